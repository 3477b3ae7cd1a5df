import MantelCore
import MantelImaging
import MantelStore
import MantelSystem

/// Sentences for a photo that could not be read or a picture that could not be made: why, and what to do.
extension Words {
  /// One line for one photo; whoever prints it names the photo.
  public func explain(_ failure: PhotoFailure) -> String {
    switch failure {
    case .imaging(let error): explain(error)
    case .store(let error): explain(error)
    }
  }

  /// One line for what went wrong with one photo.
  public func explain(_ error: ImagingError) -> String {
    switch error {
    case .empty: say("The file is empty; copy it again from its source.")
    case .notAFile(let kind): explain(kind)
    case .unknownFormat:
      say(
        "This is no photo that Mantel can read; it reads JPEG, PNG, WebP, HEIC, AVIF, JPEG XL, TIFF, GIF and camera RAW."
      )
    case .unsupported(let format, _):
      say(
        "This kind of {format} cannot be read; save it as JPEG or PNG.",
        ["format": name(of: format)])
    case .damaged: say("The file is damaged or cut short; copy it again from its source.")
    case .tooManyPixels(let size):
      say(
        "The picture has {width} × {height} pixels, but Mantel reads at most {limit} million; save it smaller.",
        [
          "width": number(Int64(size.width)), "height": number(Int64(size.height)),
          "limit": number(Int64(PhotoLimits.maximumPixels / 1_000_000)),
        ])
    case .fileTooLarge(let bytes):
      say(
        "The file is {size} large, but Mantel reads at most {limit}; save it smaller.",
        ["size": byteSize(bytes), "limit": byteSize(PhotoLimits.maximumFileSize)])
    case .system(let error):
      // Whoever prints this names the photo, so its path need not stand here again.
      isAboutTheFile(error)
        ? say("The file cannot be read: {reason}.", ["reason": reason(error, reading: true)])
        : explain(error)
    case .workerUnavailable(let error):
      say(
        "The program that reads photos, mantel-worker, could not be started: {cause}; reinstall Mantel.",
        ["cause": cause(error)])
    case .workerStopped:
      say(
        "Reading it crashed mantel-worker, so the file is probably damaged; open it in another program and save it again."
      )
    case .workerTimedOut(let seconds):
      say(
        "Reading it took longer than {duration}, so Mantel gave up; save it smaller or in another format.",
        ["duration": duration(seconds: Int64(seconds))])
    case .workerMisspoke:
      say(
        "The program that reads photos, mantel-worker, gave an answer that makes no sense; reinstall Mantel."
      )
    case .cancelled: say("This was called off before it was done; run it again to finish it.")
    }
  }

  private func isAboutTheFile(_ error: SystemError) -> Bool {
    [.open, .inspect, .read].contains(error.operation)
  }

  private func explain(_ kind: FileStatus.Kind) -> String {
    switch kind {
    case .folder: say("This is a folder; name the photos in it, for example with FOLDER/*.")
    case .pipe: say("This is a named pipe, not a photo; name a file.")
    case .socket: say("This is a socket, not a photo; name a file.")
    case .device: say("This is a device, not a photo; name a file.")
    case .link, .file: say("This is not a photo; name a file.")
    }
  }

  private func name(of format: PhotoFormat) -> String {
    switch format {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .webp: "WebP"
    case .heic: "HEIC"
    case .avif: "AVIF"
    case .jxl: "JPEG XL"
    case .tiff: "TIFF"
    case .gif: "GIF"
    case .raw: say("camera RAW")
    }
  }
}
