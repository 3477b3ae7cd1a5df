import MantelSystem
import WorkerMessages

let file = OpenFile(owning: WorkerProtocol.descriptor)
guard let status = try? file.status(), status.kind == .socket else {
  let line = "mantel-worker: decodes photos for mantel, which starts it; not to be run by hand\n"
  try? OpenFile(owning: 2).write(Array(line.utf8))
  ThisProcess.exit(2)
}
ThisProcess.endWithParent()
WorkerService(MessageSocket(file)).run()
