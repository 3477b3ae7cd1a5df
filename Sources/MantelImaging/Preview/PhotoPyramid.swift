import MantelCore

/// A photo in several sizes, each half as large as the one before, so that any part of it can be drawn quickly at any size.
///
/// Immutable once made; may be used from any thread.
public final class PhotoPyramid: Sendable {
  /// From the photo itself to the smallest.
  private let levels: [PixelBuffer]

  /// The pyramid over a photo, such as a master. Costs about as much as copying the photo.
  public init(_ photo: PixelBuffer) {
    var levels = [photo]
    while let last = levels.last, min(last.size.width, last.size.height) >= 2 * Self.smallest {
      levels.append(last.halved())
    }
    self.levels = levels
  }

  /// No level is made whose shorter side would be smaller, in pixels.
  private static let smallest = 64

  /// The photo itself.
  public var photo: PixelBuffer { levels[0] }

  /// The pyramid as it looks through a filter.
  public func filtered(_ table: ColorTable) -> PhotoPyramid {
    var filtered = photo
    filtered.apply(table)
    return PhotoPyramid(filtered)
  }

  /// The part of the photo in `rectangle`, drawn into `area` of `picture`; good enough for a picture that moves.
  ///
  /// The rectangle is given as shares 0…1 of the photo's sides from its top left, and may reach beyond them: there `picture` stays as it
  /// is. Two neighbouring pixels are mixed each way, in the smallest level that still has a pixel for each of the picture's.
  public func draw(
    _ rectangle: CropRectangle, into picture: inout PixelBuffer, area: PixelArea
  ) {
    let columns = rectangle.width * Double(photo.size.width) / Double(max(area.width, 1))
    guard columns > 0, columns.isFinite, rectangle.x.isFinite, rectangle.y.isFinite,
      rectangle.height > 0, rectangle.height.isFinite
    else { return }
    var level = 0
    var step = columns
    while step >= 2, level + 1 < levels.count {
      level += 1
      step /= 2
    }
    let source = levels[level]
    let width = Double(source.size.width)
    let height = Double(source.size.height)
    let across = BilinearAxis(
      start: rectangle.x * width, length: rectangle.width * width, count: area.width,
      limit: source.size.width)
    let down = BilinearAxis(
      start: rectangle.y * height, length: rectangle.height * height, count: area.height,
      limit: source.size.height)
    picture.mix(source, across, down, at: area)
  }
}

/// Where along one side of a picture each pixel of another comes from.
struct BilinearAxis {
  /// The first of the two pixels that are mixed; -1 where there is nothing.
  let indices: [Int32]
  /// How much of the second of them, 0…256.
  let shares: [UInt32]

  /// `count` pixels that lie over `length` pixels from `start` on, of a side that is `limit` pixels long.
  init(start: Double, length: Double, count: Int, limit: Int) {
    let step = length / Double(max(count, 1))
    var indices = [Int32](repeating: -1, count: count)
    var shares = [UInt32](repeating: 0, count: count)
    for index in 0..<count {
      let middle = start + (Double(index) + 0.5) * step
      guard middle >= 0, middle < Double(limit) else { continue }
      let place = min(max(middle - 0.5, 0), Double(limit - 1))
      let first = min(Int(place), max(limit - 2, 0))
      indices[index] = Int32(first)
      shares[index] = limit > 1 ? UInt32((place - Double(first)) * 256) : 0
    }
    self.indices = indices
    self.shares = shares
  }
}

extension PixelBuffer {
  /// Mixes pixels of another picture into an area of this one, four at a time.
  fileprivate mutating func mix(
    _ source: PixelBuffer, _ across: BilinearAxis, _ down: BilinearAxis, at area: PixelArea
  ) {
    let inside = area.clamped(to: size)
    guard inside.width > 0, inside.height > 0 else { return }
    let pitch = source.size.width
    let nextColumn = source.size.width > 1 ? 1 : 0
    let nextRow = source.size.height > 1 ? pitch : 0
    let targetPitch = size.width
    bytes.withUnsafeMutableBytes { target in
      source.bytes.withUnsafeBytes { origin in
        let target = target.bindMemory(to: UInt32.self)
        let origin = origin.bindMemory(to: UInt32.self)
        for row in inside.y..<inside.y + inside.height {
          let first = down.indices[row - area.y]
          guard first >= 0 else { continue }
          let share = down.shares[row - area.y]
          let top = Int(first) * pitch
          for column in inside.x..<inside.x + inside.width {
            let left = across.indices[column - area.x]
            guard left >= 0 else { continue }
            let place = top + Int(left)
            let part = across.shares[column - area.x]
            let upper = Self.mixed(origin[place], origin[place + nextColumn], part)
            let lower = Self.mixed(
              origin[place + nextRow], origin[place + nextRow + nextColumn], part)
            target[row * targetPitch + column] = Self.mixed(upper, lower, share)
          }
        }
      }
    }
  }

  /// Two pixels mixed, `share` 256ths of the second; two channels at a time.
  @inline(__always)
  private static func mixed(_ one: UInt32, _ other: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let even = ((one & 0x00FF_00FF) &* rest &+ (other & 0x00FF_00FF) &* share) >> 8
    let odd = (one >> 8 & 0x00FF_00FF) &* rest &+ (other >> 8 & 0x00FF_00FF) &* share
    return even & 0x00FF_00FF | odd & 0xFF00_FF00
  }
}
