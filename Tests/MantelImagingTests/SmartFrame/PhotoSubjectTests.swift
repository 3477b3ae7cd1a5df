import MantelCore
import MantelImaging
import Testing

@Suite struct PhotoSubjectTests {
  let photo = PixelSize(width: 2000, height: 1500)

  func face(_ x: Double, _ side: Double, confidence: Double = 0.9) -> DetectedFace {
    DetectedFace(
      rectangle: CropRectangle(x: x, y: 500, width: side, height: side), confidence: confidence)
  }

  /// A face whose eyes lie at `eyes` and whose mouth lies at `mouth`, both in shares of its box.
  func face(eyes: (Double, Double), mouth: (Double, Double)) -> DetectedFace {
    let box = CropRectangle(x: 500, y: 500, width: 200, height: 200)
    func point(_ place: (Double, Double)) -> FacePoint {
      FacePoint(x: box.x + place.0 * box.width, y: box.y + place.1 * box.height)
    }
    return DetectedFace(
      rectangle: box, confidence: 0.9,
      landmarks: FaceLandmarks(
        leftEye: point(eyes), rightEye: point(eyes), nose: point((0.5, 0.5)),
        mouthLeft: point(mouth), mouthRight: point(mouth)))
  }

  @Test func `passers-by do not matter`() {
    #expect(
      PhotoSubject(faces: [face(200, 300), face(900, 110), face(1500, 90)], in: photo)
        == .faces([face(200, 300), face(900, 110)]))
  }

  @Test func `a face that the detector is not sure of does not matter`() {
    #expect(PhotoSubject(faces: [face(200, 300, confidence: 0.74)], in: photo) == nil)
  }

  @Test func `specks are no faces`() {
    #expect(PhotoSubject(faces: [face(200, 30)], in: photo) == nil)
  }

  @Test func `a face with its eyes elsewhere is none`() {
    let stray = face(eyes: (3, 0.3), mouth: (0.5, 0.8))
    #expect(PhotoSubject(faces: [stray], in: photo) == nil)
  }

  @Test func `a head rises above the forehead`() {
    let head = face(eyes: (0.5, 0.3), mouth: (0.5, 0.8)).head
    let expected = CropRectangle(x: 450, y: 380, width: 300, height: 340)
    #expect(lies(head, in: expected) && lies(expected, in: head))
  }

  @Test func `the head of one who lies on the side reaches sideways`() {
    let head = face(eyes: (0.3, 0.5), mouth: (0.8, 0.5)).head
    let expected = CropRectangle(x: 380, y: 450, width: 340, height: 300)
    #expect(lies(head, in: expected) && lies(expected, in: head))
  }
}
