// swift-tools-version: 6.1

import PackageDescription

// Outside packages, each with its reason.
/// Language packs, policies and scenarios are YAML written by people.
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
/// Journal, contacts and settings live in SQLite, as do the data of most example apps.
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
/// Where the messages of handlers that import os go.
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
/// The messages between a host and programs of apps, which other languages read and write, too.
let protobuf = Target.Dependency.product(name: "SwiftProtobuf", package: "swift-protobuf")
/// The commands' options and help.
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// A release build of `errand` carries Swift's libraries: loading and linking fifty shared libraries took a quarter of every start.
/// It exports no symbols: 47,000 names that nothing looks up are 5 MB, of which every start touched 3.
/// The flags are at the executable alone, which is in no library product, so that packages that depend on this one never see them.
let staticLinking: [LinkerSetting] =
    [
        .unsafeFlags(
            ["-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-export-dynamic"],
            .when(platforms: [.linux], configuration: .release))
    ]
    // What Foundation's archives need of each other; swiftc adds them only where modules are compiled statically, too.
    + [
        "_CFURLSessionInterface", "CoreFoundation", "FoundationInternationalization", "FoundationEssentials", "_FoundationCShims",
        "_FoundationCollections", "_FoundationICU", "stdc++",
    ].map { .linkedLibrary($0, .when(platforms: [.linux], configuration: .release)) }

/// Whether `Scripts/test` builds, whose program has the modules of `errand` and shares Swift's libraries with Swift Testing.
let isForTests = Context.environment["ERRAND_FOR_TESTS"] != nil

/// The folders of Sources/: each layer imports those named before it, and apps link those of `extension` alone.
/// `Scripts/layers` checks every import.
enum Layer: String {
    case foundation = "Foundation"
    case wire = "Wire"
    case engines = "Engines"
    case seams = "Seams"
    case adapters = "Adapters"
    case application = "Application"
    case faces = "Faces"
    case `extension` = "Extension"
    case quality = "Quality"

    func path(_ name: String) -> String { "Sources/\(rawValue)/\(name)" }
}

func module(
    _ name: String, in layer: Layer, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [],
    linking: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: layer.path(name), resources: resources, linkerSettings: linking)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(name: "\(name)Tests", dependencies: [.init(stringLiteral: name)] + dependencies, exclude: exclude)
}

/// An example app, which the command hosts in process: its data, its extension and the app itself. Each is a package of its own, too.
/// There, `Intents` and `Contacts` are one product.
func example(
    _ name: String, core: [Target.Dependency] = [], coreResources: Bool = false, extensionMode: SwiftLanguageMode = .v6,
    interface: [Target.Dependency] = []
) -> [Target] {
    let data = Target.Dependency.target(name: "\(name)Core")
    func path(_ part: String) -> String { "Examples/\(name)/Sources/\(name)\(part)" }
    return [
        .target(
            name: "\(name)Core", dependencies: core, path: path("Core"), resources: coreResources ? [.copy("Resources")] : []),
        .target(
            name: "\(name)Extension", dependencies: [data, "Contacts", "Intents"] + interface, path: path("Extension"),
            resources: [.copy("Resources")],
            swiftSettings: [.swiftLanguageMode(extensionMode)]),
        .target(name: "\(name)App", dependencies: [data, "ExtensionRuntime", "Intents"], path: path("App")),
    ]
}

/// Tests of an example app, which its own package has, too: here they are in the build of all other tests.
func exampleTests(of name: String, _ parts: [String], using modules: [String] = ["App", "Core", "Extension"]) -> [Target] {
    parts.map { part in
        .testTarget(
            name: "\(name)\(part)Tests",
            dependencies: modules.map { .target(name: name + $0) } + ["IntentSchema", "Intents", "IntentsTesting", grdb],
            path: "Examples/\(name)/Tests/\(name)\(part)Tests")
    }
}

/// A small example app, which is one module.
func smallExample(_ name: String) -> Target {
    .target(
        name: "\(name)Extension", dependencies: ["Contacts", "ExtensionRuntime", "Intents"],
        path: "Examples/\(name)/Sources/\(name)Extension", resources: [.copy("Resources")])
}

