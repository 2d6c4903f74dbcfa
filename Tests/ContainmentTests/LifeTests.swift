import Foundation
import Testing

@testable import Containment

/// When a contained program ends, and that it does its work until then.
@Suite(.needsIsolation) struct LifeTests {
    @Test("killing what was started ends the program, whatever it does against it")
    func killed() async throws {
        let deed = try Deed()
        let lock = try deed.root.file("private/lock")
        let (process, output) = try deed.process(["linger", lock], contained: true)
        try await LaunchThread.shared.run { try process.run() }
        let printed = await Self.lines(of: output, until: "lingering")
        #expect(printed.contains("parent's memory: Read-only file system"), "\(printed)")
        #expect(Self.holder(of: lock) != nil)
        kill(process.processIdentifier, SIGKILL)
        await Self.freed(lock)
    }

    @Test("the program ends with the process that started it")
    func orphaned() async throws {
        let deed = try Deed()
        for contained in [true, false] {
            let lock = try deed.root.file("private/lock-\(contained)")
            let (inner, _) = try deed.process(["linger", lock], contained: contained)
            let parent = Process()
            parent.executableURL = URL(filePath: "/bin/sh")
            parent.arguments = ["-c", "\"$@\" & wait", "sh", try #require(inner.executableURL).path] + (inner.arguments ?? [])
            let pipe = Pipe()
            parent.standardOutput = pipe
            try await LaunchThread.shared.run { try parent.run() }
            _ = await Self.lines(of: pipe.fileHandleForReading, until: "lingering")
            let holder = try #require(Self.holder(of: lock))
            kill(parent.processIdentifier, SIGKILL)
            if contained {
                await Self.freed(lock)
            } else {
                // It lives on as the child of another process, so that the test can fail.
                while try Self.parent(of: holder) == parent.processIdentifier { await Task.yield() }
                #expect(Self.holder(of: lock) == holder)
                kill(holder, SIGKILL)
            }
        }
    }

    @Test("the program ends with the thread that started it, which is what the launch thread is for")
    func thread() async throws {
        let deed = try Deed()
        let lock = try deed.root.file("private/lock")
        let (process, output) = try deed.process(["linger", lock], contained: true)
        let thread = Thread {
            do { try process.run() } catch { Issue.record(error) }
            // Ends once the program is at work.
            while Self.holder(of: lock) == nil { sched_yield() }
        }
        thread.start()
        _ = await Self.lines(of: output, until: "lingering")
        await Self.freed(lock)
    }

    @Test("a contained Swift program answers on its socket, knows zones and languages, and keeps data")
    func wellBehaved() async throws {
        let root = try TestFolder()
        let (bundle, own) = (try root.folder("Good.app"), try root.folder("private"))
        let executable = try Machine.install("WellBehaved", into: bundle)
        let command = try Machine.containment.command(
            for: ContainedProgram(
                executable: executable, environment: ["HOME": own, "TZ": "America/Los_Angeles"],
                readableFolders: [bundle] + Machine.swiftLibraries, writableFolders: [own]))
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let (host, child) = (FileHandle(fileDescriptor: ends[0], closeOnDealloc: true), FileHandle(fileDescriptor: ends[1]))
        let process = Process()
        process.executableURL = URL(filePath: command.executable)
        process.arguments = command.arguments
        process.environment = command.environment
        process.standardInput = child
        try await LaunchThread.shared.run { try process.run() }
        try child.close()
        try host.write(contentsOf: Data("ping".utf8))
        let answer = String(decoding: await Self.everything(of: host), as: UTF8.self)
        #expect(answer == "ping|America/Los_Angeles|Freitag, 15. Januar 2027|\(own)|5050")
        #expect(FileManager.default.fileExists(atPath: own + "/note.json"))
    }

    @Test("the launch thread is always the same one, and passes errors on")
    func launchThread() async throws {
        let first = try await LaunchThread.shared.run { UInt(pthread_self()) }
        let second = try await LaunchThread.shared.run { UInt(pthread_self()) }
        #expect(first == second)
        await #expect(throws: CancellationError.self) { try await LaunchThread.shared.run { throw CancellationError() } }
    }

    /// The process that holds the lock on a file; `nil` if there is none.
    private static func holder(of path: String) -> pid_t? {
        let file = open(path, O_RDWR)
        defer { close(file) }
        var whole = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
        guard fcntl(file, F_GETLK, &whole) == 0, whole.l_type != Int16(F_UNLCK) else { return nil }
        return whole.l_pid
    }

    private static func parent(of process: pid_t) throws -> pid_t? {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        return status.split(separator: "\n").first { $0.hasPrefix("PPid:") }.flatMap { pid_t($0.split(separator: "\t")[1]) }
    }

    /// Waits until no process holds the lock: the kernel frees it with its holder.
    private static func freed(_ path: String) async {
        while holder(of: path) != nil { await Task.yield() }
    }

    /// What a program prints until it has printed some words or ended.
    private static func lines(of output: FileHandle, until words: String) async -> String {
        await onThread {
            var text = Data()
            while !String(decoding: text, as: UTF8.self).contains(words) {
                let more = output.availableData
                if more.isEmpty { break }
                text += more
            }
            return String(decoding: text, as: UTF8.self)
        }
    }

    private static func everything(of output: FileHandle) async -> Data { await onThread { output.readDataToEndOfFile() } }

    /// Waits without keeping a thread from other tests.
    private static func onThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in Thread.detachNewThread { continuation.resume(returning: work()) } }
    }
}
