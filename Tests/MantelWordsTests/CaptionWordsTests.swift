import MantelCore
import MantelStore
import MantelWords
import Testing

@Suite struct CaptionWordsTests {
  private let english = Words(.english)
  private let german = Words(.german)
  private let spanish = Words(.spanish)

  private func date(_ year: Int64, _ month: Int64, _ day: Int64) throws -> CivilDate {
    try #require(CivilDate(year: year, month: month, day: day))
  }

  @Test func `a day is said as the language says it`() throws {
    let day = try date(2026, 12, 1)
    #expect(english.date(day) == "1 December 2026")
    #expect(english.date(day, .monthFirst) == "December 1, 2026")
    #expect(german.date(day, .monthFirst) == "1. Dezember 2026")
    #expect(spanish.date(day) == "1 de diciembre de 2026")
    #expect(german.date(try date(2024, 3, 29)) == "29. März 2024")
  }

  @Test func `months are said in order`() throws {
    let names = try (1...12).map { try spanish.date(date(2000, $0, 1)) }
    #expect(names.first == "1 de enero de 2000" && names.last == "1 de diciembre de 2000")
    #expect(Set(names).count == 12)
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], DateStyle.monthFirst), (["LANG": "en_GB.UTF-8"], .dayFirst),
    (["LANG": "en_US.UTF-8", "LC_TIME": "en_DK.UTF-8"], .dayFirst),
    (["LC_ALL": "en-US", "LC_TIME": "de_DE"], .monthFirst), (["LANG": "C.UTF-8"], .dayFirst),
    (["LC_ALL": "", "LANG": "en_US@x"], .monthFirst), ([:], .dayFirst),
  ])
  func `English puts the month first only in the United States`(
    environment: [String: String], style: DateStyle
  ) {
    #expect(DateStyle.preferred { environment[$0] } == style)
  }

  @Test func `time ago is said in words`() {
    #expect(english.timeAgo(.today) == "Today")
    #expect(german.timeAgo(.yesterday) == "Gestern")
    #expect(english.timeAgo(.years(1)) == "1 year ago")
    #expect(english.timeAgo(.years(3)) == "3 years ago")
    #expect(german.timeAgo(.years(3)) == "Vor 3 Jahren")
    #expect(german.timeAgo(.months(1)) == "Vor 1 Monat")
    #expect(spanish.timeAgo(.days(12)) == "Hace 12 días")
    #expect(spanish.timeAgo(.months(5)) == "Hace 5 meses")
  }

  @Test func `a caption says what its kind asks for`() throws {
    let taken = TakenDate(date: try date(2023, 12, 1), source: .exif)
    let photo = PhotoMetadata(taken: taken, camera: "Canon EOS 5D", place: "Lisbon")
    let today = try date(2026, 12, 1)
    #expect(english.caption(.none, text: "x", of: photo, on: today) == nil)
    #expect(english.caption(.date, of: photo, on: today) == "1 December 2023")
    #expect(english.caption(.ago, of: photo, on: today) == "3 years ago")
    #expect(
      english.caption(.text, text: "{place} · {description}, {year}", of: photo, on: today)
        == "Lisbon · 2023")
  }

  @Test func `a photo without a date, or from the future, has no time ago`() throws {
    let today = try date(2026, 12, 1)
    #expect(english.caption(.ago, of: PhotoMetadata(), on: today) == nil)
    #expect(english.caption(.date, of: PhotoMetadata(), on: today) == nil)
    let future = PhotoMetadata(taken: TakenDate(date: try date(2027, 1, 1), source: .exif))
    #expect(english.caption(.ago, of: future, on: today) == nil)
    #expect(english.caption(.date, of: future, on: today) == "1 January 2027")
  }
}
