// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Errand", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "Assistant", package: "Errand"), .product(name: "Intents", package: "Errand"),
                .product(name: "ExtensionRuntime", package: "Errand"), .product(name: "IntentsTesting", package: "Errand"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
