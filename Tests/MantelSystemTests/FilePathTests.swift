import FoundationEssentials
import MantelSystem
import Testing

struct FilePathTests {
  @Test func `the last component and the parent are those a shell would name`() {
    let cases: [(String, String, String)] = [
      ("/a/b.jpg", "b.jpg", "/a"), ("/a/b/", "b", "/a"), ("b.jpg", "b.jpg", "."),
      ("/b", "b", "/"), ("/", "", "/"), ("a/b", "b", "a"),
    ]
    for (path, last, parent) in cases {
      #expect(FilePath(path).lastComponent == Array(last.utf8))
      #expect(FilePath(path).parent == FilePath(parent))
    }
  }

  @Test func `a relative path starts at the folder and an absolute one stays`() {
    #expect(FilePath("a.jpg").absolute(from: "/home/ada") == "/home/ada/a.jpg")
    #expect(FilePath("./a.jpg").absolute(from: "/home/ada") == "/home/ada/a.jpg")
    #expect(FilePath("../a.jpg").absolute(from: "/home/ada") == "/home/ada/../a.jpg")
    #expect(FilePath("/a.jpg").absolute(from: "/home/ada") == "/a.jpg")
    #expect(FilePath(".").absolute(from: "/home/ada") == "/home/ada")
  }

  @Test func `a tidied path has no slash and no dot too many`() {
    for (path, tidied) in [
      ("/a//b/./c/", "/a/b/c"), ("/", "/"), ("//", "/"), ("/.", "/"), ("/a/..", "/a/.."),
      ("./a/", "a"), ("a.b/.c", "a.b/.c"), ("", ""),
    ] as [(FilePath, FilePath)] {
      #expect(path.tidied == tidied)
    }
  }

  @Test func `what lies in a folder is told by whole names`() {
    #expect(FilePath("/a/b/c").isInside("/a") && FilePath("/a/b").isInside("/a/"))
    #expect(FilePath("/a").isInside("/"))
    for path in ["/a", "/a/", "/ab", "/ab/c", "/b/a/c", "a/b"] as [FilePath] {
      #expect(!path.isInside("/a"))
    }
  }

  @Test func `bytes behind a NUL do not count`() {
    #expect(FilePath(bytes: [0x61, 0, 0x62]) == "a")
  }

  @Test func `every path comes back from JSON as it was, UTF-8 or not`() throws {
    for bytes in [Array("/é \n\"x\".jpg".utf8), [0x2F, 0xFF, 0xFE, 0x0A], []] {
      let path = FilePath(bytes: bytes)
      let json = try JSONEncoder().encode([path])
      #expect(try JSONDecoder().decode([FilePath].self, from: json) == [path])
    }
  }

  @Test func `hexadecimal digits come back as the bytes they were made of, and nothing else does`()
  {
    let bytes = (0...255).map { UInt8($0) }
    #expect([UInt8](hexadecimal: bytes.hexadecimal) == bytes)
    for text in ["0", "0g", "é0", "0x", " 0"] { #expect([UInt8](hexadecimal: text) == nil) }
  }
}
