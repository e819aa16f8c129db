extension Compilation {
  /// Leaves out what a build says already where it runs for another target: a finding of a module's own check, in the
  /// module's files. An error stays.
  ///
  /// - Parameter isAnotherTarget: The manifest itself is another target's, as the one that tests are for.
  mutating func leaveOutFindings(ofOtherTargets isAnotherTarget: Bool) {
    if isAnotherTarget {
      diagnostics.removeAll { $0.severity != .error }
    } else if let manifest = loaded?.manifest {
      leaveOutFindings(ofModulesIn: manifest)
    }
  }

  private mutating func leaveOutFindings(ofModulesIn manifest: Manifest) {
    for mount in manifest.mounts {
      guard let module = mount.manifest else { continue }
      func isMinor(_ finding: Diagnostic) -> Bool {
        finding.severity != .error && mount.files.contains(Int(finding.range.file.index))
      }
      let path = sources.files[mount.files.lowerBound].path
      if diagnostics.contains(where: isMinor), let own = try? Compilation(manifest: path, files: files) {
        // Its files are numbered from 0 there, in the same order.
        let known = Set(own.diagnostics.map { Finding($0, offset: mount.files.lowerBound) })
        diagnostics.removeAll { isMinor($0) && known.contains(Finding($0, offset: 0)) }
      }
      leaveOutFindings(ofModulesIn: module)
    }
  }
}

/// What makes two findings the same: the names in their messages differ with who asks.
private struct Finding: Hashable {
  let rule: Rule
  var range: SourceRange

  init(_ diagnostic: Diagnostic, offset: Int) {
    rule = diagnostic.rule
    range = diagnostic.range
    range.file = FileID(index: range.file.index + Int32(offset))
  }
}
