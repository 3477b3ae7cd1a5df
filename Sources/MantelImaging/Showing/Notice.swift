import MantelCore

/// What stands where there is no photo to show: what is so, and what to do about it.
public struct Notice: Equatable, Sendable {
  /// A few words.
  public var title: String
  /// A sentence.
  public var detail: String

  /// A notice.
  public init(title: String, detail: String) {
    self.title = title
    self.detail = detail
  }
}

/// Something that draws notices.
///
/// May be called from any thread; blocks it for the few milliseconds that drawing takes.
public protocol NoticeDrawing: Sendable {
  /// The notice on a card of these pixels, at `scale` pixels a point.
  func draw(_ notice: Notice, size: PixelSize, scale: Double) -> PixelBuffer
}
