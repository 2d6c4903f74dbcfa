import Foundation
import TestSupport
import Testing

@testable import Containment

/// When a contained program ends, and that it does its work until then.
@Suite(.needsIsolation, .inTurn) struct LifeTests {
    @Test("killing what was started ends the program, whatever it does against it", arguments: Machine.ways)
    func killed(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        let lock = try deed.root.file("private/lock")
        let running = try await deed.start(["linger", lock], contained: true)
        let printed = await running.text(until: "lingering")
        let refusal = way.containment.isolation == .bubblewrap ? "Read-only file system" : "Permission denied"
        #expect(printed.contains("parent's memory: \(refusal)"), "\(printed)")
        #expect(Self.holder(of: lock) != nil)
        kill(running.process.number, SIGKILL)
        await Self.freed(lock)
        #expect(running.waitForEnd() == 128 + SIGKILL)
    }

    @Test("the program ends with the process that started it", arguments: Machine.ways)
    func orphaned(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        for contained in [true, false] {
            let lock = try deed.root.file("private/lock-\(contained)")
            // A host of its own, which finds bubblewrap where it is to use it.
            let host = LaunchCommand(
                executable: try Machine.built("DyingHost"),
                arguments: [contained ? "contained" : "free", deed.program.executable, deed.bundle, deed.own, lock],
                environment: ["PATH": way.containment.isolation == .bubblewrap ? Machine.path : "/no/such/folder"])
            let running = try await LaunchThread.shared.run { try RunningDeed(host) }
            let printed = await running.text(until: "lingering")
            let holder = try #require(Self.holder(of: lock), "\(printed)")
            kill(running.process.number, SIGKILL)
            _ = await onThread { running.waitForEnd() }
            if contained {
                await Self.freed(lock)
            } else {
                // It lives on as the child of another process, so that the test can fail.
                while try Self.parent(of: holder) == running.process.number { await Task.yield() }
                #expect(Self.holder(of: lock) == holder)
                kill(holder, SIGKILL)
            }
        }
    }

    @Test(
        "the program ends with the thread that started it, which is what the launch thread is for", arguments: Machine.ways)
    func thread(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        let lock = try deed.root.file("private/lock")
        let command = try deed.command(["linger", lock], contained: true)
        let status = await withCheckedContinuation { (continuation: CheckedContinuation<Int32, Never>) in
            Thread.detachNewThread {
                do {
                    let running = try RunningDeed(command)
                    Thread.detachNewThread { continuation.resume(returning: running.waitForEnd()) }
                } catch {
                    Issue.record(error)
                    continuation.resume(returning: 0)
                }
                // Ends once the program is at work.
                while Self.holder(of: lock) == nil { sched_yield() }
            }
        }
        #expect(status == 128 + SIGKILL)
        await Self.freed(lock)
    }

    @Test(
        "a contained Swift program answers on its socket, knows zones and languages, and keeps data", arguments: Machine.ways)
    func wellBehaved(way: IsolatingWay) async throws {
        let root = try TestFolder()
        let (bundle, own) = (try root.folder("Good.app"), try root.folder("private"))
        let executable = try Machine.install("WellBehaved", into: bundle)
        let command = try way.containment.command(
            for: ContainedProgram(
                executable: executable,
                environment: ["HOME": own, "CFFIXED_USER_HOME": own, "TZ": "America/Los_Angeles", "TMPDIR": "/tmp"],
                readableFolders: [bundle] + Machine.swiftLibraries, writableFolders: [own]))
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
        let host = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        let child = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        let running = try await LaunchThread.shared.run { try RunningDeed(command, input: child) }
        try child.close()
        try host.write(contentsOf: Data("ping".utf8))
        let answer = String(decoding: await onThread { host.readDataToEndOfFile() }, as: UTF8.self)
        let printed = await onThread { running.output.readDataToEndOfFile() }
        #expect(running.waitForEnd() == 0, "\(String(decoding: printed, as: UTF8.self))")
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
}
