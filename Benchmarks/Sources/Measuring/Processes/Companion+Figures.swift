extension Companion {
  /// What the kernel says that the process holds of the memory, in bytes.
  public struct Memory: Sendable {
    /// All pages that it has.
    public let resident: Double
    /// The same, each page that several processes have shared out among them.
    public let proportional: Double
  }

  /// Its memory at this moment.
  public var memory: Memory {
    let rollup = KernelFiles.text("/proc/\(process)/smaps_rollup")
    return Memory(
      resident: KernelFiles.number("Rss:", in: rollup) * 1024,
      proportional: KernelFiles.number("Pss:", in: rollup) * 1024)
  }

  /// The processor seconds of its main thread up to this moment.
  public var mainThreadSeconds: Double {
    let figures = KernelFiles.text("/proc/\(process)/task/\(process)/schedstat")
    return (figures.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e9
  }

  /// How often each of its threads left a processor so far, willingly or not.
  public struct Switches: Sendable {
    fileprivate let counts: [String: Double]

    /// How often its threads did so since an earlier moment: what those did that are still there or new. What a thread did that has ended
    /// in between is not known, its end itself being one.
    public func since(_ earlier: Switches) -> Double {
      let ended = earlier.counts.keys.filter { counts[$0] == nil }.count
      return counts.reduce(Double(ended)) { $0 + $1.value - (earlier.counts[$1.key] ?? 0) }
    }
  }

  /// Its threads' switches up to this moment.
  public var switches: Switches {
    let tasks = "/proc/\(process)/task"
    var counts: [String: Double] = [:]
    for task in KernelFiles.names(tasks) {
      let status = KernelFiles.text("\(tasks)/\(task)/status")
      counts[task] =
        KernelFiles.number("voluntary_ctxt_switches:", in: status)
        + KernelFiles.number("nonvoluntary_ctxt_switches:", in: status)
    }
    return Switches(counts: counts)
  }
}
