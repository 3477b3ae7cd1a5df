import JPEGEngine
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import Measuring

/// A shared folder with widgets of 50 photos each, all of whose pictures are finished.
struct FiftyPhotos {
  /// The shared folder.
  let home: FilePath
  /// The widgets.
  let widgets: [String]
  /// The first of them.
  var widget: String { widgets[0] }

  /// Cuts 50 photos out of the photographs, puts them into each widget and makes 150 pictures a widget.
  init(_ place: Workplace, widgets count: Int = 1) throws {
    widgets = (0..<count).map { "5f0c3f8e-9d1b-4c0e-8a53-2f6f4b1d7a\(90 - $0)" }
    let sources = try place.emptyFolder("fifty-sources")
    home = try place.emptyFolder("fifty-home")
    var photos: [String] = []
    for path in Photographs.paths {
      let file = try OpenFile.open(path, for: .reading)
      guard let photo = try JPEGDecoder().decode(file, format: .jpeg, side: PhotoLimits.masterSide)
      else { continue }
      for part in 0..<5 {
        let name = sources.appending("\(photos.count).jpg")
        try Self.cut(part, of: photo.pixels, into: name)
        photos.append(name.lossyText)
      }
    }
    for (number, widget) in widgets.enumerated() {
      try place.mantel("new", "Fifty \(number + 1)", "--id", widget, home: home).run()
      try place.mantel(["add", widget] + photos, home: home).run()
    }
    try place.mantel("render", home: home).run()
  }

  private static func cut(_ part: Int, of photo: PixelBuffer, into path: FilePath) throws {
    let (width, height) = (Double(photo.size.width), Double(photo.size.height))
    let rectangle = CropRectangle(
      x: width / 10 * Double(part), y: 0, width: width / 2, height: height / 2)
    let pixels = photo.scaled(rectangle, to: PixelSize(width: 1200, height: 900))
    let picture = try JPEGEncoder().encode(pixels, quality: PhotoLimits.jpegQuality)
    try OpenFile.open(path, for: .creating).write(contentsOf: picture)
  }
}
