import JPEGEngine
import MantelCore
import MantelImaging
import MantelSystem

/// Small pictures with metadata of the test's own.
enum MetadataSample {
  /// A JPEG with EXIF, XMP and IPTC, each where there is any.
  static func jpeg(exif: [UInt8]? = nil, xmp: String? = nil, iptc: [UInt8]? = nil) throws -> [UInt8]
  {
    let picture = PixelBuffer(size: PixelSize(width: 16, height: 16), color: SRGBColor(gray: 0.5))
    let plain = try JPEGEncoder().encode(picture, quality: 85).readAll(limit: 1 << 20)
    var segments: [UInt8] = []
    if let exif { segments += segment(0xE1, Array("Exif\0\0".utf8) + exif) }
    if let xmp {
      segments += segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(xmp.utf8))
    }
    if let iptc { segments += segment(0xED, photoshop(iptc)) }
    return plain[..<2] + segments + plain[2...]
  }

  /// A PNG of one grey pixel with EXIF.
  static func png(exif: [UInt8]) -> [UInt8] {
    // A zlib stream of one stored block: filter 0, grey 128.
    let pixels: [UInt8] = [0x78, 0x01, 1, 2, 0, 0xFD, 0xFF, 0, 128, 0x00, 0x82, 0x00, 0x81]
    return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
      + chunk("IHDR", big(UInt32(1)) + big(UInt32(1)) + [8, 0, 0, 0, 0]) + chunk("eXIf", exif)
      + chunk("IDAT", pixels) + chunk("IEND", [])
  }

  /// A WebP container with EXIF; its picture is empty.
  static func webp(exif: [UInt8]) -> [UInt8] {
    func part(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
      Array(name.utf8) + little(UInt32(bytes.count)) + bytes + (bytes.count % 2 == 1 ? [0] : [])
    }
    let body =
      Array("WEBP".utf8) + part("VP8X", [0x08, 0, 0, 0, 0, 0, 0, 0, 0, 0])
      + part("VP8L", [0x2F, 0, 0, 0, 0, 0])
      + part("EXIF", exif)
    return Array("RIFF".utf8) + little(UInt32(body.count)) + body
  }

  /// An XMP packet with these properties of `rdf:Description`.
  static func xmp(_ properties: String, elements: String = "") -> String {
    """
    <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" \(properties)>\(elements)
    </rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>
    """
  }

  /// IPTC data sets of record 2.
  static func iptc(_ values: [(UInt8, String)]) -> [UInt8] {
    values.flatMap { number, text in
      [0x1C, 2, number] + big(UInt16(text.utf8.count)) + Array(text.utf8)
    }
  }

  private static func segment(_ marker: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big(UInt16(clamping: bytes.count + 2)) + bytes
  }

  private static func photoshop(_ iptc: [UInt8]) -> [UInt8] {
    Array("Photoshop 3.0\0".utf8) + Array("8BIM".utf8) + [0x04, 0x04, 0, 0]
      + big(UInt32(iptc.count)) + iptc + (iptc.count % 2 == 1 ? [0] : [])
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + bytes
    return big(UInt32(bytes.count)) + content + big(checksum(content))
  }

  /// CRC-32 as PNG uses it (ISO 3309).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
