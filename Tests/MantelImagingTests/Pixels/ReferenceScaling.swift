import Glibc
import MantelCore
import MantelImaging

/// The scaling as its definition says it, in double precision, one output pixel after the other.
enum ReferenceScaling {
  static func scaled(_ picture: PixelBuffer, _ part: CropRectangle, to output: PixelSize)
    -> PixelBuffer
  {
    let across = weights(picture.size.width, part.x, part.width, output.width)
    let down = weights(picture.size.height, part.y, part.height, output.height)
    return PixelBuffer(size: output) { bytes in
      for y in 0..<output.height {
        for x in 0..<output.width {
          for channel in 0..<4 {
            var sum = 0.0
            for (row, vertical) in down[y] {
              for (column, horizontal) in across[x] {
                let index = row * picture.bytesPerRow + column * 4 + channel
                sum += vertical * horizontal * Double(picture.bytes[index])
              }
            }
            bytes[(y * output.width + x) * 4 + channel] = UInt8(min(max(sum.rounded(), 0), 255))
          }
        }
      }
    }
  }

  private static func weights(_ source: Int, _ start: Double, _ length: Double, _ count: Int)
    -> [[(Int, Double)]]
  {
    let step = length / Double(count)
    let spread = max(1, step)
    return (0..<count).map { index in
      let center = start + (Double(index) + 0.5) * step
      let near = Int((center - 3 * spread).rounded(.down)) - 1
      let far = Int((center + 3 * spread).rounded(.up)) + 1
      let all = (near...far).map { (min(max($0, 0), source - 1), lanczos($0, center, spread)) }
      let sum = all.reduce(0) { $0 + $1.1 }
      return all.filter { $0.1 != 0 }.map { ($0.0, $0.1 / sum) }
    }
  }

  private static func lanczos(_ position: Int, _ center: Double, _ spread: Double) -> Double {
    let x = (Double(position) + 0.5 - center) / spread
    if abs(x) >= 3 { return 0 }
    if x == 0 { return 1 }
    return 3 * sin(.pi * x) * sin(.pi * x / 3) / (.pi * .pi * x * x)
  }
}