/// Handler files that tests compile as they were written, in the language mode of their time.
func handlerFiles(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude,
        swiftSettings: [.swiftLanguageMode(.v5)])
}

let values = [
    module("CompactCoding", in: .foundation),
    // What definition files of custom intents say, and what the catalogue makes of it.
    module("DefinedIntents", in: .foundation, ["DefinitionFiles", "IntentSchema"]),
    // Without the schema, since every app's build builds it to generate code.
    module("DefinitionFiles", in: .foundation, ["PropertyLists"]),
    module("IntentDeclarations", in: .foundation, ["DefinitionFiles"]),
    module("IntentSchema", in: .foundation),
    // Property lists from anywhere, read without trapping.
    module("PropertyLists", in: .foundation),
    // Numbers that follow from a seed.
    module("Randomness", in: .foundation),
    module("TextTokens", in: .foundation),
    module("ExtensionProtocol", in: .wire, ["IntentSchema"]),
    // The messages as bytes, and the channel that carries them.
    Target.target(
        name: "ExtensionWire", dependencies: ["ExtensionProtocol", "IntentSchema", protobuf],
        path: Layer.wire.path("ExtensionWire"), exclude: ["extension.proto"]),
]

let engines = [
    module("Dialogue", in: .engines, ["ExtensionProtocol", "IntentSchema"]),
    module("Learning", in: .engines, ["CompactCoding", "Randomness", "TextTokens"]),
    module("NameMatching", in: .engines, ["CompactCoding"]),
    module("Recognisers", in: .engines, ["CompactCoding", "TextTokens"]),
    module("Rendering", in: .engines, ["CompactCoding", "IntentSchema"]),
    module(
        "Understanding", in: .engines,
        ["CompactCoding", "IntentSchema", "Learning", "NameMatching", "Randomness", "Recognisers", "TextTokens"]),
    module("Store", in: .seams, ["ExtensionProtocol", "IntentSchema"]),
]

let adapters = [
    module(
        "AppBundles", in: .adapters,
        [
            "CompactCoding", "DefinedIntents", "DefinitionFiles", "ExtensionSources", "IntentSchema", "PropertyLists",
            "TextTokens",
        ]),
    // Installed apps in a data folder.
    module("AppLibrary", in: .adapters, ["AppBundles", "IntentSchema", "Store"]),
    // What programs of apps may touch.
    module("Containment", in: .adapters, ["IntentSchema", "ProcessSpawning"]),
    // How programs of apps are started, with which folders and rights.
    module(
        "AppLaunching", in: .adapters,
        [
            "AppBundles", "AppLibrary", "Containment", "ExtensionHost", "ExtensionProtocol", "ExtensionWire", "IntentSchema",
        ]),
    // A package made from the intents of an app, or from its handler files.
    module("AppTemplates", in: .adapters, ["DefinedIntents", "DefinitionFiles", "ExtensionSources", "IntentSchema"]),
    // What handler files declare, and the entry point that follows from it. Depends on little, since every app's build builds it.
    module("ExtensionSources", in: .adapters, ["DefinitionFiles", "IntentDeclarations"]),
    // The Swift code of definition files. Depends on little, since every app's build builds it.
    module("DefinitionCode", in: .adapters, ["DefinitionFiles"]),
    // Programs of apps: started, supervised and ended.
    module(
        "ExtensionHost", in: .adapters,
        ["Containment", "ExtensionProtocol", "ExtensionWire", "IntentSchema", "ProcessSpawning"]),
    // C: functions of glibc that Swift does not see, and the start of a process that gives up what its program may not have.
    module("ProcessSpawning", in: .adapters),
    module("ContactCards", in: .adapters, ["IntentSchema"], resources: [.copy("Resources")]),
    module("LanguageModelAdapter", in: .adapters, ["IntentSchema", "Understanding", "WebRequests"]),
    module(
        "LanguagePacks", in: .adapters,
        [
            "CompactCoding", "IntentSchema", "Learning", "NameMatching", "Recognisers", "Rendering", "TextTokens",
            "Understanding", "YAMLNodes", yams,
        ],
        resources: [.copy("Resources")]),
    module("Nominatim", in: .adapters, ["IntentSchema", "WebRequests"]),
    module("PolicyFiles", in: .adapters, ["Dialogue", "IntentSchema", "YAMLNodes"]),
    module("SQLiteStore", in: .adapters, ["ExtensionProtocol", "IntentSchema", "Store", grdb]),
    module("PostgresStore", in: .adapters, ["ExtensionProtocol", "IntentSchema", "LazyPostgres", "Store"]),
    // C: loads libpq when the first store in PostgreSQL is opened; neither it nor its headers are needed to build.
    module("LazyPostgres", in: .adapters),
    // YAML that knows its lines, for errors.
    module("YAMLNodes", in: .adapters, [yams]),
    // Requests over the network, bounded in time and size.
    module("WebRequests", in: .adapters, ["LazyCurl"]),
    // Loads libcurl at the first request instead of at every start, where the executable is static.
    Target.target(
        name: "LazyCurl", path: Layer.adapters.path("LazyCurl"),
        cSettings: [.define("LAZY_CURL", .when(platforms: [.linux], configuration: .release))]),
]

