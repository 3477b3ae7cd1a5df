import MantelSystem
import Testing

struct MessageSocketTests {
  @Test func `a message arrives whole, with its files`() throws {
    let (one, end) = try MessageSocket.pair()
    let other = MessageSocket(end)
    let file = try MemoryFile.containing(Array("in memory".utf8))
    try one.send(Array("hello".utf8), files: [file, file])
    let message = try #require(try other.receive())
    #expect(message.bytes == Array("hello".utf8))
    #expect(message.files.count == 2)
    #expect(try message.files[1].readAll(limit: 100) == Array("in memory".utf8))
  }

  @Test func `the end of the other side is no message`() throws {
    let (one, end) = try MessageSocket.pair()
    try MessageSocket(end).send([1])
    #expect(try one.receive()?.bytes == [1])
    let (alone, _) = try MessageSocket.pair()
    #expect(try alone.receive() == nil)
  }

  @Test func `waiting ends when its time is up`() throws {
    let (one, end) = try MessageSocket.pair()
    #expect(throws: SystemError.self) { try one.receive(within: 1) }
    withExtendedLifetime(end) {}
  }

  @Test func `a message that is too long is refused, not cut`() throws {
    let (one, end) = try MessageSocket.pair()
    let bytes = [UInt8](repeating: 7, count: MessageSocket.maximumMessageSize)
    try one.send(bytes)
    #expect(try MessageSocket(end).receive()?.bytes == bytes)
    #expect(throws: SystemError.self) { try one.send(bytes + [7]) }
  }

  @Test func `a memory file cannot be changed by whoever holds it`() throws {
    let file = try MemoryFile.containing([1, 2, 3])
    #expect(throws: SystemError.self) { try file.write([4]) }
    #expect(try file.readAll(limit: 3) == [1, 2, 3])
  }
}
