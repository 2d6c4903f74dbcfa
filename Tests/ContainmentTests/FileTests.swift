import Foundation
import Testing

@testable import Containment

/// What of the machine's files a contained program can touch.
@Suite(.needsIsolation) struct FileTests {
    @Test("a program reads its bundle, and reads and writes its own folder")
    func own() async throws {
        let deed = try Deed()
        let read = try await deed.outcome(["read", deed.program.executable], contained: true)
        #expect(read.succeeded, "\(read.text)")
        let written = try await deed.outcome(["write", deed.own + "/notes"], contained: true)
        #expect(written.succeeded, "\(written.text)")
        #expect(FileManager.default.fileExists(atPath: deed.own + "/notes"))
    }

    @Test("it does not read another app's data, the home folder, or files of the machine")
    func foreignFiles() async throws {
        let deed = try Deed()
        var files = [try deed.root.file("other/contacts"), #filePath, "/etc/passwd"]
        let home = FileManager.default.homeDirectoryForCurrentUser
        // A system's user may have no home.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
        files += names.map { home.appending(path: $0).path }.filter { FileManager.default.contents(atPath: $0) != nil }.prefix(1)
        for file in files { try await deed.expectOnlyContainmentStops(["read", file]) }
    }

    @Test("it sees no folders, devices and secrets of the machine")
    func folders() async throws {
        let deed = try Deed()
        for folder in ["/sys", "/var/lib"] { try await deed.expectOnlyContainmentStops(["list", folder]) }
        for hidden in [
            "/etc/hostname", "/etc/shadow", "/etc/ssl/private", "/dev/shm", "/dev/tty", "/dev/ptmx", "/dev/zero", "/dev/mem",
            "/boot",
        ] {
            let read = try await deed.outcome(["read", hidden], contained: true)
            #expect(read.wasStopped, "\(hidden): \(read.text)")
        }
    }

    @Test("it writes nowhere but in its own folder and its temporary one")
    func writing() async throws {
        let deed = try Deed()
        for folder in [deed.bundle, deed.foreign] { try await deed.expectOnlyContainmentStops(["write", folder + "/file"]) }
        for path in [
            "/file", "/usr/file", "/dev/file", "/proc/1/mem", "/proc/self/mem", "/proc/sys/kernel/core_pattern", "/etc/file",
        ] {
            let written = try await deed.outcome(["write", path], contained: true)
            #expect(written.wasStopped, "\(path): \(written.text)")
        }
        let temporary = try await deed.outcome(["write", "/tmp/errand-file"], contained: true)
        #expect(temporary.succeeded, "\(temporary.text)")
        #expect(!FileManager.default.fileExists(atPath: "/tmp/errand-file"), "the temporary folder is its own")
    }

    @Test("links lead nowhere that it may not go")
    func links() async throws {
        let deed = try Deed()
        let secret = try deed.root.file("other/contacts")
        for folder in [deed.bundle, deed.own] {
            try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: secret)
            try await deed.expectOnlyContainmentStops(["read", folder + "/link"])
        }
    }

    @Test("a file stays within its limit, and the temporary folder within its own")
    func sizes() async throws {
        var deed = try Deed()
        deed.program.limits.fileSize = 1 << 20
        deed.program.limits.temporaryFiles = 1 << 20
        try await deed.expectOnlyContainmentStops(["fill", deed.own + "/large", "\(4 << 20)"])
        let size = try FileManager.default.attributesOfItem(atPath: deed.own + "/large")[.size] as? Int
        #expect(size == 1 << 20)
        deed.program.limits.fileSize = 64 << 20
        try await deed.expectOnlyContainmentStops(["fill", "/tmp/errand-large-\(UUID().uuidString)", "\(4 << 20)"])
    }

    @Test("the host's devices keep their permissions", .enabled(if: getuid() == 0, "only root owns them"))
    func permissions() async throws {
        let deed = try Deed()
        let file = try deed.root.file("private/device")
        try await deed.expectOnlyContainmentStops(["chmod", file])
    }
}
