import FaceEngine
import MantelSystem
import WorkerMessages

let file = OpenFile(owning: WorkerProtocol.descriptor)
guard let status = try? file.status(), status.kind == .socket else {
  let line = "mantel-worker: decodes photos for mantel, which starts it; not to be run by hand\n"
  try? OpenFile(owning: 2).write(Array(line.utf8))
  ThisProcess.exit(2)
}
ThisProcess.endWithParent()
// Before any thread is started, since it sets a variable of the environment.
let folders = (try? ThisProcess.executable()).map(FaceLibrary.folders(for:)) ?? []
let faces = Result { () throws(FaceLibraryError) in try FaceLibrary(in: folders) }
WorkerService(MessageSocket(file), faces: faces).run()
