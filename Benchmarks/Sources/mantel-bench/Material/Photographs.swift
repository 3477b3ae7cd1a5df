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

  /// Prints each photograph's size.
  static func printList() throws {
    var table = Table("photographs", "pixels", "megapixels", "bytes")
    for path in paths {
      let file = try OpenFile.open(path, for: .reading)
      let size = try FullDecode.size(of: file)
      let megapixels = Double(size.width * size.height) / 1e6
      table.add(
        String(decoding: path.lastComponent, as: UTF8.self), "\(size.width)×\(size.height)",
        String(Int((megapixels * 10).rounded())).withPoint, String(try file.status().size))
    }
    for line in table.lines { print(line) }
    print()
  }
}

extension String {
  /// Tenths as a decimal number.
  fileprivate var withPoint: String {
    String(dropLast()) + "." + String(suffix(1))
  }
}
