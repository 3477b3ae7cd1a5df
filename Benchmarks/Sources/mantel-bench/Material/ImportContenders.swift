import MantelSystem
import Measuring

/// The ways to make the three sizes of the photographs. Each begins with nothing.
struct ImportContenders {
  private let place: Workplace
  private let photographs: [String]

  /// Contenders for these photographs, who work in the scratch folder.
  init(_ place: Workplace, _ photographs: [FilePath] = Photographs.paths) {
    self.place = place
    self.photographs = photographs.map(\.lossyText)
  }

  /// `mantel add` into a fresh home, which is made before.
  func mantel() throws -> Command {
    let home = try place.emptyFolder("import-home")
    try place.mantel("new", "Import", home: home).run()
    return place.mantel(["add", "Import"] + photographs, home: home)
  }

  /// vipsthumbnail makes one size a run: three runs over all photographs, each on as many threads as it likes.
  func vips() throws -> Command {
    try shell("vips", body: "vipsthumbnail $size \"$@\"")
  }

  /// The same three runs, each with the photographs shared out among a process a processor.
  func vipsOnAllProcessors() throws -> Command {
    let processors = ThisProcess.processors
    let share = (photographs.count + processors - 1) / processors
    return try shell(
      "vips-all",
      body: "printf '%s\\0' \"$@\" | xargs -0 -P \(processors) -n \(share) vipsthumbnail $size")
  }

  /// A Python script with Pillow.
  func pillow(processes: Int) throws -> Command {
    let folder = try place.emptyFolder("pillow-\(processes)")
    return place.command(
      "/usr/bin/python3",
      [place.pillow.lossyText, folder.lossyText, String(processes)] + photographs)
  }

  /// libjpeg-turbo decodes every photograph at full size on all processors, and nothing else is done.
  func floor() -> Command {
    place.command(place.bench.lossyText, [FullDecode.option] + photographs)
  }

  private func shell(_ name: String, body: String) throws -> Command {
    let folder = try place.emptyFolder(name).lossyText
    let script = [2560, 540, 120].map { side in
      let call = "--size '\(side)x\(side)>' -o '\(folder)/%s-\(side).jpg[Q=85,strip]'"
      return body.replacing("$size", with: call)
    }
    return place.command(
      "/bin/sh", ["-e", "-c", script.joined(separator: "\n"), "sh"] + photographs)
  }
}
