import Glibc

extension Command {
  /// How much memory a program and all that it starts held, in bytes.
  public struct Peak: Sendable {
    /// The sum of every process's own peak of resident memory, whenever each had it: no less than was ever held at once. Pages that
    /// processes share count once for each.
    public let sumOfPeaks: Double
    /// The most that was found held at one moment, shared pages counted once.
    public let atOnce: Double
    /// The most processes at one moment.
    public let processes: Int
  }

  /// Runs the program and looks at the memory of its processes every few milliseconds.
  ///
  /// `VmHWM`, the kernel's own record of each process's peak, only rises: what is missed is a rise in the last moments of a process.
  public func peak() throws(CommandFailure) -> Peak {
    var peaks: [pid_t: Double] = [:]
    var atOnce = 0.0
    var processes = 0
    _ = try run { root in
      while !Self.hasEnded(root) {
        let tree = Self.tree(root)
        processes = max(processes, tree.count)
        for process in tree {
          let peak = KernelFiles.kilobytes("VmHWM:", "/proc/\(process)/status")
          peaks[process] = max(peaks[process] ?? 0, peak * 1024)
        }
        let held = tree.map { KernelFiles.kilobytes("Pss:", "/proc/\($0)/smaps_rollup") }
        atOnce = max(atOnce, held.reduce(0, +) * 1024)
        usleep(2000)
      }
    }
    return Peak(sumOfPeaks: peaks.values.reduce(0, +), atOnce: atOnce, processes: processes)
  }

  /// Whether the process has ended, without taking its status away.
  private static func hasEnded(_ process: pid_t) -> Bool {
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
    return result != 0 || information.si_signo != 0
  }

  /// The process and all below it. A process is its starter's child until its starter ends.
  private static func tree(_ root: pid_t) -> [pid_t] {
    var tree = [root]
    var next = 0
    while next < tree.count {
      let tasks = "/proc/\(tree[next])/task"
      for task in KernelFiles.names(tasks) {
        let children = KernelFiles.text("\(tasks)/\(task)/children").split(separator: " ")
        tree += children.compactMap { pid_t($0) }
      }
      next += 1
    }
    return tree
  }
}
