extension Command {
  /// `routegen init`: a manifest to start from.
  static let initialize = Command(
    name: "init",
    overview: "Write a manifest to start from.",
    discussion: "A file that exists is never overwritten.",
    options: [.output("Where to write it; '-' prints it. (default: routes.yaml)")]
  ) { (arguments, console) throws(Failure) in
    let path = arguments.value(.output("")) ?? "routes.yaml"
    if path == "-" {
      console.print(Starter.manifest)
      return .success
    }
    if console.files.kind(of: path) != nil {
      throw Failure(code: .cannotCreate, message: "'\(path)' exists already; it is never overwritten")
    }
    try console.deliver(Starter.manifest, to: path)
    console.print("wrote '\(path)'; 'routegen check' checks it, 'routegen match <url>' says what a link opens\n")
    return .success
  }
}
