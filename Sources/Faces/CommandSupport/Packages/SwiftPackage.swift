package import Foundation

/// A Swift package on disk, as described by SwiftPM.
package struct SwiftPackage: Sendable {
    /// A target, as printed by `swift package describe`.
    package struct Target: Decodable, Sendable {
        /// The name.
        package var name: String
        /// The name of its module.
        package var module: String
        /// The path relative to the package.
        package var path: String
        /// The kind of target, such as `executable` or `library`.
        package var type: String
        /// The kind of module; `SwiftTarget` for Swift.
        package var language: String
        /// The targets of the package that it uses; `nil` for none.
        package var dependencies: [String]?
        /// The products of other packages that it uses; `nil` for none.
        package var productDependencies: [String]?

        enum CodingKeys: String, CodingKey {
            case name, path, type
            case productDependencies = "product_dependencies"
            case module = "c99name"
            case language = "module_type"
            case dependencies = "target_dependencies"
        }
    }

    /// A program or a library that the package makes.
    package struct Product: Decodable, Hashable, Sendable {
        /// The name, which is the file's, too.
        package var name: String
        /// The names of its targets.
        package var targets: [String]
        /// Whether it is a program.
        package var isExecutable: Bool

        enum CodingKeys: String, CodingKey { case name, targets, type }
        enum Kinds: String, CodingKey { case executable }

        package init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            name = try values.decode(String.self, forKey: .name)
            targets = try values.decode([String].self, forKey: .targets)
            isExecutable = try values.nestedContainer(keyedBy: Kinds.self, forKey: .type).contains(.executable)
        }
    }

    /// How a package is built.
    package enum Configuration: String, CaseIterable, Sendable {
        /// Quickly, without optimisation.
        case debug
        /// Optimised.
        case release
    }

    private struct Dependency: Decodable {
        /// `fileSystem` for a package in a folder of this machine.
        var type: String
        var path: String?
    }

    private struct Description: Decodable {
        var name: String
        var dependencies: [Dependency]?
        var targets: [Target]
        var products: [Product]
    }

    /// The folder with `Package.swift`.
    package let folder: URL
    /// The package's name.
    package let name: String
    /// The Swift targets except tests.
    package let targets: [Target]
    /// The programs that the package makes.
    package let programs: [Product]
    /// The folders of the packages on this machine that it depends on, such as `../Shared`.
    package let localDependencies: [URL]
    /// Whether tests of the package hold conversations, on a clock of their own.
    package let testsConversations: Bool

    /// - Throws: `CommandFailure` if the folder contains no valid package.
    package init(_ folder: URL, monitor: BuildMonitor = BuildMonitor()) throws {
        self.folder = folder
        guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
            throw CommandFailure("there is no Package.swift in '\(folder.path)'; name the folder of a Swift package")
        }
        let output = try Self.swift(["package", "--package-path", folder.path, "describe", "--type", "json"], monitor: monitor)
        guard output.succeeded, let json = output.text.firstIndex(of: "{"),
            // If the output cannot be parsed, the error output gives the reason.
            let description = try? JSONDecoder().decode(Description.self, from: Data(output.text[json...].utf8))
        else { throw Self.failure("the package in '\(folder.path)' cannot be read", output, monitor) }
        name = description.name
        programs = description.products.filter(\.isExecutable)
        localDependencies = (description.dependencies ?? []).filter { $0.type == "fileSystem" }
            .compactMap { $0.path.map { URL(filePath: $0, directoryHint: .isDirectory) } }
        testsConversations = description.targets.contains { target in
            let used = (target.dependencies ?? []) + (target.productDependencies ?? [])
            return target.type == "test" && used.contains("IntentsTesting")
        }
        targets = description.targets.filter {
            $0.language == "SwiftTarget" && !["test", "plugin", "system-target", "binary"].contains($0.type)
        }
    }

    /// Builds all targets but tests, or some products or targets.
    ///
    /// - Parameters:
    ///   - products: nothing else is built if there are any of these or of the next.
    ///   - targets: the modules of these targets and of those that they use.
    ///   - scratch: the folder of what is built; `nil` for the package's own.
    ///   - monitor: gets the compiler's output.
    /// - Throws: `CommandFailure` if it does not build. The compiler's output was reported to the monitor.
    package func build(
        _ configuration: Configuration = .debug, products: [String] = [], targets: [String] = [],
        scratch: URL? = nil, monitor: BuildMonitor = BuildMonitor()
    ) throws {
        var options = ["--package-path", folder.path, "-c", configuration.rawValue] + Self.option(scratch)
        let variables = configuration == .release ? ProgramLinking.variables : [:]
        if configuration == .release {
            options += try ProgramLinking.options(keptIn: scratch ?? folder.appending(path: ".build"))
        }
        let selections = products.map { ["--product", $0] } + targets.map { ["--target", $0] }
        for selection in selections.isEmpty ? [[]] : selections {
            let output = try Self.swift(
                ["build"] + options + selection, showsProgress: monitor.showsProgress, variables: variables, monitor: monitor)
            guard output.succeeded else {
                throw Self.failure("the package in '\(folder.path)' does not build; fix the compiler errors", output, monitor)
            }
        }
    }

    /// The folder of what has been built.
    ///
    /// - Throws: `CommandFailure` if the package cannot be read.
    package func products(
        of configuration: Configuration = .debug, scratch: URL? = nil, monitor: BuildMonitor = BuildMonitor()
    ) throws -> URL {
        let output = try Self.swift(
            ["build", "--package-path", folder.path, "-c", configuration.rawValue] + Self.option(scratch)
                + ["--show-bin-path"], monitor: monitor)
        guard output.succeeded else {
            throw Self.failure("the build folder of '\(folder.path)' cannot be found", output, monitor)
        }
        return URL(filePath: output.text.trimmingCharacters(in: .whitespacesAndNewlines), directoryHint: .isDirectory)
    }

    private static func option(_ scratch: URL?) -> [String] {
        // In a folder that packages share, SwiftPM would take the plan of the package that was built last for this one's.
        scratch.map { ["--scratch-path", $0.path, "--disable-build-manifest-caching"] } ?? []
    }

    /// Runs a command of the toolchain.
    package static func swift(
        _ arguments: [String], showsProgress: Bool = false, variables: [String: String] = [:], monitor: BuildMonitor? = nil
    ) throws -> SwiftTool.Output {
        try SwiftTool.run(["swift"] + arguments, showsProgress: showsProgress, variables: variables, monitor: monitor)
    }

    /// Reports the tool's output, without progress lines, and returns the failure.
    package static func failure(
        _ problem: String, _ output: SwiftTool.Output, _ monitor: BuildMonitor = BuildMonitor()
    ) -> CommandFailure {
        let lines = (output.errors + output.text).split(separator: "\n").filter { line in
            !line.isEmpty && !["[", "Building for "].contains { line.hasPrefix($0) }
        }
        for line in lines { monitor.report(String(line)) }
        return CommandFailure(problem)
    }
}
