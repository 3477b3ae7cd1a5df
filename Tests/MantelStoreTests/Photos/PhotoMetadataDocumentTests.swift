import MantelCore
import MantelStore
import Testing

@Suite struct PhotoMetadataDocumentTests {
  private func decoded(_ json: String) throws -> PhotoMetadata {
    try JSONText.decode(PhotoMetadata.self, from: Array(json.utf8))
  }

  @Test func `what is known comes back, and what is not known is not written`() throws {
    let date = try #require(CivilDate(year: 2019, month: 7, day: 4))
    let whole = PhotoMetadata(
      taken: TakenDate(date: date, source: .exif), camera: "Canon", description: "A walk",
      place: "Lisbon", position: GeoPosition(latitude: 38.7, longitude: -9.1))
    for metadata in [whole, PhotoMetadata(camera: "Canon"), PhotoMetadata()] {
      let json = try JSONText.encode(metadata)
      #expect(try JSONText.decode(PhotoMetadata.self, from: json) == metadata)
      #expect(!String(decoding: json, as: UTF8.self).contains("null"))
    }
    let json = String(decoding: try JSONText.encode(PhotoMetadata(camera: "Canon")), as: UTF8.self)
    #expect(json == "{\n  \"camera\" : \"Canon\"\n}\n")
  }

  @Test(arguments: [
    #"{"camera":"Canon","taken":{"date":"2019-02-30","source":"exif"}}"#,
    #"{"camera":"Canon","taken":{"date":"2019-07-04","source":"rumour"}}"#,
    #"{"camera":"Canon","taken":"yesterday","place":{"city":"Lisbon"},"description":7}"#,
    #"{"camera":"Canon","position":{"latitude":91,"longitude":0}}"#,
    #"{"camera":"Canon","position":null,"altitude":7}"#,
  ])
  func `a field that makes no sense is left out and the rest is kept`(json: String) throws {
    #expect(try decoded(json) == PhotoMetadata(camera: "Canon"))
  }
}