let apps = ["Calls", "Lists", "Media", "Messages", "Payments", "Rides", "Tables", "Workouts"]
/// Example apps whose data, extension and app are one module.
let smallApps = ["Car", "Codes", "Focus", "Photos"]

let application = [
    module(
        "Assistant", in: .application,
        ["Dialogue", "ExtensionProtocol", "IntentSchema", "NameMatching", "Rendering", "Store", "Understanding"]),
    // An assistant made from a configuration, and what faces show of it.
    module(
        "Hosting", in: .application,
        [
            "AppBundles", "AppLaunching", "AppLibrary", "Assistant", "ContactCards", "Containment", "Dialogue", "ExtensionHost",
            "ExtensionProtocol", "IntentSchema", "LanguageModelAdapter",
            "LanguagePacks", "Learning", "Nominatim", "PolicyFiles", "PostgresStore", "Rendering", "SQLiteStore", "Store",
            "TextTokens", "Understanding",
        ]),
]

let faces = [
    // What both commands share: options and the example apps.
    module(
        "CommandSupport", in: .faces,
        [
            "AppBundles", "AppLibrary", "Containment", "ExtensionRuntime", "ExtensionSources", "Hosting", "IntentSchema",
            "Intents",
            "LanguageModelAdapter", "LanguagePacks", "Nominatim", "Store", "TerminalUI", argumentParser,
        ]
            + apps.flatMap { ["\($0)Extension", "\($0)App"].map { .target(name: $0) } }
            + smallApps.map { .target(name: "\($0)Extension") }),
    module("TerminalUI", in: .faces, ["IntentSchema", "Rendering"]),
    // Talks to people.
    Target.executableTarget(
        name: "errand",
        dependencies: [
            "AppBundles", "AppLibrary", "AppTemplates", "Assistant", "CommandSupport", "ContactCards", "Containment", "Hosting",
            "IntentSchema", "LanguagePacks", "ProcessMemory", "Rendering", "SQLiteStore", "Store",
            "TerminalUI", "Understanding", argumentParser,
        ], path: Layer.faces.path("errand"), linkerSettings: isForTests ? [] : staticLinking),
    // C: memory of the process.
    module("ProcessMemory", in: .faces),
    // Checks, tests, records, trains and scores. An executable of its own, so that talking to errand needs none of it built.
    Target.executableTarget(
        name: "errand-lab",
        dependencies: [
            "AppBundles", "AppLibrary", "Assistant", "CommandSupport", "ContactCards", "Evaluation", "ExtensionSources",
            "HandlerCheck", "Hosting", "IntentSchema", "IntentsTesting", "LanguagePacks", "Learning", "TerminalUI",
            "Understanding",
            argumentParser,
        ], path: Layer.faces.path("errand-lab")),
]

