// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Lists",
    products: [
        .library(name: "ListsExtension", targets: ["ListsExtension"]),
        .library(name: "ListsApp", targets: ["ListsApp"]),
    ],
    dependencies: [.package(name: "Errand", path: "../..")],
    targets: [
        // Lists and notes as iCalendar files, shared by the app and its extension.
        .target(name: "ListsCore", dependencies: [.product(name: "Intents", package: "Errand")]),
        // What the assistant talks to.
        .target(
            name: "ListsExtension", dependencies: ["ListsCore", .product(name: "Intents", package: "Errand")],
            resources: [.copy("Resources")]),
        // What is opened when the assistant hands over.
        .target(
            name: "ListsApp",
            dependencies: [
                "ListsCore", .product(name: "ExtensionRuntime", package: "Errand"), .product(name: "Intents", package: "Errand"),
            ]),
        // Their programs, for the bundle that errand install makes.
        .executableTarget(
            name: "ListsIntents", dependencies: ["ListsExtension", .product(name: "ExtensionMain", package: "Errand")]),
        .executableTarget(name: "Lists", dependencies: ["ListsApp", .product(name: "ExtensionMain", package: "Errand")]),
        .testTarget(name: "ListsCoreTests", dependencies: ["ListsCore"]),
        .testTarget(
            name: "ListsConversationTests",
            dependencies: ["ListsApp", "ListsCore", "ListsExtension", .product(name: "IntentsTesting", package: "Errand")]),
    ],
    swiftLanguageModes: [.v6]
)
