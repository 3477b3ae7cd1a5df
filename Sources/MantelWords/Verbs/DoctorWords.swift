import MantelSystem

/// What `mantel doctor` finds.
extension Words {
  /// The shared folder will be made when something is written.
  public func homeNotYetThere(_ path: FilePath) -> String {
    say(
      "The shared folder {path} does not exist yet; mantel new makes it.",
      ["path": quoted(bytes: path.bytes)])
  }

  /// The shared folder's name belongs to something else.
  public func homeIsNoFolder(_ path: FilePath) -> String {
    say(
      "The shared folder {path} is a file, not a folder; move it away or choose another with MANTEL_HOME.",
      ["path": quoted(bytes: path.bytes)])
  }

  /// The shared folder cannot be written.
  public func homeNotWritable(_ path: FilePath) -> String {
    say(
      "The shared folder {path} cannot be written to, so nothing can be changed; make it writable or choose another one with MANTEL_HOME.",
      ["path": quoted(bytes: path.bytes)])
  }

  /// The shared folder is there and can be written.
  public func homeIsFine(_ path: FilePath, freeBytes: Int64) -> String {
    say(
      "The shared folder is {path}, with {size} free.",
      ["path": quoted(bytes: path.bytes), "size": byteSize(freeBytes)])
  }

  /// All documents can be read.
  public func documentsAreFine(widgets count: Int) -> String {
    say("Everything in it can be read ({widgets}).", ["widgets": widgets(count)])
  }

  /// The clock that schedules follow.
  public func zoneIs(_ name: String) -> String {
    say("Schedules follow the clock of {zone}.", ["zone": Printable.text(name)])
  }

  /// The system has no time zones.
  public var zonesMissing: String {
    say(
      "No time zones are installed, so schedules follow universal time; install the package tzdata."
    )
  }

  /// The program that reads photos works.
  public func workerIsFine(libraries: [String]) -> String {
    say(
      "Photos can be read, with {libraries}.",
      ["libraries": libraries.map { Printable.text($0) }.joined(separator: ", ")])
  }

  /// Smart frame finds faces.
  public var facesAreFound: String { say("Faces are found, so photos are framed by them.") }

  /// The library that finds faces is not there.
  public var facesLibraryMissing: String {
    say(
      "Faces are not found, since libfacedetection is missing: photos are framed by what stands out; run scripts/faces to fetch it."
    )
  }

  /// The library that finds faces is for other processors.
  public var facesWrongProcessor: String {
    say(
      "Faces are not found, since libfacedetection needs an x86-64 processor with AVX2: photos are framed by what stands out."
    )
  }

  /// The library that finds faces cannot be opened.
  public var facesLibraryUnusable: String {
    say(
      "Faces are not found, since libfacedetection cannot be opened: photos are framed by what stands out; run scripts/faces to fetch it anew."
    )
  }

  /// Every font of captions is there.
  public var fontsAreThere: String { say("The fonts of captions are installed.") }

  /// Fonts of captions that are not there.
  public func fontsMissing(_ names: [String]) -> String {
    say(
      "Captions are drawn in other fonts, since these are not installed: {fonts}; install them if you like.",
      ["fonts": names.map { Printable.text($0) }.joined(separator: ", ")])
  }

  /// The program that reads photos ends as soon as it is started.
  public var workerEnds: String {
    say("The program mantel-worker ends as soon as it is started; install Mantel again.")
  }
}
