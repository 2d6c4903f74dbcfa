// swift-tools-version: 6.1

import PackageDescription

/// A program that carries Swift's libraries.
let staticLinking: [LinkerSetting] =
    [.unsafeFlags(["-static-stdlib"])]
    + [
        "_CFURLSessionInterface", "CoreFoundation", "FoundationInternationalization", "FoundationEssentials", "_FoundationCShims",
        "_FoundationCollections", "_FoundationICU", "stdc++", "curl", "xml2",
    ].map { .linkedLibrary($0, .when(platforms: [.linux])) }

let intents = Target.Dependency.product(name: "Intents", package: "Errand")
let extensionMain = Target.Dependency.product(name: "ExtensionMain", package: "Errand")

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Errand", path: "..")],
    targets: [
        .target(name: "Measuring"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Measuring", .product(name: "Assistant", package: "Errand"), intents,
                .product(name: "ExtensionRuntime", package: "Errand"), .product(name: "Hosting", package: "Errand"),
                .product(name: "IntentsTesting", package: "Errand"),
            ]),
        // Programs of apps; a target of its own, so that nothing else is built for them.
        .executableTarget(
            name: "ProgramBenchmarks",
            dependencies: ["Measuring", .product(name: "ExtensionHost", package: "Errand")]),
        .target(name: "BenchmarkHandlers", dependencies: [intents]),
        .executableTarget(name: "benchmark-extension", dependencies: ["BenchmarkHandlers", extensionMain]),
        .executableTarget(
            name: "benchmark-extension-static", dependencies: ["BenchmarkHandlers", extensionMain],
            linkerSettings: staticLinking),
    ],
    swiftLanguageModes: [.v6]
)
