/// How the pixels of a file must be turned to stand upright: the values of EXIF's tag 0x0112 (CIPA DC-008, 4.6.4 A).
public enum PhotoOrientation: Int, Sendable, CaseIterable {
  /// As they stand.
  case upright = 1
  /// Left and right changed.
  case mirrored = 2
  /// Turned by 180°.
  case rotatedHalf = 3
  /// Top and bottom changed.
  case flipped = 4
  /// Rows and columns changed.
  case transposed = 5
  /// To be turned by 90° clockwise.
  case rotatedRight = 6
  /// Rows and columns changed over the other diagonal.
  case transversed = 7
  /// To be turned by 90° counterclockwise.
  case rotatedLeft = 8

  /// Whether width and height change places.
  public var swapsSides: Bool { rawValue >= 5 }
}
