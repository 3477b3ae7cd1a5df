import MantelCore
import MantelStore
import MantelSystem

/// What the verbs for photos answer.
extension Words {
  /// A photo that was added; sizes are of the upright original.
  public func photoAdded(_ source: String, width: Int, height: Int, already: Bool) -> String {
    let values: KeyValuePairs = [
      "photo": quoted(source), "width": String(width), "height": String(height),
    ]
    return already
      ? say("{photo} is already in the widget.", values)
      : say("Added {photo} ({width} × {height}).", values)
  }

  /// A photo with which something did not work; `sentence` says what.
  public func photoFailed(_ path: FilePath, sentence: String) -> String {
    say("{photo}: {sentence}", ["photo": quoted(bytes: path.bytes), "sentence": sentence])
  }

  /// Adding was called off.
  public func addingCancelled(photos count: Int) -> String {
    say(
      one: "Called off; {count} photo was not added, so add it again.",
      many: "Called off; {count} photos were not added, so add them again.", count: Int64(count))
  }

  /// A photo that was taken out of a widget.
  public func photoRemoved(_ photo: WidgetPhoto, from widget: String) -> String {
    say(
      "Removed {photo} from {widget}. Your own file is untouched.",
      ["photo": quoted(bytes: photo.source.path.bytes), "widget": quoted(widget)])
  }

  /// How a photo is framed.
  public func cropped(_ photo: WidgetPhoto, crop: CropState, shape: WidgetShape?) -> String {
    let values: KeyValuePairs = [
      "photo": quoted(bytes: photo.source.path.lastComponent), "x": decimal(crop.centerX),
      "y": decimal(crop.centerY), "zoom": decimal(crop.zoom),
      "shape": shape.map { $0.token.description } ?? "",
    ]
    return shape == nil
      ? say("{photo}: center {x},{y}, zoom {zoom}", values)
      : say("{photo}, {shape}: center {x},{y}, zoom {zoom}", values)
  }

  /// The part of the upright original that a shape shows, in pixels.
  public func cropRectangle(_ rectangle: CropRectangle, shape: WidgetShape) -> String {
    say(
      "  {shape}: {width} × {height} pixels at {x},{y}",
      [
        "shape": shape.token.description, "width": decimal(rectangle.width),
        "height": decimal(rectangle.height), "x": decimal(rectangle.x), "y": decimal(rectangle.y),
      ])
  }

  /// A crop was to be set and reset at once.
  public var resetStandsAlone: String {
    say(
      "--reset undoes --center and --zoom, so it cannot stand beside them; give only one or the other."
    )
  }

  /// A number as it is typed on the command line, with at most three decimals.
  private func decimal(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
  }
}
