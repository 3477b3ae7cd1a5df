import MantelImaging
import Testing

@Suite struct CaptionTemplateTests {
  private func fill(_ template: String, _ fields: CaptionFields) -> String? {
    CaptionTemplate(template).filled(with: fields)
  }

  private let lisbon = CaptionFields(
    date: "4 July 2019", year: "2019", place: "Lisbon", camera: "Canon EOS 5D",
    description: "A walk")

  @Test func `every field finds its place`() {
    #expect(
      fill("{description}: {place}, {date} ({year}) · {camera}", lisbon)
        == "A walk: Lisbon, 4 July 2019 (2019) · Canon EOS 5D")
    #expect(fill("no field", lisbon) == "no field")
  }

  @Test(arguments: [
    ("{place}, {year}", "2019"), ("{year}, {place}", "2019"), ("{year} · {place}", "2019"),
    ("{place} – {year}", "2019"), ("{year} – {place} – {year}", "2019 – 2019"),
    ("In {place}, {year}", "2019"), ("{year} {place}, {year}", "2019, 2019"),
    ("{year}  {place}  {year}", "2019 2019"), ("{year} ({place})", "2019"),
    ("{year} ({place}), {year}", "2019, 2019"), ("({place}, {year})", "(2019)"),
    ("({year}, {place})", "(2019)"), ("Taken in {place}.", "Taken."),
    ("“{place}” {year}", "2019"), ("{place}{year}", "2019"), ("{year}{place}!", "2019!"),
    ("{place}, {place}, {year}, {place}", "2019"),
    ("{year}, {place}, {place}, {year}", "2019, 2019"),
    ("Greetings from {place}", "Greetings"), ("Grüße aus {place} – {year}", "Grüße 2019"),
    ("Taken with {camera} in {place} ({year})", "Taken (2019)"), ("In the {place}: {year}", "2019"),
    ("Taken with {camera} in {place}", "Taken"), ("In {place} {year}", "In 2019"),
    ("Our {camera} garden", "Our garden"), ("From {place} to {place}, {year}", "2019"),
    ("Sea {place}", "Sea"), ("{place} sea", "sea"), ("x{place}, {year}", "x, 2019"),
  ])
  func `a field that is not known leaves no hole`(template: String, expected: String) {
    #expect(fill(template, CaptionFields(year: "2019")) == expected)
  }

  @Test func `with nothing known nothing is said`() {
    #expect(fill("{place}, {year}", CaptionFields()) == nil)
    #expect(fill("In {place}", CaptionFields()) == nil)
    #expect(fill("({place} · {camera})", CaptionFields()) == nil)
    #expect(fill("", lisbon) == nil)
    #expect(
      fill("{place} – {description}", CaptionFields(place: " ", description: "\u{202E}")) == nil)
  }

  @Test func `braces around anything else are text`() {
    #expect(fill("{plac} {Year} {} {{year}} }{", lisbon) == "{plac} {Year} {} {2019} }{")
    #expect(fill("{year", lisbon) == "{year")
    #expect(fill("{ {year}", lisbon) == "{ 2019")
  }

  @Test func `a value is never read as a template`() {
    #expect(fill("{place}", CaptionFields(year: "2019", place: "{year}")) == "{year}")
  }

  @Test func `ten thousand fields take no time and fit`() throws {
    let template = String(repeating: "{place}, ", count: 10_000)
    let text = try #require(fill(template, lisbon))
    #expect(text.count <= CaptionText.maximumLength)
    #expect(fill(template, CaptionFields(year: "2019")) == nil)
  }
}
