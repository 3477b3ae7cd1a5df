import MantelCore
import MantelStore
import MantelSystem
import Measuring

/// A widget of 50 photos that stands on the desktop in the large shape; at three pixels a point its picture is 1092×1146.
struct PlacedWidget {
  private let place: Workplace
  private let fifty: FiftyPhotos

  /// Makes its pictures and places it.
  init(_ place: Workplace) throws {
    self.place = place
    fifty = try FiftyPhotos(place)
    guard let widget = WidgetIdentifier(fifty.widget) else {
      preconditionFailure("the widget's identifier is a UUID")
    }
    try DesktopStore(HomeFolder(fifty.home)).update { placements in
      placements = [
        Placement(widget: widget, shape: .large, place: DesktopPlace(x: 0, y: 0))
      ]
    }
  }

  /// Starts `mantel-widget` on a screen.
  func show(on screen: VirtualScreen) throws -> Companion {
    try screen.start(
      place.widget, ["--report"],
      environment: ["MANTEL_HOME": fifty.home.lossyText, "GDK_SCALE": "3", "TZ": "UTC"])
  }

  /// A number of taps that is there at once, as the last step of an atomic write brings it; gives the moment before that step.
  func setTaps(_ count: Int) throws -> Double {
    let folder = fifty.home.appending("widgets/\(fifty.widget)")
    let unfinished = folder.appending(".tmp-bench")
    try OpenFile.open(unfinished, for: .creating).write(
      Array("{\"offset\": \(count), \"version\": 1}\n".utf8))
    let moment = Stopwatch.now
    try Folder.rename(unfinished, to: folder.appending("taps.json"))
    return moment
  }

  /// A finished picture, for the peers.
  func picture() throws -> FilePath {
    let folder = fifty.home.appending("widgets/\(fifty.widget)/renders")
    let names = try Folder.names(in: folder).map { String(decoding: $0, as: UTF8.self) }
    guard let name = names.filter({ $0.contains("-large-") }).min() else {
      preconditionFailure("all pictures are made")
    }
    return folder.appending(name)
  }
}
