import CJPEG
import MantelImaging
import MantelSystem

/// Says as an error what one call of libjpeg came to.
func check(_ outcome: Int32, _ fault: @autoclosure () -> CJPEGFault) throws(ImagingError) {
  let outcome = Int(outcome)
  guard outcome != CJPEG_DONE else { return }
  let fault = fault()
  switch outcome {
  case CJPEG_READ_FAILED: throw .system(SystemError(.read, code: fault.code))
  case CJPEG_OUT_OF_MEMORY: throw .system(SystemError(.read, code: ENOMEM))
  default:
    let message = withUnsafeBytes(of: fault.message) { Array($0.prefix { $0 != 0 }) }
    throw .damaged(detail: String(decoding: message, as: UTF8.self))
  }
}
