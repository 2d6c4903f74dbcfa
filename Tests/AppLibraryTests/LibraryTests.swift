import AppBundles
import AppLibrary
import Foundation
import TestSupport
import Testing

/// A library and bundles to install.
struct Workshop {
    let folder: TestFolder
    let library: AppLibrary

    init(atStep: @escaping @Sendable (AppLibrary.Step) throws -> Void = { _ in }) throws {
        try self.init(TestFolder(), atStep: atStep)
    }

    init(_ folder: TestFolder, atStep: @escaping @Sendable (AppLibrary.Step) throws -> Void = { _ in }) {
        self.folder = folder
        library = AppLibrary(
            directory: folder.url.appendingPathComponent("data"), now: { Date(timeIntervalSince1970: 1_800_000_000) },
            atStep: atStep)
    }

    /// Installs a bundle whose extension prints a text.
    @discardableResult
    func install(_ text: String, _ files: BundleFiles = BundleFiles(), granting granted: Set<Capability> = []) throws
        -> InstalledBundle
    {
        let source = folder.url.appendingPathComponent("source \(UUID().uuidString)")
        var files = files
        files.files[BundleFiles.extensionProgram] = .script("echo \(text)")
        return try library.install(try files.write(in: source), from: "/packages/Tickets", granting: granted, by: "owner")
    }

    /// What the extension of an installed app prints.
    func text(of app: InstalledBundle?) throws -> String? {
        guard let app else { return nil }
        let program = try String(contentsOf: app.bundle.appendingPathComponent(BundleFiles.extensionProgram), encoding: .utf8)
        return program.split(separator: "\n").last.map { String($0.dropFirst("echo ".count)) }
    }

    var current: InstalledBundle? { get throws { try library.current("org.example.tickets") } }

    /// The paths in the app's folder, sorted, without the insides of bundles.
    var files: [String] {
        get throws {
            let app = library.directory.appendingPathComponent("org.example.tickets")
            return try FileManager.default.subpathsOfDirectory(atPath: app.path).filter { !$0.contains(".app/") }.sorted()
        }
    }
}

