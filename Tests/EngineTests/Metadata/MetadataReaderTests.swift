import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MetadataEngine
import Testing

@Suite struct MetadataReaderTests {
  private func read(_ bytes: [UInt8]) throws -> PhotoMetadata {
    MetadataReader().metadata(of: try MemoryFile.containing(bytes))
  }

  private var holiday: TIFFMetadata {
    var tiff = TIFFMetadata()
    tiff.image = [
      0x010E: TIFFMetadata.text("Am Strand"), 0x010F: TIFFMetadata.text("NIKON CORPORATION"),
      0x0110: TIFFMetadata.text("NIKON D750"),
    ]
    tiff.exif = [
      0x9003: TIFFMetadata.text("2019:07:04 12:30:45"), 0x9011: TIFFMetadata.text("+02:00"),
    ]
    tiff.gps = [
      1: TIFFMetadata.text("N"), 2: .rationals([(38, 1), (42, 1), (0, 1)]),
      3: TIFFMetadata.text("W"), 4: .rationals([(9, 1), (8, 1), (2400, 100)]),
    ]
    return tiff
  }

  private func expectHoliday(_ metadata: PhotoMetadata) throws {
    #expect(metadata.taken?.date == CivilDate(year: 2019, month: 7, day: 4))
    #expect(metadata.taken?.offset == 7_200)
    #expect(metadata.taken?.source == .exifWithOffset)
    #expect(metadata.camera == "Nikon D750")
    #expect(metadata.description == "Am Strand")
    let position = try #require(metadata.position)
    #expect(abs(position.latitude - 38.7) < 1e-9)
    #expect(abs(position.longitude + 9.14) < 1e-9)
  }

  @Test func `EXIF is read from JPEG, PNG, WebP and TIFF alike`() throws {
    let exif = holiday.bytes
    try expectHoliday(read(try MetadataSample.jpeg(exif: exif)))
    try expectHoliday(read(MetadataSample.png(exif: exif)))
    try expectHoliday(read(MetadataSample.webp(exif: exif)))
    try expectHoliday(read(exif))
  }

  @Test func `XMP and IPTC say what EXIF does not`() throws {
    let xmp = MetadataSample.xmp(
      "photoshop:City=\"Lisbon\" photoshop:DateCreated=\"2018-05-06T07:08:09+01:00\"",
      elements: """
        <dc:description><rdf:Alt><rdf:li xml:lang="x-default">A walk, in May</rdf:li>
        <rdf:li xml:lang="de">Ein Gang</rdf:li></rdf:Alt></dc:description>
        """)
    let iptc = MetadataSample.iptc([(101, "Portugal"), (120, "not asked"), (55, "20170101")])
    let metadata = try read(MetadataSample.jpeg(xmp: xmp, iptc: iptc))
    #expect(metadata.taken?.source == .xmp)
    #expect(metadata.taken?.date == CivilDate(year: 2018, month: 5, day: 6))
    #expect(metadata.place == "Lisbon, Portugal")
    #expect(metadata.description == "A walk, in May")
    // Nobody said that it stands for every language.
    let german = MetadataSample.xmp(
      "",
      elements: """
        <dc:description><rdf:Alt><rdf:li xml:lang="de">Ein Gang</rdf:li></rdf:Alt></dc:description>
        """)
    #expect(try read(MetadataSample.jpeg(xmp: german)).description == "Ein Gang")
  }

  @Test func `IPTC alone gives a date and a caption`() throws {
    let iptc = MetadataSample.iptc([(55, "20170304"), (60, "050607+0100"), (120, "Märzschnee")])
    let metadata = try read(MetadataSample.jpeg(iptc: iptc))
    #expect(metadata.taken?.date == CivilDate(year: 2017, month: 3, day: 4))
    #expect(metadata.taken?.source == .iptc)
    #expect(metadata.description == "Märzschnee")
  }

  @Test func `a photo without metadata says nothing`() throws {
    #expect(try read(MetadataSample.jpeg()) == PhotoMetadata())
    #expect(try read([1, 2, 3]) == PhotoMetadata())
    #expect(try read([]) == PhotoMetadata())
  }

  @Test func `impossible numbers are left out and the rest is kept`() throws {
    var tiff = holiday
    tiff.exif[0x9003] = TIFFMetadata.text("0000:00:00 00:00:00")
    tiff.gps[2] = .rationals([(4_000_000_000, 1), (0, 0), (1, 0)])
    let metadata = try read(MetadataSample.jpeg(exif: tiff.bytes))
    #expect(metadata.taken == nil)
    #expect(metadata.position == nil)
    #expect(metadata.camera == "Nikon D750")
    tiff.gps[2] = .rationals([(91, 1), (0, 1), (0, 1)])
    #expect(try read(MetadataSample.jpeg(exif: tiff.bytes)).position == nil)
  }

  @Test func `a text of 60,000 bytes, and one that is not UTF-8, are bounded and readable`() throws
  {
    var tiff = holiday
    tiff.image[0x010E] = .text([UInt8](repeating: 0x61, count: 60_000) + [0])
    #expect(
      try read(MetadataSample.jpeg(exif: tiff.bytes)).description
        == String(repeating: "a", count: CaptionText.maximumLength))
    tiff.image[0x010E] = .text([0x43, 0x61, 0x66, 0xE9, 0])
    #expect(try read(MetadataSample.jpeg(exif: tiff.bytes)).description == "Café")
    // TIFF has no bound of 65,535 bytes.
    tiff.image[0x010E] = .text([UInt8](repeating: 0x61, count: 100_000) + [0])
    #expect(
      try read(tiff.bytes).description == String(repeating: "a", count: CaptionText.maximumLength))
  }

  @Test func `a file cut short or scrambled anywhere gives something or nothing and never a crash`()
    throws
  {
    let iptc = MetadataSample.iptc([(55, "20170304"), (120, "x")])
    let xmp = MetadataSample.xmp("photoshop:City=\"Lisbon\"")
    let whole = try MetadataSample.jpeg(exif: holiday.bytes, xmp: xmp, iptc: iptc)
    var next: UInt64 = 1
    for files in [whole, holiday.bytes, MetadataSample.png(exif: holiday.bytes)] {
      for length in stride(from: 0, to: files.count, by: 7) {
        _ = try read(Array(files[..<length]))
      }
      for _ in 0..<300 {
        var scrambled = files
        for _ in 0..<4 {
          next = next &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          scrambled[Int(next >> 33) % scrambled.count] = UInt8(truncatingIfNeeded: next >> 24)
        }
        _ = try read(scrambled)
      }
    }
  }
}
