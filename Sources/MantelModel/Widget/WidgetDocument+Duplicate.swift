import MantelStore

extension WidgetDocument {
  /// Another widget with the same settings, look, photos and followed folders; its order of shuffling is its own.
  nonisolated func duplicate(named name: String, created: Timestamp) -> WidgetDocument {
    var copy = WidgetDocument(
      id: .random(), created: created, name: name, every: every, start: start, order: order)
    copy.look = look
    copy.photos = photos
    copy.following = following
    copy.pinned = pinned
    return copy
  }
}

extension String {
  /// Without blanks at both ends.
  nonisolated var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
