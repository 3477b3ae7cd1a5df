// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "mantel-benchmarks",
  dependencies: [.package(name: "mantel", path: "..")],
  targets: [
    .target(name: "CProcesses"),
    // A peer: another colour table.
    .systemLibrary(name: "CLcms", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    // Peers: bare pictures. GTK 3 and GTK 4 cannot live in one process.
    .systemLibrary(
      name: "CGTK3Peer", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
    .systemLibrary(name: "CGTK4Peer", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(
      name: "CAdwaitaPeer", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .systemLibrary(name: "CX11Peer", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
    .executableTarget(name: "gtk3-picture", dependencies: ["CGTK3Peer"]),
    .executableTarget(name: "gtk4-picture", dependencies: ["CGTK4Peer"]),
    .executableTarget(name: "adwaita-window", dependencies: ["CAdwaitaPeer"]),
    .executableTarget(name: "first-window", dependencies: ["CX11Peer"]),
    // Statistics, processes, the report: knows nothing of Mantel.
    .target(name: "Measuring", dependencies: ["CProcesses"], swiftSettings: house),
    .executableTarget(
      name: "mantel-bench",
      dependencies: [
        "Measuring",
        .product(name: "MantelCore", package: "mantel"),
        .product(name: "MantelSystem", package: "mantel"),
        .product(name: "MantelStore", package: "mantel"),
        .product(name: "MantelImaging", package: "mantel"),
        .product(name: "JPEGEngine", package: "mantel"),
        .product(name: "CJPEG", package: "mantel"),
        .product(name: "FaceEngine", package: "mantel"),
        "CLcms",
        .product(name: "WorkerEngine", package: "mantel"),
      ],
      swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
