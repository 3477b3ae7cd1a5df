import MantelSystem
import TestSupport
import Testing

/// `follow` and `unfollow`, and what `render`, `list`, `why`, `remove`, `export` and `import` have to do with them.
@Suite struct FollowTests {
  /// A desk with a widget without photos, and photos 1 to `count` in the folder `camera`, the last of them the newest.
  func desk(_ count: Int) throws -> Desk {
    let desk = try Desk()
    try desk.hearth(0)
    try Folder.create(desk.pictures.appending("camera"))
    for number in 1...max(1, count) where count > 0 { try shoot(desk, number) }
    return desk
  }

  /// Puts a photo into the camera's folder, changed so many minutes after noon as its number says.
  func shoot(_ desk: Desk, _ number: Int, name: String? = nil) throws {
    let name = "camera/" + (name ?? "\(number).jpg")
    try desk.photo(number, width: 16, height: 12, name: name)
    try Machine.run(
      "touch", "-d", "2026-11-30T12:\(number < 10 ? "0" : "")\(number):00Z",
      desk.pictures.appending(name).lossyText)
  }

  func camera(_ desk: Desk) -> FilePath { desk.pictures.appending("camera") }

  /// The names of the widget's files in its order.
  func names(_ desk: Desk) throws -> [String] {
    try desk.answer("list")["widgets"][0]["photos"].items.map { photo in
      String(photo["source"].string.split(separator: "/").last ?? "")
    }
  }

  @Test func `following shows a folder's photos, and render keeps them up`() throws {
    let desk = try desk(3)
    let answer = try desk.answer(["follow", "Hearth", "camera/"] + Desk.noon)
    #expect(answer.keys == ["widget", "follows", "added", "removed", "failed"])
    #expect(answer["follows"] == [.text(camera(desk).lossyText)])
    #expect(answer["added"].items.count == 3 && answer["removed"] == [] && answer["failed"] == [])
    #expect(answer["added"][0].keys == ["photo", "source"])
    #expect(try names(desk) == ["1.jpg", "2.jpg", "3.jpg"])
    #expect(try desk.answer("render")["rendered"] == 9)
    try shoot(desk, 4)
    try Folder.removeFile(camera(desk).appending("1.jpg"))
    let rendered = try desk.answer("render")
    #expect(rendered["rendered"] == 3)
    #expect(rendered["followed"][0]["added"].items.count == 1)
    #expect(rendered["followed"][0]["removed"].items.count == 1)
    #expect(try names(desk) == ["2.jpg", "3.jpg", "4.jpg"])
    let quiet = try desk.answer("render", "Hearth")
    #expect(quiet["skipped"] == 9 && quiet.keys == ["rendered", "skipped", "failed"])
    #expect(try desk.answer("why", "Hearth")["problems"] == [])
  }

