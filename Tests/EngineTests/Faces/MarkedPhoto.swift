import MantelCore

/// A photo and what in it was marked by eye.
struct MarkedPhoto: Sendable, CustomStringConvertible {
  /// Its entry in a file of marks.
  struct Truth: Decodable, Sendable {
    /// Left, top, width and height of each mark, in shares of the photo's sides from its top left.
    let boxes: [[Double]]
    /// The shapes without room for all of the marks, by their words.
    let noRoom: [String]?
    /// The shapes that have room and do not show all of the marks, by their words: the known misses.
    let missed: [String]?
    /// Whether faces are found where nobody marked one: a dog that passes for a person.
    let isTakenForPerson: Bool?
  }

  let name: String
  let truth: Truth

  var description: String { name }

  /// The marks, in pixels of the photo.
  func boxes(in photo: PixelSize) -> [CropRectangle] {
    let (width, height) = (Double(photo.width), Double(photo.height))
    return truth.boxes.map {
      CropRectangle(
        x: $0[0] * width, y: $0[1] * height, width: $0[2] * width, height: $0[3] * height)
    }
  }
}

/// How a framing of a photo shows what was marked in it, the shapes by their words.
struct Verdict: Equatable, CustomStringConvertible {
  /// The shapes without room for all that was marked.
  var noRoom: [String] = []
  /// The shapes that have room and do not show all of it.
  var missed: [String] = []

  /// What is known of a photo.
  init(_ truth: MarkedPhoto.Truth) {
    noRoom = truth.noRoom ?? []
    missed = truth.missed ?? []
  }

  /// What a framing makes of a photo whose marks are `boxes`, in its pixels. A mark by eye is right to about a twentieth of its side, so
  /// much may be missing.
  init(_ framing: PhotoFraming, photo: PixelSize, boxes: [CropRectangle]) {
    let left = boxes.map { $0.x + $0.width / 20 }.min() ?? 0
    let top = boxes.map { $0.y + $0.height / 20 }.min() ?? 0
    let right = boxes.map { $0.x + $0.width * 0.95 }.max() ?? 0
    let bottom = boxes.map { $0.y + $0.height * 0.95 }.max() ?? 0
    for shape in WidgetShape.allCases {
      let window = PhotoFraming().rectangle(photo: photo, shape: shape, frame: .fullBleed)
      let crop = framing.rectangle(photo: photo, shape: shape, frame: .fullBleed)
      if right - left > window.width || bottom - top > window.height {
        noRoom.append("\(shape)")
      } else if crop.x > left || crop.y > top || crop.x + crop.width < right
        || crop.y + crop.height < bottom
      {
        missed.append("\(shape)")
      }
    }
  }

  var description: String { "no room in \(noRoom), missed in \(missed)" }
}

extension CropRectangle {
  /// The head around a face that was marked: the crown is about a third of the marked height above it. Cut to the photo.
  func head(in photo: PixelSize) -> CropRectangle {
    let (left, top) = (max(0, x - width / 10), max(0, y - height / 3))
    return CropRectangle(
      x: left, y: top, width: min(Double(photo.width), x + width * 1.1) - left,
      height: y + height - top)
  }
}
