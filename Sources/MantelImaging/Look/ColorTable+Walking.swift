import MantelCore

extension ColorTable {
  /// Where each byte of a channel lies between the samples.
  ///
  /// One word a byte and channel: in bits 0 to 31 the place of the sample at or below it; in bits 32 to 47 the way to the next sample
  /// along this channel; in bits 48 to 63 how far it lies on that way, 0…256.
  struct Steps: Sendable {
    /// 256 words each for red, green and blue.
    let words: [UInt64]

    static let shared = Steps()

    private init() {
      let side = ColorTable.samplesPerSide
      var words: [UInt64] = []
      for stride in [1, side, side * side] {
        for byte in 0...255 {
          let cell = min(byte * (side - 1) / 255, side - 2)
          let share = (256 * (byte * (side - 1) - 255 * cell) + 127) / 255
          words.append(UInt64(share * 65_536 + stride) * 0x1_0000_0000 + UInt64(cell * stride))
        }
      }
      self.words = words
    }
  }

  /// Replaces colours by what the table has for them, by tetrahedral interpolation.
  ///
  /// A cell of the table is cut along its diagonal into six tetrahedra; the colour goes from the cell's dark corner to the light one along
  /// the three channels in the order of their shares, and the four corners on that way are weighted by the differences of the shares.
  /// Sorting finds the tetrahedron without a branch. T. Sakamoto and A. Itooka, US patent 4,275,413 (1981); J. M. Kasson, S. I. Nin,
  /// W. Plouffe, J. L. Hafner, "Performing color space conversions with three-dimensional linear interpolation", Journal of
  /// Electronic Imaging 4 (1995), 226–250.
  func walk(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    Steps.shared.words.withUnsafeBufferPointer { steps in
      words.withUnsafeBufferPointer { words in
        guard let red = steps.baseAddress, let table = words.baseAddress else { return }
        let green = red + 256
        let blue = red + 512
        let side = Self.samplesPerSide
        let toLightCorner = 1 + side + side * side
        for index in pixels.indices {
          let pixel = UInt32(littleEndian: pixels[index])
          let r: UInt64 = red[Int(pixel & 0xFF)]
          let g: UInt64 = green[Int((pixel &>> 8) & 0xFF)]
          let b: UInt64 = blue[Int((pixel &>> 16) & 0xFF)]
          let corner = Int(UInt32(truncatingIfNeeded: r &+ g &+ b))

          // A channel's share of its cell, above its stride: sorted by the share, the stride goes along.
          let (kr, kg, kb): (UInt64, UInt64, UInt64) = (r &>> 32, g &>> 32, b &>> 32)
          let first: UInt64 = max(max(kr, kg), kb)
          let last: UInt64 = min(min(kr, kg), kb)
          let all: UInt64 = kr &+ kg &+ kb
          let middle: UInt64 = all &- first &- last
          let second = corner &+ Int(first & 0xFFFF)
          let third = second &+ Int(middle & 0xFFFF)

          let (most, some, least): (UInt64, UInt64, UInt64) = (
            first &>> 16, middle &>> 16, last &>> 16
          )
          var sum: UInt64 = Self.half
          sum &+= table[corner] &* (256 &- most)
          sum &+= table[second] &* (most &- some)
          sum &+= table[third] &* (some &- least)
          sum &+= table[corner &+ toLightCorner] &* least

          var filtered: UInt32 = pixel & 0xFF00_0000
          filtered |= UInt32(truncatingIfNeeded: sum &>> 13) & 0xFF
          filtered |= UInt32(truncatingIfNeeded: sum &>> 26) & 0xFF00
          filtered |= UInt32(truncatingIfNeeded: sum &>> 39) & 0xFF_0000
          pixels[index] = filtered.littleEndian
        }
      }
    }
  }

  /// Half a level in each of a word's channels, after weighting.
  private static let half: UInt64 = 0x40_0002_0000_1000
}
