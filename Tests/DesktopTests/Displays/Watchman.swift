import Glibc
import MantelSystem
import TestSupport

/// Ends the displays of tests whose own process was killed: a shell that reads process groups from a pipe, and when the pipe closes,
/// which it does however this process ends, kills those groups.
enum Watchman {
  /// Has the group ended when this process ends.
  static func watch(_ group: pid_t) { tell("+\(group)") }

  /// The group has ended.
  static func forget(_ group: pid_t) { tell("-\(group)") }

  private static func tell(_ word: String) {
    try? pipe?.write(Array("\(word)\n".utf8))
  }

  private static let pipe: OpenFile? = {
    let script = """
      trap '' INT TERM HUP
      groups=' '
      while read -r word; do
        group=${word#?}
        case $word in
          +*) groups="$groups$group " ;;
          -*) groups="${groups%% $group *} ${groups#* $group }" ;;
        esac
      done
      for group in $groups; do kill -s KILL -- "-$group"; done 2>/dev/null
      """
    guard let ends = try? RunningProgram.connectedPair() else { return nil }
    let launch = ProgramLaunch(
      "/bin/sh", ["-c", script].map { Array($0.utf8) }, environment: [:],
      descriptors: [0: ends.theirs], isGroup: true)
    return (try? launch.start()) == nil ? nil : ends.ours
  }()
}
