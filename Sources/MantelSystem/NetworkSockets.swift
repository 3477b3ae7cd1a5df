import Glibc

/// The sockets by which this process could talk to a network.
public enum NetworkSockets {
  /// How many sockets of this process are of the internet's kinds, open or listening; nil where the system does not tell.
  ///
  /// Each descriptor that is a socket says itself of which family it is (SO_DOMAIN in socket(7)), whatever its state.
  public static var ofThisProcess: Int? {
    guard let names = try? Folder.names(in: FilePath("/proc/self/fd")) else { return nil }
    return names.count { name in
      guard let descriptor = Int32(String(decoding: name, as: UTF8.self)) else { return false }
      var family: Int32 = 0
      var length = socklen_t(MemoryLayout<Int32>.size)
      guard getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &family, &length) == 0 else {
        return false
      }
      return family == AF_INET || family == AF_INET6
    }
  }
}