/// The API of Intents, its neighbours that handler files import, and what runs handlers.
let extensionSide = [
    module("Contacts", in: .extension, ["FoundationFormatters", "HostEnvironment", "IntentSchema", "RecordObjects"]),
    module(
        "CoreLocation", in: .extension,
        ["Contacts", "FoundationFormatters", "HostEnvironment", "IntentSchema", "RecordObjects"]),
    module("CurrentProcessor", in: .extension),
    module(
        "ExtensionRuntime", in: .extension,
        ["CurrentProcessor", "ExtensionProtocol", "HostEnvironment", "IntentSchema", "Intents", "IntentsUI", "UIKit"]),
    // An app's own program: its extension or the app itself, which talks to its host.
    module(
        "ExtensionMain", in: .extension,
        ["ExtensionProtocol", "ExtensionRuntime", "ExtensionWire", "IntentSchema", "Intents"]),
    module("FoundationFormatters", in: .extension, ["HostEnvironment"], linking: [.linkedLibrary("_FoundationICU")]),
    // For whom code of an app runs, and what its host offers.
    module("HostEnvironment", in: .extension, ["ExtensionProtocol", "IntentSchema"]),
    module(
        "Intents", in: .extension,
        [
            "Contacts", "CoreLocation", "DefinedIntents", "DefinitionFiles", "ExtensionProtocol", "FoundationFormatters",
            "HostEnvironment", "IntentSchema", "RecordObjects", "UserNotifications",
        ]),
    // Nothing: what products hold whose modules are in the shared library.
    module("InSharedLibrary", in: .extension),
    module("IntentsUI", in: .extension, ["CoreLocation", "IntentSchema", "Intents", "RecordObjects", "UIKit"]),
    module("LocalAuthentication", in: .extension),
    module("MapKit", in: .extension, ["Contacts", "CoreLocation", "IntentSchema", "RecordObjects"]),
    module("MediaPlayer", in: .extension, ["HostEnvironment"]),
    module("OSLog", in: .extension, ["os"]),
    module("OSSubmodules", in: .extension),
    // Objects of the API are views over records.
    module("RecordObjects", in: .extension, ["IntentSchema"]),
    module(
        "UIKit", in: .extension,
        ["FoundationFormatters", "HostEnvironment", "IntentSchema", "Intents", "RecordObjects", "_Testing_UIKit"]),
    module("UserNotifications", in: .extension, ["CoreLocation", "HostEnvironment", "IntentSchema"]),
    module("_Testing_UIKit", in: .extension),
    module("os", in: .extension, ["ExtensionProtocol", "HostEnvironment", "OSSubmodules", logging]),
]

let quality = [
    // What every connection to an app has to keep.
    module(
        "ConnectionTesting", in: .quality,
        ["CoreLocation", "ExtensionProtocol", "ExtensionRuntime", "IntentSchema", "Intents", "IntentsUI", "UIKit"]),
    // Scores of understanding, and training.
    module(
        "Evaluation", in: .quality,
        [
            "AppBundles", "IntentSchema", "LanguagePacks", "Learning", "MarkupText", "Randomness", "Recognisers",
            "TextTokens", "Understanding",
        ]),
    module("HandlerCheck", in: .quality, ["IntentSchema", "TextTokens"]),
    module(
        "IntentsTesting", in: .quality,
        [
            "AppBundles", "AppLaunching", "AppLibrary", "Assistant", "ContactCards", "Containment", "Dialogue", "ExtensionHost",
            "ExtensionProtocol", "ExtensionRuntime", "IntentSchema", "Intents", "Judge", "LanguagePacks", "MarkupText",
            "PolicyFiles", "Randomness", "Rendering", "Store", "Understanding",
            "YAMLNodes", yams,
        ]),
    // Checks journals against the rules, for simulations and tests.
    module("Judge", in: .quality, ["Assistant", "Dialogue", "ExtensionProtocol", "IntentSchema", "Randomness", "Rendering"]),
    // What every store has to keep.
    module("StoreTesting", in: .quality, ["ExtensionProtocol", "IntentSchema", "Randomness", "Store"]),
    // HTML and XML whose texts are escaped by their type.
    module("MarkupText", in: .quality),
    // What Fuzzing/ feeds with garbage: what people say and write, and what apps bring and send. Here, the cases that it has found are
    // run as tests. The second needs little, so that CI builds it quickly.
    Target.target(
        name: "FuzzSubjects",
        dependencies: [
            "AppSubjects", "IntentSchema", "LanguagePacks", "Learning", "Recognisers", "TextTokens", "Understanding",
        ],
        path: "Fuzzing/Sources/FuzzSubjects"),
    Target.target(
        name: "AppSubjects", dependencies: ["AppBundles", "ExtensionProtocol", "ExtensionWire", "IntentSchema"],
        path: "Fuzzing/Sources/AppSubjects"),
]

