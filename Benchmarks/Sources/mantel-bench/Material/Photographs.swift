import JPEGEngine
import MantelCore
import MantelImaging
import MantelSystem
import Measuring

/// The photographs that are imported: the ten largest, up to 20.5 megapixels, of Debian's lomiri-wallpapers-16.04 and -20.04.
///
/// All are files as their photographers published them; nothing is made by the benchmarks.
enum Photographs {
  private static let names = [
    "Kleiber_by_Lukas_Baubkus", "Infinite-Sea_by_Aury88", "seeding_by_Clements_Engelhardt",
    "Dragonfly_by_Bolly", "sunset_by_Aitzol_Berasategi", "Bridge_by_Sander_Klootwijk",
    "Wine_by_Jakkub_Mede", "Fossa_by_Jasper_Roks", "umang_by_Abhishek_Mudgal",
    "picosdeeuropa_by_Aitzol_Berasategi",
  ]

  /// Their paths.
  static let paths = names.map { FilePath("/usr/share/backgrounds/\($0).jpg") }

  /// The largest square one, whose master has the most pixels that a master can have.
  static let square = paths[1]
  /// One of three to two, as most cameras make them.
  static let threeToTwo = paths[4]

  /// Those that are baseline, as cameras write them. The others come in several scans, so that libjpeg has to keep every coefficient.
  static func baseline() throws -> [FilePath] {
    try paths.filter { path in
      try !FullDecode.header(of: OpenFile.open(path, for: .reading)).isProgressive
    }
  }

  /// Prints what each photograph is.
  static func printList() throws {
    var table = Table("photographs", "pixels", "megapixels", "bytes", "scans")
    for path in paths {
      let file = try OpenFile.open(path, for: .reading)
      let (size, isProgressive) = try FullDecode.header(of: file)
      table.add(
        String(decoding: path.lastComponent, as: UTF8.self), "\(size.width)×\(size.height)",
        Quantity.megapixels.text(Double(size.width * size.height) / 1e6),
        String(try file.status().size), isProgressive ? "progressive" : "baseline")
    }
    for line in table.lines { print(line) }
    print()
  }
}
