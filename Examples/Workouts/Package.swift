// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Workouts",
    products: [
        .library(name: "WorkoutsExtension", targets: ["WorkoutsExtension"]),
        .library(name: "WorkoutsApp", targets: ["WorkoutsApp"]),
    ],
    dependencies: [
        .package(name: "Errand", path: "../.."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    ],
    targets: [
        // Workouts and their store, shared by the app and its extension.
        .target(name: "WorkoutsCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
        // What the assistant talks to.
        .target(
            name: "WorkoutsExtension", dependencies: ["WorkoutsCore", .product(name: "Intents", package: "Errand")],
            resources: [.copy("Resources")]),
        // What is opened when the assistant hands over.
        .target(
            name: "WorkoutsApp",
            dependencies: [
                "WorkoutsCore", .product(name: "ExtensionRuntime", package: "Errand"),
                .product(name: "Intents", package: "Errand"),
            ]),
        // Their programs, for the bundle that errand install makes.
        .executableTarget(
            name: "WorkoutsIntents", dependencies: ["WorkoutsExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .executableTarget(name: "Workouts", dependencies: ["WorkoutsApp", .product(name: "ExtensionMain", package: "Errand")]),
        .testTarget(name: "WorkoutsCoreTests", dependencies: ["WorkoutsCore"]),
        .testTarget(
            name: "WorkoutsExtensionTests",
            dependencies: ["WorkoutsApp", "WorkoutsCore", "WorkoutsExtension", .product(name: "Intents", package: "Errand")]),
        .testTarget(
            name: "WorkoutsConversationTests",
            dependencies: [
                "WorkoutsApp", "WorkoutsCore", "WorkoutsExtension", .product(name: "IntentsTesting", package: "Errand"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
