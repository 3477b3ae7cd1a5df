import MantelSystem

/// Why a time zone could not be had.
public enum TimeZoneError: Error, Equatable, Sendable {
  /// No zone can have this name: it is empty, absolute, leaves the folder, or holds characters that no zone's name has.
  case invalidName(String)
  /// No zone of this name is installed.
  case unknown(String)
  /// The zone's file could not be read.
  case unreadable(String, SystemError)
  /// The zone's file is no good.
  case damaged(String, TimeZoneFileError)
}

/// What is wrong with a compiled time zone file (RFC 8536).
public enum TimeZoneFileError: Error, Equatable, Sendable {
  /// It does not begin as such a file does.
  case unknownFormat
  /// It breaks off.
  case truncated
  /// It describes no clock at all, or refers to one that it does not describe.
  case missingClock
  /// Its changes are not in order.
  case unorderedTransitions
  /// A clock is two days or more away from universal time.
  case impossibleOffset
  /// It counts leap seconds, as the files under `right/` do; our seconds do not.
  case leapSeconds
  /// The rule for later years is malformed.
  case malformedRule
}