  @Test func `what is followed is listed, by its path`() throws {
    let desk = try desk(1)
    #expect(try desk.answer("list")["widgets"][0]["follows"] == [])
    #expect(try desk.mantel("follow", "Hearth", "./camera//").lines.count == 3)
    #expect(
      try desk.answer("list")["widgets"][0]["follows"] == [.text(camera(desk).lossyText)])
    #expect(try desk.mantel("list").lines[1] == "  follows \(camera(desk).lossyText)")
    // Followed already, under this name or another.
    #expect(Machine.makeLink(desk.pictures.appending("link"), to: "camera"))
    for name in ["camera", "link", "../pictures/camera"] {
      let again = try desk.mantel("follow", "Hearth", name)
      #expect(again.status == 0 && again.lines[0].contains("already"))
    }
    #expect(try desk.answer("list")["widgets"][0]["follows"].items.count == 1)
  }

  @Test func `unfollowing takes the folder's photos out and leaves the others`() throws {
    let desk = try desk(2)
    try desk.photo(9)
    _ = try desk.answer(["add", "Hearth", "9.jpg"] + Desk.noon)
    _ = try desk.answer(["follow", "Hearth", "camera"] + Desk.noon)
    let answer = try desk.answer(["unfollow", "Hearth", "camera"] + Desk.noon)
    #expect(answer["follows"] == [] && answer["removed"].items.count == 2)
    #expect(try names(desk) == ["9.jpg"])
    let again = try desk.mantel("unfollow", "Hearth", "camera")
    #expect(again.status == 1 && again.complaints.count == 1)
    #expect(Folder.exists(camera(desk).appending("1.jpg")))
  }

  @Test func `a folder that is gone can be unfollowed`() throws {
    let desk = try desk(1)
    _ = try desk.answer("follow", "Hearth", "camera")
    try Folder.removeAll(camera(desk))
    #expect(try desk.answer("unfollow", "Hearth", "camera")["removed"].items.count == 1)
  }

  @Test func `what cannot be followed is named, and the rest is followed`() throws {
    let desk = try desk(1)
    try desk.photo(9)
    let home = desk.home.lossyText
    let outcome = try desk.mantel(
      "follow", "Hearth", "missing", "9.jpg", "camera", home, "\(home)/widgets", "--json")
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count == 4)
    for word in ["missing", "9.jpg", "home", "home/widgets"] {
      #expect(outcome.complaint.contains(word))
    }
    #expect(try outcome.json()["follows"] == [.text(camera(desk).lossyText)])
    #expect(try names(desk) == ["1.jpg"])
  }

  @Test func `a removed photo does not come back until it is added`() throws {
    let desk = try desk(2)
    _ = try desk.answer("follow", "Hearth", "camera")
    _ = try desk.answer("remove", "Hearth", "2.jpg")
    _ = try desk.answer("render")
    #expect(try names(desk) == ["1.jpg"])
    _ = try desk.answer("add", "Hearth", "camera/2.jpg")
    _ = try desk.answer("render")
    #expect(try names(desk) == ["1.jpg", "2.jpg"])
  }

  @Test func `a photo that is half there is told once, and comes when it is whole`() throws {
    let desk = try desk(1)
    let whole = try PhotoFiles.rough(7)
    try desk.folder.write(Array(whole.prefix(whole.count / 3)), to: "pictures/camera/7.jpg")
    try desk.folder.write("no photo", to: "pictures/camera/notes.txt")
    let outcome = try desk.mantel("follow", "Hearth", "camera", "--json")
    #expect(outcome.status == 1 && outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("7.jpg"))
    #expect(try outcome.json()["failed"][0]["source"].string.hasSuffix("/7.jpg"))
    #expect(try names(desk) == ["1.jpg"])
    #expect(try desk.mantel("render").status == 0)
    try desk.folder.write(whole, to: "pictures/camera/7.jpg")
    #expect(try desk.mantel("render").status == 0)
    #expect(try names(desk) == ["1.jpg", "7.jpg"])
  }

  @Test func `a full widget lets the oldest followed photo go for one that is added`() throws {
    let desk = try desk(51)
    _ = try desk.answer("follow", "Hearth", "camera")
    #expect(try names(desk).first == "2.jpg")
    _ = try desk.answer("add", "Hearth", try desk.photo(99))
    _ = try desk.answer("render")
    let names = try names(desk)
    #expect(names.count == 50 && names.first == "3.jpg" && names.last == "99.jpg")
  }

  @Test func `a folder that is gone is told by why, and its photos go on showing`() throws {
    let desk = try desk(2)
    _ = try desk.answer("follow", "Hearth", "camera")
    _ = try desk.answer("render")
    try Folder.rename(camera(desk), to: desk.pictures.appending("away"))
    #expect(try desk.mantel("render").status == 0)
    #expect(try names(desk).count == 2)
    let why = try desk.mantel("why", "Hearth")
    #expect(why.lines[0].contains(camera(desk).lossyText))
    #expect(try desk.answer("why", "Hearth")["problems"] == ["folder-missing"])
    try Folder.rename(desk.pictures.appending("away"), to: camera(desk))
    #expect(try desk.answer("why", "Hearth")["problems"] == [])
  }

  @Test func `the photo on screen stays, and then each is shown once before any repeats`() throws {
    let desk = try desk(5)
    _ = try desk.answer(["follow", "Hearth", "camera"] + Desk.noon)
    _ = try desk.answer("next", "Hearth")
    _ = try desk.answer("set", "Hearth", "--order", "shuffle", Desk.noon[0], Desk.noon[1])
    let before = try desk.shown()["photo"]
    try shoot(desk, 6)
    try shoot(desk, 7)
    _ = try desk.answer(["render"] + Desk.noon)
    let shown = try desk.answer(["plan", "Hearth"] + Desk.noon)["entries"].items.map(\.["photo"])
    #expect(shown.first == before)
    #expect(Set(shown.prefix(7)).count == 7)
  }

  @Test func `export carries what is followed and refused to another home`() throws {
    let desk = try desk(3)
    _ = try desk.answer("follow", "Hearth", "camera")
    _ = try desk.answer("remove", "Hearth", "2.jpg")
    let before = try desk.answer("list")
    _ = try desk.answer("export", "all.mantel")
    desk.environment["MANTEL_HOME"] = desk.folder.path.appending("other").lossyText
    #expect(try desk.answer("import", "all.mantel")["withoutSource"] == 0)
    #expect(try desk.answer("list") == before)
    _ = try desk.answer("render")
    #expect(try desk.answer("list") == before)
    #expect(try desk.answer("import", "all.mantel")["unchanged"] == 1)
  }

  @Test func `another user's folders are followed at the same place below their own`() throws {
    let desk = try desk(0)
    let user = desk.folder.path.appending("user")
    try desk.folder.write(try PhotoFiles.jpeg(1), to: "user/DCIM/1.jpg")
    _ = try desk.answer("follow", "Hearth", user.appending("DCIM").lossyText)
    _ = try desk.answer("export", "all.mantel")
    let ada = desk.folder.path.appending("ada")
    try Folder.rename(user, to: ada)
    desk.environment["HOME"] = ada.lossyText
    desk.environment["MANTEL_HOME"] = desk.folder.path.appending("other").lossyText
    _ = try desk.answer("import", "all.mantel")
    #expect(
      try desk.answer("list")["widgets"][0]["follows"] == [.text(ada.appending("DCIM").lossyText)])
    _ = try desk.answer("render")
    #expect(try names(desk) == ["1.jpg"])
  }

  @Test(.enabled(if: Machine.isRoot, "needs root, to become a user without rights"))
  func `a folder that may not be read is named, and its photos stay`() throws {
    let desk = try PermissionTests.desk()
    try desk.photo(5, name: "camera/5.jpg")
    for path in [camera(desk), camera(desk).appending("5.jpg")] { Machine.setMode(path, 0o755) }
    let followed = try PermissionTests.asNobody(desk, ["follow", "Hearth", "camera"])
    #expect(followed.status == 0, "\(followed.complaint)")
    Machine.setMode(camera(desk), 0o700)
    let outcome = try PermissionTests.asNobody(desk, ["render", "--json"])
    #expect(outcome.status == 1 && outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("camera") && outcome.complaint.contains("may not"))
    #expect(try outcome.json()["followed"][0]["failed"].items.count == 1)
    let list = try PermissionTests.asNobody(desk, ["list", "--json"]).json()
    #expect(list["widgets"][0]["photos"].items.count == 3)
    let why = try PermissionTests.asNobody(desk, ["why", "Hearth", "--json"])
    #expect(try why.json()["problems"] == ["folder-unreadable"])
  }
}
