import ExtensionSources

/// The manifest of an app's package, and what else every package has.
struct PackageText {
    let name: AppName
    let errand: ErrandPackage
    /// 5 or 6.
    let languageMode: Int
    /// Whether the app has a program of its own beside its extension's.
    let hasProgram: Bool
    /// What else is in the app's folder, such as its vocabulary, which the compiler must leave alone.
    var appFiles: [String] = []
    /// What else is in the extension's folder and is no source: it comes to stand beside the program.
    var resources: [String] = []
    /// The folders of languages beside definition files of custom intents; `nil` if there are no such files.
    var definitionFolders: [String]?

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
            products: [\(products)],
            dependencies: [
                \(errand.dependency)
            ],
            targets: [
                // The extension. The plugin makes its entry point from NSExtensionPrincipalClass in Extension/Info.plist.\(definitionNote)
                .executableTarget(
                    name: "\(name.extensionTarget)",
                    dependencies: [\(product("ExtensionMain")), \(product("Intents"))],
                    path: "Extension",
                    exclude: [\(excludedFromExtension)],
                    swiftSettings: [
                        .swiftLanguageMode(.v\(languageMode)),
                        // Files that import only Foundation find there what Foundation on Linux lacks, such as NSUserActivity.
                        .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "Intents"]),
                    ],
                    plugins: [\(extensionPlugins)]),
        \(program)        // Conversations with the extension.
                .testTarget(
                    name: "\(name.testTarget)",
                    dependencies: ["\(name.extensionTarget)", \(product("IntentsTesting"))],
                    path: "Tests"),
            ]
        )

        """
    }

    private var products: String {
        (hasProgram ? [name.extensionTarget, name.appTarget] : [name.extensionTarget])
            .map { ".executable(name: \"\($0)\", targets: [\"\($0)\"])" }.joined(separator: ", ")
    }

    private var program: String {
        guard hasProgram else { return "" }
        return """
                    // The app, which is opened when the extension leaves something to it.
                    .executableTarget(
                        name: "\(name.appTarget)",
                        dependencies: [\(product("ExtensionMain")), \(product("ExtensionRuntime")), \(product("Intents"))],
                        path: "App",
                        exclude: [\(excluded)],
                        swiftSettings: [.swiftLanguageMode(.v\(languageMode))],
                        plugins: [.plugin(name: "ExtensionEntryPoint", package: "\(errand.name)")]),

            """
    }

    private var extensionPlugins: String {
        let names = definitionFolders == nil ? ["ExtensionEntryPoint"] : ["ExtensionEntryPoint", "IntentDefinitions"]
        return names.map { ".plugin(name: \"\($0)\", package: \"\(errand.name)\")" }.joined(separator: ", ")
    }

    private var definitionNote: String {
        guard definitionFolders != nil else { return "" }
        return "\n        // Another makes the types of the custom intents in its definition files."
    }

    private var excluded: String { Self.exclusions(Self.entries(appFiles)) }

    private var excludedFromExtension: String { Self.exclusions(Self.entries(resources).union(definitionFolders ?? [])) }

    /// What the files are, or are in, in the target's folder.
    private static func entries(_ files: [String]) -> Set<String> {
        Set(files.compactMap { $0.split(separator: "/").first.map(String.init) })
    }

    private static func exclusions(_ entries: Set<String>) -> String {
        (["Info.plist"] + entries.sorted()).map(\.swiftLiteral).joined(separator: ", ")
    }

    private func product(_ product: String) -> String { ".product(name: \"\(product)\", package: \"\(errand.name)\")" }
}
