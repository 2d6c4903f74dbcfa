// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Rides",
    products: [
        .library(name: "RidesExtension", targets: ["RidesExtension"]),
        .library(name: "RidesApp", targets: ["RidesApp"]),
    ],
    dependencies: [
        .package(name: "Errand", path: "../.."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    ],
    targets: [
        // The fleet and its rides, shared by the app and its extension.
        .target(name: "RidesCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
        // What the assistant talks to.
        .target(
            name: "RidesExtension",
            dependencies: [
                "RidesCore", .product(name: "Intents", package: "Errand"), .product(name: "IntentsUI", package: "Errand"),
            ],
            resources: [.copy("Resources")]),
        // What is opened when the assistant hands over.
        .target(
            name: "RidesApp",
            dependencies: [
                "RidesCore", .product(name: "ExtensionRuntime", package: "Errand"), .product(name: "Intents", package: "Errand"),
            ]),
        // Their programs, for the bundle that errand install makes.
        .executableTarget(
            name: "RidesIntents", dependencies: ["RidesExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .executableTarget(name: "Rides", dependencies: ["RidesApp", .product(name: "ExtensionMain", package: "Errand")]),
        .testTarget(name: "RidesCoreTests", dependencies: ["RidesCore"]),
        .testTarget(
            name: "RidesExtensionTests",
            dependencies: ["RidesApp", "RidesCore", "RidesExtension", .product(name: "Intents", package: "Errand")]),
        .testTarget(
            name: "RidesConversationTests",
            dependencies: ["RidesApp", "RidesCore", "RidesExtension", .product(name: "IntentsTesting", package: "Errand")]),
    ],
    swiftLanguageModes: [.v6]
)
