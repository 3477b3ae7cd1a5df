import MantelCore
import MantelImaging
import MantelStore
import MantelWords
import Observation

/// The crop of the selected photo under a hand: what every gesture does, and what each shape shows meanwhile.
///
/// Places in a view are shares 0…1 of its window from the top left, lengths are points.
@Observable
public final class CropModel {
  /// Whether a crop belongs to all shapes, or to the one that is being edited alone.
  public enum Scope: Equatable, Sendable {
    case shared, ownShape
  }

  /// A line through the photo's middle that was snapped to.
  public struct Guides: Equatable, Sendable {
    /// The photo's middle is in the middle from left to right.
    public var vertical = false
    /// From top to bottom.
    public var horizontal = false

    /// Lines; none unless told otherwise.
    public init(vertical: Bool = false, horizontal: Bool = false) {
      self.vertical = vertical
      self.horizontal = horizontal
    }
  }

  /// What gestures change in the shape that is edited. Going back to the shared crop gives up the shape's own one.
  public var scope: Scope {
    get { isOwn(widget.shape) ? .ownShape : .shared }
    set { setScope(newValue) }
  }
  /// What was snapped to in the drag that goes on; shown as lines.
  public private(set) var guides = Guides()
  /// How often the photo has snapped to its middle; each time one tick is felt.
  public private(set) var ticks = 0
  /// Whether something moves: a finger, or a photo that springs back.
  public private(set) var isMoving = false

  @ObservationIgnored private unowned let widget: WidgetModel
  @ObservationIgnored private var drag: (shape: WidgetShape, drag: CropDrag)?
  @ObservationIgnored private var pinch:
    (shape: WidgetShape, crop: CropState, x: Double, y: Double)?
  @ObservationIgnored private var spring: CropSpring?
  private var frame = 0
  /// Where the user asked for a crop of the shape's own that no gesture has made yet.
  private var wanted: (photo: PhotoIdentifier, shape: WidgetShape)?

  init(_ widget: WidgetModel) {
    self.widget = widget
  }

  // MARK: What is to be seen

  /// The photo's document, nil where it cannot be read.
  public var photo: PhotoDocument? {
    widget.selected.flatMap { try? widget.services.photos.document(of: $0) }
  }

  /// How the selected photo is framed.
  public var framing: PhotoFraming { widget.photo?.framing ?? PhotoFraming() }

  /// The crop of a shape.
  public func crop(_ shape: WidgetShape) -> CropState {
    framing.crop(for: shape)
  }

  /// The shape's own crop, or the shared one, as gestures change it.
  public var zoom: Double { crop(widget.shape).zoom }

  /// Whether a shape has a crop of its own.
  public func hasOwn(_ shape: WidgetShape) -> Bool { framing[shape] != nil }

  /// Whether smart frame chose what a shape shows.
  public var isSmart: Bool {
    let part = framing[widget.shape] == nil ? CropParts.shared : CropParts(widget.shape)
    return framing.smart.contains(part)
  }

  /// What a shape shows: the part of the photo in its window, in pixels of the upright original. While a photo is dragged past an edge or
  /// springs back it reaches beyond the photo in the shape under the hand.
  public func rectangle(_ shape: WidgetShape) -> CropRectangle {
    _ = frame
    let geometry = geometry(shape)
    if let drag, drag.shape == shape { return geometry.freeRectangle(drag.drag.crop) }
    if let spring, spring.shape == shape { return geometry.freeRectangle(spring.crop) }
    return geometry.rectangle(crop(shape))
  }

  /// The photo's size; one pixel where it is not known.
  public var original: PixelSize { photo?.original ?? PixelSize(width: 1, height: 1) }

  private func geometry(_ shape: WidgetShape) -> CropGeometry {
    let frame = widget.photo.map { widget.document.look(of: $0).frame } ?? .fullBleed
    return CropGeometry(
      photo: known, aspect: frame.window(in: shape.points).size.aspect)
  }