let testTargets = [
    handlerFiles("GuideListings", ["Intents"]),
    handlerFiles(
        "NeighbourFiles",
        [
            "Contacts", "CoreLocation", "Intents", "IntentsUI", "LocalAuthentication", "MapKit", "MediaPlayer", "OSLog", "UIKit",
            "UserNotifications", "os",
        ]),
    // What several test targets use.
    Target.target(name: "TestSupport", path: "Tests/TestSupport"),
    // A server on this machine whose answers tests decide.
    Target.target(name: "LocalServer", path: "Tests/LocalServer"),
    // Schemas in a server for tests.
    Target.target(name: "TestDatabases", dependencies: ["PostgresStore"], path: "Tests/TestDatabases"),
    tests(of: "AppBundles", ["CompactCoding", "IntentSchema", "TestSupport"]),
    tests(of: "AppLibrary", ["AppBundles", "IntentSchema", "TestSupport"]),
    tests(of: "AppTemplates", ["AppBundles", "IntentSchema", "LanguagePacks", "TestSupport", "Understanding"]),
    tests(
        of: "Assistant",
        [
            "Dialogue", "ExtensionProtocol", "IntentSchema", "IntentsTesting", "LanguagePacks", "Randomness", "Store",
            "Understanding",
        ]),
    tests(of: "CompactCoding", ["Randomness"]),
    .testTarget(
        name: "ConformanceTests",
        dependencies: [
            "ConnectionTesting", "ExtensionProtocol", "ExtensionRuntime", "IntentSchema", "Intents", "PostgresStore",
            "SQLiteStore", "Store", "StoreTesting", "TestDatabases", "TestSupport", grdb,
        ]),
    tests(of: "Containment", ["DyingHost", "IllBehaved", "ProcessSpawning", "TestSupport", "WellBehaved"]),
    // Programs that are started with containment and without: one tries what an evil extension may, the other does an extension's work.
    .executableTarget(name: "IllBehaved", path: "Tests/IllBehaved"),
    .executableTarget(name: "WellBehaved", path: "Tests/WellBehaved"),
    // A host that is killed.
    .executableTarget(name: "DyingHost", dependencies: ["Containment"], path: "Tests/DyingHost"),
    tests(of: "ContactCards", ["IntentSchema", "Randomness"]),
    // An app with intents of its own, which sees of this package what any package sees.
    .testTarget(
        name: "CustomIntentTests",
        dependencies: [
            "ExtensionProtocol", "ExtensionRuntime", "IntentDeclarations", "IntentSchema", "Intents", "IntentsTesting",
            "RecordObjects", "Understanding",
        ],
        packageAccess: false, plugins: ["IntentDefinitions"]),
    tests(
        of: "DefinitionCode", ["DefinitionFiles", "ExtensionSources", "Intents", "Randomness", "TestSupport"],
        exclude: ["Handlers"]),
    tests(of: "DefinedIntents", ["DefinitionFiles", "IntentSchema"]),
    tests(of: "DefinitionFiles", ["ExtensionSources"]),
    tests(
        of: "Dialogue", ["Assistant", "ExtensionProtocol", "IntentSchema", "Judge", "Randomness"], exclude: ["mutations.txt"]),
    .testTarget(
        name: "ErrandTests",
        dependencies: ["CommandSupport", "TestDatabases", "TestSupport", "errand", "errand-lab", "probe-extension", grdb]),
    tests(
        of: "ExtensionHost",
        [
            "Assistant", "ConnectionTesting", "Containment", "Dialogue", "ExtensionMain", "ExtensionProtocol", "ExtensionRuntime",
            "ExtensionWire", "IntentSchema", "Intents", "IntentsTesting", "LanguagePacks", "Randomness", "Rendering", "Store",
            "TestSupport",
            "Understanding", "probe-extension",
        ]),
    Target.executableTarget(
        name: "probe-extension", dependencies: ["ConnectionTesting", "ExtensionMain", "Intents"], path: "Tests/ProbeProgram"),
    tests(of: "ExtensionSources", ["DefinitionFiles"]),
    tests(
        of: "ExtensionRuntime",
        [
            "ExtensionProtocol", "GuideListings", "HostEnvironment", "IntentSchema", "Intents", "IntentsTesting", "RecordObjects",
            "UIKit", "os",
        ]),
    // Reads Tests/Histories: conversations that builds of their time recorded.
    .testTarget(
        name: "HistoriesTests",
        dependencies: ["Assistant", "CommandSupport", "Dialogue", "Hosting", "IntentSchema", "Store", "TestSupport"]),
    tests(of: "IntentSchema"),
    tests(
        of: "Intents",
        ["ExtensionProtocol", "HostEnvironment", "IntentSchema", "IntentsUI", "Randomness", "RecordObjects", "TestSupport"]),
    tests(
        of: "Hosting",
        [
            "AppLaunching", "AppLibrary", "Assistant", "Containment", "Dialogue", "ExtensionHost", "ExtensionProtocol",
            "IntentSchema", "Rendering", "Store", "TestSupport",
        ]),
    tests(of: "IntentsTesting", ["Assistant", "Contacts", "IntentSchema", "Intents", "LanguagePacks", "Understanding"]),
    tests(of: "Judge", ["Assistant", "Dialogue", "ExtensionProtocol", "IntentSchema"]),
    tests(of: "LanguageModelAdapter", ["IntentSchema", "LocalServer", "Understanding"]),
    tests(
        of: "LanguagePacks",
        ["CompactCoding", "IntentSchema", "NameMatching", "Recognisers", "Rendering", "TestSupport", "Understanding"],
        exclude: ["German"]),
    tests(of: "Learning", ["Randomness", "TextTokens"]),
    tests(of: "NameMatching", ["LanguagePacks"]),
    .testTarget(
        name: "NeighbourTests",
        dependencies: [
            "Contacts", "CoreLocation", "ExtensionProtocol", "ExtensionRuntime", "IntentSchema", "Intents", "IntentsTesting",
            "IntentsUI", "LocalAuthentication", "MapKit", "MediaPlayer", "NeighbourFiles", "OSLog", "UIKit", "Understanding",
            "UserNotifications", "os", logging,
        ]),
    // Nodes on one store in virtual time, with faults that follow from a seed; Scripts/simulate-nodes runs it for longer.
    Target.target(
        name: "NodeSimulation",
        dependencies: [
            "Assistant", "Dialogue", "ExtensionProtocol", "IntentSchema", "LanguagePacks", "Randomness", "Store",
            "Understanding",
        ],
        path: "Tests/NodeSimulation"),
    tests(of: "NodeSimulation", ["TestSupport"]),
    tests(of: "Nominatim", ["IntentSchema", "LocalServer", "WebRequests"]),
    tests(of: "PolicyFiles", ["Dialogue", "IntentSchema"]),
    tests(of: "Recognisers", ["LanguagePacks", "Randomness", "TestSupport", "TextTokens"]),
    tests(
        of: "Rendering",
        ["Assistant", "Dialogue", "IntentSchema", "LanguagePacks", "Randomness", "Store", "Understanding"]),
    .testTarget(
        name: "RequirementTests",
        dependencies: [
            "AppBundles", "Assistant", "Contacts", "CoreLocation", "Dialogue", "ExtensionProtocol", "ExtensionRuntime",
            "IntentSchema", "Intents", "IntentsTesting", "IntentsUI", "LanguagePacks", "Rendering", "Store", "UIKit",
            "Understanding", "UserNotifications",
        ]),
    tests(of: "SQLiteStore", ["ExtensionProtocol", "IntentSchema", "Randomness", "Store", "TestSupport", grdb]),
    tests(of: "TerminalUI", ["IntentSchema", "Randomness", "Rendering"]),
    tests(of: "TextTokens"),
    tests(of: "Understanding", ["IntentSchema", "LanguagePacks", "Randomness", "Recognisers", "TestSupport"]),
]

