// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Fuzzing",
    dependencies: [.package(name: "Errand", path: "..")],
    targets: [
        .target(name: "FuzzSubjects", dependencies: [.product(name: "Assistant", package: "Errand")]),
        // The platform's default linker stops at what the sanitizers add.
        .executableTarget(
            name: "Fuzz", dependencies: ["FuzzSubjects"], linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    ],
    swiftLanguageModes: [.v6]
)
