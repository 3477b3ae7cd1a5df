import MantelCore
import MantelImaging
import TestSupport
import Testing

/// The displays themselves: what is on them is what a screenshot has.
@Suite struct DisplayTests {
  @Test func `a screenshot of an X display has its pixels`() throws {
    let display = try XDisplay(.plain(width: 320, height: 200))
    try display.run("xsetroot", "-solid", "#204060")
    #expect(try display.screenshot() == plain(320, 200))
  }

  @Test func `a screenshot of sway has its pixels, at any scale`() throws {
    let display = try WaylandDisplay(width: 640, height: 400, scale: 2)
    let picture = try Patience.poll("the background") {
      let picture = try display.screenshot()
      return picture == plain(640, 400) ? picture : nil
    }
    #expect(picture.size == PixelSize(width: 640, height: 400))
  }

  @Test func `GNOME in a window fills its display and has an X server of its own`() throws {
    let display = try NestedGNOME()
    #expect(try display.screenshot().size == PixelSize(width: 1280, height: 900))
    #expect(display.environment["DISPLAY"]?.first == ":")
    #expect(display.environment["WAYLAND_DISPLAY"]?.isEmpty == false)
  }

  @Test func `monitors are plugged in and pulled out`() throws {
    let display = try XDisplay(.pluggable)
    try display.plugIn()
    #expect(try display.run("xrandr", "--listmonitors").lines[0] == "Monitors: 2")
    try display.pullOut()
    #expect(try display.run("xrandr", "--listmonitors").lines[0] == "Monitors: 1")
  }

  @Test func `a picture is like itself and not like another`() throws {
    let one = plain(64, 64)
    var touched = one
    for index in stride(from: 0, to: touched.bytes.count, by: 7) where index % 4 != 3 {
      touched.bytes[index] += 2
    }
    #expect(PictureComparison.areAlike(one, touched))
    var wrong = one
    for index in 0..<wrong.bytes.count / 8 { wrong.bytes[index] = 255 }
    #expect(!PictureComparison.areAlike(one, wrong))
    #expect(!PictureComparison.areAlike(one, plain(64, 63)))
  }

  @Test func `a photo that is a pixel beside its place is told from one at its place`() {
    let photo = DetailedPhoto.pixels(1)
    let (place, beside) = (
      photo.part(x: 10, y: 10, width: 364, height: 382),
      photo.part(x: 11, y: 10, width: 364, height: 382)
    )
    #expect(!PictureComparison.areAlike(place, beside))
    #expect(PictureComparison.areAlike(place, place))
  }

  private func plain(_ width: Int, _ height: Int) -> PixelBuffer {
    PixelBuffer(size: PixelSize(width: width, height: height)) { pixels in
      for index in pixels.indices { pixels[index] = [0x20, 0x40, 0x60, 255][index % 4] }
    }
  }
}
