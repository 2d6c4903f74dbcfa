// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Calls",
    products: [
        .library(name: "CallsExtension", targets: ["CallsExtension"]),
        .library(name: "CallsApp", targets: ["CallsApp"]),
    ],
    dependencies: [
        .package(name: "Errand", path: "../..")
    ],
    targets: [
        // The call log, shared by the app and its extension.
        .target(name: "CallsCore"),
        // What the assistant talks to: handler files as they were written for iOS, in the language mode of their time.
        .target(
            name: "CallsExtension", dependencies: ["CallsCore", .product(name: "Intents", package: "Errand")],
            resources: [.copy("Resources")], swiftSettings: [.swiftLanguageMode(.v5)]),
        // What is opened when the assistant hands over.
        .target(
            name: "CallsApp",
            dependencies: [
                "CallsCore", .product(name: "ExtensionRuntime", package: "Errand"), .product(name: "Intents", package: "Errand"),
            ]),
        // Their programs, for the bundle that errand install makes.
        .executableTarget(
            name: "CallsIntents", dependencies: ["CallsExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .executableTarget(name: "Calls", dependencies: ["CallsApp", .product(name: "ExtensionMain", package: "Errand")]),
        .testTarget(
            name: "CallsConversationTests",
            dependencies: ["CallsApp", "CallsCore", "CallsExtension", .product(name: "IntentsTesting", package: "Errand")]),
    ],
    swiftLanguageModes: [.v6]
)