  /// The size of the selected photo, read once.
  private var known: PixelSize {
    if let size, size.photo == widget.selected { return size.size }
    guard let photo else { return PixelSize(width: 1, height: 1) }
    size = (photo.id, photo.original)
    return photo.original
  }
  @ObservationIgnored private var size: (photo: PhotoIdentifier, size: PixelSize)?

  // MARK: Drag

  /// A finger goes down on the window of a shape, which is `view` points large.
  public func beginDrag(_ shape: WidgetShape, view: PointSize) {
    stopSpring()
    drag = (shape, CropDrag(crop(shape), geometry: geometry(shape), view: view))
    guides = Guides()
    isMoving = true
  }

  /// The finger is `x` points to the right of where it went down, and `y` below. Answers whether to tick.
  @discardableResult
  public func drag(x: Double, y: Double) -> Bool {
    guard var current = drag else { return false }
    let ticks = current.drag.move(x: x, y: y)
    drag = current
    let now = Guides(vertical: current.drag.isCenteredX, horizontal: current.drag.isCenteredY)
    if guides != now { guides = now }
    if ticks { self.ticks += 1 }
    change(current.drag.ended, in: current.shape)
    frame &+= 1
    return ticks
  }

  /// The finger lifts; a photo past its edge springs back, unless motion is not wanted.
  public func endDrag(animates: Bool) {
    guard let current = drag else { return }
    drag = nil
    guides = Guides()
    let (free, settled) = (current.drag.crop, current.drag.ended)
    widget.commit()
    if animates, free != settled {
      spring = CropSpring(current.shape, from: free, to: settled)
    } else {
      isMoving = false
    }
    frame &+= 1
  }

  /// The finger is taken away by something else: the photo goes back to where it was.
  public func cancelDrag() {
    guard drag != nil else { return }
    endDrag(animates: false)
  }

  /// Moves a photo that springs back. `seconds` is the time since the frame before; answers whether it still moves.
  public func advance(by seconds: Double) -> Bool {
    guard var moving = spring else { return false }
    moving.advance(by: seconds)
    spring = moving.isAtRest ? nil : moving
    frame &+= 1
    if spring == nil { isMoving = false }
    return spring != nil
  }

  /// Another photo takes the place of the one under the hand: what moves is let go of, and a finger that stays down moves nothing more.
  func letGo() {
    (drag, pinch, spring) = (nil, nil, nil)
    guides = Guides()
    isMoving = false
    frame &+= 1
  }

  private func stopSpring() {
    if spring != nil {
      spring = nil
      isMoving = drag != nil
    }
  }

  // MARK: Zoom

  /// Scrolls: zooms by `factor` with the spot of the photo at a place of the window under the pointer.
  public func zoom(_ shape: WidgetShape, by factor: Double, x: Double, y: Double) {
    stopSpring()
    let crop = crop(shape)
    change(geometry(shape).zoomed(crop, to: crop.zoom * factor, x: x, y: y), in: shape)
  }

  /// Two fingers go down about a place of the window.
  public func beginPinch(_ shape: WidgetShape, x: Double, y: Double) {
    stopSpring()
    drag = nil
    pinch = (shape, crop(shape), x, y)
    isMoving = true
  }

  /// The fingers are `scale` times as far apart as at first.
  public func pinch(scale: Double) {
    guard let pinch else { return }
    change(
      geometry(pinch.shape).zoomed(
        pinch.crop, to: pinch.crop.zoom * scale, x: pinch.x, y: pinch.y),
      in: pinch.shape)
  }

  /// The fingers lift.
  public func endPinch() {
    guard pinch != nil else { return }
    pinch = nil
    isMoving = false
    widget.commit()
  }

  /// Toggles 1× and 2× at a place of the window.
  public func doubleTap(_ shape: WidgetShape, x: Double, y: Double) {
    stopSpring()
    change(geometry(shape).doubleTapped(crop(shape), x: x, y: y), in: shape)
    widget.commit()
  }

