import CanvasEngine
import MantelImaging
import MantelModel
import MantelStore
import MantelSystem
import MantelWords
import WorkerEngine

extension AppServices {
  /// What the app works with on a real machine.
  static func live(_ home: HomeFolder, words: Words, now: @escaping () -> Moment)
    throws(SystemError) -> AppServices
  {
    let workers = WorkerPool(try .installed())
    let dates = DateStyle.preferred(environment: ThisProcess.environment)
    let pipeline = RenderPipeline(
      home, importer: workers, renderer: workers, width: workers.count)
    return AppServices(
      home: home, words: words, dates: dates, now: now, pause: MachinePause(), importer: workers,
      subjects: workers, rendering: PipelineRendering(pipeline), captions: CaptionPainter(),
      painter: PreviewPainter(home, words: words, dates: dates) {
        PreviewPainter.Tools(
          opening: OwnPictures(), captions: CaptionPainter(), notices: NoticePainter())
      },
      width: workers.count)
  }
}
