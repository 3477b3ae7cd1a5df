import MantelSystem
import TestSupport
import Testing

/// Archives that are broken, or that a stranger made: refused whole, in one line, with nothing changed.
@Suite struct HostileArchiveTests {
  /// A desk with an export, and in another home a widget of its own.
  func desk() throws -> Desk {
    let desk = try Desk()
    try desk.hearth(2)
    _ = try desk.answer("next", "Hearth")
    _ = try desk.answer("export", "all.mantel")
    desk.environment["MANTEL_HOME"] = desk.folder.path.appending("other").lossyText
    _ = try desk.answer("new", "Mine")
    return desk
  }

  /// Tries to import the file; it must be refused and change nothing.
  func refusal(_ desk: Desk, _ name: String) throws -> String {
    let home = try desk.kept()
    let around = try desk.contents(of: desk.folder.path).keys
    let outcome = try desk.mantel("import", name)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.count == 1, "\(outcome.complaint)")
    #expect(try desk.kept() == home)
    #expect(try desk.contents(of: desk.folder.path).keys == around)
    #expect(try desk.mantel("import", name, "--replace").status == 1)
    return outcome.complaint
  }

  @Test func `a truncated archive, wherever it breaks off`() throws {
    let desk = try desk()
    let whole = try desk.folder.read("pictures/all.mantel")
    for length in [1, 511, 512, 1024, whole.count / 4, whole.count / 2, whole.count - 1024] {
      try desk.folder.write(Array(whole.prefix(length)), to: "pictures/cut.mantel")
      _ = try refusal(desk, "cut.mantel")
    }
  }

  @Test func `a text file, an empty file, a photo and a folder`() throws {
    let desk = try desk()
    try desk.folder.write(
      String(repeating: "Dear diary.\n", count: 500), to: "pictures/diary.mantel")
    try desk.folder.write("", to: "pictures/empty.mantel")
    #expect(try refusal(desk, "diary.mantel").contains("not made by mantel export"))
    #expect(try refusal(desk, "empty.mantel").contains("not made by mantel export"))
    #expect(try refusal(desk, "1.jpg").contains("not made by mantel export"))
    try Folder.create(desk.pictures.appending("folder"))
    _ = try refusal(desk, "folder")
    #expect(Machine.makePipe(desk.pictures.appending("pipe")))
    _ = try refusal(desk, "pipe")
  }

  /// What is put into a good archive, as a change to the list `m` of its (header, bytes).
  static let changes: [(String, String)] = [
    ("a path that leads out", "add('../escaped.json', b'{}')"),
    ("a path that leads out of a widget", "add('widgets/../../escaped.json', b'{}')"),
    ("an absolute path", "add('/tmp/mantel-escaped.json', b'{}')"),
    ("a link", "add('widgets/link', b'', type=tarfile.SYMTYPE, linkname='/etc/passwd')"),
    (
      "a link in a document's place",
      "add(widget, b'', type=tarfile.SYMTYPE, linkname='/etc/passwd')"
    ),
    ("a hard link", "add(widget + 'x', b'', type=tarfile.LNKTYPE, linkname='/etc/passwd')"),
    ("a device", "add('photos/null', b'', type=tarfile.CHRTYPE)"),
    ("a folder", "add('photos/folder', b'', type=tarfile.DIRTYPE)"),
    ("a file too many", "add('widgets/readme.txt', b'hello')"),
    ("a document twice", "add(widget, m[1][1])"),
    ("no header", "del m[0]"),
    ("a header of a later version", "m[0] = put(m[0], b'{\"version\": 2}')"),
    (
      "a widget of a later version",
      "m[1] = put(m[1], m[1][1].replace(b'\"version\" : 3', b'\"version\" : 4'))"
    ),
    (
      "a followed folder that is no whole path",
      "m[1] = put(m[1], m[1][1].replace(b'{', b'{\"following\" : {\"folders\" : [\"tmp\"], \"refused\" : [], \"departed\" : []},', 1))"
    ),
    ("a widget of another id", "m[1] = put(m[1], m[1][1].replace(b'0f8fad5b', b'1f8fad5b'))"),
    ("a widget that is none", "m[1] = put(m[1], b'null')"),
    ("a photo without its master", "m[:] = [x for x in m if not x[0].name.endswith('master.jpg')]"),
    ("a widget without its photos", "m[:] = [x for x in m if not x[0].name.startswith('photos/')]"),
    (
      "a photo of no size",
      "m[3] = put(m[3], m[3][1].replace(b'\"width\" : 120', b'\"width\" : 0'))"
    ),
    (
      "a photo too large to be true",
      "m[3] = put(m[3], m[3][1].replace(b'\"width\" : 120', b'\"width\" : 9000000000'))"
    ),
  ]

  @Test(arguments: changes)
  func `an archive that was tampered with`(_ what: String, _ change: String) throws {
    let desk = try desk()
    let script = """
      import sys, tarfile, io
      source, target, change = sys.argv[1:]
      with tarfile.open(source) as tar:
          m = [(x, tar.extractfile(x).read()) for x in tar]
      widget = next(x.name for x, _ in m if x.name.endswith('/widget.json'))
      def add(name, data, **fields):
          x = tarfile.TarInfo(name)
          for field, value in fields.items(): setattr(x, field, value)
          m.append((x, data))
      put = lambda member, data: (tarfile.TarInfo(member[0].name), data)
      before = list(m)
      exec(change)
      assert m != before and (len(m) != len(before) or any(a[1] != b[1] for a, b in zip(m, before)))
      with tarfile.open(target, 'w') as tar:
          for x, data in m:
              x.size = len(data)
              tar.addfile(x, io.BytesIO(data))
      """
    let paths = ["all.mantel", "bad.mantel"].map { desk.pictures.appending($0).lossyText }
    try Python.run(script, paths + [change])
    _ = try refusal(desk, "bad.mantel")
    #expect(!Folder.exists("/tmp/mantel-escaped.json"))
    // And the good one is still good.
    #expect(try desk.answer("import", "all.mantel")["photos"] == 2)
  }

  @Test func `a compressed archive is none of ours`() throws {
    let desk = try desk()
    let path = desk.pictures.appending("all.mantel").lossyText
    try Python.run(
      "import sys, gzip; open(sys.argv[1] + '.gz', 'wb').write(gzip.compress(open(sys.argv[1], 'rb').read()))",
      [path])
    _ = try refusal(desk, "all.mantel.gz")
  }

  @Test func `a master that is no photo is named, and its widget comes in all the same`() throws {
    let desk = try desk()
    let script = """
      import sys, tarfile, io
      with tarfile.open(sys.argv[1]) as tar, tarfile.open(sys.argv[2], 'w') as out:
          for x in tar:
              data = tar.extractfile(x).read()
              if x.name.endswith('master.jpg'): data = b'rubbish'
              x = tarfile.TarInfo(x.name)
              x.size = len(data)
              out.addfile(x, io.BytesIO(data))
      """
    try Python.run(
      script, ["all.mantel", "bad.mantel"].map { desk.pictures.appending($0).lossyText })
    let outcome = try desk.mantel("import", "bad.mantel")
    #expect(outcome.status == 1)
    #expect(outcome.complaints.count >= 1)
    #expect(outcome.complaints.allSatisfy { $0.hasPrefix("mantel: ") })
    #expect(try desk.answer("list")["widgets"].items.count == 2)
    #expect(try desk.kept().keys.filter { $0.lossyText.contains("/.tmp-") }.isEmpty)
  }
}
