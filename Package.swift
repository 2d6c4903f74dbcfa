// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Errand",
    products: [],
    dependencies: [
        // Language packs are YAML written by people.
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    ],
    targets: [
        // Schema and wire: values only.
        .target(name: "IntentSchema"),
        .target(name: "ExtensionProtocol", dependencies: ["IntentSchema"]),
        // Engines: pure, no input or output.
        .target(name: "Understanding", dependencies: ["IntentSchema"]),
        .target(name: "Rendering", dependencies: ["IntentSchema"]),
        // Adapters.
        .target(name: "LanguagePacks", dependencies: ["Understanding", "Rendering", .product(name: "Yams", package: "Yams")], resources: [.copy("Resources")]),
        // Tests.
        .testTarget(name: "IntentSchemaTests", dependencies: ["IntentSchema"]),
        .testTarget(name: "UnderstandingTests", dependencies: ["Understanding", "LanguagePacks"]),
    ],
    swiftLanguageModes: [.v6]
)
