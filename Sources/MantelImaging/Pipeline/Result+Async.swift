extension Result {
  /// The outcome of an asynchronous call.
  public init(_ body: () async throws(Failure) -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
