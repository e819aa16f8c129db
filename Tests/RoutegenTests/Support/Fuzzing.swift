import Foundation

/// How long random tests of links and texts run, and from which seed.
enum Fuzzing {
  /// `ROUTEGEN_SEED`, or a new one.
  static var seed: UInt64 { environment("ROUTEGEN_SEED") ?? .random(in: 0...9_999_999) }

  /// `ROUTEGEN_FUZZ_SECONDS`, or a second or two.
  static func duration(_ usual: Double) -> Duration {
    .seconds(environment("ROUTEGEN_FUZZ_SECONDS").map { Double($0) } ?? usual)
  }

  private static func environment(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
