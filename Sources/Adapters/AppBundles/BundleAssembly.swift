public import Foundation
import IntentSchema

/// Makes a bundle of the folders of an app and its extensions, and of built programs.
public struct BundleAssembly: Sendable {
    /// A built program with what it needs.
    public struct Program: Hashable, Sendable {
        /// The program.
        public var file: URL
        /// The value of `PRODUCT_MODULE_NAME`.
        public var module: String
        /// Shared libraries that it loads from beside it. They become `Frameworks/`, with links beside the program.
        public var libraries: [URL]
        /// Folders of resources that it looks for beside it.
        public var resources: [URL]

        public init(file: URL, module: String, libraries: [URL] = [], resources: [URL] = []) {
            self.file = file
            self.module = module
            self.libraries = libraries
            self.resources = resources
        }
    }

    /// The name of the product, which the bundle is named after: `Tickets` for `Tickets.app`.
    public var name: String
    /// The folders.
    public var folders: BundleLayout
    /// The app's own program; `nil` for none.
    public var app: Program?
    /// The extensions' programs by the folders that describe them; empty if the app handles its intents itself.
    public var extensions: [URL: Program]
    /// Files that the app's folder gets besides its own, by path, such as the definition files of its programs' sources.
    public var documents: [String: URL]

    /// - Parameters:
    ///   - name: a file name.
    ///   - folders: of the form `folders`.
    ///   - documents: files that the app's folder gets besides its own, by path.
    public init(
        name: String, folders: BundleLayout, app: Program?, extensions: [URL: Program], documents: [String: URL] = [:]
    ) {
        self.name = name
        self.folders = folders
        self.app = app
        self.extensions = extensions
        self.documents = documents
    }

    // Sources of programs, which may stand beside a property list.
    private static let sources: Set<String> = ["swift", "c", "cc", "cpp", "h", "m", "mm"]

    /// Writes the bundle into a folder, with the build settings in its property lists replaced by their values.
    ///
    /// - Returns: the bundle.
    /// - Throws: `AppBundleError` about a property list, or an error of Foundation about a file that cannot be copied.
    public func write(in folder: URL) throws -> URL {
        let bundle = folder.appendingPathComponent("\(name).app", isDirectory: true)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try copy(folders.app, to: bundle)
        try addDocuments(to: bundle)
        var keys = ["PRODUCT_NAME": name]
        let identifier = try write(folders.app, to: bundle, app, keys)
        try place(app, in: bundle, frameworks: "Frameworks")
        for source in folders.extensions {
            guard let program = extensions[source] else { continue }
            let product = program.file.lastPathComponent
            let target = bundle.appendingPathComponent("\(BundleLayout.plugIns)/\(product).appex", isDirectory: true)
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            try copy(source, to: target)
            keys = ["PRODUCT_NAME": product]
            if let identifier { keys["PRODUCT_BUNDLE_IDENTIFIER"] = "\(identifier).\(product)" }
            _ = try write(source, to: target, program, keys)
            try place(program, in: target, frameworks: "../../Frameworks")
        }
        return bundle
    }

    /// Writes a property list.
    ///
    /// - Returns: the bundle identifier in it.
    private func write(_ source: URL, to target: URL, _ program: Program?, _ given: [String: String]) throws -> String? {
        var settings = given
        settings["EXECUTABLE_NAME"] = program?.file.lastPathComponent
        settings["PRODUCT_MODULE_NAME"] = program?.module
        let file = source.appendingPathComponent(BundleLayout.propertyList)
        let node = try PropertyListNode(contentsOf: file, settings: BuildSettings(of: target, settings))
        guard var values = node.resolved as? [String: Any] else { throw node.wrong("a dictionary") }
        values["CFBundleExecutable"] = program?.file.lastPathComponent
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        try data.write(to: target.appendingPathComponent(BundleLayout.propertyList))
        return values["CFBundleIdentifier"] as? String
    }

    /// Copies what stands beside a property list.
    private func copy(_ source: URL, to target: URL) throws {
        let elsewhere = Set(documents.values.map(\.standardizedFileURL.path))
        // Folders of sources alone are left out.
        for entry in try FileTree(of: source).entries where entry.kind != .folder && Self.belongs(entry) {
            let file = source.appendingPathComponent(entry.path)
            guard !elsewhere.contains(file.standardizedFileURL.path) else { continue }
            let copy = target.appendingPathComponent(entry.path)
            try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: file, to: copy)
        }
    }

    private func addDocuments(to bundle: URL) throws {
        for (path, file) in documents {
            let copy = bundle.appendingPathComponent(path)
            guard !FileManager.default.fileExists(atPath: copy.path) else { continue }
            try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: file, to: copy)
        }
    }

    private static func belongs(_ entry: FileTree.Entry) -> Bool {
        let parts = entry.path.split(separator: "/")
        guard entry.path != BundleLayout.propertyList, !parts.contains(where: { $0.hasPrefix(".") }) else { return false }
        let suffix = parts.last?.split(separator: ".").last.map(String.init) ?? ""
        // A copied pipe would block.
        return entry.kind != .special && !sources.contains(suffix)
    }

    /// Copies a program with what it looks for beside it.
    private func place(_ program: Program?, in folder: URL, frameworks: String) throws {
        guard let program else { return }
        let files = FileManager.default
        try files.copyItem(at: program.file, to: folder.appendingPathComponent(program.file.lastPathComponent))
        for resource in program.resources {
            try files.copyItem(at: resource, to: folder.appendingPathComponent(resource.lastPathComponent))
        }
        guard !program.libraries.isEmpty else { return }
        let shared = folder.appendingPathComponent(frameworks, isDirectory: true).standardizedFileURL
        try files.createDirectory(at: shared, withIntermediateDirectories: true)
        for library in program.libraries {
            let name = library.lastPathComponent
            let copy = shared.appendingPathComponent(name)
            if !files.fileExists(atPath: copy.path) { try files.copyItem(at: library, to: copy) }
            try files.createSymbolicLink(
                atPath: folder.appendingPathComponent(name).path, withDestinationPath: "\(frameworks)/\(name)")
        }
    }
}
