// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Fuzzing",
    dependencies: [.package(name: "Errand", path: "..")],
    targets: [
        .target(name: "FuzzDriver"),
        // The platform's default linker stops at what the sanitizers add.
        .executableTarget(
            name: "FuzzApps", dependencies: ["FuzzDriver", .product(name: "AppSubjects", package: "Errand")],
            linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
        .executableTarget(
            name: "Fuzz", dependencies: ["FuzzDriver", .product(name: "FuzzSubjects", package: "Errand")],
            linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    ],
    swiftLanguageModes: [.v6]
)
