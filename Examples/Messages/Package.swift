// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Messages",
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0")
    ],
    targets: [
        // Conversations, shared by the app and its extension.
        .target(name: "MessagesCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
        .testTarget(name: "MessagesCoreTests", dependencies: ["MessagesCore"]),
    ],
    swiftLanguageModes: [.v6]
)
