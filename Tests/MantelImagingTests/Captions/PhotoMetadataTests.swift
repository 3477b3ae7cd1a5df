import MantelCore
import MantelImaging
import MantelStore
import Testing

@Suite struct PhotoMetadataTests {
  private func read(_ tags: [String: String]) -> PhotoMetadata {
    PhotoMetadata(MetadataTags { name in tags[name].map { Array($0.utf8) } })
  }

  private func taken(_ text: String) -> TakenDate? {
    read(["Exif.Photo.DateTimeOriginal": text]).taken
  }

  @Test func `an EXIF date with its offset is trusted most`() throws {
    let tags = [
      "Exif.Photo.DateTimeOriginal": "2019:07:04 12:30:45",
      "Exif.Photo.OffsetTimeOriginal": "+05:30",
      "Xmp.xmp.CreateDate": "2001-01-01", "Iptc.Application2.DateCreated": "2002-02-02",
    ]
    let taken = try #require(read(tags).taken)
    #expect(taken.date == CivilDate(year: 2019, month: 7, day: 4))
    #expect(taken.secondOfDay == 45_045)
    #expect(taken.offset == 19_800)
    #expect(taken.source == .exifWithOffset)
  }

  @Test func `the next source counts where the first has no date`() {
    var tags = [
      "Exif.Photo.DateTimeOriginal": "0000:00:00 00:00:00",
      "Xmp.photoshop.DateCreated": "2018-05-06T07:08:09.25+02:00",
      "Iptc.Application2.DateCreated": "2017-03-04",
      "Iptc.Application2.TimeCreated": "05:06:07-01:00",
    ]
    let xmp = read(tags).taken
    #expect(xmp?.source == .xmp)
    #expect(xmp?.date == CivilDate(year: 2018, month: 5, day: 6))
    #expect(xmp?.offset == 7_200)
    tags["Xmp.photoshop.DateCreated"] = "2018-05"
    let iptc = read(tags).taken
    #expect(iptc?.source == .iptc)
    #expect(iptc?.secondOfDay == 18_367)
    #expect(iptc?.offset == -3_600)
  }

  @Test(arguments: [
    "0000:00:00 00:00:00", "    :  :     :  :  ", "", "2019", "2019:07", "2019:13:01 00:00:00",
    "2019:02:29 00:00:00", "0001:01:01 00:00:00", "1019:01:01 00:00:00", "99999:01:01",
    "\u{0}\u{0}", "2019:07:00 12:00:00", "-019:07:04", "٢٠١٩:٠٧:٠٤",
  ])
  func `what is no date is none`(text: String) {
    #expect(taken(text) == nil)
  }

  @Test func `dates that other programs write are read`() {
    let day = CivilDate(year: 2019, month: 7, day: 4)
    for text in [
      "2019-07-04 12:00:00", "2019/07/04T12:00", "2019.07.04", " 2019:07:04 12:00:00\u{0}",
    ] {
      #expect(taken(text)?.date == day)
    }
    let odd = taken("2019:07:04 24:61:00")
    #expect(odd?.date == day)
    #expect(odd?.secondOfDay == nil)
  }

  @Test func `a date in the future is kept for the caller to judge`() {
    #expect(taken("2999:01:01 00:00:00")?.date == CivilDate(year: 2999, month: 1, day: 1))
  }

  @Test func `an offset that no clock has is left out`() {
    for offset in ["+25:00", "+99:99", "02:00", "", "+14:30", "-2:00"] {
      let tags = [
        "Exif.Photo.DateTimeOriginal": "2019:07:04 12:00:00",
        "Exif.Photo.OffsetTimeOriginal": offset,
      ]
      #expect(read(tags).taken?.source == .exif)
    }
  }

  @Test(arguments: [
    ("NIKON CORPORATION", "NIKON D750", "Nikon D750"), ("Canon", "Canon EOS 5D", "Canon EOS 5D"),
    ("Apple", "iPhone 15 Pro", "iPhone 15 Pro"), ("SONY", "ILCE-7M3", "Sony ILCE-7M3"),
    ("EASTMAN KODAK COMPANY", "KODAK DX4530", "Kodak DX4530"),
    ("samsung", "SM-G991B", "Samsung SM-G991B"),
    ("OLYMPUS IMAGING CORP.  ", "E-M5", "Olympus E-M5"), ("FUJIFILM", "X-T3", "Fujifilm X-T3"),
    ("LEICA CAMERA AG", "LEICA Q2", "Leica Q2"), ("DJI", "FC3411", "DJI FC3411"),
    ("RICOH IMAGING COMPANY, LTD.", "PENTAX K-3", "Ricoh PENTAX K-3"),
    ("OnePlus", "ONEPLUS A5000", "OnePlus A5000"),
  ])
  func `a camera is called what people call it`(make: String, model: String, expected: String) {
    #expect(read(["Exif.Image.Make": make, "Exif.Image.Model": model]).camera == expected)
  }

