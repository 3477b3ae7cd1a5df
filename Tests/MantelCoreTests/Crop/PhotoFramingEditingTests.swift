import MantelCore
import Testing

@Suite struct PhotoFramingEditingTests {
  private let left = CropState(centerX: 0.2, centerY: 0.5)
  private let right = CropState(centerX: 0.8, centerY: 0.5)
  private let middle = CropState()

  /// A group that fits all shapes but the small one.
  private var smart: PhotoFraming {
    PhotoFraming(chosenBySmartFrame: PhotoFraming(shared: left, small: right))
  }

  @Test func `what smart frame chose is known as its choice`() {
    #expect(smart.smart == [.shared, .small])
    #expect(PhotoFraming().smart == [])
  }

  @Test func `setting the shared crop by hand drops the smart crops of shapes`() {
    var framing = smart
    framing.set(middle, for: nil)
    #expect(framing == PhotoFraming(shared: middle))
  }

  @Test func `setting the shared crop by hand keeps the crops of shapes that a hand has set`() {
    var framing = smart
    framing.set(middle, for: .small)
    #expect(framing.smart == .shared)
    framing.set(right, for: nil)
    #expect(framing == PhotoFraming(shared: right, small: middle))
  }

  @Test func `setting one shape by hand leaves what smart frame chose for the others`() {
    var framing = smart
    framing.set(middle, for: .large)
    #expect(framing.crop(for: .small) == right)
    #expect(framing.crop(for: .medium) == left)
    #expect(framing.smart == [.shared, .small])
  }

  @Test func `smart frame asked again leaves the shapes that a hand has set`() {
    var framing = PhotoFraming(shared: middle)
    framing.set(middle, for: .small)
    framing.set(middle, for: .large)
    framing.setSmart(PhotoFraming(shared: left, small: right), for: nil)
    #expect(framing.shared == left)
    #expect(framing.small == middle)
    #expect(framing.large == middle)
    #expect(framing.smart == .shared)
  }

  @Test func `smart frame asked for one shape sets that one alone`() {
    var framing = PhotoFraming(shared: middle, small: middle)
    framing.setSmart(PhotoFraming(shared: left, small: right), for: .small)
    #expect(framing.small == right)
    #expect(framing.shared == middle)
    framing.setSmart(PhotoFraming(shared: left, small: right), for: .medium)
    #expect(framing.medium == left, "the shared choice serves the shape")
    #expect(framing.smart == [.small, .medium])
  }

  @Test func `choices are brought up to date, hands are not`() {
    var framing = smart
    framing.set(middle, for: .large)
    framing.refreshSmart(PhotoFraming(shared: right, medium: left))
    #expect(framing.shared == right)
    #expect(framing.small == nil)
    #expect(framing.medium == left)
    #expect(framing.large == middle)

    var byHand = PhotoFraming(shared: left)
    byHand.refreshSmart(PhotoFraming(shared: right, small: middle))
    #expect(byHand == PhotoFraming(shared: left))
  }

  @Test func `a shape that is reset follows the shared crop again`() {
    var framing = smart
    framing.reset(.small)
    #expect(framing.crop(for: .small) == left)
    #expect(framing.smart == .shared)
    framing.reset(nil)
    #expect(framing == PhotoFraming())
  }
}
