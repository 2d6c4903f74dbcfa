import AppBundles
import AppLibrary
import Foundation
import Synchronization
import TestSupport
import Testing

struct InterruptionTests {
    /// Copies of a library, taken between the steps of an installation: what a process that was killed there leaves.
    private final class Snapshots: Sendable {
        let folders = Mutex<[(step: AppLibrary.Step, folder: TestFolder)]>([])
        /// Whether steps are recorded.
        let isOn = Mutex(false)

        func take(_ step: AppLibrary.Step, of data: URL) throws {
            guard isOn.withLock({ $0 }) else { return }
            let folder = try TestFolder()
            try FileManager.default.copyItem(at: data, to: folder.url.appendingPathComponent("data"))
            folders.withLock { $0.append((step, folder)) }
        }
    }

    @Test("a process that is killed between any two steps leaves the old version or the new one, and the next change cleans up")
    func killed() throws {
        let (folder, snapshots) = (try TestFolder(), Snapshots())
        let data = folder.url.appendingPathComponent("data")
        let workshop = Workshop(folder) { try snapshots.take($0, of: data) }
        try workshop.install("zero")
        try workshop.install("one")
        snapshots.isOn.withLock { $0 = true }
        try workshop.install("two")
        let taken = snapshots.folders.withLock { $0 }
        #expect(taken.map(\.step) == AppLibrary.Step.allCases)
        for (step, folder) in taken {
            let left = Workshop(folder)
            let isNew = step == .replaced || step == .cleaned
            #expect(try left.text(of: left.current) == (isNew ? "two" : "one"), "\(step)")
            #expect(left.library.installed().problems.isEmpty)
            try left.install("three")
            #expect(try left.text(of: left.current) == "three", "\(step)")
            let files = try left.files
            #expect(files.count { $0.hasSuffix(".app") } == 2, "\(files)")
            #expect(!files.contains("installation.json.new"))
        }
    }

    private struct Failure: Error {}

    @Test(
        "an installation that fails at any step leaves the old version or the new one, and nothing else",
        arguments: AppLibrary.Step.allCases)
    func fails(at step: AppLibrary.Step) throws {
        let folder = try TestFolder()
        let first = Workshop(folder)
        try first.install("one")
        let second = Workshop(folder) { if $0 == step { throw Failure() } }
        #expect(throws: Failure.self) { try second.install("two") }
        let isNew = step == .replaced || step == .cleaned
        #expect(try first.text(of: first.current) == (isNew ? "two" : "one"))
        let files = try first.files
        #expect(files.count { $0.hasSuffix(".app") } == (isNew ? 2 : 1), "\(files)")
        #expect(!files.contains("installation.json.new"))
    }

    @Test("changes at the same time wait for each other, and every one of them is whole")
    func concurrently() async throws {
        let folder = try TestFolder()
        let workshop = Workshop(folder)
        try workshop.install("start")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<12 {
                group.addTask {
                    let own = Workshop(folder)
                    let app = try own.install(
                        "\(number)", BundleFiles(identifier: "org.example.\(number % 2 == 0 ? "tickets" : "other")"))
                    #expect(app.version > 0)
                }
                group.addTask {
                    // At every moment there is a whole app.
                    let own = Workshop(folder)
                    for _ in 0..<50 {
                        let current = try own.current
                        #expect(current?.name == "Tickets")
                    }
                }
            }
            try await group.waitForAll()
        }
        let found = workshop.library.installed()
        #expect(found.apps.map(\.version) == [6, 7] && found.problems.isEmpty)
        #expect(try workshop.files.count { $0.hasSuffix(".app") } == 2)
    }

    /// A small disk of its own, where this process may mount one.
    private final class SmallDisk {
        let folder: TestFolder

        static let isPossible: Bool = {
            // Whatever is in the way, there is no disk to test with.
            guard geteuid() == 0, let disk = try? SmallDisk() else { return false }
            return disk.isMounted
        }()

        private let isMounted: Bool

        init() throws {
            folder = try TestFolder()
            isMounted = try Self.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder.url.path])
        }

        deinit {
            // What stays mounted goes away with the machine's temporary folder.
            if isMounted { _ = try? Self.run(["umount", folder.url.path]) }
        }

        private static func run(_ arguments: [String]) throws -> Bool {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = arguments
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus == 0
        }
    }

    @Test(
        "a full disk leaves the installed version and gives the room back",
        .enabled(if: SmallDisk.isPossible, "needs the right to mount a small disk"))
    func fullDisk() throws {
        let disk = try SmallDisk()
        let workshop = Workshop(disk.folder)
        try workshop.install("one")
        let elsewhere = try TestFolder()
        var files = BundleFiles()
        files.files["large"] = .file(Data(repeating: 7, count: 3 << 20))
        let large = try files.write(in: elsewhere.url)
        for _ in 0..<3 {
            let error = #expect(throws: AppLibraryError.self) {
                try workshop.library.install(large, from: "", granting: [], by: "owner")
            }
            #expect(error?.code == .full && error?.message.contains("free some space") == true, "\(error?.message ?? "")")
            #expect(try workshop.text(of: workshop.current) == "one")
        }
        try workshop.install("two")
        #expect(try workshop.text(of: workshop.current) == "two")
        let log = RotatingLog(file: try #require(try workshop.current).logFile)
        try Data(repeating: 7, count: 64 << 10).fill(disk.folder.url)
        for number in 0..<200 { log.note("line \(number) \(String(repeating: "x", count: 100))") }
        try FileManager.default.removeItem(at: disk.folder.url.appendingPathComponent("filling"))
        log.note("room again")
        var reader = LogReader(file: log.file)
        let lines = try reader.last(2)
        #expect(lines.last?.hasSuffix(" host room again") == true, "\(lines)")
        #expect(lines.first?.contains("bytes could not be written here") == true, "\(lines)")
    }
}

extension Data {
    /// Writes the data to a file in a folder until there is no room left.
    fileprivate func fill(_ folder: URL) throws {
        let descriptor = open(folder.appendingPathComponent("filling").path, O_WRONLY | O_CREAT, 0o600)
        defer { close(descriptor) }
        while withUnsafeBytes({ Foundation.write(descriptor, $0.baseAddress, $0.count) }) > 0 {}
    }
}
