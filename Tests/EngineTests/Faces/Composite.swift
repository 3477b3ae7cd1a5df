import MantelCore
import MantelImaging

/// A group picture made of people from other photos, so that where every face is stands beyond doubt.
struct Composite: Sendable, CustomStringConvertible {
  /// One person in it.
  struct Person: Sendable {
    /// The photo that the person is from, which has one face.
    let source: String
    /// The middle of the face, in shares of the picture's sides.
    let x: Double
    let y: Double
    /// The height of the face in pixels.
    let height: Double
  }

  let description: String
  let size: PixelSize
  let people: [Person]

  /// The picture, and the face of each person in its pixels.
  func made() throws -> (picture: PixelBuffer, faces: [CropRectangle]) {
    let ground = try Photographs.photo(Self.background)
    var picture = ground.scaled(CropRectangle(ground.size), to: size)
    var boxes: [CropRectangle] = []
    for person in people {
      let photo = try Photographs.photo(person.source)
      guard let marked = Photographs.faces.first(where: { $0.name == person.source }) else {
        throw UnfetchedPhotograph(name: person.source)
      }
      boxes.append(
        Self.paste(person, from: photo, face: marked.boxes(in: photo.size)[0], into: &picture))
    }
    return (picture, boxes)
  }

  /// Pastes head and shoulders, and answers where the face is.
  private static func paste(
    _ person: Person, from photo: PixelBuffer, face: CropRectangle, into picture: inout PixelBuffer
  ) -> CropRectangle {
    let (width, height) = (Double(photo.size.width), Double(photo.size.height))
    let scale = person.height / face.height
    let left = max(0, face.x - 0.8 * face.width)
    let top = max(0, face.y - 0.8 * face.height)
    let part = CropRectangle(
      x: left, y: top, width: min(width, face.x + 1.8 * face.width) - left,
      height: min(height, face.y + 2.2 * face.height) - top)
    let output = PixelSize(
      width: max(1, Int(part.width * scale)), height: max(1, Int(part.height * scale)))
    let cut = photo.scaled(part, to: output)
    let originX = Int(
      person.x * Double(picture.size.width) - (face.x + face.width / 2 - left) * scale)
    let originY = Int(
      person.y * Double(picture.size.height) - (face.y + face.height / 2 - top) * scale)
    for y in 0..<output.height where (0..<picture.size.height).contains(y + originY) {
      for x in 0..<output.width where (0..<picture.size.width).contains(x + originX) {
        let from = (y * output.width + x) * PixelBuffer.bytesPerPixel
        let to = ((y + originY) * picture.size.width + x + originX) * PixelBuffer.bytesPerPixel
        for channel in 0..<PixelBuffer.bytesPerPixel {
          picture.bytes[to + channel] = cut.bytes[from + channel]
        }
      }
    }
    return CropRectangle(
      x: Double(originX) + (face.x - left) * scale, y: Double(originY) + (face.y - top) * scale,
      width: face.width * scale, height: face.height * scale)
  }
}

extension Composite {
  private static let sources = [
    "astronaut.png", "obama.jpg", "biden.jpg", "obama2.jpg", "obama3.jpg",
  ]

  /// What all stand before.
  private static let background = "china.jpg"

  /// Groups of two to seven, near and far, in the middle and at an edge, that do and do not fit a square.
  static let all: [Composite] = [
    group("two far apart", 2400, 1600, 260, [(0.15, 0.45), (0.85, 0.5)]),
    group("two side by side", 2400, 1600, 380, [(0.36, 0.4), (0.64, 0.42)]),
    group("three at the left", 2400, 1600, 190, [(0.12, 0.4), (0.26, 0.44), (0.4, 0.4)]),
    group("three one above the other", 1600, 2400, 260, [(0.5, 0.2), (0.35, 0.5), (0.62, 0.8)]),
    group(
      "four across", 2560, 1440, 220, [(0.12, 0.42), (0.37, 0.46), (0.62, 0.42), (0.87, 0.45)]),
    group(
      "five in two rows", 2400, 1800, 180,
      [(0.3, 0.3), (0.5, 0.27), (0.7, 0.3), (0.4, 0.62), (0.6, 0.62)]),
    group(
      "six upright", 1500, 2250, 200,
      [(0.25, 0.2), (0.65, 0.22), (0.3, 0.48), (0.7, 0.5), (0.25, 0.78), (0.68, 0.8)]),
    group(
      "seven small across", 2560, 1440, 70,
      [
        (0.14, 0.5), (0.26, 0.53), (0.38, 0.5), (0.5, 0.54), (0.62, 0.5), (0.74, 0.53), (0.86, 0.5),
      ]),
    group(
      "seven small at the lower right", 2560, 1707, 60,
      [
        (0.62, 0.72), (0.68, 0.75), (0.74, 0.72), (0.8, 0.76), (0.86, 0.72), (0.92, 0.75),
        (0.77, 0.88),
      ]),
    group(
      "five as small as count", 2560, 1707, 46,
      [(0.3, 0.6), (0.36, 0.62), (0.42, 0.6), (0.48, 0.63), (0.54, 0.6)]),
    group("one small in a landscape", 2560, 1707, 64, [(0.3, 0.6)]),
  ]

  private static func group(
    _ name: String, _ width: Int, _ height: Int, _ face: Double, _ places: [(Double, Double)]
  ) -> Composite {
    Composite(
      description: name, size: PixelSize(width: width, height: height),
      people: places.enumerated().map { index, place in
        Person(
          source: sources[index % sources.count], x: place.0, y: place.1, height: face)
      })
  }
}
