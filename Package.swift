// swift-tools-version: 6.2
import PackageDescription

/// Every target: Swift 6, warnings are errors, `any` is written out.
let house: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Executables carry the Swift runtime, so that a process starts in milliseconds and needs no toolchain
/// (docs/decisions/0002-one-static-build.md).
let selfContained: [LinkerSetting] = [
  .unsafeFlags([
    "-static-stdlib",
    "-Xlinker", "-l_FoundationCollections",
    "-Xlinker", "-l_FoundationCShims",
    "-Xlinker", "-lswiftSynchronization",
    "-Xlinker", "--gc-sections",
  ])
]

let package = Package(
  name: "mantel",
  products: [
    .executable(name: "mantel", targets: ["mantel"]),
    .executable(name: "mantel-worker", targets: ["mantel-worker"]),
    .executable(name: "mantel-widget", targets: ["mantel-widget"]),
    .library(name: "MantelCore", targets: ["MantelCore"]),
    .library(name: "MantelStore", targets: ["MantelStore"]),
    .library(name: "MantelImaging", targets: ["MantelImaging"]),
    .library(name: "WorkerEngine", targets: ["WorkerEngine"]),
    // For Benchmarks/ alone.
    .library(name: "MantelSystem", targets: ["MantelSystem"]),
    .library(name: "JPEGEngine", targets: ["JPEGEngine"]),
    .library(name: "CJPEG", targets: ["CJPEG"]),
    .library(name: "FaceEngine", targets: ["FaceEngine"]),
    .executable(name: "mantel-app", targets: ["mantel-app"]),
  ],
  targets: [
    // Core: pure values and functions, no imports.
    .target(name: "MantelCore", swiftSettings: house),

    // The operating system: descriptors, locks, sockets, processes.
    .target(name: "CSystem"),
    .target(name: "MantelSystem", dependencies: ["CSystem"], swiftSettings: house),

    // Store: the shared folder.
    .target(
      name: "MantelStore", dependencies: ["MantelCore", "MantelSystem"], swiftSettings: house),

    // Services.
    .target(
      name: "MantelImaging", dependencies: ["MantelCore", "MantelSystem", "MantelStore"],
      swiftSettings: house),

    // Adapters: one C library each.
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    .target(name: "JPEGEngine", dependencies: ["CJPEG", "MantelImaging"], swiftSettings: house),
    .systemLibrary(name: "CVips", pkgConfig: "vips", providers: [.apt(["libvips-dev"])]),
    .target(name: "VipsEngine", dependencies: ["CVips", "MantelImaging"], swiftSettings: house),
    .systemLibrary(name: "CHeif", pkgConfig: "libheif", providers: [.apt(["libheif-dev"])]),
    .target(name: "HeifEngine", dependencies: ["CHeif", "MantelImaging"], swiftSettings: house),
    .systemLibrary(name: "CRaw", pkgConfig: "libraw", providers: [.apt(["libraw-dev"])]),
    .target(name: "RawEngine", dependencies: ["CRaw", "MantelImaging"], swiftSettings: house),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .target(name: "HashEngine", dependencies: ["CNettle", "MantelImaging"], swiftSettings: house),
    .systemLibrary(
      name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
    .target(
      name: "ArchiveEngine", dependencies: ["CArchive", "MantelStore", "MantelSystem"],
      swiftSettings: house),
    .systemLibrary(name: "CChafa", pkgConfig: "chafa", providers: [.apt(["libchafa-dev"])]),
    .target(
      name: "TerminalEngine", dependencies: ["CChafa", "MantelImaging"], swiftSettings: house),

    // Opened while the worker runs, if it is there (scripts/faces).
    .target(name: "CFaces", linkerSettings: [.linkedLibrary("dl")]),
    .target(
      name: "FaceEngine", dependencies: ["CFaces", "MantelSystem", "MantelImaging"],
      swiftSettings: house),

    .systemLibrary(
      name: "CMetadata", pkgConfig: "gexiv2", providers: [.apt(["libgexiv2-dev"])]),
    .target(
      name: "MetadataEngine", dependencies: ["CMetadata", "MantelImaging", "MantelStore"],
      swiftSettings: house),

    // The canvas: captions and labels, drawn the same for widget, app and command line.
    .systemLibrary(
      name: "CCanvas", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(
      name: "CanvasEngine", dependencies: ["CCanvas", "MantelImaging"], swiftSettings: house),

    // The pipe to mantel-worker: the messages, and the parent's end.
    .target(
      name: "WorkerMessages",
      dependencies: ["MantelCore", "MantelSystem", "MantelStore", "MantelImaging"],
      swiftSettings: house),
    .target(name: "WorkerEngine", dependencies: ["WorkerMessages"], swiftSettings: house),

    // Screens: every sentence of the product.
    .target(
      name: "MantelWords",
      dependencies: ["MantelCore", "MantelSystem", "MantelStore", "MantelImaging"],
      swiftSettings: house),

    // The desktop: what placements show, without a toolkit; and GTK 3, which only mantel-widget links.
    .target(
      name: "MantelDesktop",
      dependencies: ["MantelCore", "MantelSystem", "MantelStore", "MantelImaging", "MantelWords"],
      swiftSettings: house),
    .systemLibrary(
      name: "CGtk3", pkgConfig: "gtk+-3.0",
      providers: [.apt(["libgtk-3-dev", "libgtk-layer-shell-dev"])]),
    .target(
      name: "DesktopEngine", dependencies: ["CGtk3", "MantelCore", "MantelImaging"],
      swiftSettings: house + [.defaultIsolation(MainActor.self)]),

    // The app: what its screens hold and decide, without a toolkit; and GTK 4 with libadwaita, which only mantel-app links.
    .target(
      name: "MantelModel",
      dependencies: [
        "MantelCore", "MantelSystem", "MantelStore", "MantelImaging", "MantelWords",
        "MantelDesktop",
      ],
      swiftSettings: house + [.defaultIsolation(MainActor.self)]),
    .systemLibrary(
      name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(
      name: "AdwaitaEngine", dependencies: ["CAdwaita", "MantelCore", "MantelImaging"],
      swiftSettings: house + [.defaultIsolation(MainActor.self)]),

    // Shells.
    .target(name: "CommandLineKit", swiftSettings: house),
    .executableTarget(
      name: "mantel",
      dependencies: ["CommandLineKit", "MantelWords", "WorkerEngine"],
      swiftSettings: house, linkerSettings: selfContained),
    .executableTarget(
      name: "mantel-worker",
      dependencies: [
        "WorkerMessages", "JPEGEngine", "VipsEngine", "HeifEngine", "RawEngine", "HashEngine",
        "ArchiveEngine", "TerminalEngine", "FaceEngine", "MetadataEngine", "CanvasEngine",
      ],
      swiftSettings: house, linkerSettings: selfContained),
    .executableTarget(
      name: "mantel-widget",
      dependencies: ["MantelDesktop", "DesktopEngine", "JPEGEngine", "CanvasEngine"],
      swiftSettings: house + [.defaultIsolation(MainActor.self)], linkerSettings: selfContained),
    .executableTarget(
      name: "mantel-app",
      dependencies: ["MantelModel", "AdwaitaEngine", "JPEGEngine", "CanvasEngine", "WorkerEngine"],
      swiftSettings: house + [.defaultIsolation(MainActor.self)], linkerSettings: selfContained),

    // Tests.
    .target(
      name: "TestSupport",
      dependencies: ["MantelCore", "MantelSystem", "MantelStore", "MantelImaging", "JPEGEngine"],
      path: "Tests/Support", swiftSettings: house),
    .testTarget(
      name: "MantelCoreTests", dependencies: ["MantelCore", "TestSupport"], swiftSettings: house),
    .testTarget(
      name: "MantelSystemTests", dependencies: ["MantelSystem", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "MantelStoreTests", dependencies: ["MantelStore", "TestSupport"], swiftSettings: house),
    .testTarget(
      name: "MantelImagingTests",
      dependencies: ["MantelCore", "MantelStore", "MantelSystem", "MantelImaging", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "EngineTests",
      dependencies: [
        "JPEGEngine", "VipsEngine", "HeifEngine", "RawEngine", "HashEngine", "ArchiveEngine",
        "TerminalEngine", "FaceEngine", "MetadataEngine", "CanvasEngine", "TestSupport",
      ],
      exclude: ["Faces/faces.json", "Faces/subjects.json"], swiftSettings: house),
    .testTarget(
      name: "WorkerEngineTests",
      dependencies: ["WorkerEngine", "JPEGEngine", "MantelStore", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "MantelWordsTests", dependencies: ["MantelWords", "TestSupport"], swiftSettings: house),
    .testTarget(
      name: "MantelDesktopTests",
      dependencies: ["MantelDesktop", "JPEGEngine", "CanvasEngine", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "MantelModelTests",
      dependencies: ["MantelModel", "JPEGEngine", "CanvasEngine", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "CommandLineKitTests", dependencies: ["CommandLineKit", "TestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["MantelCore", "MantelStore", "JPEGEngine", "TestSupport"],
      swiftSettings: house),
    // Runs mantel-widget and mantel-app on displays of the tests' own.
    .testTarget(
      name: "DesktopTests",
      dependencies: [
        "MantelCore", "MantelSystem", "MantelStore", "MantelImaging", "MantelWords", "MantelModel",
        "JPEGEngine", "TestSupport",
      ],
      swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
