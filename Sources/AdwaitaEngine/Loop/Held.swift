import CAdwaita

/// Carries a Swift value through C's pointers to anything.
final class Held<Content> {
  private let content: Content

  init(_ content: Content) {
    self.content = content
  }

  /// A pointer that keeps this alive until `release`.
  var retained: UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// What is held behind a pointer.
  static func content(_ pointer: UnsafeMutableRawPointer?) -> Content {
    guard let pointer else { preconditionFailure("C hands back the pointer that it was given") }
    return Unmanaged<Held<Content>>.fromOpaque(pointer).takeUnretainedValue().content
  }

  /// Lets what is behind a pointer go, and answers it: for what C calls once.
  @discardableResult
  static func release(_ pointer: UnsafeMutableRawPointer?) -> Content {
    guard let pointer else { preconditionFailure("C hands back the pointer that it was given") }
    return Unmanaged<Held<Content>>.fromOpaque(pointer).takeRetainedValue().content
  }
}

extension Bool {
  /// As C's libraries have it.
  var g: gboolean { self ? 1 : 0 }
}

extension String {
  /// A text of C's that is the caller's to free; frees it.
  init?(taking text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    self = String(cString: text)
    g_free(text)
  }

  /// This text where markup is expected, so that it is seen as it is.
  var escapedMarkup: String {
    String(taking: g_markup_escape_text(self, -1)) ?? ""
  }
}
