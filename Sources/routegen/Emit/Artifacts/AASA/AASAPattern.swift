/// A pattern of an apple-app-site-association file: `*`, `?`, and `$(variable)` among literal text.
///
/// There is no escape: these characters always mean what they mean.
struct AASAPattern: Sendable {
  private indirect enum Token: Sendable {
    case scalar(UInt32)
    case one
    case many
    case variable([[Token]])
  }

  private var tokens: [Token]
  /// A variable that is not defined: such a pattern matches nothing.
  private(set) var undefinedVariable: String?

  init(_ text: String, variables: [String: [String]]) {
    (tokens, undefinedVariable) = AASAPattern.parse(text.unicodeScalars.map(\.value), variables: variables)
  }

  private static func parse(_ text: [UInt32], variables: [String: [String]]?) -> ([Token], undefined: String?) {
    var tokens: [Token] = []
    var index = 0
    while index < text.count {
      let scalar = text[index]
      index += 1
      switch scalar {
      case 0x2A: tokens.append(.many)
      case 0x3F: tokens.append(.one)
      case 0x24 where variables != nil && index < text.count && text[index] == 0x28:
        guard let close = text[index...].firstIndex(of: 0x29) else {
          tokens.append(.scalar(scalar))
          continue
        }
        var name = String.UnicodeScalarView()
        name.append(contentsOf: text[(index + 1)..<close].compactMap(Unicode.Scalar.init))
        index = close + 1
        guard let values = variables?[String(name)] ?? AASAVariables.predefined(String(name)) else {
          return ([], String(name))
        }
        tokens.append(.variable(values.map { parse($0.unicodeScalars.map(\.value), variables: nil).0 }))
      default: tokens.append(.scalar(scalar))
      }
    }
    return (tokens, nil)
  }

  /// Whether the pattern covers the whole of `text`.
  ///
  /// - Complexity: O(tokens × length), variables counted with all their values.
  func matches(_ text: String, caseSensitive: Bool) -> Bool {
    guard undefinedVariable == nil else { return false }
    let subject = text.unicodeScalars.map { caseSensitive ? $0.value : Self.folded($0.value) }
    var reached = [Bool](repeating: false, count: subject.count + 1)
    reached[0] = true
    return Self.advance(reached, through: tokens, over: subject, caseSensitive: caseSensitive)[subject.count]
  }

  /// The places in `subject` that can be reached from those in `start` by consuming `tokens`.
  private static func advance(
    _ start: [Bool], through tokens: [Token], over subject: [UInt32], caseSensitive: Bool
  ) -> [Bool] {
    var reached = start
    for token in tokens {
      var next = [Bool](repeating: false, count: reached.count)
      switch token {
      case .scalar(let value):
        let wanted = caseSensitive ? value : folded(value)
        for index in subject.indices where reached[index] && subject[index] == wanted { next[index + 1] = true }
      case .one:
        for index in subject.indices where reached[index] { next[index + 1] = true }
      case .many:
        if let first = reached.firstIndex(of: true) {
          for index in first..<next.count { next[index] = true }
        }
      case .variable(let values):
        for value in values {
          let ends = advance(reached, through: value, over: subject, caseSensitive: caseSensitive)
          for index in ends.indices where ends[index] { next[index] = true }
        }
      }
      reached = next
    }
    return reached
  }

  private static func folded(_ value: UInt32) -> UInt32 {
    if value < 0x80 { return value >= 0x41 && value <= 0x5A ? value + 0x20 : value }
    let lower = Unicode.Scalar(value)?.properties.lowercaseMapping.unicodeScalars
    return lower?.count == 1 ? lower?.first?.value ?? value : value
  }
}

/// The variables that every file may use without defining them.
enum AASAVariables {
  static func predefined(_ name: String) -> [String]? {
    switch name {
    case "alpha": upper + lower
    case "upper": upper
    case "lower": lower
    case "alnum": upper + lower + digits
    case "digit": digits
    case "xdigit": digits + "ABCDEFabcdef".map(String.init)
    case "region": pairs(in: regions)
    case "lang": pairs(in: languages)
    default: nil
    }
  }

  private static let upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
  private static let lower = "abcdefghijklmnopqrstuvwxyz".map(String.init)
  private static let digits = "0123456789".map(String.init)

  private static func pairs(in text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// ISO 3166-1 alpha-2.
  private static let regions = """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA \
    CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA \
    GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP \
    KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS \
    MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS \
    RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW \
    TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
    """

  /// ISO 639-1.
  private static let languages = """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo \
    es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg \
    ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn \
    no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta \
    te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """
}
