import MantelCore
import MantelImaging
import TerminalEngine
import Testing

@Suite struct TerminalPainterTests {
  private func draw(
    _ width: Int, _ height: Int, columns: Int, rows: Int, _ environment: [String: String]
  ) -> String {
    let pixels = PixelBuffer(size: PixelSize(width: width, height: height)) { bytes in
      for index in bytes.indices { bytes[index] = [200, 100, 50, 0][index % 4] }
    }
    let drawn = TerminalPainter().draw(
      pixels, columns: columns, rows: rows, environment: environment)
    return String(decoding: drawn, as: UTF8.self)
  }

  private let trueColor = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"]

  @Test func `a terminal of all colours gets the picture's own`() {
    #expect(draw(40, 40, columns: 20, rows: 10, trueColor).contains("2;200;100;50m"))
  }

  @Test func `a terminal of 256 colours gets one of those`() {
    let drawn = draw(40, 40, columns: 20, rows: 10, ["TERM": "screen-256color", "LANG": "C.UTF-8"])
    #expect(drawn.contains("8;5;") && !drawn.contains("2;200;100;50"))
  }

  @Test func `a terminal that shows pixels gets pixels`() {
    let kitty = draw(40, 40, columns: 20, rows: 10, ["TERM": "xterm-kitty"])
    #expect(kitty.contains("\u{1B}_G"))
    let sixels = draw(40, 40, columns: 20, rows: 10, ["TERM": "mlterm"])
    #expect(sixels.contains("\u{1B}P"))
  }

  @Test func `a terminal without UTF-8 gets nothing but ASCII`() {
    let drawn = draw(40, 40, columns: 20, rows: 10, ["TERM": "vt100", "LANG": "C"])
    #expect(!drawn.isEmpty && drawn.utf8.allSatisfy { $0 < 128 })
  }

  // A cell is taken to be twice as high as wide.
  @Test(arguments: [(40, 40, 10), (80, 40, 5), (40, 400, 20), (1, 20000, 20), (20000, 1, 1)])
  func `the proportions are kept`(width: Int, height: Int, lines: Int) {
    let drawn = draw(width, height, columns: 20, rows: 20, trueColor)
    #expect(drawn.split(separator: "\n").count == lines)
  }

  @Test func `there is nothing to draw where there is no room`() {
    #expect(draw(40, 40, columns: 0, rows: 20, trueColor).isEmpty)
    #expect(draw(40, 40, columns: 20, rows: -1, trueColor).isEmpty)
  }

  @Test func `the same picture is drawn the same`() {
    #expect(
      draw(40, 40, columns: 9, rows: 9, trueColor) == draw(40, 40, columns: 9, rows: 9, trueColor))
  }
}
