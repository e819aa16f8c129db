extension Console {
  /// Reads and checks the manifest that the command line names, or the one that is found.
  ///
  /// - Parameters:
  ///   - argument: Where the manifest may stand without `--manifest`.
  ///   - view: What the manifest and its includes are to see of the disk.
  func compile(
    _ arguments: ParsedArguments, argument: String? = nil,
    seeing view: (_ files: any FileSystem, _ manifest: String) -> any FileSystem = { files, _ in files }
  ) throws(Failure) -> Compilation {
    let (path, files) = try manifest(arguments, argument: argument)
    return try compile(path, on: view(files, path))
  }

  /// Reads and checks a manifest; `-` is standard input.
  func compile(path: String) throws(Failure) -> Compilation {
    let (path, files) = try manifest(at: path)
    return try compile(path, on: files)
  }

  private func compile(_ path: String, on files: any FileSystem) throws(Failure) -> Compilation {
    do throws(FileError) {
      return try Compilation(manifest: path, files: files)
    } catch {
      throw .cannotRead(error)
    }
  }

  private func manifest(at path: String) throws(Failure) -> (path: String, files: any FileSystem) {
    if path != "-" {
      if files.kind(of: path) == .directory {
        let example = Path.join(path, "routes.yaml")
        throw Failure(code: .noInput, message: "'\(path)' is a directory; name the manifest in it, as '\(example)'")
      }
      return (path, files)
    }
    return (StandardInputFiles.path, StandardInputFiles(base: files, bytes: try read("-")))
  }

  /// The path of the manifest, and the disk it is on.
  func manifest(
    _ arguments: ParsedArguments, argument: String? = nil
  ) throws(Failure) -> (path: String, files: any FileSystem) {
    let option = arguments.value(.manifest)
    if let option, let argument {
      throw .usage("the manifest is given twice: '\(argument)', and '\(option)' after --manifest")
    }
    if let path = option ?? argument { return try manifest(at: path) }
    do throws(ManifestSearch.NotFound) {
      return (try ManifestSearch.find(from: workingDirectory, in: files), files)
    } catch {
      throw Failure(code: .noInput, message: error.message)
    }
  }

  /// Refuses a command line that names standard input more than once: it can be read only once.
  func readInputOnce(_ paths: [String?]) throws(Failure) {
    if paths.count(where: { $0 == "-" }) > 1 { throw .usage("only one input can be read from standard input") }
  }

  /// What reports call an input.
  func shownPath(of input: String) -> String { input == "-" ? StandardInputFiles.path : input }

  /// The bytes of a file, or of standard input for `-`.
  func read(_ path: String) throws(Failure) -> [UInt8] {
    do throws(FileError) {
      return try path == "-" ? environment.input.readAll() : files.read(path)
    } catch {
      throw .cannotRead(error)
    }
  }

  /// Prints the findings of a compilation that a command needs to be without errors.
  ///
  /// - Returns: The model, or nil if there are errors.
  func model(of compilation: Compilation) -> RouteModel? {
    if !compilation.diagnostics.isEmpty {
      printReport(compilation.report(in: workingDirectory), to: .errors)
    }
    return compilation.hasErrors ? nil : compilation.loaded?.model
  }

  /// Writes a result to a file, or prints it where none is named, or `-` is.
  func deliver(_ text: String, to path: String?) throws(Failure) {
    guard let path, path != "-" else { return print(text) }
    do throws(FileError) {
      try files.write(Array(text.utf8), to: path)
    } catch {
      throw .cannotWrite(error)
    }
  }
}
