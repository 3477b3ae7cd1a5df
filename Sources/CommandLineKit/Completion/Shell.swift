/// A shell that the program can complete itself in.
public enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script that teaches this shell to complete the program's command line.
  public func completion(for program: ProgramSpec) -> String {
    switch self {
    case .bash: BashCompletion(program: program).script()
    case .zsh: ZshCompletion(program: program).script()
    case .fish: FishCompletion(program: program).script()
    }
  }
}
