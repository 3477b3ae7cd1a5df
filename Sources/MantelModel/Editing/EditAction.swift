import MantelStore

/// What a step did, in a form that can be reversed.
public nonisolated enum EditAction: Equatable, Sendable {
  /// A widget's document changed.
  case widget(WidgetIdentifier, WidgetChange)
  /// A widget came to be.
  case created(SavedWidget)
  /// A widget was deleted.
  case deleted(SavedWidget)
  /// What is placed on the desktop changed; only these placements.
  case placements(removed: [Placement], added: [Placement])

  /// The step back.
  var reversed: EditAction {
    switch self {
    case .widget(let widget, let change): .widget(widget, change.reversed)
    case .created(let widget): .deleted(widget)
    case .deleted(let widget): .created(widget)
    case .placements(let removed, let added): .placements(removed: added, added: removed)
    }
  }

  /// Both steps as one; nil where they do not follow each other in one widget.
  func joined(with next: EditAction) -> EditAction? {
    guard case .widget(let widget, let first) = self, case .widget(widget, let second) = next
    else { return nil }
    return first.joined(with: second).map { .widget(widget, $0) }
  }
}

/// A whole widget, to bring it back by: its document, its taps, and where it hangs.
public nonisolated struct SavedWidget: Equatable, Sendable {
  /// What it is.
  public var document: WidgetDocument
  /// How often it was tapped onward.
  public var offset: Int64
  /// Where it is on the desktop.
  public var placements: [Placement]
}
