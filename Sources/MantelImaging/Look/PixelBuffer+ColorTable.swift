import Dispatch
import MantelCore

extension PixelBuffer {
  /// Replaces every colour by what the table has for it, within half a level of the table's exact interpolation.
  ///
  /// The rows are split into `bands` of about the same height, which run at the same time where there are processors for them;
  /// the answer does not depend on their number. Blocks until all are done.
  public mutating func apply(_ table: ColorTable, bands: Int = 1) {
    let bands = min(max(bands, 1), size.height)
    bytes.withUnsafeMutableBytes { bytes in
      let pixels = bytes.assumingMemoryBound(to: UInt32.self)
      guard bands > 1 else { return table.walk(pixels) }
      // Bands share no pixel.
      nonisolated(unsafe) let shared = pixels
      DispatchQueue.concurrentPerform(iterations: bands) { band in
        let start = shared.count * band / bands
        let end = shared.count * (band + 1) / bands
        table.walk(UnsafeMutableBufferPointer(rebasing: shared[start..<end]))
      }
    }
  }
}
