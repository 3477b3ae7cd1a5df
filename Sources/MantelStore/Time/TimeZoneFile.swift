import MantelCore

/// A compiled time zone file in the format of RFC 8536, versions 1 to 4.
package enum TimeZoneFile {
  /// The rules in the file's bytes.
  package static func rules(name: String, bytes: [UInt8]) throws(TimeZoneFileError) -> TimeZoneRules
  {
    let first = try Header(bytes, at: 0)
    guard first.version >= UInt8(ascii: "2") else {
      let block = try Block(bytes, header: first, timeSize: 4)
      return TimeZoneRules(name: name, history: try block.history(), later: nil)
    }
    let second = try Header(bytes, at: first.blockStart + first.blockSize(timeSize: 4))
    let block = try Block(bytes, header: second, timeSize: 8)
    let history = try block.history()
    let footer = try footer(bytes[(second.blockStart + second.blockSize(timeSize: 8))...])
    if footer.isEmpty { return TimeZoneRules(name: name, history: history, later: nil) }
    guard let later = PosixTimeZone(footer) else { throw .malformedRule }
    return TimeZoneRules(name: name, history: history, later: later)
  }

  /// The POSIX string between the two newlines behind the data.
  private static func footer(_ rest: ArraySlice<UInt8>) throws(TimeZoneFileError) -> String {
    let newline = UInt8(ascii: "\n")
    guard let first = rest.first else { throw .truncated }
    guard first == newline else { throw .malformedRule }
    guard let end = rest.dropFirst().firstIndex(of: newline) else { throw .truncated }
    return String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
  }
}

/// How much of everything a block of data holds.
private struct Header {
  let version: UInt8
  let blockStart: Int
  let leapCount: Int
  let timeCount: Int
  let typeCount: Int
  /// The bytes behind the types that say nothing about offsets.
  let otherCount: Int

  init(_ bytes: [UInt8], at start: Int) throws(TimeZoneFileError) {
    guard bytes.count - start >= 44 else {
      // A file that is too short to tell is judged by the start it has.
      throw bytes.dropFirst(start).starts(with: "TZif".utf8) ? .truncated : .unknownFormat
    }
    guard bytes[start..<start + 4].elementsEqual("TZif".utf8) else { throw .unknownFormat }
    version = bytes[start + 4]
    blockStart = start + 44
    let counts = (0..<6).map { Int(unsigned(bytes, at: start + 20 + 4 * $0, size: 4)) }
    leapCount = counts[2]
    timeCount = counts[3]
    typeCount = counts[4]
    otherCount = counts[5] + counts[1] + counts[0]
    guard
      blockSize(timeSize: version >= UInt8(ascii: "2") && start > 0 ? 8 : 4) <= bytes.count
        - blockStart
    else { throw .truncated }
  }

  /// In bytes, with times of so many bytes.
  func blockSize(timeSize: Int) -> Int {
    timeCount * (timeSize + 1) + typeCount * 6 + leapCount * (timeSize + 4) + otherCount
  }
}

/// A block of data whose extent has been checked.
private struct Block {
  let bytes: [UInt8]
  let header: Header
  let timeSize: Int

  init(_ bytes: [UInt8], header: Header, timeSize: Int) throws(TimeZoneFileError) {
    guard header.leapCount == 0 else { throw .leapSeconds }
    guard header.typeCount > 0 else { throw .missingClock }
    self.bytes = bytes
    self.header = header
    self.timeSize = timeSize
  }

  func history() throws(TimeZoneFileError) -> TransitionTable {
    let kindsStart = header.blockStart + header.timeCount * timeSize
    let typesStart = kindsStart + header.timeCount
    var offsets: [Int64] = []
    for type in 0..<header.typeCount {
      let offset = signed(bytes, at: typesStart + 6 * type, size: 4)
      guard abs(offset) < 2 * 86_400 else { throw .impossibleOffset }
      offsets.append(offset)
    }
    var table = TransitionTable(initialOffset: offsets[0])
    for index in 0..<header.timeCount {
      let time = signed(bytes, at: header.blockStart + index * timeSize, size: timeSize)
      let kind = Int(bytes[kindsStart + index])
      if let last = table.times.last, last >= time { throw .unorderedTransitions }
      guard kind < offsets.count else { throw .missingClock }
      table.times.append(time)
      table.offsets.append(offsets[kind])
    }
    return table
  }
}

/// Big-endian, as everything in the format.
private func unsigned(_ bytes: [UInt8], at start: Int, size: Int) -> UInt64 {
  bytes[start..<start + size].reduce(0) { $0 << 8 | UInt64($1) }
}

private func signed(_ bytes: [UInt8], at start: Int, size: Int) -> Int64 {
  let unused = Int64(64 - 8 * size)
  return Int64(bitPattern: unsigned(bytes, at: start, size: size) << UInt64(unused)) >> unused
}
