import Foundation
import TestSupport
import Testing

@testable import Containment

/// What of the machine's files a contained program can touch.
@Suite(.needsIsolation, .inTurn) struct FileTests {
    @Test("a program reads its bundle, and reads and writes its own folder", arguments: Machine.ways)
    func own(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        let read = try await deed.outcome(["read", deed.program.executable], contained: true)
        #expect(read.succeeded, "\(read.text)")
        let written = try await deed.outcome(["write", deed.own + "/notes"], contained: true)
        #expect(written.succeeded, "\(written.text)")
        #expect(FileManager.default.fileExists(atPath: deed.own + "/notes"))
    }

    @Test("it does not read another app's data, the home folder, or files of the machine", arguments: Machine.ways)
    func foreignFiles(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        var files = [try deed.root.file("other/contacts"), #filePath, "/etc/passwd"]
        let home = FileManager.default.homeDirectoryForCurrentUser
        // A system's user may have no home.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
        files += names.map { home.appending(path: $0).path }.filter { FileManager.default.contents(atPath: $0) != nil }.prefix(1)
        for file in files { try await deed.expectOnlyContainmentStops(["read", file]) }
    }

    @Test("it sees no folders, devices and secrets of the machine", arguments: Machine.ways)
    func folders(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        for folder in ["/sys", "/var/lib"] { try await deed.expectOnlyContainmentStops(["list", folder]) }
        for hidden in [
            "/etc/hostname", "/etc/shadow", "/etc/ssl/private", "/dev/shm", "/dev/tty", "/dev/ptmx", "/dev/zero", "/dev/mem",
            "/boot",
        ] {
            let read = try await deed.outcome(["read", hidden], contained: true)
            #expect(read.wasStopped, "\(hidden): \(read.text)")
        }
    }

    @Test("it writes nowhere but in its own folder and its temporary one", arguments: Machine.ways)
    func writing(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        for folder in [deed.bundle, deed.foreign] { try await deed.expectOnlyContainmentStops(["write", folder + "/file"]) }
        for path in [
            "/file", "/usr/file", "/dev/file", "/proc/1/mem", "/proc/self/mem", "/proc/sys/kernel/core_pattern", "/etc/file",
        ] {
            let written = try await deed.outcome(["write", path], contained: true)
            #expect(written.wasStopped, "\(path): \(written.text)")
        }
        let temporary = try await deed.outcome(["write", "TMPDIR/errand-file"], contained: true)
        #expect(temporary.succeeded, "\(temporary.text)")
        #expect(!FileManager.default.fileExists(atPath: "/tmp/errand-file"), "the temporary folder is its own")
    }

    @Test("links lead nowhere that it may not go", arguments: Machine.ways)
    func links(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        let secret = try deed.root.file("other/contacts")
        for folder in [deed.bundle, deed.own] {
            try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: secret)
            try await deed.expectOnlyContainmentStops(["read", folder + "/link"])
        }
        try await deed.expectOnlyContainmentStops(["read", "/proc/self/root" + secret])
    }

    @Test("files get no other names under which they could be changed, and are not moved away", arguments: Machine.ways)
    func names(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        for (how, number) in [("link", 1), ("rename", 2)] {
            for folder in [deed.bundle, deed.foreign] {
                // The first is left behind by the uncontained program.
                let files = [0, 1].map { "\(folder)/\(number)-\($0)" }
                for file in files { try Data("private".utf8).write(to: URL(filePath: file)) }
                let free = try await deed.outcome(["rename", how, files[0], deed.own + "/\(UUID())"], contained: false)
                #expect(free.succeeded, "\(free.text)")
                let contained = try await deed.outcome(["rename", how, files[1], deed.own + "/\(UUID())"], contained: true)
                #expect(contained.wasStopped, "\(contained.text)")
            }
        }
        let own = try deed.root.file("private/own")
        let moved = try await deed.outcome(["rename", "rename", own, deed.own + "/moved"], contained: true)
        #expect(moved.succeeded, "\(moved.text)")
    }

    @Test("files that it may not change keep their owner and length, and are not watched", arguments: Machine.ways)
    func marks(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        for how in ["chown", "watch", "truncate", "empty", "unlink"] {
            try await deed.expectStoppedFirst(["mark", how, try deed.root.file("other/\(how)")])
        }
        for how in ["truncate", "empty", "unlink"] {
            try await deed.expectStoppedFirst(["mark", how, try deed.root.file("Evil.app/\(how)")])
        }
    }

    @Test("files that it may not change keep their permissions and times", arguments: Machine.ways)
    func permissions(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        for file in ["other/chmod", "other/touch", "Evil.app/chmod", "Evil.app/fchmod", "Evil.app/touch", "Evil.app/futimens"] {
            try await expectKeptMarks(of: deed.root.file(file), by: deed)
        }
    }

    @Test(
        "the host's devices keep their permissions", .enabled(if: getuid() == 0, "only root owns them"), arguments: Machine.ways)
    func devices(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        try await expectKeptMarks(of: deed.root.file("private/chmod"), by: deed)
    }

    /// The last component of the path is the name of a call that the program makes.
    private func expectKeptMarks(of file: String, by deed: Deed) async throws {
        let attributes: [FileAttributeKey: any Sendable] = [
            .posixPermissions: 0o640, .modificationDate: Date(timeIntervalSince1970: 1_000_000_000),
        ]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: file)
        func isKept() throws -> Bool {
            let now = try FileManager.default.attributesOfItem(atPath: file)
            return now[.posixPermissions] as? Int == 0o640
                && now[.modificationDate] as? Date == attributes[.modificationDate] as? Date
        }
        for contained in [true, false] {
            _ = try await deed.outcome(["mark", (file as NSString).lastPathComponent, file], contained: contained)
            #expect(try isKept() == contained, "\(file)")
        }
    }

    @Test("a file stays within its limit", arguments: Machine.ways)
    func fileSize(way: IsolatingWay) async throws {
        var deed = try Deed(way)
        deed.program.limits.fileSize = 1 << 20
        try await deed.expectOnlyContainmentStops(["fill", deed.own + "/large", "\(4 << 20)"])
        let size = try FileManager.default.attributesOfItem(atPath: deed.own + "/large")[.size] as? Int
        #expect(size == 1 << 20)
    }

    @Test("the temporary folder stays within its limit", .needsBubblewrap)
    func temporarySize() async throws {
        var deed = try Deed(Machine.bubblewrap)
        deed.program.limits.temporaryFiles = 1 << 20
        try await deed.expectOnlyContainmentStops(["fill", "/tmp/errand-large-\(UUID().uuidString)", "\(4 << 20)"])
    }

    @Test("the temporary folder is gone after the program's end, and after that of a host that was killed", .needsLandlock)
    func temporaryFolders() async throws {
        let deed = try Deed(Machine.landlock)
        let printed = try await deed.outcome(["environment"], contained: true)
        let path = try #require(printed.text.split(separator: "\n").first { $0.hasPrefix("TMPDIR=") }?.dropFirst(7))
        #expect(path != "/tmp" && !FileManager.default.fileExists(atPath: String(path)))
        // One in use, and one that nobody has locked.
        let used = try TemporaryFolder()
        defer { used.remove() }
        let abandoned = try deed.root.folder("../errand-program-abandoned-\(UUID().uuidString)")
        _ = try deed.root.file("../\((abandoned as NSString).lastPathComponent)/file")
        TemporaryFolder.removeAbandoned()
        #expect(FileManager.default.fileExists(atPath: used.path) && !FileManager.default.fileExists(atPath: abandoned))
    }
}
