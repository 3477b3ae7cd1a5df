import FaceEngine
import FoundationEssentials
import JPEGEngine
import MantelCore
import MantelImaging
import MantelSystem
import VipsEngine

/// The photos that smart frame is judged on, and what in them was marked by eye.
///
/// They come from `scripts/faces --photos` and Debian's lomiri-wallpapers; those that are not there are left out.
enum Photographs {
  private static let root = String(#filePath.dropLast("/Tests/EngineTests/Faces/Photographs.swift".count))
  private static let folders = [root + "/.build/people", "/usr/share/backgrounds"]
  static let library = FilePath(root + "/.build/faces")

  /// The faces of each photo with people, in shares of its sides from its top left: from the forehead to the chin and from cheek to
  /// cheek, as far as the photo shows them.
  static let faces = marks("faces.json")
  /// What each photo without people is of, alike.
  static let subjects = marks("subjects.json")

  /// The detector, nil where `scripts/faces` has fetched none or the processor does not serve.
  static func detector() -> FaceDetector? {
    (try? FaceLibrary(in: [library])).map(FaceDetector.init)
  }

  /// A photo as the worker would decode it; nil where it is not there.
  static func photo(_ name: String) throws -> PixelBuffer? {
    for folder in folders {
      let path = FilePath(folder).appending(name)
      guard (try? FileStatus.of(path)) != nil else { continue }
      let file = try OpenFile.open(path, for: .reading)
      let format: PhotoFormat = name.hasSuffix(".png") ? .png : .jpeg
      let decoders: [any PhotoDecoding] = [JPEGDecoder(), VipsDecoder()]
      for decoder in decoders {
        if let photo = try decoder.decode(file, format: format, side: PhotoLimits.masterSide) {
          return photo.pixels
        }
      }
    }
    return nil
  }

  private static func marks(_ name: String) -> [String: [CropRectangle]] {
    let path = FilePath(root + "/Tests/EngineTests/Faces").appending(name)
    guard
      let bytes = try? OpenFile.open(path, for: .reading).readAll(limit: 1 << 20),
      let numbers = try? JSONDecoder().decode([String: [[Double]]].self, from: Data(bytes))
    else { return [:] }
    return numbers.mapValues { boxes in
      boxes.map { CropRectangle(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
  }
}

/// A photo and the boxes in it that were marked by eye, in shares of its sides.
struct MarkedPhoto: Sendable, CustomStringConvertible {
  let name: String
  let boxes: [CropRectangle]

  var description: String { name }

  /// All of them, by name.
  static func all(_ marks: [String: [CropRectangle]]) -> [MarkedPhoto] {
    marks.map { MarkedPhoto(name: $0.key, boxes: $0.value) }.sorted { $0.name < $1.name }
  }
}

/// How a framing of a photo shows what was marked in it.
struct Verdict {
  /// The shapes with room for all that was marked.
  var withRoom: [WidgetShape] = []
  /// Those of them that show all of it.
  var shown: [WidgetShape] = []

  /// `boxes` in pixels of the photo. A mark by eye is right to about a twentieth of its side, so much may be missing.
  init(_ framing: PhotoFraming, photo: PixelSize, boxes: [CropRectangle]) {
    let marked = boxes.map {
      CropRectangle(
        x: $0.x + $0.width / 20, y: $0.y + $0.height / 20, width: $0.width * 0.9,
        height: $0.height * 0.9)
    }
    let left = marked.map(\.x).min() ?? 0
    let top = marked.map(\.y).min() ?? 0
    let right = marked.map { $0.x + $0.width }.max() ?? 0
    let bottom = marked.map { $0.y + $0.height }.max() ?? 0
    for shape in WidgetShape.allCases {
      let window = PhotoFraming().rectangle(photo: photo, shape: shape, frame: .fullBleed)
      guard right - left <= window.width, bottom - top <= window.height else { continue }
      withRoom.append(shape)
      let crop = framing.rectangle(photo: photo, shape: shape, frame: .fullBleed)
      if crop.x <= left, crop.y <= top, crop.x + crop.width >= right,
        crop.y + crop.height >= bottom
      {
        shown.append(shape)
      }
    }
  }
}

extension [CropRectangle] {
  /// Shares of a photo's sides, in its pixels.
  func scaled(to photo: PixelSize) -> [CropRectangle] {
    let (width, height) = (Double(photo.width), Double(photo.height))
    return map {
      CropRectangle(
        x: $0.x * width, y: $0.y * height, width: $0.width * width, height: $0.height * height)
    }
  }
}
