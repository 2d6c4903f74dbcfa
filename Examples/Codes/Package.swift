// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Codes",
    products: [.library(name: "CodesExtension", targets: ["CodesExtension"])],
    dependencies: [.package(name: "Errand", path: "../..")],
    targets: [
        // Drawing of codes, what the assistant talks to, and the app that is opened when it hands over.
        .target(
            name: "CodesExtension",
            dependencies: [
                .product(name: "ExtensionRuntime", package: "Errand"), .product(name: "Intents", package: "Errand"),
            ],
            resources: [.copy("Resources")]),
        // Their programs, for the bundle that errand install makes.
        .executableTarget(
            name: "CodesIntents", dependencies: ["CodesExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .executableTarget(name: "Codes", dependencies: ["CodesExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .testTarget(name: "CodesExtensionTests", dependencies: ["CodesExtension"]),
        .testTarget(
            name: "CodesConversationTests",
            dependencies: ["CodesExtension", .product(name: "IntentsTesting", package: "Errand")]),
    ],
    swiftLanguageModes: [.v6]
)
