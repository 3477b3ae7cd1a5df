import CommandLineKit
import MantelStore
import MantelSystem
import MantelWords

/// `mantel follow WIDGET FOLDER…` and `mantel unfollow WIDGET FOLDER…`: says which folders' newest photos a widget shows, and has a look.
struct Follow: VerbAction {
  private let session: Session
  private let widget: WidgetIdentifier
  private let moment: Moment
  private let folders: [FilePath]
  private let follows: Bool

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    moment = try session.moment(invocation)
    follows = invocation.verb == .follow
    widget = try session.widget(invocation)
    folders = invocation.arguments(.folder).map {
      FilePath(bytes: $0.bytes).absolute(from: session.workingFolder).tidied
    }
  }

  func run() async throws -> Bool {
    var refusals: [String] = []
    var usable = folders
    if follows {
      usable = folders.filter { folder in
        let refusal = refusal(of: folder)
        if let refusal { refusals.append(refusal) }
        return refusal == nil
      }
    }
    let (document, left) = follows ? try follow(usable, &refusals) : try unfollow(&refusals)
    for refusal in refusals { session.output.complain(refusal) }
    let look = try await session.look(at: document, try session.workers(), moment: moment)
    session.output.say(
      session.words.widgetHolds(look.document.name, photos: look.document.photos.count))
    var answer = look.answer
    answer.removed = left.map { FollowAnswer.Photo($0) } + answer.removed
    try session.output.answer(answer)
    return refusals.isEmpty && look.isWhole
  }

  /// Why a folder cannot be followed; nil where it can.
  private func refusal(of folder: FilePath) -> String? {
    do throws(SystemError) {
      guard try FileStatus.of(folder).kind == .folder else {
        return session.words.onlyFoldersAreFollowed(folder)
      }
      if session.isInside(folder) { return session.words.ownFolderIsNotFollowed(folder) }
      _ = try Folder.names(in: folder)
      return nil
    } catch {
      return session.words.explain(error)
    }
  }

  private func follow(_ folders: [FilePath], _ refusals: inout [String]) throws
    -> (WidgetDocument, left: [WidgetPhoto])
  {
    var followed: [(FilePath, isNew: Bool)] = []
    var failures: [StoreError] = []
    let document = try session.widgets.update(widget) { document, _ in
      (followed, failures) = ([], [])
      for folder in folders {
        do throws(StoreError) {
          let known = document.followedFolder(folder)
          followed.append((known ?? folder, isNew: try document.follow(known ?? folder)))
        } catch {
          failures.append(error)
        }
      }
    }
    for (folder, isNew) in followed {
      session.output.say(session.words.follows(document.name, folder, already: !isNew))
    }
    refusals += failures.map { session.words.explain($0) }
    return (document, [])
  }

  private func unfollow(_ refusals: inout [String]) throws
    -> (WidgetDocument, left: [WidgetPhoto])
  {
    var unfollowed: [FilePath] = []
    var unknown: [FilePath] = []
    var left: [WidgetPhoto] = []
    let document = try session.widgets.update(widget) { document, offset throws(StoreError) in
      (unfollowed, unknown, left) = ([], [], [])
      try document.edit(offset: offset, at: moment) { edited in
        for folder in folders {
          guard let known = edited.followedFolder(folder), let leaving = edited.unfollow(known)
          else {
            unknown.append(folder)
            continue
          }
          unfollowed.append(known)
          left += leaving
        }
      }
    }
    for folder in unfollowed {
      session.output.say(session.words.followsNoLonger(document.name, folder))
    }
    session.tell(arrived: 0, left: left.count, of: document.name)
    refusals += unknown.map { session.words.isNotFollowed($0, by: document.name) }
    return (document, left)
  }
}
