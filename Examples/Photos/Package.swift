// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Photos",
    products: [.library(name: "PhotosExtension", targets: ["PhotosExtension"])],
    dependencies: [.package(name: "Errand", path: "../..")],
    targets: [
        // A folder of photos, what the assistant talks to, and the app that is opened when it hands over.
        .target(
            name: "PhotosExtension",
            dependencies: [
                .product(name: "ExtensionRuntime", package: "Errand"), .product(name: "Intents", package: "Errand"),
            ],
            resources: [.copy("Resources")]),
        // Their programs, for the bundle that errand install makes.
        .executableTarget(
            name: "PhotosIntents", dependencies: ["PhotosExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .executableTarget(name: "Photos", dependencies: ["PhotosExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .testTarget(name: "PhotosExtensionTests", dependencies: ["PhotosExtension"]),
        .testTarget(
            name: "PhotosConversationTests",
            dependencies: [
                "PhotosExtension", .product(name: "Intents", package: "Errand"),
                .product(name: "IntentsTesting", package: "Errand"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
