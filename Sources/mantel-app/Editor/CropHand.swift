import AdwaitaEngine
import MantelCore
import MantelModel

/// Turns what a hand does on a picture into gestures of the crop.
final class CropHand {
  /// The window of a shape on the picture: which shape, and where it is in points.
  typealias Place = (shape: WidgetShape, x: Double, y: Double, size: PointSize)

  private let widget: WidgetModel
  private let view: View
  private let place: () -> Place

  init(_ widget: WidgetModel, on view: View, place: @escaping () -> Place) {
    self.widget = widget
    self.view = view
    self.place = place
  }

  /// Listens for as long as the picture is there.
  func connect() {
    view.onDrag { [self] _, _ in
      let place = place()
      crop.choose(place.shape)
      crop.beginDrag(place.shape, view: place.size)
      view.setCursor("grabbing")
      return true
    } update: { [self] across, down in
      crop.drag(x: across, y: down)
    } end: { [self] _, _ in
      view.setCursor("grab")
      crop.endDrag(animates: Appearance.showsAnimations)
      spring()
    }
    view.onScroll { [self] scroll in
      let place = place()
      let (x, y) = share(scroll.x, scroll.y, of: place)
      crop.choose(place.shape)
      crop.zoom(place.shape, by: Self.factor(of: scroll.dy), x: x, y: y)
      return true
    }
    view.onPinch { [self] x, y in
      let place = place()
      let (x, y) = share(x, y, of: place)
      crop.choose(place.shape)
      crop.beginPinch(place.shape, x: x, y: y)
    } update: { [self] scale in
      crop.pinch(scale: scale)
    } end: { [self] in
      crop.endPinch()
    }
    view.onClick { [self] click in
      guard click.count == 2 else { return }
      let place = place()
      let (x, y) = share(click.x, click.y, of: place)
      crop.doubleTap(place.shape, x: x, y: y)
    }
  }

  private var crop: CropModel { widget.crop }

  private func share(_ x: Double, _ y: Double, of place: Place) -> (Double, Double) {
    (
      (x - place.x) / max(place.size.width, 1), (y - place.y) / max(place.size.height, 1)
    )
  }

  /// One notch of a wheel is a tenth.
  private static func factor(of way: Double) -> Double {
    let step = 0.1 * min(abs(way), 5)
    return way < 0 ? 1 + step : 1 / (1 + step)
  }

  private func spring() {
    var before: Int64?
    view.onTick { [self] time in
      defer { before = time }
      guard let last = before else { return crop.isMoving }
      return crop.advance(by: Double(time - last) / 1_000_000)
    }
  }
}
