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
