// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Errand",
    products: [],
    dependencies: [
        // Language packs are YAML written by people.
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        // Journal, contacts and settings live in SQLite.
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    ],
    targets: [
        // Schema and wire: values only.
        .target(name: "IntentSchema"),
        .target(name: "ExtensionProtocol", dependencies: ["IntentSchema"]),
        // Engines: pure, no input or output.
        .target(name: "Understanding", dependencies: ["IntentSchema"]),
        .target(name: "Rendering", dependencies: ["IntentSchema"]),
        .target(name: "Store", dependencies: ["IntentSchema"]),
        // Adapters.
        .target(name: "SQLiteStore", dependencies: ["Store", "IntentSchema", .product(name: "GRDB", package: "GRDB.swift")]),
        .target(name: "ContactCards", dependencies: ["IntentSchema"], resources: [.copy("Resources")]),
        .target(name: "AppBundles", dependencies: ["IntentSchema"]),
        .target(name: "LanguagePacks", dependencies: ["Understanding", "Rendering", .product(name: "Yams", package: "Yams")], resources: [.copy("Resources")]),
        // Tests.
        .testTarget(name: "IntentSchemaTests", dependencies: ["IntentSchema"]),
        .testTarget(name: "ConformanceTests", dependencies: ["Store", "SQLiteStore", "IntentSchema"]),
        .testTarget(
            name: "SQLiteStoreTests", dependencies: ["SQLiteStore", "Store", "IntentSchema", .product(name: "GRDB", package: "GRDB.swift")]),
        .testTarget(name: "ContactCardsTests", dependencies: ["ContactCards", "IntentSchema"]),
        .testTarget(name: "AppBundlesTests", dependencies: ["AppBundles", "IntentSchema"]),
    ],
    swiftLanguageModes: [.v6]
)
