import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import WorkerEngine

/// What a look at the folders that a widget follows came to.
struct FolderLook {
  /// The widget as it is now.
  let document: WidgetDocument
  let answer: FollowAnswer
  /// Whether all of it was done; what was not has been complained of.
  let isWhole: Bool
}

extension Session {
  /// Looks through the folders that a widget follows, and tells what came, what left and what could not be read.
  ///
  /// A folder that is gone is no failure: its photos stay, and `mantel why` tells of it.
  func look(at document: WidgetDocument, _ workers: WorkerPool, moment: Moment)
    async throws(StoreError) -> FolderLook
  {
    var progress = ProgressBar(words: words, isJSON: output.isJSON)
    let report: FolderFollowing.Report
    do throws(StoreError) {
      report = try await FolderFollowing(home, importer: workers, width: workers.count).run(
        document.id, known: document, at: moment
      ) { done, total in
        progress.show(done, of: total)
      }
      progress.clear()
    } catch {
      progress.clear()
      throw error
    }
    var answer = FollowAnswer(report.document)
    answer.added = report.arrived.map { FollowAnswer.Photo($0) }
    answer.removed = report.left.map { FollowAnswer.Photo($0) }
    tell(arrived: report.arrived.count, left: report.left.count, of: report.document.name)
    for (path, failure) in report.failed {
      let sentence = words.explain(failure)
      output.complain(words.photoFailed(path, sentence: sentence))
      answer.failed.append(.init(source: path.lossyText, error: sentence))
    }
    for case .unreadable(let folder, let error) in report.troubles {
      let sentence = words.explain(error)
      output.complain(words.followedFolderUnreadable(error))
      answer.failed.append(.init(source: folder.lossyText, error: sentence))
    }
    if report.wasCancelled { output.complain(words.followingCancelled) }
    return FolderLook(
      document: report.document, answer: answer,
      isWhole: answer.failed.isEmpty && !report.wasCancelled)
  }

  /// Says how many photos came into a widget and left it by themselves.
  func tell(arrived: Int, left: Int, of widget: String) {
    if arrived > 0 { output.say(words.photosArrived(arrived, in: widget)) }
    if left > 0 { output.say(words.photosLeft(left, widget)) }
  }
}
