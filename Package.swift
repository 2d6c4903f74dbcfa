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
        // Conversations and the example apps live in SQLite.
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    ],
    targets: [
        // Schema and wire: values only.
        .target(name: "IntentSchema"),
        .target(name: "ExtensionProtocol", dependencies: ["IntentSchema"]),
        // Engines: pure, no input or output.
        .target(name: "Understanding", dependencies: ["IntentSchema"]),
        .target(name: "Rendering", dependencies: ["IntentSchema"]),
        // What extensions link: Apple-shaped objects, which are views over records.
        .target(name: "RecordObjects", dependencies: ["IntentSchema"], swiftSettings: explicitImports),
        .target(name: "Contacts", dependencies: ["IntentSchema", "RecordObjects"], swiftSettings: explicitImports),
        .target(name: "CoreLocation", dependencies: ["Contacts", "IntentSchema", "RecordObjects"], swiftSettings: explicitImports),
        .target(
            name: "Intents", dependencies: ["Contacts", "CoreLocation", "ExtensionProtocol", "IntentSchema", "RecordObjects"],
            swiftSettings: explicitImports),
        .target(
            name: "ExtensionRuntime", dependencies: ["ExtensionProtocol", "IntentSchema", "Intents"], swiftSettings: explicitImports),
        // Adapters.
        .target(name: "LanguagePacks", dependencies: ["Understanding", "Rendering", .product(name: "Yams", package: "Yams")], resources: [.copy("Resources")]),
        // The example apps, as `errand` hosts them; each is a package of its own under Examples.
        .target(
            name: "RidesCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
            path: "Examples/Rides/Sources/RidesCore"),
        .target(
            name: "RidesExtension", dependencies: ["Intents", "RidesCore"], path: "Examples/Rides/Sources/RidesExtension",
            resources: [.copy("Resources")]),
        .target(
            name: "RidesApp", dependencies: ["ExtensionRuntime", "Intents", "RidesCore"], path: "Examples/Rides/Sources/RidesApp"),
        .target(
            name: "PaymentsCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
            path: "Examples/Payments/Sources/PaymentsCore"),
        .target(
            name: "PaymentsExtension", dependencies: ["Intents", "PaymentsCore"],
            path: "Examples/Payments/Sources/PaymentsExtension", resources: [.copy("Resources")]),
        .target(
            name: "PaymentsApp", dependencies: ["ExtensionRuntime", "Intents", "PaymentsCore"], path: "Examples/Payments/Sources/PaymentsApp"),
        .target(
            name: "WorkoutsCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
            path: "Examples/Workouts/Sources/WorkoutsCore"),
        .target(
            name: "WorkoutsExtension", dependencies: ["Intents", "WorkoutsCore"],
            path: "Examples/Workouts/Sources/WorkoutsExtension", resources: [.copy("Resources")]),
        .target(
            name: "WorkoutsApp", dependencies: ["ExtensionRuntime", "Intents", "WorkoutsCore"], path: "Examples/Workouts/Sources/WorkoutsApp"),
        .target(
            name: "MessagesCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
            path: "Examples/Messages/Sources/MessagesCore"),
        .target(
            name: "MessagesExtension", dependencies: ["Intents", "MessagesCore"],
            path: "Examples/Messages/Sources/MessagesExtension", resources: [.copy("Resources")]),
        .target(
            name: "MessagesApp", dependencies: ["ExtensionRuntime", "Intents", "MessagesCore"], path: "Examples/Messages/Sources/MessagesApp"),
        // Tests.
        .testTarget(name: "IntentSchemaTests", dependencies: ["IntentSchema"]),
        .testTarget(name: "IntentsTests", dependencies: ["Intents", "IntentSchema", "RecordObjects"]),
        // Handlers as they were written for the guide, in the language mode of their time.
        .target(
            name: "GuideListings", dependencies: ["Intents"], path: "Tests/GuideListings", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "ExtensionRuntimeTests",
            dependencies: ["ExtensionProtocol", "ExtensionRuntime", "GuideListings", "IntentSchema", "Intents", "RecordObjects"]),
    ],
    swiftLanguageModes: [.v6]
)
