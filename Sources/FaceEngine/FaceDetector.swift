import CFaces
import MantelCore
import MantelImaging

/// Finds faces by libfacedetection.
public final class FaceDetector: FaceDetecting {
  private let library: FaceLibrary
  private var result = [UInt8](repeating: 0, count: Int(CFACES_RESULT_SIZE))

  /// The longest side that is looked at; a larger picture has no faces. The library keeps about 1 KB a pixel while it works.
  public static let maximumSide = 1280

  /// A detector with an open library.
  public init(_ library: FaceLibrary) {
    self.library = library
  }

  /// See `FaceDetecting`. One pass over 640 × 427 pixels takes about 40 ms on one processor.
  public func faces(in picture: PixelBuffer) -> [DetectedFace] {
    let size = picture.size
    guard max(size.width, size.height) <= Self.maximumSide else { return [] }
    var pixels = Self.reordered(picture)
    let answered = result.withUnsafeMutableBufferPointer { result in
      pixels.withUnsafeMutableBufferPointer { pixels in
        let answer = library.detect(
          result.baseAddress, pixels.baseAddress, Int32(size.width), Int32(size.height),
          Int32(size.width * 3))
        return answer.map { UnsafeRawPointer($0) == UnsafeRawPointer(result.baseAddress) } ?? false
      }
    }
    return answered ? FaceRecords(result).faces(in: size) : []
  }

  /// The same pixels as blue, green, red without a gap.
  private static func reordered(_ picture: PixelBuffer) -> [UInt8] {
    let count = picture.size.width * picture.size.height
    return [UInt8](unsafeUninitializedCapacity: count * 3) { target, initialized in
      picture.bytes.withUnsafeBufferPointer { source in
        for index in 0..<count {
          target[3 * index] = source[4 * index + 2]
          target[3 * index + 1] = source[4 * index + 1]
          target[3 * index + 2] = source[4 * index]
        }
      }
      initialized = count * 3
    }
  }
}
