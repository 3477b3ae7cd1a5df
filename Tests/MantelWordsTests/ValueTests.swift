import MantelWords
import Testing

@Suite struct ValueTests {
  private let english = Words(.english)
  private let german = Words(.german)
  private let spanish = Words(.spanish)

  @Test func `counts take the form that fits`() {
    #expect(english.photos(1) == "1 photo")
    #expect(english.photos(0) == "0 photos")
    #expect(english.photos(12_345) == "12,345 photos")
    #expect(german.photos(1_234) == "1.234 Fotos")
    #expect(spanish.photos(1_234) == "1234 fotos")
    #expect(spanish.pictures(1) == "1 imagen")
    #expect(german.widgets(2) == "2 Widgets")
  }

  @Test func `numbers are grouped at any size`() {
    #expect(english.number(-1_000) == "-1,000")
    #expect(english.number(.min) == "-9,223,372,036,854,775,808")
    #expect(german.number(999) == "999")
    #expect(spanish.number(10_000) == "10.000")
  }

  @Test func `durations are said in their two greatest units`() {
    #expect(english.duration(seconds: 7_500) == "2 hours 5 minutes")
    #expect(english.duration(seconds: 3_605) == "1 hour")
    #expect(english.duration(seconds: 0) == "0 seconds")
    #expect(english.duration(seconds: -5) == "0 seconds")
    #expect(german.duration(seconds: 90_000) == "1 Tag 1 Stunde")
    #expect(spanish.duration(seconds: 61) == "1 minuto 1 segundo")
    #expect(!english.duration(seconds: .max).isEmpty)
  }

  @Test func `sizes are rounded to what a reader needs`() {
    #expect(english.byteSize(1) == "1 byte")
    #expect(english.byteSize(999) == "999 bytes")
    #expect(english.byteSize(1_000) == "1\u{A0}kB")
    #expect(english.byteSize(3_449_999) == "3.4\u{A0}MB")
    #expect(german.byteSize(3_450_000) == "3,5\u{A0}MB")
    #expect(spanish.byteSize(123_456_789) == "123\u{A0}MB")
    #expect(english.byteSize(999_500) == "1\u{A0}MB")
    #expect(english.byteSize(999_499) == "999\u{A0}kB")
    #expect(english.byteSize(99_960) == "100\u{A0}kB")
    #expect(english.byteSize(.max) == "9.2\u{A0}EB")
    #expect(english.byteSize(-7) == "0 bytes")
  }

  @Test func `alternatives are joined as the language does`() {
    #expect(english.alternatives([]) == "")
    #expect(english.alternatives(["a"]) == "a")
    #expect(english.alternatives(["a", "b", "c"]) == "a, b or c")
    #expect(german.alternatives(["a", "b"]) == "a oder b")
    #expect(spanish.alternatives(["a", "b"]) == "a o b")
  }

  @Test func `a schedule is said as a person would`() {
    #expect(
      english.schedule(everySeconds: 3_600, startMinutes: 0, shuffled: true)
        == "every hour, shuffled")
    #expect(
      english.schedule(everySeconds: nil, startMinutes: 390, shuffled: true) == "never changes")
    #expect(
      english.schedule(everySeconds: 86_400, startMinutes: 390, shuffled: false)
        == "every day at 06:30, in order")
    #expect(
      english.schedule(everySeconds: 10_800, startMinutes: 60, shuffled: true)
        == "every 3 hours from 01:00 on, shuffled")
    #expect(
      english.schedule(everySeconds: 900, startMinutes: 60, shuffled: true)
        == "every 15 minutes, shuffled")
    #expect(
      german.schedule(everySeconds: 86_400, startMinutes: 390, shuffled: true)
        == "jeden Tag um 06:30, gemischt")
    #expect(
      german.schedule(everySeconds: 900, startMinutes: 0, shuffled: false)
        == "alle 15 Minuten, der Reihe nach")
    #expect(
      spanish.schedule(everySeconds: 21_600, startMinutes: 60, shuffled: false)
        == "cada 6 horas desde las 01:00 h, por orden")
    #expect(
      english.schedule(everySeconds: .max, startMinutes: .min, shuffled: false).hasPrefix("every"))
  }
}