  @Test func `half a camera is better than none`() {
    #expect(read(["Exif.Image.Make": "NIKON CORPORATION"]).camera == "Nikon")
    #expect(read(["Exif.Image.Model": "D750"]).camera == "D750")
    #expect(read(["Exif.Image.Make": " \u{0}", "Exif.Image.Model": ""]).camera == nil)
  }

  @Test func `what a camera wrote by itself is no description`() {
    for text in ["OLYMPUS DIGITAL CAMERA         ", "SONY DSC", "---", "Created with GIMP", "  "] {
      #expect(read(["Exif.Image.ImageDescription": text]).description == nil)
    }
    let tags = [
      "Exif.Image.ImageDescription": "OLYMPUS DIGITAL CAMERA",
      "Iptc.Application2.Caption": " Am Meer ",
    ]
    #expect(read(tags).description == "Am Meer")
    #expect(read(["Exif.Image.ImageDescription": "❤️"]).description == "❤️")
  }

  @Test(arguments: [
    (#"lang="x-default" A walk"#, "A walk"),
    (#"lang="x-default" A walk, lang="de" Ein Gang, lang="fr" Un tour"#, "A walk"),
    (#"lang="de" Ein Gang, lang="x-default" A walk, lang="fr" Un tour"#, "A walk"),
    (#"lang="de-AT" Ein Gang, lang="fr" Un tour"#, "Ein Gang"),
    (#"lang="x-default" A, lang="5", lang=, lang="" b"#, #"A, lang="5", lang=, lang="" b"#),
    (#"lang="x-default" , lang="de" Ein Gang"#, "Ein Gang"),
    (#"lang="x-default"#, #"lang="x-default"#), (#"A "lang="de" B"#, #"A "lang="de" B"#),
  ])
  func `of a text in several languages the one counts that stands for all`(
    text: String, description: String
  ) {
    #expect(read(["Xmp.dc.description": text]).description == description)
  }

  @Test func `text in no certain encoding is read all the same`() {
    let latin = PhotoMetadata(
      MetadataTags { $0 == "Exif.Image.ImageDescription" ? [0x43, 0x61, 0x66, 0xE9] : nil })
    #expect(latin.description == "Café")
    let long = PhotoMetadata(
      MetadataTags { name in
        name == "Exif.Image.ImageDescription"
          ? Array(String(repeating: "é", count: 100_000).utf8) : nil
      })
    #expect(long.description == String(repeating: "é", count: CaptionText.maximumLength))
  }

  @Test func `a place is said by its smallest part and its country`() {
    let tags = [
      "Xmp.photoshop.City": "Lisbon", "Iptc.Application2.ProvinceState": "Estremadura",
      "Iptc.Application2.CountryName": "Portugal",
    ]
    #expect(read(tags).place == "Lisbon, Portugal")
    let country = "Xmp.photoshop.Country"
    #expect(
      read(["Xmp.photoshop.State": "Bavaria", country: "Germany"]).place == "Bavaria, Germany")
    #expect(read(["Xmp.photoshop.City": "Singapore", country: "Singapore"]).place == "Singapore")
    #expect(read([country: "Chile"]).place == "Chile")
    #expect(read([:]).place == nil)
  }

  @Test func `a position on no globe is none`() {
    func position(_ latitude: Double, _ longitude: Double) -> GeoPosition? {
      PhotoMetadata(MetadataTags { _ in nil }, position: (latitude, longitude)).position
    }
    #expect(position(38.7, -9.1) == GeoPosition(latitude: 38.7, longitude: -9.1))
    for (latitude, longitude) in [(91.0, 0.0), (0, 181), (.nan, 1), (1, .infinity), (0, 0)] {
      #expect(position(latitude, longitude) == nil)
    }
  }
}
