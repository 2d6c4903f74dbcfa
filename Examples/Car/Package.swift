// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Car",
    products: [.library(name: "CarExtension", targets: ["CarExtension"])],
    dependencies: [.package(name: "Errand", path: "../..")],
    targets: [
        // The simulated cars, what the assistant talks to, and the app that is opened when it hands over.
        .target(
            name: "CarExtension",
            dependencies: [
                .product(name: "ExtensionRuntime", package: "Errand"), .product(name: "Intents", package: "Errand"),
            ],
            resources: [.copy("Resources")]),
        // Their programs, for the bundle that errand install makes.
        .executableTarget(
            name: "CarIntents", dependencies: ["CarExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .executableTarget(name: "Car", dependencies: ["CarExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .testTarget(name: "CarExtensionTests", dependencies: ["CarExtension"]),
        .testTarget(
            name: "CarConversationTests",
            dependencies: ["CarExtension", .product(name: "IntentsTesting", package: "Errand")]),
    ],
    swiftLanguageModes: [.v6]
)
