import CommandSupport
import Foundation
import TestSupport
import Testing

/// When `errand run` builds an app again.
struct SourceChangesTests {
    private let folder: TestFolder
    private let source: AppSource

    init() throws {
        folder = try TestFolder()
        for path in [
            "Package.swift", "App/Info.plist", "Extension/Info.plist", "Extension/Handler.swift", "Sources/Core/Core.swift",
        ] {
            try Self.write("", to: folder.url.appending(path: path))
        }
        source = try AppSource(path: folder.url.path)
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func write(_ path: String, _ text: String = "new") throws {
        try Self.write(text, to: folder.url.appending(path: path))
    }

    private func snapshot(_ targets: String...) -> SourceSnapshot { SourceSnapshot(of: source, targets: targets) }

    @Test("the package's manifest, its app and its sources are watched")
    func watched() throws {
        let before = snapshot()
        try write("Package.swift")
        try write("App/en.lproj/AppIntentVocabulary.plist")
        try write("Extension/Handler.swift")
        try FileManager.default.removeItem(at: folder.url.appending(path: "Sources/Core/Core.swift"))
        #expect(
            snapshot().changes(since: before) == [
                "App/en.lproj/AppIntentVocabulary.plist", "Extension/Handler.swift", "Package.swift", "Sources/Core/Core.swift",
            ])
    }

    @Test("packages in folders that it depends on are watched")
    func dependencies() throws {
        let shared = try TestFolder()
        func snapshot() -> SourceSnapshot { SourceSnapshot(of: source, dependencies: [shared.url]) }
        let before = snapshot()
        for path in ["Package.swift", "Sources/Fares/Fares.swift", "Tests/T.swift", ".build/x"] {
            try Self.write("new", to: shared.url.appending(path: path))
        }
        let changes = snapshot().changes(since: before)
        #expect(changes.map { URL(filePath: $0).lastPathComponent }.sorted() == ["Fares.swift", "Package.swift"])
        #expect(changes.allSatisfy { $0.hasPrefix("/") })
    }

    @Test("what is built from the sources, tests, and what editors leave behind change nothing")
    func ignored() throws {
        let before = snapshot()
        for path in [
            ".build/debug/App/x", "Package.resolved", "README.md", "Tests/T.swift", "Extension/.Handler.swift.swp",
            "Extension/Handler.swift~", "Extension/#Handler.swift#",
        ] { try write(path) }
        // A link to a folder above has no end.
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: "Sources/loop").path, withDestinationPath: folder.url.path)
        #expect(snapshot() == before)
    }

    @Test("permission to run a program is a change")
    func mode() throws {
        let before = snapshot()
        let file = folder.url.appending(path: "Extension/Handler.swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        #expect(snapshot().changes(since: before) == ["Extension/Handler.swift"])
    }

    @Test("a change is built once, when it is over")
    func settles() throws {
        var changes = SourceChanges(built: snapshot())
        #expect(changes.look(snapshot()) == [])
        try write("Extension/Handler.swift", "one")
        #expect(changes.look(snapshot()) == [])
        try write("Extension/Other.swift", "two")
        #expect(changes.look(snapshot()) == [])
        #expect(changes.look(snapshot()) == ["Extension/Handler.swift", "Extension/Other.swift"])
        #expect(changes.look(snapshot()) == [] && changes.look(snapshot()) == [])
        // As if during the build that began.
        try write("Extension/Other.swift", "three")
        #expect(changes.look(snapshot()) == [])
        #expect(changes.look(snapshot()) == ["Extension/Other.swift"])
    }

    @Test("a file that was taken away and put back is not built")
    func undone() throws {
        var changes = SourceChanges(built: snapshot())
        let (file, away) = (folder.url.appending(path: "Extension/Handler.swift"), folder.url.appending(path: "away"))
        try FileManager.default.moveItem(at: file, to: away)
        #expect(changes.look(snapshot()) == [])
        try FileManager.default.moveItem(at: away, to: file)
        #expect(changes.look(snapshot()) == [] && changes.look(snapshot()) == [])
    }

    @Test("targets with folders of their own are watched from when they are known")
    func targets() throws {
        try write("Handlers/Handler.swift", "one")
        var changes = SourceChanges(built: snapshot())
        try write("Extension/Handler.swift")
        changes.widen(to: snapshot("Handlers"))
        #expect(changes.look(snapshot("Handlers")) == [])
        #expect(changes.look(snapshot("Handlers")) == ["Extension/Handler.swift"])
        try write("Handlers/Handler.swift", "two")
        #expect(changes.look(snapshot("Handlers")) == [])
        #expect(changes.look(snapshot("Handlers")) == ["Handlers/Handler.swift"])
    }
}
