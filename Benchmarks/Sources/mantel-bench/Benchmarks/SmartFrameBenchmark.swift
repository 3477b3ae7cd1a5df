import FaceEngine
import JPEGEngine
import MantelCore
import MantelImaging
import MantelSystem
import Measuring

/// What smart frame adds to an import: the work of a worker on one thread, with and without it, in turns.
enum SmartFrameBenchmark: Benchmark {
  static let name = "smart-frame"

  static func run(_ place: Workplace) async throws -> [Finding] {
    let library = try FaceLibrary(in: [place.faces])
    let framing = SmartFraming(detector: FaceDetector(library))
    var ratios: [Double] = []
    var looks: [Double] = []
    for path in Photographs.paths {
      let samples = try Turns<Double>([
        { try seconds(path, nil) }, { try seconds(path, framing) },
      ]).samples(rounds: place.rounds(5, quick: 1)) { _, _ in }
      ratios += zip(samples[1], samples[0]).map { $0 / $1 }
      looks += zip(samples[1], samples[0]).map { $0 - $1 }
    }
    return [
      Finding("import with ÷ import without", .ratio, Distribution(ratios), goal: 1.3),
      Finding("what it adds to a photo", .seconds, Distribution(looks), goal: 0.150),
    ]
  }

  /// An import of one photo: decode, thumb, glow, colours, three JPEGs.
  private static func seconds(_ path: FilePath, _ framing: SmartFraming?) throws -> Double {
    let file = try OpenFile.open(path, for: .reading)
    return try Stopwatch.seconds {
      guard
        let photo = try JPEGDecoder().decode(file, format: .jpeg, side: PhotoLimits.masterSide)?
          .pixels
      else { preconditionFailure("the photographs are plain JPEGs") }
      let thumb = photo.fitted(within: PhotoLimits.thumbSide)
      _ = (photo.averageColor, thumb.accentColor)
      for picture in [photo, thumb, thumb.glow()] {
        _ = try JPEGEncoder().encode(picture, quality: PhotoLimits.jpegQuality)
      }
      _ = framing?.subject(of: photo)
    }
  }
}
