import MantelSystem

/// How the program was called. People call `mantel desktop`; these options are for it and for tests.
struct WidgetCall {
  /// Whether descriptor 3 waits to hear how the start went.
  var notifies = false
  /// Whether what happens is told on standard output, a JSON object a line.
  var reports = false
  /// Whether pictures that are missing are asked for.
  var asksForPictures = true
  /// A file to take the time from, in place of the machine's clock.
  var clock: FilePath?

  /// An argument that means nothing.
  struct Unknown: Error {
    let argument: String
  }

  init(_ arguments: [[UInt8]]) throws(Unknown) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch String(decoding: argument, as: UTF8.self) {
      case "--notify": notifies = true
      case "--report": reports = true
      case "--no-render": asksForPictures = false
      case "--clock":
        guard let file = rest.popFirst() else { throw Unknown(argument: "--clock") }
        clock = FilePath(bytes: file)
      case let other: throw Unknown(argument: other)
      }
    }
  }
}