  /// The slider: zooms about the middle.
  public func setZoom(_ zoom: Double) {
    stopSpring()
    let shape = widget.shape
    change(geometry(shape).zoomed(crop(shape), to: zoom), in: shape)
  }

  // MARK: Keys

  /// An arrow key; with Shift as a stride.
  public func nudge(_ direction: CropDirection, isStride: Bool) {
    stopSpring()
    let shape = widget.shape
    change(geometry(shape).nudged(crop(shape), direction, isStride: isStride), in: shape)
  }

  /// The plus key, or the minus key.
  public func zoomByKey(closer: Bool) {
    stopSpring()
    let shape = widget.shape
    change(geometry(shape).keyZoomed(crop(shape), closer: closer), in: shape)
  }

  // MARK: Whole framings

  /// Back to the middle of the photo in all shapes, or to the shared crop in the shape that has its own.
  public func reset() {
    stopSpring()
    let shape = scope == .ownShape ? widget.shape : nil
    wanted = nil
    editFraming(.resetCrop) { $0.reset(shape) }
  }

  /// Lets smart frame choose.
  public func smartFrame() {
    stopSpring()
    guard let photo else { return }
    let frame = widget.photo.map { widget.document.look(of: $0).frame } ?? .fullBleed
    let shape = scope == .ownShape ? widget.shape : nil
    guard photo.subject != nil else { return look(at: photo, frame: frame, shape: shape) }
    let framing = photo.startingFraming(frame: frame)
    editFraming(.smartFrame) { $0.setSmart(framing, for: shape) }
  }

  /// A photo of an older version that was never looked at.
  private func look(at photo: PhotoDocument, frame: PhotoFrame, shape: WidgetShape?) {
    let services = widget.services
    let master = services.photos.folder(of: photo.id).master
    Task { [weak self, widget] in
      guard let subject = await SubjectSearch.subject(of: master, by: services.subjects) else {
        widget.app.tell(services.words.smartFrameSawNothing)
        return
      }
      try? services.photos.setSubject(subject, of: photo.id)
      guard let self, widget.selected == photo.id, let known = self.photo else { return }
      let framing = known.startingFraming(frame: frame)
      editFraming(.smartFrame) { $0.setSmart(framing, for: shape) }
    }
  }

  private func setScope(_ scope: Scope) {
    guard scope != self.scope, let photo = widget.selected else { return }
    let shape = widget.shape
    wanted = scope == .ownShape ? (photo, shape) : nil
    if scope == .shared, hasOwn(shape) { editFraming(.resetCrop) { $0.reset(shape) } }
  }

  /// Whether a gesture in a shape is about that shape alone: the user asked for that, or it has a crop that is not just smart frame's
  /// part of one for all.
  private func isOwn(_ shape: WidgetShape) -> Bool {
    if let wanted, wanted.photo == widget.selected, wanted.shape == shape { return true }
    return hasOwn(shape) && !framing.smart.isSuperset(of: [.shared, CropParts(shape)])
  }

  /// Makes another shape the one that is edited.
  public func choose(_ shape: WidgetShape) {
    widget.commit()
    if widget.shape != shape { widget.shape = shape }
  }

  private func change(_ crop: CropState, in shape: WidgetShape) {
    let own = isOwn(shape) ? shape : nil
    widget.sketch(.crop) { document in
      guard let index = document.photos.firstIndex(where: { $0.photo == self.widget.selected })
      else { return }
      document.photos[index].framing.set(crop, for: own)
    }
    frame &+= 1
  }

  private func editFraming(_ name: EditName, _ change: (inout PhotoFraming) -> Void) {
    widget.edit(name) { document in
      guard let index = document.photos.firstIndex(where: { $0.photo == self.widget.selected })
      else { return }
      change(&document.photos[index].framing)
    }
    frame &+= 1
  }
}
