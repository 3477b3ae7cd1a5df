import CommandLineKit
import MantelCore
import MantelStore
import MantelWords

/// `mantel place WIDGET`: puts a widget on the desktop, or changes where and how it hangs there.
struct PlaceWidget: VerbAction {
  private let session: Session
  private let widget: WidgetIdentifier
  private let shape: WidgetShape?
  private let output: String?
  private let place: DesktopPlace?
  private let tint: DesktopTint?
  private let addsAnother: Bool

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    shape = invocation.choice(.shape)
    output = try invocation.value(.output).map { try Self.monitor($0, session) }
    place = try invocation.value(.at).map { try Self.place($0, session) }
    tint = try invocation.value(.tint).map { try Self.tint($0, session) }
    addsAnother = invocation.flag(.another)
    widget = try session.widget(invocation)
  }

  func run() throws -> Bool {
    let name = try session.widgets.load(widget).name
    let (placement, isNew) = try result(name)
    session.output.say(
      isNew ? session.words.placed(name, placement) : session.words.isPlaced(name, placement))
    if !session.desktop.isRunning { session.output.say(session.words.desktopIsNotShown) }
    try session.output.answer(
      PlacementAnswer(placement, isShown: session.desktop.isShown(placement.id)))
    return true
  }

  /// The placement as it is after the call. Only a call that asks for more than an answer needs a shared folder that takes writes.
  private func result(_ name: String) throws -> (Placement, isNew: Bool) {
    var found = Found(try session.desktop.placements(), widget, shape)
    if addsAnother || found.isEmpty || changes {
      try session.desktop.update { placements in
        found = Found(placements, widget, shape)
        if addsAnother || found.isEmpty {
          var placement = Placement(widget: widget, shape: .large)
          change(&placement)
          placements.append(placement)
          found = .added(placement)
        } else if case .one(let index, _) = found {
          change(&placements[index])
          found = .one(index, placements[index])
        }
      }
    }
    switch found {
    case .added(let placement): return (placement, true)
    case .one(_, let placement): return (placement, false)
    case .none, .several:
      throw Refusal(sentence: session.words.placementAmbiguous(name, shapes: found.shapes))
    }
  }

  private var changes: Bool { shape != nil || output != nil || place != nil || tint != nil }

  private func change(_ placement: inout Placement) {
    placement.shape = shape ?? placement.shape
    placement.output = output ?? placement.output
    placement.place = place ?? placement.place
    placement.tint = tint ?? placement.tint
  }
}

/// The placement that a call means.
private enum Found {
  case none
  case one(Int, Placement)
  case several([WidgetShape])
  case added(Placement)

  /// The widget's only placement, else the only one of the shape.
  init(_ placements: [Placement], _ widget: WidgetIdentifier, _ shape: WidgetShape?) {
    let own = placements.indices.filter { placements[$0].widget == widget }
    let meant = own.count > 1 && shape != nil ? own.filter { placements[$0].shape == shape } : own
    if own.isEmpty {
      self = .none
    } else if meant.count == 1 {
      self = .one(meant[0], placements[meant[0]])
    } else {
      self = .several(own.map { placements[$0].shape })
    }
  }

  var isEmpty: Bool { if case .none = self { true } else { false } }

  var shapes: [WidgetShape] { if case .several(let shapes) = self { shapes } else { [] } }
}

extension PlaceWidget {
  /// Farther from a monitor's corner than this, in points, no window can lie.
  private static let places = 0.0...32_767

  private static func place(_ argument: Argument, _ session: Session) throws -> DesktopPlace {
    let text = try argument.text()
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      DecimalText.number($0)
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], places.contains(x),
      places.contains(y)
    else { throw WrongCall(sentence: session.words.valueNotPlace(argument.role, value: text)) }
    // Never a negative zero.
    return DesktopPlace(x: x.magnitude, y: y.magnitude)
  }

  private static func monitor(_ argument: Argument, _ session: Session) throws -> String {
    let text = try argument.text()
    guard !text.isEmpty, text.utf8.count <= 255, Printable.text(text) == text else {
      throw WrongCall(sentence: session.words.valueNotMonitor(argument.role, value: text))
    }
    return text
  }

  private static func tint(_ argument: Argument, _ session: Session) throws -> DesktopTint {
    let text = try argument.text()
    guard let tint = DesktopTint(text) else {
      throw WrongCall(sentence: session.words.valueNotDesktopTint(argument.role, value: text))
    }
    return tint
  }
}
