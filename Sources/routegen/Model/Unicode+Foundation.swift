internal import Foundation

/// The text in Unicode normalisation form C.
func nfc(_ text: String) -> String {
  text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
}
