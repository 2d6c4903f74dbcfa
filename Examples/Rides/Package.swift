// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Rides",
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0")
    ],
    targets: [
        // The fleet and its rides, shared by the app and its extension.
        .target(name: "RidesCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
        .testTarget(name: "RidesCoreTests", dependencies: ["RidesCore"]),
    ],
    swiftLanguageModes: [.v6]
)
