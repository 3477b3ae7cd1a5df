/// How the program was called.
struct AppCall {
  /// What it is to do without a window.
  enum Errand {
    case shuffle, next
  }

  /// What it is to do without a window; nil where it is to show one.
  private(set) var errand: Errand?
  /// A file to take the time from, in place of the machine's clock; for tests.
  private(set) var clock: [UInt8]?
  /// Whether what happens is told on standard output, a JSON object a line; for tests and measurements.
  private(set) var reports = false
  /// What is left for the toolkit: links, files, and its own options.
  private(set) var rest: [[UInt8]] = []

  init(_ arguments: [[UInt8]]) {
    var left = arguments[...]
    while let argument = left.popFirst() {
      switch String(decoding: argument, as: UTF8.self) {
      case "--shuffle-photos": errand = .shuffle
      case "--next-photo": errand = .next
      case "--report": reports = true
      case "--clock": clock = left.popFirst()
      default: rest.append(argument)
      }
    }
  }
}
