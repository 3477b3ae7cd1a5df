import MantelSystem
import TestSupport
import Testing

/// File systems that are full or take no writes.
@Suite(.enabled(if: Machine.canMount, "needs root, to mount a small file system"))
struct FileSystemTests {
  @Test func `on a file system without writes reading works and writing says why`() throws {
    let desk = try Desk()
    let mount = try MountedFolder(kilobytes: 8192)
    desk.environment["MANTEL_HOME"] = mount.path.appending("home").lossyText
    try desk.hearth(2)
    _ = try desk.answer("render")
    _ = try desk.answer("export", "all.mantel")
    try desk.photo(3)
    try mount.allowWriting(false)
    try PermissionTests.tryEverything(desk, "read-only") { try desk.mantel($0) }
  }

  /// A desk whose home is on a disk with a rendered widget of two photos, and as many free kilobytes as said.
  func desk(free: Int) throws -> (Desk, MountedFolder) {
    let desk = try Desk()
    let mount = try MountedFolder(kilobytes: 4096)
    desk.environment["MANTEL_HOME"] = mount.path.appending("home").lossyText
    try desk.hearth(2)
    _ = try desk.answer("render")
    let available = try Folder.freeBytes(at: mount.path) / 1024
    let ballast = Int(available) - free
    try Machine.run(
      "dd", "if=/dev/zero", "of=\(mount.path.appending("ballast").lossyText)", "bs=1024",
      "count=\(ballast)")
    return (desk, mount)
  }

  @Test(arguments: [0, 4, 8, 16, 40])
  func `on a full disk nothing is lost, half or left over, and every failure is said`(_ free: Int)
    throws
  {
    let (desk, mount) = try desk(free: free)
    let before = try desk.answer("list")
    let shown = try desk.shown()
    // Large and rough, so that it needs far more room than there is.
    try desk.photo(3, width: 2560, height: 1920)
    let adding = try desk.mantel("add", "Hearth", "3.jpg")
    #expect(adding.status == 1)
    #expect(adding.complaints.count == 1)
    #expect(adding.complaint.contains("the disk is full"))
    _ = try desk.mantel("crop", "Hearth", "1.jpg", "--zoom", "5")
    let rendering = try desk.mantel("render", "--force")
    #expect(rendering.status == 1)
    #expect(!rendering.complaints.isEmpty)
    #expect(rendering.complaints.allSatisfy { $0.contains("the disk is full") })

    let after = try desk.answer("list")
    #expect(after["widgets"][0]["photos"] == before["widgets"][0]["photos"])
    #expect(try desk.shown()["photo"] == shown["photo"])
    let files = try desk.kept()
    #expect(files.keys.filter { $0.lossyText.contains("/.tmp-") }.isEmpty)
    let pictures = files.keys.filter { $0.lossyText.hasSuffix(".jpg") }.map(\.lossyText)
    _ = try PictureCheck.sizes(of: pictures)
    let file = try desk.shown()["file"].string
    #expect(pictures.contains(file))

    // With room again everything is made good.
    try Folder.removeFile(mount.path.appending("ballast"))
    #expect(try desk.mantel("add", "Hearth", "3.jpg").status == 0)
    #expect(try desk.mantel("render").status == 0)
    #expect(try desk.answer("why", "Hearth")["photos"].items.allSatisfy { $0["problems"] == [] })
  }

  @Test func `a tap on a full disk is refused in words, and counted once there is room`() throws {
    let (desk, mount) = try desk(free: 0)
    let outcome = try desk.mantel("next", "Hearth")
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("the disk is full"))
    #expect(try desk.shown()["index"] == 0)
    try Folder.removeFile(mount.path.appending("ballast"))
    #expect(try desk.answer(["next", "Hearth"] + Desk.noon)["index"] == 1)
  }

  @Test func `an export to a full disk leaves the older export whole`() throws {
    let desk = try Desk()
    try desk.hearth(2)
    let mount = try MountedFolder(kilobytes: 64)
    let file = mount.path.appending("all.mantel").lossyText
    _ = try desk.answer("export", file)
    let before = try desk.contents(of: mount.path)
    _ = try desk.answer("add", "Hearth", try desk.photo(3, width: 2560, height: 1920))
    let outcome = try desk.mantel("export", file)
    #expect(outcome.status == 1)
    #expect(outcome.complaint.contains("the disk is full"))
    #expect(try desk.contents(of: mount.path) == before)
  }
}
