/// Descriptions that a camera or a program wrote by itself and nobody meant.
enum BoilerplateDescription {
  static func matches(_ text: String) -> Bool {
    let text = text.lowercased()
    if phrases.contains(text) || text.hasPrefix("created with gimp") { return true }
    // A description without one letter, digit or picture says nothing.
    return !text.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0.properties.isEmoji
    }
  }

  private static let phrases: Set<String> = [
    "cof", "dav", "dcim", "digital camera", "digital still camera", "exif_jpeg_picture", "hdr",
    "hdrpl", "image", "image description", "jpeg", "kodak digital still camera", "mde",
    "minolta dsc", "minolta digital camera", "nor", "olympus digital camera", "oznor", "photo",
    "rhdr", "samsung", "samsung camera pictures", "screenshot", "sdr", "sony digital camera",
    "sony dsc", "untitled", "user comments",
  ]
}
