import CVips
import MantelImaging
import Synchronization

/// libvips as a whole: started at its first use, since that takes time and memory.
enum VipsLibrary {
  /// Loaders that a stranger's bytes must never reach, whatever the caller asks for.
  private static let blocked = [
    "VipsForeignLoadMagick", "VipsForeignLoadOpenslide", "VipsForeignLoadPdf", "VipsForeignLoadSvg",
  ]

  private static let isStarted: Bool = {
    guard cvips_start() == 0 else { return false }
    vips_cache_set_max(0)
    // One worker process runs on each core.
    vips_concurrency_set(1)
    for name in blocked { vips_operation_block_set(name, 1) }
    return true
  }()

  /// Makes libvips ready; free but for the first time.
  static func start() throws(ImagingError) {
    guard isStarted else { throw failure() }
    vips_error_clear()
  }

  /// What libvips says of the last failure.
  static func failure() -> ImagingError {
    defer { vips_error_clear() }
    let text = String(cString: vips_error_buffer())
    return .damaged(detail: text.split(separator: "\n").joined(separator: "; "))
  }

  private static let turn = Mutex(())

  /// Does work with libvips while no other thread does: why something failed stands in one place for the whole process.
  ///
  /// A worker does one job at a time anyway.
  static func alone<Value: Sendable>(_ work: () throws(ImagingError) -> Value) throws(ImagingError)
    -> Value
  {
    try turn.withLock { _ in Result { () throws(ImagingError) in try work() } }.get()
  }
}
