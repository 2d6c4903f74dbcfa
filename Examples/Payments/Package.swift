// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Payments",
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0")
    ],
    targets: [
        // The ledger, shared by the app and its extension.
        .target(name: "PaymentsCore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
        .testTarget(name: "PaymentsCoreTests", dependencies: ["PaymentsCore", .product(name: "GRDB", package: "GRDB.swift")]),
    ],
    swiftLanguageModes: [.v6]
)
