import MantelCore
import Synchronization

/// The tables that were used last, so that a widget's photos share one.
///
/// May be used from any thread. Two threads that ask for the same new table at once both make it.
public final class ColorTableCache: Sendable {
  private struct Entry {
    let filter: PhotoFilter
    let intensity: Double
    let table: ColorTable
  }

  private let capacity: Int
  /// The one used last stands last.
  private let entries = Mutex<[Entry]>([])

  /// A cache of at most `capacity` tables of 280 KB each.
  public init(capacity: Int = 8) {
    self.capacity = max(capacity, 1)
  }

  /// The filter's table; nil where the filter leaves every colour as it is.
  public func table(_ filter: PhotoFilter, intensity: Double) -> ColorTable? {
    guard filter != .none, intensity > 0 else { return nil }
    let intensity = min(intensity, 1)
    if let known = known(filter, intensity) { return known }
    let table = ColorTable(filter: filter, intensity: intensity)
    entries.withLock { entries in
      if entries.count >= capacity { entries.removeFirst() }
      entries.append(Entry(filter: filter, intensity: intensity, table: table))
    }
    return table
  }

  private func known(_ filter: PhotoFilter, _ intensity: Double) -> ColorTable? {
    entries.withLock { entries in
      guard
        let index = entries.firstIndex(where: {
          $0.filter == filter && $0.intensity == intensity
        })
      else { return nil }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.table
    }
  }
}
