import FaceEngine
import MantelCore
import MantelImaging
import Testing

@Suite struct FaceRecordsTests {
  let size = PixelSize(width: 640, height: 480)

  /// What the library would write for these numbers, sixteen a face, with a count of its own choosing.
  func records(count: Int32, _ faces: [[Int16]], length: Int = 0x9000) -> FaceRecords {
    var bytes = withUnsafeBytes(of: count) { Array($0) }
    for face in faces {
      for number in face { bytes += withUnsafeBytes(of: number) { Array($0) } }
    }
    bytes += [UInt8](repeating: 0, count: max(0, length - bytes.count))
    return FaceRecords(Array(bytes.prefix(length)))
  }

  func face(_ confidence: Int16, _ x: Int16, _ y: Int16, _ width: Int16, _ height: Int16)
    -> [Int16]
  {
    [confidence, x, y, width, height, 110, 90, 130, 90, 120, 100, 112, 115, 128, 115, 0]
  }

  @Test func `a record is read number by number`() {
    #expect(
      records(count: 1, [face(97, 100, 80, 40, 50)]).faces(in: size) == [
        DetectedFace(
          rectangle: CropRectangle(x: 100, y: 80, width: 40, height: 50), confidence: 0.97,
          landmarks: FaceLandmarks(
            leftEye: FacePoint(x: 110, y: 90), rightEye: FacePoint(x: 130, y: 90),
            nose: FacePoint(x: 120, y: 100), mouthLeft: FacePoint(x: 112, y: 115),
            mouthRight: FacePoint(x: 128, y: 115)))
      ])
  }

  @Test func `a box that reaches beyond the picture is cut to it`() {
    #expect(
      records(count: 1, [face(97, -10, 450, 40, 50)]).faces(in: size).map(\.rectangle)
        == [CropRectangle(x: 0, y: 450, width: 30, height: 30)])
  }

  @Test(arguments: [
    [97, 700, 80, 40, 50], [97, 100, 80, 0, 50], [97, 100, 80, 40, -50], [101, 100, 80, 40, 50],
    [-1, 100, 80, 40, 50], [97, -32768, -32768, 32767, 32767],
  ] as [[Int16]])
  func `a record that makes no sense is left out`(numbers: [Int16]) {
    let record = face(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    #expect(records(count: 1, [record]).faces(in: size).isEmpty)
  }

  @Test func `a count that lies is not followed beyond the buffer`() {
    #expect(records(count: .max, [face(97, 100, 80, 40, 50)]).faces(in: size).count == 1)
    #expect(records(count: -1, [face(97, 100, 80, 40, 50)]).faces(in: size).isEmpty)
    #expect(records(count: 3, [], length: 4).faces(in: size).isEmpty)
    #expect(records(count: 3, [], length: 2).faces(in: size).isEmpty)
  }
}
