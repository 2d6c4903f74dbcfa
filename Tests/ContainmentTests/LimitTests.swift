import Foundation
import Testing

@testable import Containment

/// How much of the machine a contained program can use.
@Suite(.needsIsolation) struct LimitTests {
    @Test(
        "memory stays within its limit, however it is asked for",
        arguments: ["heap", "private", "protected", "shared", "growing", "device", "unnamed"])
    func memory(kind: String) async throws {
        var deed = try Deed()
        deed.program.limits.memory = 64 << 20
        try await deed.expectOnlyContainmentStops(["memory", kind, "\(256 << 20)"])
    }

    @Test("the usual limit stops a program that takes 2 GB, and not one that takes 100 MB")
    func usualMemory() async throws {
        let deed = try Deed()
        let much = try await deed.outcome(["memory", "heap", "\(2 << 30)"], contained: true)
        #expect(much.wasStopped, "\(much.text)")
        let little = try await deed.outcome(["memory", "heap", "\(100 << 20)"], contained: true)
        #expect(little.succeeded, "\(little.text)")
    }

    @Test("open files stay within their limit, which the program cannot raise")
    func files() async throws {
        var deed = try Deed()
        deed.program.limits.openFiles = 32
        try await deed.expectOnlyContainmentStops(["files", "100"])
        let many = try await deed.outcome(["files", "10000"], contained: true)
        #expect(many.wasStopped, "\(many.text)")
    }

    @Test("threads stay within their limit", .enabled(if: getuid() != 0, "the kernel does not limit root's threads"))
    func threads() async throws {
        var deed = try Deed()
        deed.program.limits.threads = 16
        try await deed.expectOnlyContainmentStops(["threads", "40"])
        let few = try await deed.outcome(["threads", "10"], contained: true)
        #expect(few.succeeded, "\(few.text)")
    }

    @Test("no process is started", arguments: ["fork", "vfork", "clone", "clone3"])
    func processes(how: String) async throws {
        try await Deed().expectOnlyContainmentStops(["process", how])
    }

    @Test("a script that starts a command gets an error")
    func script() async throws {
        var deed = try Deed()
        deed.program.executable = "/bin/sh"
        let result = try await deed.outcome(["-c", "echo before; ls / && echo succeeded"], contained: true)
        #expect(result.text.hasPrefix("before"), "\(result.text)")
        #expect(!result.succeeded, "\(result.text)")
    }

    @Test("without isolation the limits and the environment are set")
    func limitsOnly() async throws {
        var deed = try Deed()
        deed.program.limits.openFiles = 32
        deed.program.arguments = ["environment"]
        let command = try Containment.none.command(for: deed.program)
        #expect(command.environment == ["LANG": "C"])
        #expect(!Containment.none.isolates)
        let process = Process()
        process.executableURL = URL(filePath: command.executable)
        process.arguments = command.arguments.dropLast() + ["files", "100"]
        process.environment = command.environment
        process.standardOutput = FileHandle.nullDevice
        let status = await withCheckedContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(returning: -1) }
        }
        #expect(status == 1)
    }
}
