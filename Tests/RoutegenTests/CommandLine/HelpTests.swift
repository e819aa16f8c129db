import Testing

@testable import routegen

@Suite("Help")
struct HelpTests {
  @Test func tool() throws {
    let help = ToolRun("--help")
    #expect(help.code == .success)
    try expectSnapshot(help.output, "help.txt")
    #expect(ToolRun().output == help.output)
    #expect(ToolRun("-h").output == help.output)
    #expect(ToolRun("help").output == help.output)
  }

  @Test(arguments: Command.all.map(\.name))
  func command(name: String) throws {
    let help = ToolRun(name, "--help")
    #expect(help.code == .success)
    #expect(help.errors.isEmpty)
    try expectSnapshot(help.output, "help-\(name).txt")
    #expect(ToolRun("help", name).output == help.output)
    #expect(ToolRun(name, "-h").output == help.output)
  }

  @Test(arguments: Command.all.map(\.name))
  func linesFitTheTerminal(name: String) {
    for width in [72, 80, 120] {
      let help = ToolRun(name, "--help", terminal: Terminal(width: width)).output
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= width }, "\(help)")
    }
  }

  @Test func version() {
    let version = ToolRun("--version")
    #expect(version.output == Version.current + "\n")
    #expect(version.output.split(separator: ".").count == 3)
  }

  @Test func unknownCommand() {
    let run = ToolRun("chek")
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        error: unknown command 'chek'; did you mean 'check'?
        Usage: routegen <subcommand>
          See 'routegen --help' for more information.

        """)
    #expect(ToolRun("help", "zzz").code == .usage)
    #expect(ToolRun("--verson").errors.hasPrefix("error: unknown option '--verson'; did you mean '--version'?"))
  }

  @Test func usageErrorNamesTheUsage() {
    let run = ToolRun("explain")
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        error: 'explain' needs '<rule>'
        Usage: routegen explain <rule>
          See 'routegen explain --help' for more information.

        """)
  }

  @Test func outputThatCannotBeWritten() {
    let output = MemorySink(limit: 3)
    let errors = MemorySink()
    let code = run(
      arguments: ["--version"],
      environment: Environment(
        files: MemoryFileSystem(), input: MemorySource([]), output: output, errors: errors, workingDirectory: "/app"))
    #expect(code == .cannotCreate)
    #expect(errors.text == "error: cannot write 'standard output': No space left on device\n")
  }
}
