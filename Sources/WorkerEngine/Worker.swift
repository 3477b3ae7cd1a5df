import Dispatch
import MantelImaging
import MantelSystem
import WorkerMessages

/// One mantel-worker process, with a thread of its own that starts it, speaks with it and reaps it.
///
/// The thread lives as long as the worker: the kernel ends a process whose parent's *thread* has ended, and the pools of Dispatch
/// and of Swift's tasks let threads come and go. Jobs are done one after the other.
final class Worker: Sendable {
  private let mailbox = Mailbox()
  private let handle = ProcessHandle()

  /// A worker that starts with its first job, and has `timeLimit` for each.
  init(_ program: WorkerProgram, timeLimit: Duration) {
    let conversation = Conversation(program, handle, timeLimit: timeLimit)
    DispatchQueue(label: "mantel-worker").async { [mailbox] in
      conversation.run(mailbox)
    }
  }

  deinit {
    mailbox.close()
  }

  /// Whether it can do another job, as far as is known.
  var isUsable: Bool {
    !handle.isKilled && mailbox.isOpen
  }

  /// Does a job; a task that is cancelled kills the worker.
  func perform(_ request: WorkerRequest, _ files: [OpenFile]) async
    -> Result<WorkerReply, WorkerFault>
  {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        mailbox.put(Job(request, files) { continuation.resume(returning: $0) })
      }
    } onCancel: {
      handle.kill()
    }
  }
}
