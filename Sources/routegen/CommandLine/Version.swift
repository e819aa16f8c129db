/// The version of the tool; this is the one place that states it.
enum Version {
  static let current = "0.1.0"
}
