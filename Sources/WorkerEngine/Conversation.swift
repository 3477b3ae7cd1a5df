import MantelImaging
import MantelSystem
import WorkerMessages

/// What the thread of a worker does.
final class Conversation: Sendable {
  private let program: WorkerProgram
  private let handle: ProcessHandle
  private let timeLimit: Duration

  init(_ program: WorkerProgram, _ handle: ProcessHandle, timeLimit: Duration) {
    self.program = program
    self.handle = handle
    self.timeLimit = timeLimit
  }

  /// Does the mailbox's jobs until it is closed or the worker fails.
  func run(_ mailbox: Mailbox) {
    var socket: MessageSocket?
    while let job = mailbox.next() {
      let deadline = Deadline(timeLimit)
      do throws(WorkerFault) {
        let open: MessageSocket
        if let socket { open = socket } else { open = try start(deadline) }
        socket = open
        let reply = try converse(job, open, deadline)
        job.finish(.success(reply))
      } catch {
        // Nobody may be handed a worker that is about to end.
        mailbox.close()
        handle.clear()
        job.finish(.failure(error))
        return
      }
    }
    handle.clear()
  }

  private func start(_ deadline: Deadline) throws(WorkerFault) -> MessageSocket {
    let process: ChildProcess
    let socket: MessageSocket
    do { (process, socket) = try program.start() } catch {
      throw .failed(.workerUnavailable(error))
    }
    handle.set(process)
    let message = try receive(socket, deadline)
    guard let greeting = try? WorkerProtocol.decode(WorkerGreeting.self, from: message.bytes)
    else { throw .failed(.workerMisspoke(detail: "no greeting")) }
    guard greeting.version == WorkerProtocol.version else {
      throw .failed(.workerMisspoke(detail: "speaks version \(greeting.version)"))
    }
    return socket
  }

  private func converse(_ job: Job, _ socket: MessageSocket, _ deadline: Deadline)
    throws(WorkerFault) -> WorkerReply
  {
    guard let bytes = try? WorkerProtocol.encode(job.request),
      bytes.count <= MessageSocket.maximumMessageSize
    else { throw .failed(.workerMisspoke(detail: "a request that fits no message")) }
    do { try socket.send(bytes, files: job.files) } catch { throw .gone }
    let message = try receive(socket, deadline)
    guard let response = try? WorkerProtocol.decode(WorkerResponse.self, from: message.bytes)
    else { throw .failed(.workerMisspoke(detail: "an answer that makes no sense")) }
    return WorkerReply(response: response, files: message.files)
  }

  private func receive(_ socket: MessageSocket, _ deadline: Deadline) throws(WorkerFault)
    -> MessageSocket.Message
  {
    let message: MessageSocket.Message?
    do { message = try socket.receive(within: deadline.milliseconds) } catch {
      guard error.isTimedOut else { throw .failed(.system(error)) }
      throw .failed(.workerTimedOut(seconds: Int(timeLimit.components.seconds)))
    }
    guard let message else { throw .failed(.workerStopped) }
    return message
  }
}

/// A moment by which something has to be done.
struct Deadline {
  private let nanoseconds: Int64

  init(_ limit: Duration) {
    let (seconds, attoseconds) = limit.components
    let length = min(seconds, 1_000_000) * 1_000_000_000 + attoseconds / 1_000_000_000
    nanoseconds = Clock.monotonicNanoseconds + length
  }

  /// What is left, at least 0.
  var milliseconds: Int32 {
    let left = max(0, nanoseconds - Clock.monotonicNanoseconds) / 1_000_000
    return Int32(clamping: left)
  }
}
