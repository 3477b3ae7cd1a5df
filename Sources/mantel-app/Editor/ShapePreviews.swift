import AdwaitaEngine
import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelWords

/// The three shapes as they show the selected photo, live, each of which a hand can move the photo in.
final class ShapePreviews {
  let view = Box(.vertical, spacing: 14)
  /// Whether only the shape that is edited is shown.
  var isCompact = false { didSet { hideOthers() } }
  private let widget: WidgetModel
  private let areas: [(shape: WidgetShape, area: PictureArea)]
  private var columns: [(column: Box, name: Label)] = []
  private var resting: Task<Void, Never>?

  /// How much smaller than on the desktop the pictures are.
  private static let share = 0.62

  init(_ widget: WidgetModel, _ words: Words) {
    self.widget = widget
    areas = [WidgetShape.large, .medium, .small].map { shape in
      let area = PictureArea(contentMode: .fill)
      area.cornerRadius = shape.cornerRadius * Self.share
      area.naturalSize(
        width: Int((shape.points.width * Self.share).rounded()),
        height: Int((shape.points.height * Self.share).rounded()))
      area.halign = .center
      area.accessibleName = words.spokenShape(shape)
      area.setCursor("grab")
      return (shape, area)
    }
    for (shape, area) in areas {
      let hand = CropHand(widget, on: area) {
        let frame = widget.photo.map { widget.document.look(of: $0).frame } ?? .fullBleed
        let window = frame.window(in: shape.points)
        return (
          shape, window.x * Self.share, window.y * Self.share,
          PointSize(
            width: window.size.width * Self.share, height: window.size.height * Self.share)
        )
      }
      hand.connect()
      area.onClick { _ in widget.crop.choose(shape) }
      area.isFocusable = true
      area.onKey { key in
        guard ["space", "Return", "KP_Enter"].contains(key.name) else { return false }
        widget.crop.choose(shape)
        return true
      }
      let name = Label(words.shapeName(shape), style: .caption)
      name.addClass("dim-label")
      name.halign = .center
      let column = Box(.vertical, spacing: 4, [area, name])
      view.append(column)
      columns.append((column, name))
    }
    view.valign = .start
  }

  private func hideOthers() {
    for ((shape, _), (column, name)) in zip(areas, columns) {
      column.isVisible = !isCompact || shape == widget.shape
      name.isVisible = !isCompact
    }
  }

  /// Draws what moves, now; once nothing has moved for a moment, the very pictures that will be rendered.
  func draw() {
    let scale = Self.share * Double(view.scaleFactor)
    for (shape, area) in areas {
      area.pixels = widget.canvas.moving(shape, scale: scale)
      area.highlight = shape == widget.shape ? PictureArea.Highlight() : nil
    }
    resting?.cancel()
    guard !widget.crop.isMoving else { return }
    resting = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(120))
      guard let self, !Task.isCancelled else { return }
      for (shape, area) in areas {
        let still = await widget.canvas.still(shape, scale: scale)
        guard !Task.isCancelled else { return }
        if let still { area.pixels = still }
      }
    }
  }
}