struct LibraryTests {
    @Test("an installed app is found with all that was said of it")
    func installs() throws {
        let workshop = try Workshop()
        #expect(try workshop.current == nil && workshop.library.installed().apps.isEmpty)
        let app = try workshop.install("one", granting: [.network, .permission(.contacts)])
        #expect(app.identifier == "org.example.tickets" && app.name == "Tickets" && app.version == 1 && app.appVersion == "1.2")
        #expect(
            app.source == "/packages/Tickets"
                && app.rights.granted(to: "owner") == [.network, .permission(.assistant), .permission(.contacts)])
        #expect(app.installed == Date(timeIntervalSince1970: 1_800_000_000))
        #expect(try workshop.current == app)
        #expect(workshop.library.installed().apps == [app] && workshop.library.installed().problems.isEmpty)
        #expect(try workshop.text(of: app) == "one")
        let program = app.bundle.appendingPathComponent(BundleFiles.extensionProgram).path
        #expect(FileManager.default.isExecutableFile(atPath: program))
        var isFolder: ObjCBool = false
        #expect(FileManager.default.fileExists(atPath: app.dataFolder.path, isDirectory: &isFolder) && isFolder.boolValue)
        #expect(FileManager.default.fileExists(atPath: app.logFile.deletingLastPathComponent().path))
        #expect(try FileManager.default.attributesOfItem(atPath: app.dataFolder.path)[.posixPermissions] as? Int == 0o700)
    }

    @Test("an update has a folder of its own, keeps data, and the version before stays until the next one")
    func updates() throws {
        let workshop = try Workshop()
        let first = try workshop.install("one", granting: [.network])
        let note = first.dataFolder.appendingPathComponent("note")
        try Data("kept".utf8).write(to: note)
        let second = try workshop.install("two")
        #expect(
            second.version == 2 && second.bundle != first.bundle
                && second.rights.granted(to: "owner") == [.permission(.assistant)])
        #expect(try workshop.text(of: first) == "one" && workshop.text(of: workshop.current) == "two")
        let third = try workshop.install("three")
        #expect(third.version == 3 && second.dataFolder == third.dataFolder)
        #expect(!FileManager.default.fileExists(atPath: first.bundle.path))
        #expect(try workshop.text(of: second) == "two" && String(contentsOf: note, encoding: .utf8) == "kept")
    }

    @Test("a watch follows installing, updating and removing")
    func watches() throws {
        let workshop = try Workshop()
        let watch = try workshop.library.watch("org.example.tickets")
        #expect(try watch.current() == nil)
        for text in ["one", "two", "three"] {
            let app = try workshop.install(text)
            for _ in 0..<3 { #expect(try watch.current() == app) }
        }
        try Data("{".utf8).write(to: workshop.library.directory.appendingPathComponent("org.example.tickets/installation.json"))
        #expect(throws: AppLibraryError.self) { try watch.current() }
        try workshop.library.uninstall("org.example.tickets", keepingData: true)
        #expect(try watch.current() == nil)
        #expect(throws: AppLibraryError.self) { try workshop.library.watch("../x") }
    }

    @Test("an app that is removed is gone, with or without its data")
    func uninstalls() throws {
        let workshop = try Workshop()
        let app = try workshop.install("one")
        try Data("kept".utf8).write(to: app.dataFolder.appendingPathComponent("note"))
        try workshop.library.uninstall(app.identifier, keepingData: true)
        #expect(try workshop.current == nil)
        #expect(workshop.library.installed().apps.isEmpty && workshop.library.installed().problems.isEmpty)
        #expect(try workshop.files == ["data", "data/note"])
        #expect(throws: AppLibraryError.self) { try workshop.library.uninstall(app.identifier, keepingData: true) }
        try workshop.install("two")
        #expect(try workshop.files.contains("data/note"))
        try workshop.library.uninstall(app.identifier, keepingData: false)
        #expect(try FileManager.default.contentsOfDirectory(atPath: workshop.library.directory.path) == [".lock"])
        let error = #expect(throws: AppLibraryError.self) { try workshop.library.uninstall(app.identifier, keepingData: false) }
        #expect(error?.code == .notInstalled)
    }

    @Test(
        "an identifier that is no plain name is refused, and nothing is written",
        arguments: [
            "..", ".", "a/b", "/etc", "../../x", "a..b", ".hidden", "-a", "a b", "a\\b", "ä.b", "a.",
            String(repeating: "a", count: 201),
            "a\u{7}", "a\u{1B}[2J",
        ])
    func refusesIdentifiers(identifier: String) throws {
        let workshop = try Workshop()
        // Property lists cannot have control characters.
        if !identifier.unicodeScalars.contains(where: { $0.value < 0x20 }) {
            #expect(throws: AppLibraryError.self) { try workshop.install("one", BundleFiles(identifier: identifier)) }
        }
        let error = #expect(throws: AppLibraryError.self) { try workshop.library.current(identifier) }
        #expect(error?.code == .wrongIdentifier)
        #expect(error?.message.unicodeScalars.contains { $0.value < 0x20 } == false)
        #expect(throws: AppLibraryError.self) { try workshop.library.uninstall(identifier, keepingData: false) }
        #expect(!FileManager.default.fileExists(atPath: workshop.library.directory.path))
    }

    @Test("names with odd characters are kept", arguments: ["Tïckets & “Co” 🎫.app", "a\nb.app", " .app", "-rf.app", "%s%n.app"])
    func oddNames(name: String) throws {
        let workshop = try Workshop()
        var files = BundleFiles(displayName: "Tïckets 🎫")
        files.name = name
        let app = try workshop.install("one", files)
        #expect(app.bundle.lastPathComponent == name && app.name == "Tïckets 🎫")
        #expect(try workshop.current == app && workshop.text(of: app) == "one")
    }

    @Test("a bundle with errors is refused with all of them")
    func refusesBundles() throws {
        let workshop = try Workshop()
        try workshop.install("one")
        var files = BundleFiles()
        files.files["x"] = .link("/etc/passwd")
        files.files["y"] = .pipe
        let error = #expect(throws: AppLibraryError.self) { try workshop.install("two", files) }
        #expect(error?.code == .unusableBundle)
        #expect(error?.message.contains("/etc/passwd") == true && error?.message.contains("pipe") == true)
        files.files = ["App/Info.plist": .text(BundleFiles.app())]
        #expect(throws: AppLibraryError.self) { try workshop.install("two", files) }
        #expect(try workshop.text(of: workshop.current) == "one")
    }

    @Test(
        "a damaged app is a problem, and the others still work",
        arguments: [
            "", "{", "[]", #"{"format":99}"#,
            #"{"format":2,"identifier":"org.example.tickets","name":"a","version":1,"bundle":"Tickets.app","installed":"2026-11-21T09:00:00Z","source":"","granted":[]}"#,
            #"{"format":1,"identifier":"other","name":"a","version":1,"bundle":"Tickets.app","installed":"2026-11-21T09:00:00Z","source":"","granted":[]}"#,
            #"{"format":1,"identifier":"org.example.tickets","name":"a","version":1,"bundle":"..","installed":"2026-11-21T09:00:00Z","source":"","granted":[]}"#,
        ])
    func damaged(record: String) throws {
        let workshop = try Workshop()
        let app = try workshop.install("one")
        let other = try workshop.install("two", BundleFiles(identifier: "org.example.other"))
        let file = workshop.library.directory.appendingPathComponent("org.example.tickets/installation.json")
        try Data(record.utf8).write(to: file)
        let found = workshop.library.installed()
        #expect(found.apps == [other] && found.problems.count == 1 && found.problems[0].contains(file.path))
        #expect(throws: AppLibraryError.self) { try workshop.current }
        let again = try workshop.install("three")
        #expect(again.version == 2 && again.dataFolder == app.dataFolder)
        #expect(try workshop.text(of: workshop.current) == "three")
        try Data(record.utf8).write(to: file)
        try workshop.library.uninstall(app.identifier, keepingData: false)
        #expect(workshop.library.installed().problems.isEmpty)
    }

    @Test("an app whose files are gone, and a folder that is none, are problems")
    func missingFiles() throws {
        let workshop = try Workshop()
        let app = try workshop.install("one")
        try FileManager.default.removeItem(at: app.bundle)
        try FileManager.default.createDirectory(
            at: workshop.library.directory.appendingPathComponent("a folder"), withIntermediateDirectories: true)
        let found = workshop.library.installed()
        #expect(found.apps.isEmpty && found.problems.count == 2)
        #expect(found.problems.contains { $0.contains("Tickets (org.example.tickets)") && $0.contains("'/packages/Tickets'") })
    }
}
