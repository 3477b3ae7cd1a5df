import MantelCore
import MantelStore
import Testing

@Suite struct TakenDateTests {
  @Test func `a document holds it in a form that can be read`() throws {
    let date = try #require(CivilDate(year: 2019, month: 7, day: 4))
    let taken = try #require(
      TakenDate(date: date, secondOfDay: 45_045, offset: -7_200, source: .exifWithOffset))
    let json = try JSONText.encode(taken)
    #expect(
      String(decoding: json, as: UTF8.self) == """
        {
          "date" : "2019-07-04",
          "offset" : -7200,
          "secondOfDay" : 45045,
          "source" : "exif-with-offset"
        }

        """)
    #expect(try JSONText.decode(TakenDate.self, from: json) == taken)
  }

  @Test(arguments: [
    #"{"date":"2019-02-30","source":"exif"}"#, #"{"date":"0001-01-01","source":"exif"}"#,
    #"{"date":"2019-07-04","source":"rumour"}"#, #"{"source":"exif"}"#,
  ])
  func `a document that makes no sense is refused`(json: String) {
    #expect(throws: (any Error).self) {
      try JSONText.decode(TakenDate.self, from: Array(json.utf8))
    }
  }

  @Test func `sources come in the order of trust`() {
    #expect(TakenDate.Source.allCases.sorted() == TakenDate.Source.allCases)
    #expect(TakenDate.Source.exifWithOffset < .exif)
    #expect(TakenDate.Source.exif < .fileName)
  }
}
