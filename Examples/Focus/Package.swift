// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Focus",
    products: [.library(name: "FocusExtension", targets: ["FocusExtension"])],
    dependencies: [.package(name: "Errand", path: "../..")],
    targets: [
        // What friends see, what the assistant talks to, and the app that is opened when it hands over.
        .target(
            name: "FocusExtension",
            dependencies: [
                .product(name: "ExtensionRuntime", package: "Errand"), .product(name: "Intents", package: "Errand"),
            ],
            resources: [.copy("Resources")]),
        // Their programs, for the bundle that errand install makes.
        .executableTarget(
            name: "FocusIntents", dependencies: ["FocusExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .executableTarget(name: "Focus", dependencies: ["FocusExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .testTarget(name: "FocusExtensionTests", dependencies: ["FocusExtension"]),
        .testTarget(
            name: "FocusConversationTests",
            dependencies: ["FocusExtension", .product(name: "IntentsTesting", package: "Errand")]),
    ],
    swiftLanguageModes: [.v6]
)
