// swift-tools-version: 6.1

import PackageDescription

/// A release build of the command carries Swift's libraries along: loading and joining fifty libraries took a quarter of every start.
/// The flags stand at the executable alone, which is no part of any product, so that packages that depend on this one never see them.
let staticLinking: [LinkerSetting] =
    [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))]
    // What Foundation's archives need of each other; swiftc adds them by itself only where modules are compiled for it, too.
    + [
        "_CFURLSessionInterface", "CoreFoundation", "FoundationInternationalization", "FoundationEssentials", "_FoundationCShims",
        "_FoundationCollections", "_FoundationICU", "stdc++",
    ].map { .linkedLibrary($0, .when(configuration: .release)) }

/// Modules that hand types of other modules on to apps say which imports are part of their interface.
let explicitImports: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
    name: "Errand",
    products: [
        // Everything that a handler file imports, so that a package names this product alone.
        .library(
            name: "Intents",
            targets: [
                "Intents", "IntentsUI", "Contacts", "CoreLocation", "FoundationFormatters", "MapKit", "OSLog", "UIKit",
                "UserNotifications",
                "_Testing_UIKit", "os",
            ]),
        .library(name: "IntentsUI", targets: ["IntentsUI"]),
        .library(name: "ExtensionRuntime", targets: ["ExtensionRuntime"]),
        .library(name: "IntentsTesting", targets: ["IntentsTesting"]),
        // For those who build an assistant of their own, and for Benchmarks.
        .library(
            name: "Assistant",
            targets: ["Assistant", "Dialogue", "Judge", "LanguagePacks", "Rendering", "Store", "Understanding"]),
    ],
    traits: [
        // Where URLSession's libraries are not to be linked, such as in static executables, build without default traits.
        .trait(name: "Networking", description: "Importing Intents also imports URLSession, as it does on Apple's platforms."),
        .default(enabledTraits: ["Networking"]),
    ],
    dependencies: [
        // Language packs are YAML written by people.
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        // Journal, contacts and settings live in SQLite.
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
        // Where the messages of handlers that import os go.
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        // The command's options and help.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        // Schema and wire: values only.
        .target(name: "IntentSchema"),
        .target(name: "ExtensionProtocol", dependencies: ["IntentSchema"]),
        // Engines: pure, no input or output.
        .target(name: "TextTokens"),
        // Values as bytes that a program keeps for itself.
        .target(name: "CompactCoding"),
        .target(name: "NameMatching", dependencies: ["CompactCoding"]),
        .target(name: "Recognisers", dependencies: ["CompactCoding", "TextTokens"]),
        .target(name: "Learning", dependencies: ["CompactCoding", "TextTokens"]),
        .target(
            name: "Understanding",
            dependencies: ["CompactCoding", "IntentSchema", "Learning", "NameMatching", "Recognisers", "TextTokens"]),
        .target(name: "Dialogue", dependencies: ["ExtensionProtocol"]),
        .target(name: "Rendering", dependencies: ["CompactCoding", "IntentSchema"]),
        .target(name: "Store", dependencies: ["IntentSchema"]),
        .target(name: "HandlerCheck", dependencies: ["IntentSchema"]),
        // The Apple-shaped API, linked by extensions: objects are views over records.
        .target(name: "RecordObjects", dependencies: ["IntentSchema"]),
        // Neighbours of the API that handler files import.
        .target(
            name: "FoundationFormatters", swiftSettings: explicitImports, linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "OSSubmodules"),
        .target(
            name: "os", dependencies: ["OSSubmodules", .product(name: "Logging", package: "swift-log")],
            swiftSettings: explicitImports),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(
            name: "CoreLocation", dependencies: ["Contacts", "FoundationFormatters", "RecordObjects", "IntentSchema"],
            swiftSettings: explicitImports),
        .target(
            name: "Contacts", dependencies: ["FoundationFormatters", "RecordObjects", "IntentSchema"],
            swiftSettings: explicitImports),
        .target(
            name: "MapKit", dependencies: ["Contacts", "CoreLocation", "RecordObjects", "IntentSchema"],
            swiftSettings: explicitImports
        ),
        .target(name: "UserNotifications", swiftSettings: explicitImports),
        .target(
            name: "Intents",
            dependencies: [
                "Contacts", "CoreLocation", "ExtensionProtocol", "FoundationFormatters", "RecordObjects", "IntentSchema",
                "UserNotifications",
            ],
            swiftSettings: explicitImports),
        .target(name: "_Testing_UIKit"),
        .target(
            name: "UIKit", dependencies: ["Intents", "RecordObjects", "IntentSchema", "_Testing_UIKit"],
            swiftSettings: explicitImports),
        .target(name: "IntentsUI", dependencies: ["Intents", "UIKit"], swiftSettings: explicitImports),
        .target(name: "CurrentProcessor"),
        .target(
            name: "ExtensionRuntime",
            dependencies: [
                "Contacts", "CoreLocation", "CurrentProcessor", "ExtensionProtocol", "IntentSchema", "Intents", "UIKit",
            ],
            swiftSettings: explicitImports),
        // Adapters.
        .target(name: "SQLiteStore", dependencies: ["Store", "IntentSchema", .product(name: "GRDB", package: "GRDB.swift")]),
        .target(name: "ContactCards", dependencies: ["IntentSchema"], resources: [.copy("Resources")]),
        .target(name: "AppBundles", dependencies: ["CompactCoding", "IntentSchema"]),
        // Requests over the network, bounded in time and size, and those who make them.
        .target(name: "WebRequests", dependencies: ["LazyCurl"]),
        // Loads libcurl at the first request instead of at every start, where the executable is static.
        .target(name: "LazyCurl", cSettings: [.define("LAZY_CURL", .when(configuration: .release))]),
        .target(name: "Nominatim", dependencies: ["IntentSchema", "WebRequests"]),
        .target(name: "LanguageModelAdapter", dependencies: ["Assistant", "IntentSchema", "WebRequests"]),
        .target(
            name: "LanguagePacks",
            dependencies: [
                "CompactCoding", "Learning", "NameMatching", "Recognisers", "Understanding", "Rendering",
                .product(name: "Yams", package: "Yams"),
            ],
            resources: [.copy("Resources")]),
        .target(
            name: "PolicyFiles", dependencies: ["Dialogue", "IntentSchema", .product(name: "Yams", package: "Yams")]),
        .target(name: "TerminalUI", dependencies: ["Rendering"]),
        // Application.
        .target(name: "Assistant", dependencies: ["Dialogue", "Understanding", "Rendering", "Store"]),
        // Checks journals against the rules, for simulations and tests.
        .target(name: "Judge", dependencies: ["Assistant", "Dialogue", "ExtensionProtocol", "IntentSchema", "Rendering"]),
        // Scores of understanding, and training.
        .target(
            name: "Evaluation",
            dependencies: ["AppBundles", "IntentSchema", "Learning", "Recognisers", "TextTokens", "Understanding"]),
        .target(
            name: "IntentsTesting",
            dependencies: [
                "Intents", "ExtensionRuntime", "ExtensionProtocol", "Assistant", "Judge", "LanguagePacks", "PolicyFiles",
                "AppBundles", "ContactCards",
                .product(name: "Yams", package: "Yams"),
            ]),
        // What Fuzzing/ feeds with garbage; here, the cases that it has found are run as tests.
        .target(
            name: "FuzzSubjects",
            dependencies: ["IntentSchema", "LanguagePacks", "Learning", "Recognisers", "TextTokens", "Understanding"],
            path: "Fuzzing/Sources/FuzzSubjects"),
        // Example apps, which errand hosts in process; each is also a package of its own.
        .target(
            name: "RidesCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
            path: "Examples/Rides/Sources/RidesCore"),
        .target(
            name: "RidesExtension", dependencies: ["RidesCore", "Intents"], path: "Examples/Rides/Sources/RidesExtension",
            resources: [.copy("Resources")]),
        .target(
            name: "RidesApp", dependencies: ["RidesCore", "Intents", "ExtensionRuntime"], path: "Examples/Rides/Sources/RidesApp"),
        .target(
            name: "PaymentsCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
            path: "Examples/Payments/Sources/PaymentsCore"),
        .target(
            name: "PaymentsExtension", dependencies: ["PaymentsCore", "Intents"],
            path: "Examples/Payments/Sources/PaymentsExtension",
            resources: [.copy("Resources")]),
        .target(
            name: "PaymentsApp", dependencies: ["PaymentsCore", "Intents", "ExtensionRuntime"],
            path: "Examples/Payments/Sources/PaymentsApp"),
        .target(
            name: "MessagesCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
            path: "Examples/Messages/Sources/MessagesCore"),
        .target(
            name: "MessagesExtension", dependencies: ["MessagesCore", "Intents"],
            path: "Examples/Messages/Sources/MessagesExtension",
            resources: [.copy("Resources")]),
        .target(
            name: "MessagesApp", dependencies: ["MessagesCore", "Intents", "ExtensionRuntime"],
            path: "Examples/Messages/Sources/MessagesApp"),
        .target(
            name: "WorkoutsCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
            path: "Examples/Workouts/Sources/WorkoutsCore"),
        .target(
            name: "WorkoutsExtension", dependencies: ["WorkoutsCore", "Intents"],
            path: "Examples/Workouts/Sources/WorkoutsExtension",
            resources: [.copy("Resources")]),
        .target(
            name: "WorkoutsApp", dependencies: ["WorkoutsCore", "Intents", "ExtensionRuntime"],
            path: "Examples/Workouts/Sources/WorkoutsApp"),
        .target(name: "CallsCore", path: "Examples/Calls/Sources/CallsCore"),
        .target(
            name: "CallsExtension", dependencies: ["CallsCore", "Intents"], path: "Examples/Calls/Sources/CallsExtension",
            resources: [.copy("Resources")], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "CallsApp", dependencies: ["CallsCore", "Intents", "ExtensionRuntime"], path: "Examples/Calls/Sources/CallsApp"),
        .target(name: "MediaCore", path: "Examples/Media/Sources/MediaCore", resources: [.copy("Resources")]),
        .target(
            name: "MediaExtension", dependencies: ["MediaCore", "Intents"], path: "Examples/Media/Sources/MediaExtension",
            resources: [.copy("Resources")], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "MediaApp", dependencies: ["MediaCore", "Intents", "ExtensionRuntime"], path: "Examples/Media/Sources/MediaApp"),
        .target(name: "TablesCore", path: "Examples/Tables/Sources/TablesCore", resources: [.copy("Resources")]),
        .target(
            name: "TablesExtension", dependencies: ["TablesCore", "Intents"], path: "Examples/Tables/Sources/TablesExtension",
            resources: [.copy("Resources")]),
        .target(
            name: "TablesApp", dependencies: ["TablesCore", "Intents", "ExtensionRuntime"],
            path: "Examples/Tables/Sources/TablesApp"),
        // Faces.
        .target(name: "ProcessMemory"),
        .executableTarget(
            name: "errand",
            dependencies: [
                "Assistant",
                "AppBundles",
                "CompactCoding",
                "ContactCards",
                "Evaluation",
                "ExtensionRuntime",
                "HandlerCheck",
                "IntentsTesting",
                "LanguageModelAdapter",
                "LanguagePacks",
                "Learning",
                "Nominatim",
                "PolicyFiles",
                "ProcessMemory",
                "SQLiteStore",
                "TerminalUI",
                "TextTokens",
                "RidesCore",
                "RidesExtension",
                "RidesApp",
                "PaymentsCore",
                "PaymentsExtension",
                "PaymentsApp",
                "MessagesCore",
                "MessagesExtension",
                "MessagesApp",
                "WorkoutsCore",
                "WorkoutsExtension",
                "WorkoutsApp",
                "CallsExtension",
                "CallsApp",
                "MediaCore",
                "MediaExtension",
                "MediaApp",
                "TablesCore",
                "TablesExtension",
                "TablesApp",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            linkerSettings: staticLinking),
        // Tests.
        // Handlers as they were written for the guide, in the language mode of their time.
        .target(
            name: "GuideListings", dependencies: ["Intents"], path: "Tests/GuideListings",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // Handlers of every domain in every style; CompatibilityTests compiles them in mode 6 too and holds conversations with them.
        .target(
            name: "CompatibilityHandlers", dependencies: ["Intents"], path: "Tests/CompatibilityHandlers", exclude: ["Warned"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "IntentSchemaTests", dependencies: ["IntentSchema"]),
        .testTarget(name: "DialogueTests", dependencies: ["Dialogue"]),
        .testTarget(
            name: "AssistantTests",
            dependencies: [
                "Assistant", "Dialogue", "ExtensionProtocol", "IntentSchema", "LanguagePacks", "Rendering", "Store",
                "Understanding",
            ]),
        .testTarget(
            name: "JudgeTests", dependencies: ["Assistant", "Dialogue", "ExtensionProtocol", "IntentSchema", "Judge"]),
        .testTarget(name: "TextTokensTests", dependencies: ["TextTokens"]),
        .testTarget(name: "CompactCodingTests", dependencies: ["CompactCoding"]),
        .testTarget(
            name: "LanguagePacksTests",
            dependencies: ["CompactCoding", "LanguagePacks", "NameMatching", "Recognisers", "Rendering", "Understanding"],
            exclude: ["German"]),
        .testTarget(name: "FuzzingTests", dependencies: ["FuzzSubjects"]),
        .testTarget(name: "LearningTests", dependencies: ["Learning", "TextTokens"]),
        .testTarget(name: "RecognisersTests", dependencies: ["LanguagePacks", "Recognisers", "TextTokens"]),
        .testTarget(name: "NameMatchingTests", dependencies: ["LanguagePacks", "NameMatching"]),
        .testTarget(
            name: "UnderstandingTests", dependencies: ["Understanding", "LanguagePacks", "IntentSchema", "Recognisers"]),
        .testTarget(
            name: "RenderingTests",
            dependencies: ["Assistant", "Dialogue", "Rendering", "LanguagePacks", "IntentSchema", "Store", "Understanding"]),
        .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI", "Rendering"]),
        .testTarget(name: "ConformanceTests", dependencies: ["Store", "SQLiteStore", "IntentSchema"]),
        .testTarget(
            name: "SQLiteStoreTests",
            dependencies: ["SQLiteStore", "Store", "IntentSchema", .product(name: "GRDB", package: "GRDB.swift")]),
        .testTarget(name: "PolicyFilesTests", dependencies: ["PolicyFiles", "Dialogue", "IntentSchema"]),
        .testTarget(name: "ContactCardsTests", dependencies: ["ContactCards", "IntentSchema"]),
        // A server on this machine whose answers tests decide.
        .target(name: "LocalServer", path: "Tests/LocalServer"),
        .testTarget(name: "NominatimTests", dependencies: ["IntentSchema", "LocalServer", "Nominatim", "WebRequests"]),
        .testTarget(
            name: "LanguageModelAdapterTests",
            dependencies: ["Assistant", "IntentSchema", "LanguageModelAdapter", "LocalServer", "Understanding"]),
        .testTarget(name: "AppBundlesTests", dependencies: ["AppBundles", "CompactCoding", "IntentSchema"]),
        .testTarget(
            name: "EvaluationTests", dependencies: ["AppBundles", "Evaluation", "IntentSchema", "Learning", "Understanding"]),
        .testTarget(name: "HandlerCheckTests", dependencies: ["HandlerCheck", "IntentSchema", "Intents"]),
        .testTarget(name: "IntentsTests", dependencies: ["Intents", "IntentsUI", "IntentSchema", "RecordObjects"]),
        // Files as handlers write them, in the language mode of their time.
        .target(
            name: "NeighbourFiles", dependencies: ["Intents", "IntentsUI", "MapKit", "OSLog", "UIKit", "os"],
            path: "Tests/NeighbourFiles",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "NeighbourTests",
            dependencies: [
                "ExtensionRuntime", "Intents", "IntentsTesting", "IntentsUI", "MapKit", "NeighbourFiles", "OSLog", "UIKit",
                "Understanding", "os", .product(name: "Logging", package: "swift-log"),
            ]),
        .testTarget(
            name: "ExtensionRuntimeTests",
            dependencies: ["ExtensionProtocol", "ExtensionRuntime", "GuideListings", "IntentSchema", "Intents", "RecordObjects"]),
        .testTarget(
            name: "CompatibilityTests",
            dependencies: [
                "CompatibilityHandlers", "ExtensionProtocol", "ExtensionRuntime", "IntentSchema", "Intents", "RecordObjects",
            ]),
        .testTarget(name: "IntentsTestingTests", dependencies: ["Intents", "IntentSchema", "IntentsTesting"]),
        .testTarget(
            name: "RequirementTests",
            dependencies: [
                "Assistant", "Dialogue", "ExtensionProtocol", "ExtensionRuntime", "IntentSchema", "Intents", "IntentsTesting",
                "LanguagePacks", "Rendering", "Store", "UIKit", "Understanding",
            ]),
        .testTarget(name: "ErrandTests", dependencies: ["errand"]),
    ],
    swiftLanguageModes: [.v6]
)
