import AllocationCount
import Foundation

/// Ways to do the same, measured side by side.
struct Contest {
  /// One way; gives whether there was a result.
  struct Way {
    let name: String
    let run: (Int) -> Bool
  }

  let size: Int
  /// How many inputs there are.
  let count: Int
  /// The first two are what all are compared with.
  let ways: [Way]

  private static let rounds = ProcessInfo.processInfo.environment["BENCH_ROUNDS"].flatMap { Int($0) } ?? 15

  /// Runs all ways by turns, so that noise hits them alike.
  ///
  /// The time is the median of a way's rounds, a ratio the median of its ratios to the rounds beside them.
  func run() {
    var times = [[Double]](repeating: [], count: ways.count)
    for _ in 0..<Self.rounds {
      for (number, way) in ways.enumerated() { times[number].append(nanoseconds(way)) }
    }
    for (number, way) in ways.enumerated() {
      func ratio(to other: Int) -> String {
        String(format: "%8.2f", Self.median(zip(times[number], times[min(other, ways.count - 1)]).map { $0 / $1 }))
      }
      print(
        Self.pad("\(size)", 7), Self.pad(way.name, 40), String(format: "%9.0f", Self.median(times[number])),
        ratio(to: 0), ratio(to: 1), String(format: "%8.2f", allocations(way, Array(0..<count))))
    }
  }

  /// Allocations for each of some inputs.
  func allocations(_ way: Way, _ inputs: [Int]) -> Double {
    let before = allocationCount()
    // In debug an iterator would allocate too.
    var position = 0
    while position < inputs.count {
      _ = way.run(inputs[position])
      position += 1
    }
    return Double(allocationCount() - before) / Double(max(1, inputs.count))
  }

  private func nanoseconds(_ way: Way) -> Double {
    let clock = ContinuousClock()
    var passes = 0
    let start = clock.now
    repeat {
      for index in 0..<count { _ = way.run(index) }
      passes += 1
    } while clock.now - start < .milliseconds(10)
    return (clock.now - start) / .nanoseconds(1) / Double(passes * count)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
