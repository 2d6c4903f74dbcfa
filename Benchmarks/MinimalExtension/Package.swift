// swift-tools-version: 6.1

import PackageDescription

/// The least that an extension of one's own takes; `Scripts/measure-build` builds and weighs it.
let package = Package(
    name: "MinimalExtension",
    dependencies: [.package(name: "Errand", path: "../..")],
    targets: [
        .executableTarget(
            name: "MinimalExtension",
            dependencies: [
                .product(name: "Intents", package: "Errand"), .product(name: "ExtensionRuntime", package: "Errand"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
