/// Cameras' names as people say them.
enum CameraName {
  /// The maker and the model without what either repeats: “Nikon D750” of NIKON CORPORATION and NIKON D750, “Kodak DX4530” of EASTMAN
  /// KODAK COMPANY and KODAK DX4530, “iPhone 15 Pro” of Apple and iPhone 15 Pro.
  static func tidied(make: String?, model: String?) -> String? {
    let brand = make.map(brandWords) ?? []
    let words = (model ?? "").split(separator: " ").map(String.init)
    guard let first = words.first else {
      return brand.isEmpty ? nil : brand.joined(separator: " ")
    }
    if let known = brand.first(where: { $0.lowercased() == first.lowercased() }) {
      return ([known] + words.dropFirst()).joined(separator: " ")
    }
    // Everyone knows who makes an iPhone.
    let saysItAll = brand == ["Apple"] && first.hasPrefix("iP")
    return ((saysItAll ? [] : brand) + words).joined(separator: " ")
  }

  /// A company's name without its legal form, and not shouted.
  private static func brandWords(_ make: String) -> [String] {
    var words = make.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
    while words.count > 1, let last = words.last, isCompanyWord(last) { words.removeLast() }
    return words.map(calm)
  }

  private static func isCompanyWord(_ word: String) -> Bool {
    let letters = word.lowercased().filter { $0 != "." }
    return companyWords.contains(letters)
  }

  /// NIKON is Nikon and samsung Samsung; three letters, such as HTC and DJI, are an abbreviation.
  private static func calm(_ word: String) -> String {
    let isShouted = word.count > 3 && word == word.uppercased()
    let rest = String(word.dropFirst())
    return word.prefix(1).uppercased() + (isShouted ? rest.lowercased() : rest)
  }

  private static let companyWords: Set<String> = [
    "ag", "camera", "cameras", "co", "company", "computer", "corp", "corporation", "electric",
    "electronics", "film", "gmbh", "imaging", "inc", "ltd", "mobile", "optical", "photo",
    "technologies",
    "techwin",
  ]
}
