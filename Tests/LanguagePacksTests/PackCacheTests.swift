import Foundation
import IntentSchema
import Synchronization
import Testing
import Understanding

@testable import LanguagePacks

struct PackCacheTests {
    /// A pack of its own with few files, and a folder for its compiled parts.
    private final class Fixture {
        let root = FileManager.default.temporaryDirectory.appending(path: "errand-pack-\(UUID().uuidString)")
        var compiled: URL { root.appending(path: "compiled") }
        var directory: URL { root.appending(path: "en") }

        init() throws {
            try write("places/a.yaml", Self.city("Lyon"))
            try write("names/short-forms.txt", "robert: bob rob")
            try write("names/common-words.txt", "apple pear")
            try write("templates/common.yaml", "leadIns: [please]\nanswers: {yes: [\"yes\"], no: [\"no\"]}")
            try write(
                "templates/rides.yaml",
                "intents: {INRequestRideIntent: {slots: {partySize: count}, templates: ['a ride for {partySize} people', a ride]}}"
            )
        }

        static func city(_ name: String) -> String {
            "- {name: \(name), category: city, latitude: 45.8, longitude: 4.8, country: France, isoCountryCode: FR}"
        }

        deinit { try? FileManager.default.removeItem(at: root) }

        func write(_ path: String, _ text: String) throws {
            let file = directory.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        func pack(program: UInt64? = 1, compiled: URL? = nil) throws -> LanguagePack {
            try LanguagePack(
                language: "en", directory: directory,
                cache: PackCache(folder: compiled ?? self.compiled, program: program))
        }

        var files: [URL] {
            let files = try? FileManager.default.contentsOfDirectory(at: compiled, includingPropertiesForKeys: nil)
            return (files ?? []).sorted { $0.path < $1.path }
        }
    }

    private func reading(_ pack: LanguagePack) throws -> Interpretation {
        let context = InterpretationContext(
            now: Date(timeIntervalSince1970: 0), calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: "en_US"),
            apps: [AppDescription(id: "a", name: "A", intents: ["INRequestRideIntent"])], contacts: ContactIndex([]))
        return try TemplateInterpreter(pack: pack).interpret("please a ride for 4 people", in: context)
    }

    @Test("what is kept is what was made, and is made once")
    func kept() throws {
        let fixture = try Fixture()
        let first = try fixture.pack()
        let made = (try first.placeIndex().places, try first.names().isCommon("pears"), try reading(first))
        let files = fixture.files
        #expect(files.count == 5)
        let dates = try files.map { try $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate }
        let second = try fixture.pack()
        #expect(try second.placeIndex().places == made.0)
        #expect(try second.names().isCommon("pears") == made.1)
        #expect(try reading(second) == made.2)
        #expect(made.2.acts.first.map { if case .request = $0 { true } else { false } } == true)
        #expect(
            try files.map { try $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate } == dates)
        #expect(fixture.files == files)
    }

    @Test("a changed file or another program makes the part again")
    func stale() throws {
        let fixture = try Fixture()
        #expect(try fixture.pack().placeIndex().places.map(\.name) == ["Lyon"])
        try fixture.write("places/b.yaml", Fixture.city("Brest"))
        #expect(try fixture.pack().placeIndex().places.map(\.name) == ["Lyon", "Brest"])
        #expect(fixture.files.count == 2)
        #expect(try fixture.pack(program: 2).placeIndex().places.count == 2)
        #expect(fixture.files.count == 3)
    }

    @Test("damaged files are made again, wherever the damage is")
    func damaged() throws {
        let fixture = try Fixture()
        let whole = try reading(try fixture.pack())
        let files = fixture.files
        let bytes = try files.map { try Data(contentsOf: $0) }
        for step in 0..<60 {
            var damaged: [Data] = []
            for (file, whole) in zip(files, bytes) {
                var content = whole
                let place = content.count * step / 60
                if step % 3 == 0 { content.removeSubrange(place...) } else { content[place] ^= UInt8(1 << (step % 8)) }
                try content.write(to: file)
                damaged.append(content)
            }
            #expect(try reading(try fixture.pack()) == whole)
            #expect(fixture.files == files)
            for (file, content) in zip(files, damaged) { #expect(try Data(contentsOf: file) != content) }
        }
    }

    @Test("files are intact until they are written to, replaced or looked at by another program")
    func intact() throws {
        let fixture = try Fixture()
        let file = fixture.directory.appending(path: "names/common-words.txt")
        let cache = PackCache(folder: fixture.compiled, program: 1)
        #expect(!cache.contains(file))
        cache.insert(file)
        #expect(cache.contains(file))
        #expect(!cache.contains(fixture.directory.appending(path: "names/short-forms.txt")))
        #expect(!PackCache(folder: fixture.compiled, program: 2).contains(file))
        try fixture.write("names/common-words.txt", "apple plum")
        #expect(!cache.contains(file))
        cache.insert(file)
        for mark in fixture.files { try Data("nothing".utf8).write(to: mark) }
        #expect(!cache.contains(file))
        cache.insert(file)
        #expect(cache.contains(file))
    }

    @Test("what is made of folders is made again when a file deep in them changes, or another choice is made")
    func folders() throws {
        let fixture = try Fixture()
        let cache = PackCache(folder: fixture.compiled, program: 1)
        var made = 0
        func text(_ choice: String = "en") throws -> String {
            try cache.value("texts", from: [fixture.directory], choice: choice) {
                made += 1
                return "made \(made)"
            }
        }
        #expect(try [text(), text()] == ["made 1", "made 1"])
        #expect(try text("de") == "made 2")
        try fixture.write("names/common-words.txt", "apple plum")
        #expect(try [text(), text()] == ["made 3", "made 3"])
        try fixture.write("names/more/words.txt", "fig")
        #expect(try [text(), text()] == ["made 4", "made 4"])
    }

    @Test("a folder that cannot be written, or no known program, costs time only")
    func unwritable() throws {
        let fixture = try Fixture()
        let file = fixture.root.appending(path: "file")
        try Data().write(to: file)
        let whole = try reading(try LanguagePack(language: "en", directory: fixture.directory))
        #expect(try reading(try fixture.pack(compiled: file.appending(path: "compiled"))) == whole)
        #expect(try reading(try fixture.pack(program: nil)) == whole)
        #expect(fixture.files.isEmpty)
    }

    @Test("several may start at the same time")
    func concurrent() throws {
        let fixture = try Fixture()
        let whole = try reading(try LanguagePack(language: "en", directory: fixture.directory))
        let failures = Mutex(0)
        let packs = try (0..<16).map { _ in try fixture.pack() }
        DispatchQueue.concurrentPerform(iterations: packs.count) { index in
            if (try? reading(packs[index])) != whole { failures.withLock { $0 += 1 } }
        }
        #expect(failures.withLock { $0 } == 0)
    }
}
