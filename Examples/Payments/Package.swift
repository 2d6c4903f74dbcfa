// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Payments",
    products: [
        .library(name: "PaymentsExtension", targets: ["PaymentsExtension"]),
        .library(name: "PaymentsApp", targets: ["PaymentsApp"]),
    ],
    dependencies: [
        .package(name: "Errand", path: "../.."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    ],
    targets: [
        // The ledger, shared by the app and its extension.
        .target(name: "PaymentsCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
        // What the assistant talks to.
        .target(
            name: "PaymentsExtension", dependencies: ["PaymentsCore", .product(name: "Intents", package: "Errand")],
            resources: [.copy("Resources")]),
        // What is opened when the assistant hands over.
        .target(
            name: "PaymentsApp",
            dependencies: [
                "PaymentsCore", .product(name: "ExtensionRuntime", package: "Errand"),
                .product(name: "Intents", package: "Errand"),
            ]),
        // Their programs, for the bundle that errand install makes.
        .executableTarget(
            name: "PaymentsIntents", dependencies: ["PaymentsExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .executableTarget(name: "Payments", dependencies: ["PaymentsApp", .product(name: "ExtensionMain", package: "Errand")]),
        .testTarget(name: "PaymentsCoreTests", dependencies: ["PaymentsCore", .product(name: "GRDB", package: "GRDB.swift")]),
        .testTarget(
            name: "PaymentsExtensionTests",
            dependencies: ["PaymentsApp", "PaymentsCore", "PaymentsExtension", .product(name: "Intents", package: "Errand")]),
        .testTarget(
            name: "PaymentsConversationTests",
            dependencies: [
                "PaymentsApp", "PaymentsCore", "PaymentsExtension", .product(name: "IntentsTesting", package: "Errand"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
