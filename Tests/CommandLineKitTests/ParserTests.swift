import CommandLineKit
import Testing

@Suite struct ParserTests {
  @Test func `options may stand anywhere among the arguments`() throws {
    let call = try ToyProgram.invocation(
      "--json", "new", "--every", "1h", "Kitchen", "--center=-0.5,1")
    #expect(call.command.name == "new")
    #expect(try call.argument("NAME")?.text() == "Kitchen")
    #expect(try call.value("every")?.text() == "1h")
    #expect(try call.value("center")?.text() == "-0.5,1")
    #expect(call.flag("json"))
    #expect(!call.flag("help"))
  }

  @Test func `a negative number is a value and an argument, not an option`() throws {
    #expect(
      try ToyProgram.invocation("new", "--center", "-0.5,1", "-.5").value("center")?.text()
        == "-0.5,1")
    #expect(try ToyProgram.invocation("new", "-5").argument("NAME")?.text() == "-5")
  }

  @Test func `two dashes end the options`() throws {
    let call = try ToyProgram.invocation("add", "Hall", "--", "--json", "-h", "--")
    #expect(try call.arguments("FILE").map { try $0.text() } == ["--json", "-h", "--"])
    #expect(!call.flag("json"))
  }

  @Test func `a lone dash and an empty argument are arguments`() throws {
    let call = try ToyProgram.invocation("add", "-", "")
    #expect(call.argument("WIDGET")?.bytes == [45])
    #expect(call.argument("FILE")?.bytes == [])
  }

  @Test func `a file name that is not UTF-8 keeps its bytes`() throws {
    let name: [UInt8] = [0x66, 0xFF, 0x0A, 0x67]
    let request = try ToyProgram.spec.parse([Array("add".utf8), Array("Hall".utf8), name])
    guard case .run(let call) = request else { throw ToyProgram.NotACall() }
    let file = try #require(call.argument("FILE"))
    #expect(file.bytes == name)
    #expect(throws: CommandLineError.notText(argument: "FILE", value: name)) { try file.text() }
  }

  @Test func `arguments fill the places that must be filled first`() throws {
    let moved = try ToyProgram.invocation("move", "a", "b", "c")
    #expect(try moved.arguments("FILE").map { try $0.text() } == ["a", "b"])
    #expect(try moved.argument("FOLDER")?.text() == "c")
    let bare = try ToyProgram.invocation("move", "c")
    #expect(bare.arguments("FILE").isEmpty)
    #expect(try bare.argument("FOLDER")?.text() == "c")
    #expect(try ToyProgram.invocation("render").argument("WIDGET") == nil)
  }

  @Test func `optional places are filled from the left, and never from what a later place needs`()
    throws
  {
    let program = ProgramSpec(
      name: "toy", version: "1", summary: "",
      groups: [
        CommandGroup(
          "",
          [
            CommandSpec(
              "mix", summary: "",
              positionals: [
                Positional("A", .text, .optional), Positional("B", .text, .optional),
                Positional("C", .text),
              ])
          ])
      ], commonOptions: [], listing: .init(widgets: [], photos: []))
    let request = try program.parse(["mix", "1", "2"].map { Array($0.utf8) })
    guard case .run(let call) = request else { throw ToyProgram.NotACall() }
    #expect(try call.argument("A")?.text() == "1")
    #expect(call.argument("B") == nil)
    #expect(try call.argument("C")?.text() == "2")
  }

  @Test func `help outranks every mistake, but not after two dashes`() throws {
    let new = try #require(ToyProgram.spec.command(named: "new"))
    #expect(try ToyProgram.parse("--help") == .help(nil))
    #expect(try ToyProgram.parse("new", "--bogus", "-h") == .help(new))
    #expect(try ToyProgram.parse("help") == .help(nil))
    #expect(try ToyProgram.parse("help", "new") == .help(new))
    #expect(try ToyProgram.invocation("new", "--", "-h").argument("NAME")?.text() == "-h")
    #expect(try ToyProgram.parse("--version") == .version)
  }

  @Test(arguments: mistakes) func `a wrong call is told by its first mistake`(
    _ words: [String], _ error: CommandLineError
  ) {
    #expect(throws: error) { try ToyProgram.spec.parse(words.map { Array($0.utf8) }) }
  }

  static let mistakes: [([String], CommandLineError)] = [
    ([], .missingVerb),
    (["--json"], .missingVerb),
    (["ad", "x"], .unknownVerb(Array("ad".utf8), suggestion: "add")),
    (["dance"], .unknownVerb(Array("dance".utf8), suggestion: nil)),
    (["help", "nwe"], .unknownVerb(Array("nwe".utf8), suggestion: "new")),
    (["--every", "1h", "new"], .unknownOption(Array("--every".utf8), verb: nil, suggestion: nil)),
    (
      ["new", "a", "--evry=1h"],
      .unknownOption(Array("--evry".utf8), verb: "new", suggestion: "--every")
    ),
    (["list", "-x"], .unknownOption(Array("-x".utf8), verb: "list", suggestion: nil)),
    (["list", "--json", "--json"], .repeatedOption("--json")),
    (["new", "a", "--every=1h", "--every", "1h"], .repeatedOption("--every")),
    (
      ["new", "a", "--every"],
      .missingValue(option: "--every", valueName: "15m|1h|never")
    ),
    (["new", "a", "--center", "--json"], .missingValue(option: "--center", valueName: "X,Y")),
    (["list", "--json=yes"], .unexpectedValue(option: "--json", value: Array("yes".utf8))),
    (["add"], .missingArgument("WIDGET", verb: "add")),
    (["add", "Hall"], .missingArgument("FILE", verb: "add")),
    (["list", "a", "b"], .unexpectedArgument(Array("a".utf8), verb: "list")),
    (["help", "list", "a"], .unexpectedArgument(Array("a".utf8), verb: "help")),
    (
      ["new", "a", "--every", "2h"],
      .valueNotAllowed(
        argument: "--every", value: Array("2h".utf8), allowed: ["15m", "1h", "never"])
    ),
    (
      ["completion", "tcsh"],
      .valueNotAllowed(
        argument: "SHELL", value: Array("tcsh".utf8), allowed: ["bash", "zsh", "fish"])
    ),
  ]

  @Test func `an option name that is not UTF-8 is unknown, not repaired`() {
    let name: [UInt8] = Array("--json".utf8) + [0xFF]
    #expect(throws: CommandLineError.unknownOption(name, verb: "list", suggestion: "--json")) {
      try ToyProgram.spec.parse([Array("list".utf8), name])
    }
  }

  @Test func `no call of random bytes does more than fail`() {
    var state: UInt64 = 7
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let pieces = ["new", "add", "--", "-", "--every", "=", "--json", "-h", "1h", "\u{FF}", "help"]
    for _ in 0..<5_000 {
      let words = (0..<next() % 6).map { _ in
        (0..<next() % 3).flatMap { _ in Array(pieces[Int(next()) % pieces.count].utf8) }
          + (next() % 4 == 0 ? [UInt8(next() & 0xFF)] : [])
      }
      _ = try? ToyProgram.spec.parse(words)
    }
  }
}
