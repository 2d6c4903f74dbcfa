// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Workouts",
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0")
    ],
    targets: [
        // Workouts and their store, shared by the app and its extension.
        .target(name: "WorkoutsCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
        .testTarget(name: "WorkoutsCoreTests", dependencies: ["WorkoutsCore"]),
    ],
    swiftLanguageModes: [.v6]
)
