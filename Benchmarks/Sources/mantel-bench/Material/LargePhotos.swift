import MantelSystem
import Measuring

/// A shared folder with the photo that has the most pixels that a master can have, once as it is and once with all that a look can have.
struct LargePhotos {
  /// The shared folder.
  let home: FilePath
  /// The widgets, by their identifiers and by what is in them; each has one photo.
  let widgets: [(id: String, name: String)] = [
    ("5f0c3f8e-9d1b-4c0e-8a53-2f6f4b1d7b01", "2560×2560"),
    ("5f0c3f8e-9d1b-4c0e-8a53-2f6f4b1d7b02", "2560×2560, filter, frame, caption"),
  ]

  private static let look = [
    "--filter", "noir", "--frame", "instant", "--mat", "cream", "--caption", "text", "--text",
    "By the sea", "--font", "hand",
  ]

  /// Imports it and makes its pictures.
  init(_ place: Workplace) throws {
    home = try place.emptyFolder("large-home")
    for (id, name) in widgets {
      try place.mantel("new", name, "--id", id, home: home).run()
      try place.mantel("add", id, Photographs.square.lossyText, home: home).run()
    }
    try place.mantel(["look", widgets[1].id] + Self.look, home: home).run()
    try place.mantel("render", home: home).run()
  }
}
