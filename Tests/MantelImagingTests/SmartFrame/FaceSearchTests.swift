import MantelCore
import MantelImaging
import TestSupport
import Testing

@Suite struct FaceSearchTests {
  func picture(_ width: Int, _ height: Int) -> PixelBuffer {
    PixelBuffer(size: PixelSize(width: width, height: height)) { $0.initialize(repeating: 90) }
  }

  func face(_ x: Double, _ y: Double, _ side: Double, confidence: Double = 0.9) -> DetectedFace {
    DetectedFace(
      rectangle: CropRectangle(x: x, y: y, width: side, height: side), confidence: confidence)
  }

  func faces(_ detector: FakeFaceDetector, in photo: PixelBuffer) -> [CropRectangle] {
    guard case .faces(let faces) = SmartFraming(detector: detector).subject(of: photo) else {
      return []
    }
    return faces.map(\.rectangle)
  }

  @Test func `a photo is looked at once, within 640 pixels, and its faces are in its own pixels`() {
    let detector = FakeFaceDetector([[face(100, 50, 80)]])
    #expect(
      faces(detector, in: picture(2560, 1920))
        == [CropRectangle(x: 400, y: 200, width: 320, height: 320)])
    #expect(detector.shown == [PixelSize(width: 640, height: 480)])
  }

  @Test func `small faces are looked at again in at most two tiles, each cheaper than the first look`() {
    let detector = FakeFaceDetector([[face(100, 200, 20), face(500, 210, 18)]])
    #expect(faces(detector, in: picture(2560, 1920)).count == 2)
    #expect(detector.shown.count == 3)
    for size in detector.shown.dropFirst() { #expect(size.width * size.height <= 640 * 325) }
  }

  @Test func `a second look adds what the first missed and nothing twice`() {
    // The tile shows the face at about (270, 135), 67 pixels large.
    let again = face(270, 135, 67, confidence: 0.85)
    let detector = FakeFaceDetector([[face(300, 200, 20)], [again, face(60, 80, 60)]])
    let found = faces(detector, in: picture(2560, 1920))
    #expect(detector.shown.count == 2)
    #expect(found.count == 2)
    #expect(found.contains(CropRectangle(x: 1200, y: 800, width: 80, height: 80)))
  }

  @Test func `a photo no larger than the first look is not looked at again`() {
    let detector = FakeFaceDetector([[face(100, 200, 20)]])
    #expect(faces(detector, in: picture(640, 480)).count == 1)
    #expect(detector.shown.count == 1)
  }

  @Test func `of two boxes for one face the surer stays`() {
    let detector = FakeFaceDetector([
      [face(100, 100, 80, confidence: 0.8), face(104, 98, 84, confidence: 0.95)]
    ])
    #expect(
      faces(detector, in: picture(640, 480))
        == [CropRectangle(x: 104, y: 98, width: 84, height: 84)])
  }
}
