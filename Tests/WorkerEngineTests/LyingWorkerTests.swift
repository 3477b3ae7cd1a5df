import MantelImaging
import MantelSystem
import TestSupport
import Testing
import WorkerEngine

/// What a worker says that a stranger's file has taken over.
@Suite struct LyingWorkerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    #"printf nonsense >&3"#,
    #"printf '{"version":3}' >&3"#,
    #"printf '{"imported":{}}' >&3"#,
  ])
  func `a greeting of another kind is not accepted`(line: String) async throws {
    let pool = WorkerPool(try Workers.script("\(line); exec sleep 1000", in: folder))
    await Self.expectMisspoken { try await pool.identify(Photos.file([1])) }
  }

  @Test(arguments: [
    "nonsense",
    "{}",
    #"{"files":{}}"#,
    #"{"identified":{"_0":""}}"#,
    #"{"identified":{"_0":"../../../../etc/passwd/././././."}}"#,
    #"{"identified":{"_0":"BA7816BF8F01CFEA414140DE5DAE2223"}}"#,
    #"{"endOfArchive":{}}"#,
  ])
  func `an identifier is one or nothing`(answer: String) async throws {
    let pool = WorkerPool(try Self.answering(answer, in: folder))
    await Self.expectMisspoken { try await pool.identify(Photos.file([1])) }
  }

  @Test(arguments: ["100", "0", "-5", "9223372036854775807"])
  func `an import without pictures, or of an impossible size, is none`(width: String) async throws {
    let answer = """
      {"imported":{"_0":{"identifier":"ba7816bf8f01cfea414140de5dae2223","format":"jpeg",\
      "width":\(width),"height":50,"averageColor":{"red":1,"green":2,"blue":3}}}}
      """
    let pool = WorkerPool(try Self.answering(answer, in: folder))
    await Self.expectMisspoken { try await pool.importPhoto(Photos.file([1])) }
  }

  @Test func `an identifier well told is believed`() async throws {
    let answer = #"{"identified":{"_0":"ba7816bf8f01cfea414140de5dae2223"}}"#
    let pool = WorkerPool(try Self.answering(answer, in: folder))
    #expect(try await pool.identify(Photos.file([1])) == "ba7816bf8f01cfea414140de5dae2223")
  }

  private static func answering(_ answer: String, in folder: TemporaryFolder) throws
    -> WorkerProgram
  {
    try Workers.script("greet; take; printf '%s' '\(answer)' >&3; exec sleep 1000", in: folder)
  }

  private static func expectMisspoken(_ call: () async throws -> some Sendable) async {
    let error = await imagingError(call)
    guard case .workerMisspoke = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
