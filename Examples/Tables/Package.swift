// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Tables",
    products: [
        .library(name: "TablesExtension", targets: ["TablesExtension"]),
        .library(name: "TablesApp", targets: ["TablesApp"]),
    ],
    dependencies: [
        .package(name: "Errand", path: "../..")
    ],
    targets: [
        // Restaurants and reservations, shared by the app and its extension.
        .target(name: "TablesCore", resources: [.copy("Resources")]),
        // What the assistant talks to.
        .target(
            name: "TablesExtension", dependencies: ["TablesCore", .product(name: "Intents", package: "Errand")],
            resources: [.copy("Resources")]),
        // What is opened when the assistant hands over.
        .target(
            name: "TablesApp",
            dependencies: [
                "TablesCore", .product(name: "ExtensionRuntime", package: "Errand"), .product(name: "Intents", package: "Errand"),
            ]),
        // Their programs, for the bundle that errand install makes.
        .executableTarget(
            name: "TablesIntents", dependencies: ["TablesExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .executableTarget(name: "Tables", dependencies: ["TablesApp", .product(name: "ExtensionMain", package: "Errand")]),
        .testTarget(name: "TablesCoreTests", dependencies: ["TablesCore"]),
        .testTarget(
            name: "TablesExtensionTests",
            dependencies: ["TablesApp", "TablesCore", "TablesExtension", .product(name: "Intents", package: "Errand")]),
        .testTarget(
            name: "TablesConversationTests",
            dependencies: ["TablesApp", "TablesCore", "TablesExtension", .product(name: "IntentsTesting", package: "Errand")]),
    ],
    swiftLanguageModes: [.v6]
)
