import MantelSystem
import TestSupport
import Testing

/// The unit by which systemd starts the desktop's widgets.
@Suite struct ServiceFileTests {
  private func unit() throws -> String {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let path = FilePath("/\(root)/data/systemd/mantel-widget.service")
    return String(
      decoding: try OpenFile.open(path, for: .reading).readAll(limit: 1 << 16), as: UTF8.self)
  }

  @Test func `it lives as long as the graphical session, and longer than a crash`() throws {
    let lines = try unit().split(separator: "\n")
    for line in [
      "PartOf=graphical-session.target", "After=graphical-session.target", "Restart=on-failure",
      "ExecStart=mantel-widget", "WantedBy=graphical-session.target",
    ] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
  }

  @Test(.enabled(if: ShellTests.isInstalled("systemd-analyze")))
  func `systemd has nothing to say against it`() throws {
    let folder = try TemporaryFolder()
    // Installed or not, a program that is there has to stand for ours.
    let file = try folder.write(
      try unit().replacing("ExecStart=mantel-widget", with: "ExecStart=/bin/true"),
      to: "mantel-widget.service")
    let check = try RunningProgram(
      "/usr/bin/systemd-analyze", ["--user", "verify", file.lossyText].map { Array($0.utf8) },
      environment: [
        "HOME": folder.path.lossyText, "XDG_RUNTIME_DIR": folder.path.lossyText,
        "PATH": "/usr/bin:/bin",
      ],
      folder: folder.path
    ).wait()
    #expect(check.status == 0 && check.output.isEmpty && check.errors.isEmpty, "\(check.complaint)")
  }
}