/// Whether the tests are built that only `Scripts/long-tests` runs.
let isForLongTests = Context.environment["ERRAND_LONG_TESTS"] != nil
let longTestTargets =
    [
        // Handlers of every domain in every style; CompatibilityTests compiles them in mode 6 too and holds conversations with them.
        handlerFiles("CompatibilityHandlers", ["Contacts", "Intents"], exclude: ["Warned"]),
        .testTarget(
            name: "CompatibilityTests",
            dependencies: [
                "CompatibilityHandlers", "ExtensionProtocol", "ExtensionRuntime", "IntentSchema", "Intents", "RecordObjects",
                "TestSupport",
            ]),
        tests(of: "Evaluation", ["AppBundles", "IntentSchema", "LanguagePacks", "Learning", "Understanding"]),
        // A conversation in which something goes wrong at a point, for Scripts/crash-matrix.
        .executableTarget(
            name: "CrashProgram",
            dependencies: [
                "AppBundles", "Assistant", "Containment", "ExtensionHost", "ExtensionMain", "ExtensionProtocol",
                "ExtensionRuntime",
                "Hosting", "IntentSchema", "Intents", "MessagesExtension", "PaymentsExtension", "RidesExtension", "Store",
                "WorkoutsExtension",
            ], path: "Tests/CrashProgram"),
        .testTarget(name: "FuzzingTests", dependencies: ["AppSubjects", "FuzzSubjects"]),
        .executableTarget(name: "simulate-nodes", dependencies: ["NodeSimulation"], path: "Tests/SimulateNodes"),
        tests(of: "HandlerCheck", ["IntentSchema", "Intents", "TestSupport"]),
        tests(of: "PostgresStore", ["ExtensionProtocol", "IntentSchema", "Store", "TestDatabases", "TestSupport"]),
    ]
    + exampleTests(of: "Calls", ["Conversation"])
    + exampleTests(of: "Lists", ["Core", "Conversation"])
    + exampleTests(of: "Media", ["Extension", "Conversation"])
    + ["Messages", "Payments", "Rides", "Tables", "Workouts"].flatMap {
        exampleTests(of: $0, ["Core", "Extension", "Conversation"])
    }
    + smallApps.flatMap { exampleTests(of: $0, ["Extension", "Conversation"], using: ["Extension"]) }

