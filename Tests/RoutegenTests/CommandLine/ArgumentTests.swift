import Testing

@testable import routegen

@Suite("Parsing of arguments")
struct ArgumentTests {
  private static let flag = Option(name: "strict", short: "s", help: "")
  private static let value = Option(name: "format", short: "f", value: .init(name: "format"), help: "")
  private static let choice = Option(
    name: "color", value: .init(name: "color", kind: .oneOf(["red", "green"])), isRepeatable: true, help: "")

  private func parse(_ words: String...) throws(Failure) -> ParsedArguments {
    let command = Command(
      name: "test", overview: "",
      arguments: [
        Argument(value: .init(name: "first"), help: ""),
        Argument(value: .init(name: "rest"), isOptional: true, isRepeatable: true, help: ""),
      ],
      options: [Self.flag, Self.value, Self.choice]
    ) { _, _ in .success }
    return try ParsedArguments(words, for: command)
  }

  private func message(_ words: String...) -> String? {
    let command = Command(
      name: "test", overview: "", arguments: [Argument(value: .init(name: "first"), help: "")],
      options: [Self.flag, Self.value, Self.choice]
    ) { _, _ in .success }
    do throws(Failure) {
      _ = try ParsedArguments(words, for: command)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func valuesStandApartOrJoined() throws {
    #expect(try parse("a", "--format", "x").value(Self.value) == "x")
    #expect(try parse("a", "--format=x=y").value(Self.value) == "x=y")
    #expect(try parse("-f", "x", "a").value(Self.value) == "x")
    #expect(try parse("-f=x", "a").value(Self.value) == "x")
    #expect(try parse("-f", "-", "a").value(Self.value) == "-")
    #expect(try parse("a", "-f", "x", "-f", "y").value(Self.value) == "y")
    #expect(try parse("a", "--color", "red", "--color=green").values(Self.choice) == ["red", "green"])
  }

  @Test func argumentsMayFollowOptionsAndTheOtherWayRound() throws {
    let parsed = try parse("a", "-s", "b", "-", "--", "--strict", "-x")
    #expect(parsed.has(Self.flag))
    #expect(parsed.arguments(0) == ["a"])
    #expect(parsed.arguments(1) == ["b", "-", "--strict", "-x"])
  }

  @Test func helpNeedsNothingElse() throws {
    #expect(try parse("--help").has(.help))
    #expect(try parse("-h").has(.help))
  }

  @Test func mistakes() {
    #expect(message() == "'test' needs '<first>'")
    #expect(message("a", "b") == "unexpected argument 'b'")
    #expect(message("a", "--stric") == "unknown option '--stric'; did you mean '--strict'?")
    #expect(message("a", "--zzz") == "unknown option '--zzz'")
    #expect(message("a", "--strict=1") == "'--strict' takes no value")
    #expect(message("a", "--format") == "'--format' needs a value: '-f, --format <format>'")
    #expect(message("a", "-f", "--strict") == "'-f' needs a value: '-f, --format <format>'")
    #expect(message("a", "--format=") == "'--format' needs a value: '-f, --format <format>'")
    #expect(message("a", "--color", "gren") == "'--color' cannot be 'gren'; did you mean 'green'?")
    #expect(message("a", "--color", "blue") == "'--color' cannot be 'blue': choose from red, green")
  }
}
