import Foundation
import TestSupport
import Testing

@testable import Containment

/// How much of the machine a contained program can use.
@Suite(.needsIsolation, .inTurn) struct LimitTests {
    @Test(
        "memory stays within its limit, however it is asked for",
        arguments: Machine.ways, ["heap", "private", "protected", "shared", "growing", "device", "unnamed"])
    func memory(way: IsolatingWay, kind: String) async throws {
        var deed = try Deed(way)
        deed.program.limits.memory = 64 << 20
        try await deed.expectOnlyContainmentStops(["memory", kind, "\(256 << 20)"])
    }

    @Test("the usual limit stops a program that takes 2 GB, and not one that takes 100 MB", arguments: Machine.ways)
    func usualMemory(way: IsolatingWay) async throws {
        let deed = try Deed(way)
        let much = try await deed.outcome(["memory", "heap", "\(2 << 30)"], contained: true)
        #expect(much.wasStopped, "\(much.text)")
        let little = try await deed.outcome(["memory", "heap", "\(100 << 20)"], contained: true)
        #expect(little.succeeded, "\(little.text)")
    }

    @Test("open files stay within their limit, which the program cannot raise", arguments: Machine.ways)
    func files(way: IsolatingWay) async throws {
        var deed = try Deed(way)
        deed.program.limits.openFiles = 32
        try await deed.expectOnlyContainmentStops(["files", "100"])
        let many = try await deed.outcome(["files", "10000"], contained: true)
        #expect(many.wasStopped, "\(many.text)")
    }

    @Test(
        "threads stay within their limit", .needsBubblewrap,
        .enabled(if: getuid() != 0, "the kernel does not limit root's threads"))
    func threads() async throws {
        var deed = try Deed(Machine.bubblewrap)
        deed.program.limits.threads = 16
        try await deed.expectOnlyContainmentStops(["threads", "40"])
        let few = try await deed.outcome(["threads", "10"], contained: true)
        #expect(few.succeeded, "\(few.text)")
    }

    @Test("no process is started", arguments: Machine.ways, ["fork", "vfork", "clone", "clone3"])
    func processes(way: IsolatingWay, how: String) async throws {
        try await Deed(way).expectOnlyContainmentStops(["process", how])
    }

    @Test("a script that starts a command gets an error", arguments: Machine.ways)
    func script(way: IsolatingWay) async throws {
        var deed = try Deed(way)
        deed.program.executable = "/bin/sh"
        let result = try await deed.outcome(["-c", "echo before; ls / && echo succeeded"], contained: true)
        #expect(result.text.hasPrefix("before"), "\(result.text)")
        #expect(!result.succeeded, "\(result.text)")
    }

    @Test("without isolation the limits and the environment are set")
    func limitsOnly() async throws {
        var deed = try Deed(Containment.none)
        deed.program.limits.openFiles = 32
        #expect(!Containment.none.isolates)
        let environment = try await deed.outcome(["environment"], contained: true)
        // The shell adds its folders.
        let variables = environment.text.split(separator: "\n").filter { !$0.contains("PWD=") }
        #expect(Set(variables) == ["LANG=C", "TMPDIR=/tmp"])
        try await deed.expectOnlyContainmentStops(["files", "100"])
    }
}
