// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Errand",
    products: [],
    dependencies: [],
    targets: [
        // Schema and wire: values only.
        .target(name: "IntentSchema"),
        .target(name: "ExtensionProtocol", dependencies: ["IntentSchema"]),
        // Engines: pure, no input or output.
        .target(name: "Understanding", dependencies: ["IntentSchema"]),
        .target(name: "Rendering", dependencies: ["IntentSchema"]),
        // Tests.
        .testTarget(name: "IntentSchemaTests", dependencies: ["IntentSchema"]),
    ],
    swiftLanguageModes: [.v6]
)