/// Code that is made while an app is built: the entry point of its program from its property list, and its own intents from their files.
let plugins: [Target] = [
    .plugin(
        name: "ExtensionEntryPoint", capability: .buildTool(), dependencies: ["write-entry-point"],
        path: "Plugins/ExtensionEntryPoint"),
    .executableTarget(name: "write-entry-point", dependencies: ["ExtensionSources"], path: "Plugins/EntryPointWriter"),
    .plugin(
        name: "IntentDefinitions", capability: .buildTool(), dependencies: ["write-intent-types"],
        path: "Plugins/IntentDefinitions"),
    .executableTarget(
        name: "write-intent-types", dependencies: ["DefinitionCode", "DefinitionFiles", "ExtensionSources"],
        path: "Plugins/IntentTypesWriter"),
]

let examples =
    [
        example("Calls", extensionMode: .v5),
        example("Lists", core: ["Intents", "UserNotifications"]),
        example("Media", coreResources: true, extensionMode: .v5),
        example("Messages", core: [grdb]),
        example("Payments", core: [grdb]),
        example("Rides", core: [grdb], interface: ["IntentsUI"]),
        example("Tables", coreResources: true),
        example("Workouts", core: [grdb]),
    ].flatMap { $0 } + smallApps.map(smallExample)

