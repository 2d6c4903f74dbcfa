// swift-tools-version: 6.1

import PackageDescription

/// Modules that hand types of other modules on to apps say which imports are part of their interface.
let explicitImports: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
    name: "Errand",
    products: [
        .library(name: "Intents", targets: ["Intents"]),
        .library(name: "ExtensionRuntime", targets: ["ExtensionRuntime"]),
    ],
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
        .target(name: "Dialogue", dependencies: ["ExtensionProtocol"]),
        .target(name: "Rendering", dependencies: ["IntentSchema"]),
        .target(name: "Store", dependencies: ["IntentSchema"]),
        // The Apple-shaped API, linked by extensions: objects are views over records.
        .target(name: "RecordObjects", dependencies: ["IntentSchema"]),
        .target(name: "CoreLocation", dependencies: ["Contacts", "RecordObjects", "IntentSchema"]),
        .target(name: "Contacts", dependencies: ["RecordObjects", "IntentSchema"]),
        .target(
            name: "Intents", dependencies: ["Contacts", "CoreLocation", "ExtensionProtocol", "RecordObjects", "IntentSchema"],
            swiftSettings: explicitImports),
        .target(
            name: "ExtensionRuntime", dependencies: ["ExtensionProtocol", "IntentSchema", "Intents"],
            swiftSettings: explicitImports),
        // Adapters.
        .target(name: "SQLiteStore", dependencies: ["Store", "IntentSchema", .product(name: "GRDB", package: "GRDB.swift")]),
        .target(name: "ContactCards", dependencies: ["IntentSchema"], resources: [.copy("Resources")]),
        .target(name: "AppBundles", dependencies: ["IntentSchema"]),
        .target(
            name: "LanguagePacks", dependencies: ["Understanding", "Rendering", .product(name: "Yams", package: "Yams")],
            resources: [.copy("Resources")]),
        .target(name: "TerminalUI", dependencies: ["Rendering"]),
        // Application.
        .target(name: "Assistant", dependencies: ["Dialogue", "Understanding", "Rendering", "Store"]),
        // Tests.
        .testTarget(name: "IntentSchemaTests", dependencies: ["IntentSchema"]),
        .testTarget(name: "DialogueTests", dependencies: ["Dialogue"]),
        .testTarget(name: "RenderingTests", dependencies: ["Rendering", "LanguagePacks", "IntentSchema"]),
        .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI", "Rendering"]),
        .testTarget(name: "ConformanceTests", dependencies: ["Store", "SQLiteStore", "IntentSchema"]),
        .testTarget(
            name: "SQLiteStoreTests",
            dependencies: ["SQLiteStore", "Store", "IntentSchema", .product(name: "GRDB", package: "GRDB.swift")]),
        .testTarget(name: "ContactCardsTests", dependencies: ["ContactCards", "IntentSchema"]),
        .testTarget(name: "AppBundlesTests", dependencies: ["AppBundles", "IntentSchema"]),
        .testTarget(name: "IntentsTests", dependencies: ["Intents", "IntentSchema", "RecordObjects"]),
        .testTarget(
            name: "ExtensionRuntimeTests", dependencies: ["Intents", "ExtensionRuntime", "ExtensionProtocol", "IntentSchema"]),
    ],
    swiftLanguageModes: [.v6]
)
