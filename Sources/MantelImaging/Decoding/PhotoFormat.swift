/// The kinds of file that Mantel reads photos from, told by their first bytes and never by their names.
public enum PhotoFormat: String, Codable, Sendable, CaseIterable {
  case jpeg, png, webp, heic, avif, jxl, tiff, gif, raw

  /// How many bytes from the start of a file `init(header:)` wants to see.
  public static let headerLength = 4096
}
