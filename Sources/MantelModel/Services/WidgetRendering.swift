import MantelImaging
import MantelStore

/// Something that makes the finished pictures of widgets.
///
/// Called from any task; an implementation does its work away from the main actor.
public protocol WidgetRendering: Sendable {
  /// Brings a widget's pictures up to date. A task that is cancelled ends soon; what was made by then is kept.
  nonisolated func render(_ widget: WidgetIdentifier, at moment: Moment) async throws(StoreError)
    -> RenderPipeline.Report
}

/// Makes them by the pipeline that the command line uses.
public struct PipelineRendering: WidgetRendering {
  private let pipeline: RenderPipeline

  /// Renders by a pipeline.
  public nonisolated init(_ pipeline: RenderPipeline) {
    self.pipeline = pipeline
  }

  /// See `WidgetRendering`.
  @concurrent
  public nonisolated func render(_ widget: WidgetIdentifier, at moment: Moment)
    async throws(StoreError) -> RenderPipeline.Report
  {
    try await pipeline.run(widget, force: false, at: moment) { _, _ in }
  }
}
