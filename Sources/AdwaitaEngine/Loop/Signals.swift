import CAdwaita

/// Connects signals to Swift closures, which live as long as the connection does. One function for each shape that signals have.
enum Signals {
  typealias Object = UnsafeMutableRawPointer

  /// For `void (object)`.
  @discardableResult
  static func connect(_ object: Object, _ signal: String, _ action: @escaping () -> Void) -> gulong
  {
    let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      Held<() -> Void>.content(data)()
    }
    return connect(object, signal, unsafeBitCast(handler, to: GCallback.self), action)
  }

  /// For `void (object, pointer)`: a changed property, a row, a text.
  @discardableResult
  static func connectPointer(
    _ object: Object, _ signal: String, _ action: @escaping (gpointer?) -> Void
  ) -> gulong {
    let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, pointer, data in
      Held<(gpointer?) -> Void>.content(data)(pointer)
    }
    return connect(object, signal, unsafeBitCast(handler, to: GCallback.self), action)
  }

  /// For `void (object, int)`.
  @discardableResult
  static func connectInt(_ object: Object, _ signal: String, _ action: @escaping (Int32) -> Void)
    -> gulong
  {
    let handler: @convention(c) (gpointer?, Int32, gpointer?) -> Void = { _, number, data in
      Held<(Int32) -> Void>.content(data)(number)
    }
    return connect(object, signal, unsafeBitCast(handler, to: GCallback.self), action)
  }

  /// For `void (object, int, int)`.
  @discardableResult
  static func connectInts(
    _ object: Object, _ signal: String, _ action: @escaping (Int32, Int32) -> Void
  ) -> gulong {
    let handler: @convention(c) (gpointer?, Int32, Int32, gpointer?) -> Void = {
      _, first, second, data in
      Held<(Int32, Int32) -> Void>.content(data)(first, second)
    }
    return connect(object, signal, unsafeBitCast(handler, to: GCallback.self), action)
  }

  /// For `void (object, double)`.
  @discardableResult
  static func connectDouble(
    _ object: Object, _ signal: String, _ action: @escaping (Double) -> Void
  ) -> gulong {
    let handler: @convention(c) (gpointer?, Double, gpointer?) -> Void = { _, number, data in
      Held<(Double) -> Void>.content(data)(number)
    }
    return connect(object, signal, unsafeBitCast(handler, to: GCallback.self), action)
  }

  /// For `void (object, double, double)`: a place or a distance.
  @discardableResult
  static func connectPlace(
    _ object: Object, _ signal: String, _ action: @escaping (Double, Double) -> Void
  ) -> gulong {
    let handler: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = {
      _, x, y, data in
      Held<(Double, Double) -> Void>.content(data)(x, y)
    }
    return connect(object, signal, unsafeBitCast(handler, to: GCallback.self), action)
  }

  /// For `gboolean (object)`.
  @discardableResult
  static func connectAnswer(_ object: Object, _ signal: String, _ action: @escaping () -> Bool)
    -> gulong
  {
    let handler: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      Held<() -> Bool>.content(data)().g
    }
    return connect(object, signal, unsafeBitCast(handler, to: GCallback.self), action)
  }

  /// For a C function of any shape whose last argument is a pointer to `Held<Content>`.
  @discardableResult
  static func connect<Content>(
    _ object: Object, _ signal: String, _ handler: GCallback?, _ content: Content
  ) -> gulong {
    cadw_connect(
      object, signal, handler, Held(content).retained, { data, _ in Held<AnyObject>.drop(data) })
  }
}

extension Held {
  /// Lets what is behind a pointer go, whatever it holds.
  static func drop(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<AnyObject>.fromOpaque(pointer).release()
  }
}
