import FoundationEssentials
import MantelCore
import MantelDesktop
import MantelStore
import MantelSystem

/// Tells on standard output what happens, a JSON object a line; for tests and measurements.
struct Report {
  let isOn: Bool

  func ready(_ backend: String) {
    tell(Ready(backend: backend))
  }

  func clock(_ time: Int64) {
    tell(ClockSet(time: time))
  }

  /// Arrange mode went on or off.
  func arrange(_ isOn: Bool) {
    tell(Arranging(on: isOn))
  }

  /// A widget has the keyboard.
  func focus(_ placement: PlacementIdentifier) {
    tell(Focused(placement: placement))
  }

  /// The desktop wants to look another way.
  func appearance() {
    tell(AppearanceChanged())
  }

  func hidden(_ placement: PlacementIdentifier) {
    tell(Hidden(placement: placement))
  }

  func shown(
    _ placement: Placement, _ card: DesktopCard, _ painting: PlacedWidget.Shown, output: String
  ) {
    guard isOn else { return }
    tell(ShownPicture(placement, card, painting, output))
  }

  private func tell(_ event: some Encodable) {
    guard isOn else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let line = try? encoder.encode(event) else { return }
    // Nobody listens any more: no reason to stop showing photos.
    try? StandardStream.standardOutput.write(Array(line) + Array("\n".utf8))
  }

  private struct Ready: Encodable {
    var event = "ready"
    let backend: String
  }

  private struct ClockSet: Encodable {
    var event = "clock"
    let time: Int64
  }

  private struct Arranging: Encodable {
    var event = "arrange"
    let on: Bool
  }

  private struct Focused: Encodable {
    var event = "focus"
    let placement: PlacementIdentifier
  }

  private struct AppearanceChanged: Encodable {
    var event = "appearance"
  }

  private struct Hidden: Encodable {
    var event = "hidden"
    let placement: PlacementIdentifier
  }
}

/// A picture that is on screen.
private struct ShownPicture: Encodable {
  var event = "shown"
  let placement: PlacementIdentifier
  let widget: WidgetIdentifier
  let shape: String
  let picture: String
  let file: String?
  let faded: Bool
  let photo: PhotoIdentifier?
  let width: Int
  let height: Int
  let scale: Double
  let until: Int64?
  let wake: Int64?
  let output: String
  let x: Double?
  let y: Double?
  let name: String
  let description: String
  let time: Int64

  init(
    _ placement: Placement, _ card: DesktopCard, _ shown: PlacedWidget.Shown, _ output: String
  ) {
    self.placement = placement.id
    widget = placement.widget
    shape = placement.shape.token.description
    picture = shown.quality.rawValue
    file = shown.file?.lossyText
    faded = shown.hasFaded
    photo = card.photo
    width = card.size.width
    height = card.size.height
    scale = card.scale
    until = card.until
    wake = card.wake
    self.output = output
    x = placement.place?.x
    y = placement.place?.y
    name = card.name
    description = card.description
    time = Clock.monotonicNanoseconds
  }
}
