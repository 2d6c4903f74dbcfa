/// The manifest of an app's package, and what else every package has.
struct PackageText {
    let name: AppName
    let errand: ErrandPackage
    /// 5 or 6.
    let languageMode: Int

    /// By path within the package.
    var files: [String: String] {
        ["Package.swift": manifest, ".gitignore": ".build/\n"]
    }

    /// Import lines. `Scripts/layers` would take those in a literal for imports of this module.
    static func imports(_ modules: [String]) -> String { modules.map { "import \($0)" }.joined(separator: "\n") }

    private var manifest: String {
        """
        // swift-tools-version: 6.1

        import PackageDescription

        let package = Package(
            name: "\(name.name)",
            products: [.executable(name: "\(name.extensionTarget)", targets: ["\(name.extensionTarget)"])],
            dependencies: [
                \(errand.dependency)
            ],
            targets: [
                // The extension. The plugin makes its entry point from NSExtensionPrincipalClass in Extension/Info.plist.
                .executableTarget(
                    name: "\(name.extensionTarget)",
                    dependencies: [\(product("ExtensionMain")), \(product("Intents"))],
                    path: "Extension",
                    exclude: ["Info.plist"],
                    swiftSettings: [
                        .swiftLanguageMode(.v\(languageMode)),
                        // Files that import only Foundation find there what Foundation on Linux lacks, such as NSUserActivity.
                        .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "Intents"]),
                    ],
                    plugins: [.plugin(name: "ExtensionEntryPoint", package: "\(errand.name)")]),
                // Conversations with the extension.
                .testTarget(
                    name: "\(name.testTarget)",
                    dependencies: ["\(name.extensionTarget)", \(product("IntentsTesting"))],
                    path: "Tests"),
            ]
        )

        """
    }

    private func product(_ product: String) -> String { ".product(name: \"\(product)\", package: \"\(errand.name)\")" }
}
