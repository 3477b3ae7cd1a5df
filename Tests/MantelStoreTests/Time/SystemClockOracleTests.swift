import Glibc
import MantelCore
import MantelStore
import MantelSystem
import Testing

/// The C library's localtime as a second opinion, asked through perl in a process of its own: here it would need the variable TZ,
/// which other tests read at the same time.
@Suite struct SystemClockOracleTests {
  private static let script = """
    use POSIX ();
    while (<STDIN>) {
      my ($zone, @times) = split;
      $ENV{TZ} = $zone;
      POSIX::tzset();
      print join(' ', map { join(',', (localtime($_))[5, 4, 3, 2, 1, 0]) } @times), "\\n";
    }
    """

  /// The offsets that the C library knows for each zone at the given times.
  private func offsets(_ questions: [(zone: String, times: [Int64])]) throws -> [[Int64]] {
    try withTemporaryFolder { folder in
      let request = questions.map { question in
        question.zone + " " + question.times.map(String.init).joined(separator: " ") + "\n"
      }
      try write(request.joined(), to: folder.appending("request"))
      try write(Self.script, to: folder.appending("script"))
      let path = folder.lossyText
      #expect(system("perl '\(path)/script' < '\(path)/request' > '\(path)/answer'") == 0)
      let answer = try OpenFile.open(folder.appending("answer"), for: .reading)
        .readAll(limit: 1 << 28)
      let lines = answer.split(separator: UInt8(ascii: "\n"))
      return zip(questions, lines).map { question, line in
        zip(question.times, line.split(separator: UInt8(ascii: " "))).map { time, fields in
          local(fields) - time
        }
      }
    }
  }

  /// Year less 1900, month less 1, day, hour, minute and second in one count of seconds.
  private func local(_ fields: ArraySlice<UInt8>) -> Int64 {
    let numbers = fields.split(separator: UInt8(ascii: ",")).compactMap {
      Int64(String(decoding: $0, as: UTF8.self))
    }
    guard numbers.count == 6,
      let date = CivilDate(year: numbers[0] + 1900, month: numbers[1] + 1, day: numbers[2])
    else { return .max / 2 }
    return date.daysSince1970 * 86_400 + numbers[3] * 3600 + numbers[4] * 60 + numbers[5]
  }

  @Test func `every zone goes as the C library says, at each change and a second on either side`()
    throws
  {
    let database = TimeZoneDatabase()
    var questions: [(zone: String, times: [Int64])] = []
    for name in try database.names() {
      let rules = try database.zone(named: name)
      var times: [Int64] = [0, 1_000_000_000, 4_000_000_000, 16_000_000_000]
      var time: Int64 = -4_000_000_000
      while let next = rules.nextTransition(after: time), next.time < 3_000_000_000 {
        times += [next.time - 1, next.time, next.time + 1]
        time = next.time
      }
      questions.append((name, times))
    }
    #expect(questions.count > 400)
    try compare(questions) { try database.zone(named: $0) }
  }

  @Test func `rules of every form go as the C library says, through the turn of the year too`()
    throws
  {
    let zones = [
      "<+03>-3", "EST5EDT", "CET-1CEST,M3.5.0,M10.5.0/3", "<-02>2<-01>,M3.5.0/-1,M10.5.0/0",
      "IST-1GMT0,M10.5.0,M3.5.0/1", "AAA3BBB,J60/0,J300/4:30", "AAA3BBB,59/12,299",
      "EET-2EEST,M3.4.4/50,M10.4.4/50", "NZST-12NZDT,M9.5.0,M4.1.0/3",
      "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45", "AAA-5:30:15", "AAA+0BBB-2:15,M1.1.1,M12.4.6",
    ]
    let questions = zones.map { zone in
      (zone, Array(stride(from: Int64(1_500_000_000), to: 1_700_000_000, by: 40_007)))
    }
    try compare(questions) { try #require(TimeZoneRules(posix: $0)) }
  }

  private func compare(
    _ questions: [(zone: String, times: [Int64])], rules: (String) throws -> TimeZoneRules
  ) throws {
    let answers = try offsets(questions)
    #expect(answers.count == questions.count)
    for (question, answer) in zip(questions, answers) {
      let rules = try rules(question.zone)
      let ours = question.times.map(rules.offset(at:))
      if ours != answer {
        let different = zip(question.times, zip(ours, answer)).filter { $1.0 != $1.1 }
        Issue.record("\(question.zone): \(different.prefix(4)) of \(different.count)")
      }
    }
  }
}
