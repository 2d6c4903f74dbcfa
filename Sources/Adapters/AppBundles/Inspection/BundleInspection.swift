public import Foundation
import IntentSchema

/// An app's files with everything that is wrong with them.
///
/// Reading an app is lenient; this also finds what makes a readable app fail later: programs that cannot run, links out of the bundle,
/// names that are nearly right.
public struct BundleInspection: Sendable {
    /// Where the files are.
    public let layout: BundleLayout
    /// The app; `nil` if it cannot be read, which is one of the problems.
    public private(set) var bundle: AppBundle?
    /// The problems, errors first.
    public private(set) var problems: [BundleProblem] = []

    /// Inspects an app's folder. Programs are examined in bundles only.
    ///
    /// - Parameters:
    ///   - locale: selects the vocabulary.
    ///   - settings: see ``AppBundle/init(directory:locale:settings:)``.
    public init(of directory: URL, locale: Locale, settings: [String: String] = [:]) {
        layout = BundleLayout(of: directory)
        guard layout.isFolder else {
            add(.error, directory, "'\(directory.path)' is not a folder; name the folder of an app, such as Tickets.app")
            return
        }
        read(locale, settings)
        examineNames()
        examineFiles()
        examineDefinitions()
        if layout.form == .bundle { examinePrograms() }
        problems = problems.filter { $0.severity == .error } + problems.filter { $0.severity == .warning }
    }

    /// The problems that keep the app from being installed.
    public var errors: [BundleProblem] { problems.filter { $0.severity == .error } }
    /// The other problems.
    public var warnings: [BundleProblem] { problems.filter { $0.severity == .warning } }

    private mutating func add(_ severity: BundleProblem.Severity, _ file: URL, _ message: String) {
        problems.append(BundleProblem(severity, file: file.path, message: message))
    }

    private mutating func read(_ locale: Locale, _ settings: [String: String]) {
        do {
            let bundle = try AppBundle(directory: layout.directory, locale: locale, settings: settings)
            self.bundle = bundle
            for warning in bundle.warnings { add(.warning, layout.app, warning) }
        } catch {
            let contents = layout.directory.appendingPathComponent("Contents/Info.plist")
            let isMacBundle = layout.form == .bundle && FileManager.default.fileExists(atPath: contents.path)
            add(
                .error, layout.directory,
                isMacBundle
                    ? "'\(layout.directory.path)' has its files in Contents/, as apps for macOS; put Info.plist and PlugIns/ in the bundle "
                        + "itself, as apps for iOS have them" : "\(error)")
        }
    }

    private mutating func examineNames() {
        for name in NearMisses(layout).found {
            add(
                .warning, name.file,
                "'\(layout.path(of: name.file))' is not read, since the name must be '\(name.meant)'; rename it if that was meant"
            )
        }
    }

    private mutating func examineFiles() {
        do {
            let roots = layout.form == .bundle ? [layout.directory] : [layout.app] + layout.extensions
            for root in roots where FileManager.default.fileExists(atPath: root.path) {
                let tree = try FileTree(of: root)
                for entry in tree.entries { examine(entry, in: tree) }
            }
        } catch {
            add(.error, layout.directory, error.message)
        }
    }

    private mutating func examine(_ entry: FileTree.Entry, in tree: FileTree) {
        let file = tree.url(of: entry)
        let name = "'\(layout.path(of: file))'"
        switch entry.kind {
        case .link(let destination) where !tree.staysInside(entry, to: destination):
            add(
                .error, file,
                "\(name) is a link to '\(destination)', which is not a path to something in the app's folder; copy the file there instead"
            )
        case .special: add(.error, file, "\(name) is a pipe, a socket or a device; remove it")
        case .file, .folder, .link: break
        }
    }

    /// Warns of what is wrong with definition files. The app's other intents work all the same.
    private mutating func examineDefinitions() {
        let defined = DefinedCatalogue(.system, addingIntentsOf: [layout.directory])
        for problem in defined.problems { add(.warning, layout.app, problem) }
        guard let bundle else { return }
        let names = Set(defined.catalogue.intents.keys).subtracting(Catalogue.system.intents.keys)
        for name in names.subtracting(bundle.description.intents).sorted() {
            add(
                .warning, layout.app,
                "'\(name)' is defined but not listed in the app's or the extension's Info.plist, so it is never requested; add it to "
                    + "IntentsSupported")
        }
        // A package's bundle gets the files of its sources; and a name like the system's is a mistake in it, which is no matter of files.
        guard layout.form == .bundle else { return }
        for name in bundle.description.intents where defined.catalogue.intents[name] == nil && !name.hasPrefix("IN") {
            add(
                .warning, layout.app,
                "'\(name)' is listed but neither an intent of the system nor defined in an .intentdefinition or .intents.swift file of the bundle, so it is "
                    + "never requested; put the file beside Info.plist")
        }
    }

    private mutating func examinePrograms() {
        guard let bundle else { return }
        for one in bundle.intentsExtensions { examine(one.program, isRequired: true, "the Intents extension") }
        examine(bundle.program, isRequired: bundle.intentsExtensions.isEmpty, "the app")
    }

    private mutating func examine(_ program: BundleProgram, isRequired: Bool, _ owner: String) {
        let name = "'\(layout.path(of: program.file))'"
        guard program.existing != nil else {
            guard isRequired || program.isNamed else { return }
            let reason = program.isNamed ? ", which CFBundleExecutable names" : ""
            return add(
                .error, program.file,
                "\(owner) has no program: there is no \(name)\(reason); build it and put it there\(program.isNamed ? ", or change the key" : "")"
            )
        }
        if let problem = ProgramFile(file: program.file).problem {
            add(.error, program.file, "\(name), the program of \(owner), \(problem)")
        }
    }
}

extension BundleLayout {
    /// Whether the folder exists.
    var isFolder: Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: directory.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
