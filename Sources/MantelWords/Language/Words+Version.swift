extension Words {
  /// The product's version.
  public static let productVersion = "0.1.0"
}
