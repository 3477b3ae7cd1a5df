import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import TestSupport

extension Desk {
  /// What is placed on the desktop.
  var desktop: DesktopStore { DesktopStore(HomeFolder(home)) }

  /// Makes the widget `Hearth` of so many finished photos and places it in the large shape; gives the photos' identifiers.
  @discardableResult
  func placedHearth(
    _ count: Int, _ options: String..., x: Double = 100, y: Double = 100, output: String? = nil
  ) throws -> [String] {
    let settings = options.isEmpty ? ["--order", "in-order"] : options
    _ = try answer(["new", "Hearth", "--id", Self.identifier] + settings + Self.noon)
    var photos: [String] = []
    if count > 0 {
      let names = try (1...count).map { try detailedPhoto($0) }
      photos = try answer(["add", "Hearth"] + names + Self.noon)["added"].items
        .map(\.["photo"].string)
    }
    try place(x: x, y: y, output: output)
    if count > 0 { _ = try answer("render", "Hearth") }
    return photos
  }

  /// Puts a photo with many small parts into the folder of photos, so that a pixel's shift is seen in it.
  @discardableResult
  func detailedPhoto(_ number: Int, name: String? = nil) throws -> String {
    let name = name ?? "\(number).jpg"
    try folder.write(DetailedPhoto.jpeg(number), to: "pictures/\(name)")
    return name
  }

  /// Places the agreed widget as if a monitor of one pixel a point had shown it already, so that its pictures are rendered; gives the
  /// placement.
  @discardableResult
  func place(
    shape: WidgetShape = .large, x: Double, y: Double, output: String? = nil
  ) throws -> PlacementIdentifier {
    guard let widget = WidgetIdentifier(Self.identifier) else {
      throw FixtureError.badIdentifier(Self.identifier)
    }
    var placement = Placement(
      widget: widget, shape: shape, output: output, place: DesktopPlace(x: x, y: y))
    placement.scale = 1
    try desktop.update { $0.append(placement) }
    return placement.id
  }

  /// The one placement there is.
  func placement() throws -> Placement {
    guard let placement = try desktop.placements().first else {
      throw FixtureError.missing("a placement")
    }
    return placement
  }

  /// How often the agreed widget was tapped onward.
  func taps() throws -> Int {
    try answer("list")["widgets"][0]["offset"].int
  }

  /// The picture that `mantel show` makes.
  func picture(
    shape: WidgetShape = .large, scale: Double = 1, at time: [String] = Desk.noon,
    _ options: String...
  ) throws -> PixelBuffer {
    try picture(options, shape: shape, scale: scale, at: time)
  }

  /// The picture that `mantel show` makes with these options.
  func picture(
    _ options: [String], shape: WidgetShape = .large, scale: Double = 1,
    at time: [String] = Desk.noon
  ) throws -> PixelBuffer {
    let file = folder.path.appending("shown.png").lossyText
    let target = ["--out", file, "--shape", "\(shape.token)", "--scale", "\(scale)"]
    _ = try answer(["show", "Hearth"] + target + options + time)
    return try PortablePixmap.pixels(
      Machine.run("convert", file, "-alpha", "off", "-depth", "8", "ppm:-").output)
  }
}

extension PixelBuffer {
  /// What a widget shows on this screenshot, as its report of a picture says; without its rounded corners.
  func widget(_ shown: JSON, scale: Double = 1, left: Double = 0, top: Double = 0) -> PixelBuffer {
    let x = Int((shown["x"].double * scale + left).rounded())
    let y = Int((shown["y"].double * scale + top).rounded())
    return part(x: x, y: y, width: shown["width"].int, height: shown["height"].int)
      .inside(Int(24 * scale))
  }
}
