import MantelCore
import MantelSystem

/// What is placed on the desktop, and what of it a living process shows.
///
/// Holds no state: every call looks at the folder. Calls may be made from any thread and process at once. Looking takes no lock and works
/// in a folder that cannot be written.
public struct DesktopStore: Sendable {
  /// The shared folder.
  public let home: HomeFolder

  /// The desktop of a shared folder.
  public init(_ home: HomeFolder) {
    self.home = home
  }

  /// What is placed, in the order in which it was.
  public func placements() throws(StoreError) -> [Placement] {
    try PlacementsDocument.readIfThere(at: home.desktop.placements)?.placements ?? []
  }

  /// Changes what is placed while no other process can, and returns what it became; nothing is written where nothing changed.
  @discardableResult
  public func update(_ edit: (inout [Placement]) throws(StoreError) -> Void) throws(StoreError)
    -> [Placement]
  {
    let folder = home.desktop
    let lock = try onSystem { () throws(SystemError) in
      try Folder.create(folder.path)
      return try FileLock.wait(for: folder.lock)
    }
    defer { withExtendedLifetime(lock) {} }
    let before = try placements()
    var after = before
    try edit(&after)
    if after != before {
      try PlacementsDocument(placements: after).write(to: folder.placements)
    }
    return after
  }

  /// Changes one placement; nothing happens where it is gone.
  public func update(
    _ placement: PlacementIdentifier, _ edit: (inout Placement) -> Void
  ) throws(StoreError) {
    try update { (placements) throws(StoreError) in
      guard let index = placements.firstIndex(where: { $0.id == placement }) else { return }
      edit(&placements[index])
    }
  }

  /// Every picture that each of the widget's photos should have: those of every widget, and those that its placements show at other scales.
  public func renderTargets(of widget: WidgetIdentifier) -> [RenderTarget] {
    // Pictures for the desktop are an extra; a document that cannot be read is told of by those who change it.
    let placements = (try? placements()) ?? []
    var targets = RenderTarget.standard
    for placement in placements where placement.widget == widget {
      guard let scale = placement.scale, RenderTarget.scales.contains(scale) else { continue }
      let target = RenderTarget(shape: placement.shape, scale: scale)
      if !targets.contains(target) { targets.append(target) }
    }
    return targets
  }

  /// Says that this process shows the placement, for as long as the lock lives; nil where another process says so.
  public func claim(_ placement: PlacementIdentifier) throws(StoreError) -> PresenceLock? {
    try attempt(home.desktop.presence(of: placement))
  }

  /// Says that this process shows the desktop's widgets, for as long as the lock lives; nil where another process does.
  public func claimDesktop() throws(StoreError) -> PresenceLock? {
    try attempt(home.desktop.process)
  }

  /// Whether a living process shows the placement.
  public func isShown(_ placement: PlacementIdentifier) -> Bool {
    PresenceLock.isHeld(home.desktop.presence(of: placement))
  }

  /// Whether a living process shows the widget anywhere: "On Desktop".
  public func isShown(_ widget: WidgetIdentifier) throws(StoreError) -> Bool {
    try placements().contains { $0.widget == widget && isShown($0.id) }
  }

  /// The widgets of which that is so.
  public func shownWidgets() throws(StoreError) -> Set<WidgetIdentifier> {
    Set(try placements().filter { isShown($0.id) }.map(\.widget))
  }

  /// Takes a widget off the desktop wherever it is placed, or only where it has one shape; nothing is written where it is not placed.
  ///
  /// - Returns: how many placements it had there.
  @discardableResult
  public func remove(_ widget: WidgetIdentifier, shape: WidgetShape? = nil) throws(StoreError)
    -> Int
  {
    let isMeant = { (placement: Placement) in
      placement.widget == widget && (shape ?? placement.shape) == placement.shape
    }
    guard try placements().contains(where: isMeant) else { return 0 }
    var removed = 0
    try update { placements in
      removed = placements.count(where: isMeant)
      placements.removeAll(where: isMeant)
    }
    return removed
  }

  /// The process that shows the desktop's widgets, nil where none does.
  public var process: RunningProcess? {
    PresenceLock.holder(of: home.desktop.process)
  }

  /// Whether the claim of the desktop is taken, even where its process cannot be told.
  public var isRunning: Bool { PresenceLock.isHeld(home.desktop.process) }

  private func attempt(_ path: FilePath) throws(StoreError) -> PresenceLock? {
    try onSystem { () throws(SystemError) in
      try Folder.create(path.parent)
      return try PresenceLock.attempt(path)
    }
  }
}
