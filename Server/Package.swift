// swift-tools-version: 6.1

import PackageDescription

// Outside packages, each with its reason. What apps and their tests link does not depend on any of them: hence a package of its own.
/// HTTP: connections, routes, files.
let hummingbird = [
    Target.Dependency.product(name: "Hummingbird", package: "hummingbird"),
    .product(name: "HummingbirdTLS", package: "hummingbird"),
]
/// Buffers of connections.
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
/// Errors of requests that are not HTTP.
let nioHTTP = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
/// Starting, and draining on a signal.
let lifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
/// Structured logs.
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
/// The client library's HTTP.
let httpClient = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
/// Settings from options, variables and a file.
let configuration = Target.Dependency.product(name: "Configuration", package: "swift-configuration")
/// Spans of turns and of calls to apps.
let tracing = Target.Dependency.product(name: "Tracing", package: "swift-distributed-tracing")
/// Digests of tokens.
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
/// The command's options and help.
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
/// The assistant, with its store, its apps and its people.
let hosting = Target.Dependency.product(name: "Hosting", package: "Errand")
let assistant = Target.Dependency.product(name: "Assistant", package: "Errand")
/// Conversations as test scenarios.
let intentsTesting = Target.Dependency.product(name: "IntentsTesting", package: "Errand")
/// The options of all commands, and the example apps. The root has this product where the variable ERRAND_FOR_SERVER is set, as
/// Scripts/errand and Scripts/server-test do.
let commandSupport = Target.Dependency.product(name: "CommandSupport", package: "Errand")

/// What is wrong in a configuration file, by line.
let yamlNodes = Target.Dependency.product(name: "YAMLNodes", package: "Errand")

let package = Package(
    name: "ErrandServer",
    products: [
        .executable(name: "errand-server", targets: ["errand-server"]),
        .library(name: "AssistantServer", targets: ["AssistantServer"]),
        .library(name: "AssistantClient", targets: ["AssistantClient"]),
    ],
    dependencies: [
        .package(name: "Errand", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.0.0", traits: ["YAML"]),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: ["FullFoundation"]),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.25.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
    ],
    targets: [
        .target(
            name: "AssistantServer",
            dependencies: [
                assistant, configuration, crypto, hosting, intentsTesting, lifecycle, logging, nioCore, nioHTTP, tracing,
                yamlNodes,
            ] + hummingbird,
            resources: [.copy("Console"), .copy("Description")]),
        .target(
            name: "AssistantClient",
            dependencies: [
                httpClient, nioCore,
                .product(name: "NIOFoundationCompat", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]),
        .executableTarget(
            name: "errand-server",
            dependencies: ["AssistantClient", "AssistantServer", argumentParser, commandSupport, hosting, lifecycle, logging]),
        .testTarget(
            name: "AssistantServerTests",
            dependencies: [
                "AssistantClient", "AssistantServer", assistant, commandSupport, configuration, hosting, httpClient,
                intentsTesting,
                lifecycle, logging, tracing,
                .product(name: "NIOPosix", package: "swift-nio"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
