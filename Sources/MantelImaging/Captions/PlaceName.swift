/// A place as people write it down in a photo's metadata: none, some or all of its parts.
struct PlaceName {
  /// A town, or a part of one.
  var city: String?
  /// A state or province.
  var state: String?
  /// A country.
  var country: String?

  /// The parts there are, the smallest first, each once: “Lisbon, Portugal”.
  ///
  /// The state stands only where there is no city, since city and country say it all.
  var text: String? {
    let parts = [city ?? state, country].compactMap { $0 }
    guard let first = parts.first else { return nil }
    guard let last = parts.dropFirst().first, last != first else { return first }
    return first + ", " + last
  }
}
