/// The command-line tool.
@main
struct Routegen {
  static func main() {}
}
