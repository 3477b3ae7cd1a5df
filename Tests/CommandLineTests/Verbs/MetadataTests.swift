import MantelSystem
import TestSupport
import Testing

/// Nothing that a photo says of its place, its camera or its owner is in anything that we write.
@Suite struct MetadataTests {
  /// A desk with a widget of one photo that tells everything of itself, lies on its side, and has a profile of its own.
  func desk() throws -> Desk {
    let desk = try Desk()
    try desk.hearth(0)
    let script = """
      import sys
      from PIL import Image, ImageCms
      image = Image.new("RGB", (160, 120), (200, 30, 30))
      exif = Image.Exif()
      exif[0x0112] = 6
      exif[0x010F] = "TELLTALE camera"
      exif[0x013B] = "TELLTALE owner"
      exif[0x8825] = {1: "N", 2: (52.0, 31.0, 12.0), 3: "E", 4: (13.0, 24.0, 18.0), 29: "TELLTALE"}
      profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
      image.save(sys.argv[1], quality=90, exif=exif.tobytes(), icc_profile=profile, comment=b"TELLTALE comment")
      data = open(sys.argv[1], "rb").read()
      packet = b"http://ns.adobe.com/xap/1.0/\\0<x:xmpmeta>TELLTALE xmp</x:xmpmeta>"
      packet = b"\\xff\\xe1" + (len(packet) + 2).to_bytes(2, "big") + packet
      open(sys.argv[1], "wb").write(data[:2] + packet + data[2:])
      """
    let path = desk.pictures.appending("tells.jpg").lossyText
    try Python.run(script, [path])
    let bytes = try desk.folder.read("pictures/tells.jpg")
    #expect(Set(try Self.markers(bytes)).isSuperset(of: [0xE1, 0xE2, 0xFE]))
    #expect(bytes.count { $0 == UInt8(ascii: "T") } >= 5)
    _ = try desk.answer("add", "Hearth", "tells.jpg")
    _ = try desk.answer("render")
    return desk
  }

  /// The markers of a JPEG from its start to its first scan, the start itself apart (ITU T.81, Annex B).
  static func markers(_ bytes: [UInt8]) throws -> [UInt8] {
    var markers: [UInt8] = []
    var position = 2
    while position + 4 <= bytes.count {
      guard bytes[position] == 0xFF else { throw FixtureError.missing("a marker") }
      let marker = bytes[position + 1]
      markers.append(marker)
      if marker == 0xDA { return markers }
      position += 2 + Int(bytes[position + 2]) << 8 + Int(bytes[position + 3])
    }
    throw FixtureError.missing("a scan")
  }

  @Test func `no picture that is written has any metadata`() throws {
    let desk = try desk()
    let pictures = try desk.kept().filter { $0.key.lossyText.hasSuffix(".jpg") }
    // Master, thumb, glow, and one picture a shape.
    #expect(pictures.count == 6)
    // Tables, frame, scan and restarts; of the application segments only JFIF's.
    let allowed: Set<UInt8> = [0xE0, 0xDB, 0xC0, 0xC2, 0xC4, 0xDD, 0xDA]
    for (path, bytes) in pictures {
      let markers = try Self.markers(bytes)
      #expect(allowed.isSuperset(of: markers), "\(path.lossyText)")
      #expect(markers.count { $0 == 0xE0 } <= 1)
      if let start = bytes.firstIndex(of: 0xE0) {
        #expect(bytes[(start + 3)...].starts(with: Array("JFIF\0".utf8)))
      }
    }
  }

  @Test func `nothing of what the photo tells is anywhere in the shared folder or in an export`()
    throws
  {
    let desk = try desk()
    _ = try desk.answer("export", "all.mantel")
    var files = try desk.kept()
    files[desk.pictures.appending("all.mantel")] = try desk.folder.read("pictures/all.mantel")
    for (path, bytes) in files {
      let text = String(decoding: bytes, as: UTF8.self)
      for word in ["TELLTALE", "Exif", "http://ns.adobe.com", "ICC_PROFILE", "lcms"] {
        #expect(!text.contains(word), "\(path.lossyText) has \(word)")
      }
    }
  }

  @Test func `a photo that lies on its side is upright in its size, its crop and its pictures`()
    throws
  {
    let desk = try desk()
    let added = try desk.answer("add", "Hearth", "tells.jpg")["added"][0]
    #expect(added["width"] == 120)
    #expect(added["height"] == 160)
    let small = try desk.answer("crop", "Hearth", "tells.jpg")["rectangles"]["small"]
    #expect(small["x"] == 0 && small["y"] == 20 && small["width"] == 120 && small["height"] == 120)
  }
}
