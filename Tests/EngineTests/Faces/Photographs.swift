import FaceEngine
import JPEGEngine
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import VipsEngine

/// The photos that smart frame is judged on, which `scripts/faces --photos` fetches, and what in them was marked by eye.
enum Photographs {
  private static let root = FilePath(#filePath).parent.parent.parent.parent

  /// The faces of each photo with people: from the forehead to the chin and from cheek to cheek, as far as the photo shows them.
  static let faces = marks("faces.json")
  /// What each photo without people is of.
  static let subjects = marks("subjects.json")

  /// Whether the detector exists for this processor; where it does, a test without it fails.
  static let processorServes: Bool = {
    do throws(FaceLibraryError) {
      _ = try FaceLibrary(in: [])
      return true
    } catch {
      return error != .processor
    }
  }()

  /// The detector that `scripts/faces` fetched; nil only where the processor does not serve.
  static func detector() throws -> FaceDetector? {
    guard processorServes else { return nil }
    return FaceDetector(try FaceLibrary(in: [root.appending(".build/faces")]))
  }

  /// A photo as the worker would decode it.
  static func photo(_ name: String) throws -> PixelBuffer {
    let path = root.appending(".build/people").appending(name)
    guard Folder.exists(path) else { throw UnfetchedPhotograph(name: name) }
    let file = try OpenFile.open(path, for: .reading)
    let format: PhotoFormat = name.hasSuffix(".png") ? .png : .jpeg
    let decoders: [any PhotoDecoding] = [JPEGDecoder(), VipsDecoder()]
    for decoder in decoders {
      if let photo = try decoder.decode(file, format: format, side: PhotoLimits.masterSide) {
        return photo.pixels
      }
    }
    throw UnfetchedPhotograph(name: name)
  }

  private static func marks(_ name: String) -> [MarkedPhoto] {
    let path = root.appending("Tests/EngineTests/Faces").appending(name)
    guard let bytes = try? OpenFile.open(path, for: .reading).readAll(limit: 1 << 20),
      let truth = try? JSONText.decode([String: MarkedPhoto.Truth].self, from: bytes)
    else { return [] }
    return truth.map { MarkedPhoto(name: $0.key, truth: $0.value) }.sorted { $0.name < $1.name }
  }
}

/// What to do about a photo that is not there.
struct UnfetchedPhotograph: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "There is no picture \(name) in .build/people: run scripts/faces --photos, which fetches it."
  }
}
