import CommandLineKit
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import WorkerEngine

/// What every verb works with: the shared folder, the language, the clock, and where answers go.
struct Session: Sendable {
  let home: HomeFolder
  let workingFolder: FilePath
  let words: Words
  let output: Output

  var widgets: WidgetStore { WidgetStore(home) }
  var photos: PhotoStore { PhotoStore(home) }
  var desktop: DesktopStore { DesktopStore(home) }

  init(words: Words, isJSON: Bool) throws {
    self.words = words
    workingFolder = try Folder.current()
    home = try HomeFolder.standard(workingFolder: workingFolder)
    output = Output(isJSON: isJSON)
  }

  /// The path that an argument names, absolute.
  func path(_ invocation: Invocation, _ place: Place) -> FilePath {
    FilePath(bytes: invocation.argument(place)?.bytes ?? []).absolute(from: workingFolder)
  }

  /// The widget that the call names.
  func widget(_ invocation: Invocation) throws -> WidgetIdentifier {
    guard let argument = invocation.argument(.widget) else {
      preconditionFailure("the parser lets no call through without a widget")
    }
    return try widgets.find(argument.text())
  }

  /// The widget that the call names, all of them when it names none; complains of those that cannot be read.
  func widgetsOrAll(_ invocation: Invocation) throws -> (widgets: [WidgetIdentifier], isWhole: Bool)
  {
    if invocation.argument(.widget) != nil { return ([try widget(invocation)], true) }
    let (documents, isWhole) = try allWidgets()
    return (documents.map(\.id), isWhole)
  }

  /// Every widget that can be read; complains of the others.
  func allWidgets() throws -> (documents: [WidgetDocument], isWhole: Bool) {
    let (documents, failures) = try widgets.loadAll()
    for failure in failures { output.complain(words.explain(failure)) }
    return (documents, failures.isEmpty)
  }

  /// The moment that the call speaks of: `--at`, else now, on the clock of `--zone`, else of the system.
  func moment(_ invocation: Invocation) throws -> Moment {
    let zone = try zone(invocation)
    guard let argument = invocation.value(.at) else {
      return Moment(time: Clock.unixSeconds, zone: zone)
    }
    return Moment(time: try time(argument, zone), zone: zone)
  }

  /// The zone of `--zone`, else the system's.
  func zone(_ invocation: Invocation) throws -> TimeZoneRules {
    guard let argument = invocation.value(.zone) else { return TimeZoneDatabase().system() }
    let text = try argument.text()
    do {
      return try TimeZoneDatabase().zone(named: text)
    } catch {
      throw WrongCall(sentence: words.valueNotZone(argument.role, value: text))
    }
  }

  /// The Unix seconds of an ISO 8601 time; one without an offset is on the zone's clock.
  func time(_ argument: Argument, _ zone: TimeZoneRules) throws -> Int64 {
    let text = try argument.text()
    do {
      return try ISO8601.instant(text, in: zone)
    } catch {
      throw WrongCall(sentence: words.valueNotTime(argument.role, value: text))
    }
  }

  /// A time as it is shown: ISO 8601 with the zone's offset.
  func shown(_ time: Int64, _ zone: TimeZoneRules) -> String {
    ISO8601.text(time, in: zone)
  }

  /// The variables for a program that goes on without us: ours, but for the shared folder, since a relative path to it would lead elsewhere
  /// from where such a program works.
  var launchEnvironment: [[UInt8]] {
    let name = Array("MANTEL_HOME=".utf8)
    let variables = ThisProcess.wholeEnvironment
    let others = variables.filter { !$0.starts(with: name) }
    return others.count == variables.count ? others : others + [name + home.root.bytes]
  }

  /// The program that reads photos, one process a processor.
  func workers() throws -> WorkerPool {
    WorkerPool(try .installed())
  }
}