/// Whether programs of apps are built with one shared library, as `errand install` does, rather than each with all that it uses. The
/// library is then the product `Intents`, whatever other products a package names; it would have the modules twice otherwise.
let isShared = Context.environment["ERRAND_SHARED_LIBRARY"] != nil
let intentsModules = [
    "Contacts", "CoreLocation", "DefinitionFiles", "FoundationFormatters", "HostEnvironment", "IntentDeclarations",
    "IntentSchema",
    "Intents", "IntentsUI",
    "LocalAuthentication", "MapKit", "MediaPlayer", "OSLog", "RecordObjects", "UIKit", "UserNotifications", "_Testing_UIKit",
    "os",
]
/// Whether the package is built for Server, whose program has the options of all commands, and the example apps. The example packages could
/// not be built beside these modules, which have the names of theirs.
let isForServer = Context.environment["ERRAND_FOR_SERVER"] != nil
let programModules = ["ExtensionMain", "ExtensionRuntime"]

let package = Package(
    name: "Errand",
    products: [
        // Everything that a handler file and the code of custom intents import, so that a package names this product alone.
        .library(name: "Intents", type: isShared ? .dynamic : nil, targets: intentsModules + (isShared ? programModules : [])),
        .library(name: "IntentsUI", targets: isShared ? ["InSharedLibrary"] : ["IntentsUI"]),
        .library(name: "ExtensionRuntime", targets: isShared ? ["InSharedLibrary"] : ["ExtensionRuntime"]),
        // The programs of apps, with the entry points that the plugin makes.
        .library(name: "ExtensionMain", targets: isShared ? ["InSharedLibrary"] : programModules),
        .plugin(name: "ExtensionEntryPoint", targets: ["ExtensionEntryPoint"]),
        .plugin(name: "IntentDefinitions", targets: ["IntentDefinitions"]),
        // For hosts that start programs of apps themselves.
        .library(
            name: "ExtensionHost", targets: ["Containment", "ExtensionHost", "ExtensionProtocol", "IntentSchema"]),
        .library(name: "IntentsTesting", targets: ["IntentsTesting"]),
        // For those who write a store of their own: the seam, and what every store has to keep.
        .library(name: "StoreTesting", targets: ["ExtensionProtocol", "IntentSchema", "Store", "StoreTesting"]),
        // For faces: an assistant made from a configuration.
        .library(name: "Hosting", targets: ["Hosting"]),
        // For Fuzzing.
        .library(name: "AppSubjects", targets: ["AppSubjects"]),
        .library(name: "FuzzSubjects", targets: ["FuzzSubjects"]),
        // For those who build an assistant of their own, and for Benchmarks.
        .library(
            name: "Assistant",
            targets: ["Assistant", "Dialogue", "Judge", "LanguagePacks", "Rendering", "Store", "Understanding"]),
    ]
        + (isForServer
            ? [
                .library(name: "CommandSupport", targets: ["CommandSupport"]),
                .executable(name: "errand", targets: ["errand"]),
                .library(name: "YAMLNodes", targets: ["YAMLNodes"]),
            ] : []),
    traits: [
        // Where URLSession's libraries are not to be linked, such as in static executables, build without default traits.
        .trait(name: "Networking", description: "Importing Intents also imports URLSession, as it does on Apple's platforms."),
        .default(enabledTraits: ["Networking"]),
    ],
    dependencies: [
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-protobuf", from: "1.30.0"),
    ],
    targets: values + engines + adapters + application + faces + extensionSide + quality + plugins + examples + testTargets
        + (isForLongTests ? longTestTargets : []),
    swiftLanguageModes: [.v6]
)

/// In our own modules a file's imports are part of its module's interface only where it says `public import`. Handler files and examples
/// are written as everybody's are.
for target in values + engines + adapters + application + faces + extensionSide + quality {
    target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("InternalImportsByDefault")]
}
