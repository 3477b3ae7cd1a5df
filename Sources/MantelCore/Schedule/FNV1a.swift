/// Fowler, Noll and Vo's hash in its 1a form, 64 bits wide. Not for secrets.
public enum FNV1a {
  /// The hash of the bytes.
  public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash ^= UInt64(byte)
      hash = hash &* 0x0000_0100_0000_01b3
    }
    return hash
  }

  /// A widget's seed: the hash of the 16 bytes of its UUID in the order of its text.
  public static func seed(ofUUIDBytes bytes: some Sequence<UInt8>) -> UInt64 {
    hash(bytes)
  }
}
