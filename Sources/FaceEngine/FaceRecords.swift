import MantelCore
import MantelImaging

/// What the library writes: a count of 32 bits, then for each face sixteen numbers of 16 bits: the confidence in hundredths, left,
/// top, width and height, and left and top of each landmark; the last is not used. Nothing in it is believed unseen.
package struct FaceRecords {
  private static let header = 4
  private static let record = 32

  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The faces, cut to the picture; those left out that make no sense in a picture of this size.
  package func faces(in size: PixelSize) -> [DetectedFace] {
    let room = max(0, bytes.count - Self.header) / Self.record
    guard room > 0 else { return [] }
    let stated = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 0, as: Int32.self) }
    return (0..<min(max(Int(stated), 0), room)).compactMap { face($0, in: size) }
  }

  private func face(_ index: Int, in size: PixelSize) -> DetectedFace? {
    let numbers = (0..<Self.record / 2).map { number in
      bytes.withUnsafeBytes {
        Double(
          $0.loadUnaligned(
            fromByteOffset: Self.header + index * Self.record + number * 2, as: Int16.self))
      }
    }
    let confidence = numbers[0] / 100
    let (left, top) = (max(0, numbers[1]), max(0, numbers[2]))
    let right = min(Double(size.width), numbers[1] + numbers[3])
    let bottom = min(Double(size.height), numbers[2] + numbers[4])
    guard (0...1).contains(confidence), numbers[3] > 0, numbers[4] > 0, right > left, bottom > top
    else { return nil }
    let points = stride(from: 5, to: 15, by: 2).map {
      FacePoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    return DetectedFace(
      rectangle: CropRectangle(x: left, y: top, width: right - left, height: bottom - top),
      confidence: confidence,
      landmarks: FaceLandmarks(
        leftEye: points[0], rightEye: points[1], nose: points[2], mouthLeft: points[3],
        mouthRight: points[4]))
  }
}
