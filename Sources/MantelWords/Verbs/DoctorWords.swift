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
}
