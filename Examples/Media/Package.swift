// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Media",
    products: [
        .library(name: "MediaExtension", targets: ["MediaExtension"]),
        .library(name: "MediaApp", targets: ["MediaApp"]),
    ],
    dependencies: [
        .package(name: "Errand", path: "../..")
    ],
    targets: [
        // The library and the player, shared by the app and its extension.
        .target(name: "MediaCore", resources: [.copy("Resources")]),
        // What the assistant talks to: handler files as they were written for iOS, in the language mode of their time.
        .target(
            name: "MediaExtension", dependencies: ["MediaCore", .product(name: "Intents", package: "Errand")],
            resources: [.copy("Resources")], swiftSettings: [.swiftLanguageMode(.v5)]),
        // What is opened when the assistant hands over.
        .target(
            name: "MediaApp",
            dependencies: [
                "MediaCore", .product(name: "ExtensionRuntime", package: "Errand"), .product(name: "Intents", package: "Errand"),
            ]),
        // Their programs, for the bundle that errand install makes.
        .executableTarget(
            name: "MediaIntents", dependencies: ["MediaExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .executableTarget(name: "Media", dependencies: ["MediaApp", .product(name: "ExtensionMain", package: "Errand")]),
        .testTarget(
            name: "MediaExtensionTests",
            dependencies: ["MediaApp", "MediaCore", "MediaExtension", .product(name: "Intents", package: "Errand")]),
        .testTarget(
            name: "MediaConversationTests",
            dependencies: ["MediaApp", "MediaCore", "MediaExtension", .product(name: "IntentsTesting", package: "Errand")]),
    ],
    swiftLanguageModes: [.v6]
)
