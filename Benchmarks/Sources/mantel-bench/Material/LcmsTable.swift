import CLcms
import MantelCore
import MantelImaging

/// A filter as a 33³ table of lcms2, which interpolates as ours does: within tetrahedra.
final class LcmsTable {
  private let transform: cmsHTRANSFORM

  /// Samples the filter. A profile of the kind that Little CMS calls a device link carries it.
  init(_ filter: PhotoFilter) {
    var filter = filter
    let made = withUnsafeMutablePointer(to: &filter) { filter in
      clcms_table(
        { input, output, cargo in
          guard let input, let output, let cargo else { return 0 }
          let filter = cargo.assumingMemoryBound(to: PhotoFilter.self).pointee
          let color = filter.color(
            SRGBColor(
              red: Double(input[0]) / 65_535, green: Double(input[1]) / 65_535,
              blue: Double(input[2]) / 65_535))
          for (index, channel) in [color.red, color.green, color.blue].enumerated() {
            output[index] = UInt16(min(max(channel, 0), 1) * 65_535 + 0.5)
          }
          return 1
        }, filter)
    }
    guard let made else { preconditionFailure("lcms2 makes a transform of a table") }
    transform = made
  }

  deinit { cmsDeleteTransform(transform) }

  /// Puts a picture through the table.
  func apply(to picture: inout PixelBuffer) {
    let count = UInt32(picture.size.width * picture.size.height)
    picture.bytes.withUnsafeMutableBufferPointer {
      cmsDoTransform(transform, $0.baseAddress, $0.baseAddress, count)
    }
  }
}
