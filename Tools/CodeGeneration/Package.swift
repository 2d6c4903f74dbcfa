// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "CodeGeneration",
    targets: [
        .target(name: "CodeGeneration"),
        .executableTarget(name: "generate-intents", dependencies: ["CodeGeneration"]),
        .testTarget(name: "CodeGenerationTests", dependencies: ["CodeGeneration"]),
    ],
    swiftLanguageModes: [.v6]
)
