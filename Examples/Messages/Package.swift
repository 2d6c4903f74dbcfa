// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Messages",
    products: [
        .library(name: "MessagesExtension", targets: ["MessagesExtension"]),
        .library(name: "MessagesApp", targets: ["MessagesApp"]),
    ],
    dependencies: [
        .package(name: "Errand", path: "../.."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    ],
    targets: [
        // Conversations, shared by the app and its extension.
        .target(name: "MessagesCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
        // What the assistant talks to.
        .target(
            name: "MessagesExtension", dependencies: ["MessagesCore", .product(name: "Intents", package: "Errand")],
            resources: [.copy("Resources")]),
        // What is opened when the assistant hands over.
        .target(
            name: "MessagesApp",
            dependencies: [
                "MessagesCore", .product(name: "ExtensionRuntime", package: "Errand"),
                .product(name: "Intents", package: "Errand"),
            ]),
        // Their programs, for the bundle that errand install makes.
        .executableTarget(
            name: "MessagesIntents", dependencies: ["MessagesExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .executableTarget(name: "Messages", dependencies: ["MessagesApp", .product(name: "ExtensionMain", package: "Errand")]),
        .testTarget(name: "MessagesCoreTests", dependencies: ["MessagesCore"]),
        .testTarget(
            name: "MessagesExtensionTests",
            dependencies: ["MessagesApp", "MessagesCore", "MessagesExtension", .product(name: "Intents", package: "Errand")]),
        .testTarget(
            name: "MessagesConversationTests",
            dependencies: [
                "MessagesApp", "MessagesCore", "MessagesExtension", .product(name: "IntentsTesting", package: "Errand"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
