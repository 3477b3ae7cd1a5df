import HashEngine
import Testing

@Suite struct SHA256IdentifierTests {
  // The examples of FIPS 180-4: nothing, "abc" and a million times "a".
  @Test(arguments: [
    ([], "e3b0c44298fc1c149afbf4c8996fb924"),
    (Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223"),
    ([UInt8](repeating: 0x61, count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67"),
  ])
  func `the identifier is the first half of SHA-256`(bytes: [UInt8], expected: String) throws {
    #expect(try SHA256Identifier().identify(Samples.file(bytes)) == expected)
  }

  @Test func `the last byte counts in a file of many pieces`() throws {
    var bytes = [UInt8](repeating: 7, count: 3 << 18)
    let first = try SHA256Identifier().identify(Samples.file(bytes))
    bytes[bytes.count - 1] = 8
    #expect(try SHA256Identifier().identify(Samples.file(bytes)) != first)
  }
}
