// swift-tools-version: 6.1

import PackageDescription

/// The least that an extension of one's own takes; `Scripts/measure-build` builds and weighs it.
let package = Package(
    name: "MinimalExtension",
    // Without URLSession, whose libraries a static executable would have to bring.
    dependencies: [.package(name: "Errand", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "MinimalExtension",
            dependencies: [
                .product(name: "Intents", package: "Errand"), .product(name: "ExtensionRuntime", package: "Errand"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
