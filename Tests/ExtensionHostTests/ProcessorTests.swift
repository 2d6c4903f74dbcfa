import ConnectionTesting
import ExtensionProtocol
import Foundation
import IntentSchema
import TestSupport
import Testing

@testable import ExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a program takes of the processors.
@Suite(.inTurn) struct ProcessorTests {
    @Test("What a process has started counts, and comes last with it")
    func tree() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        // It computes for as long as the tests run: a run that is killed leaves no busy shell behind.
        process.arguments = ["-c", "sh -c 'while kill -0 \(getpid()) 2>/dev/null; do :; done' & echo $!; wait"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        // A shell that waits may put off SIGTERM.
        defer { kill(process.processIdentifier, SIGKILL) }
        let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        defer { kill(child, SIGKILL) }
        // The shell only waits; its child computes. A test that is suspended goes on once the others let it, which may take as long as all
        // of them, and the child would take a processor from them until then.
        while ProcessorUse(below: process.processIdentifier).time < .milliseconds(50) { sched_yield() }
        #expect(getpriority(.init(PRIO_PROCESS.rawValue), id_t(child)) < 19)
        ProcessorUse(below: process.processIdentifier).lower()
        #expect(getpriority(.init(PRIO_PROCESS.rawValue), id_t(child)) == 19)
        #expect(getpriority(.init(PRIO_PROCESS.rawValue), id_t(process.processIdentifier)) == 19)
    }

    @Test(
        "A session of a program comes last as a whole, and the host's does not",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/autogroup")))
    func session() async throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "setsid sleep 1000 & echo $!; wait"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        defer { kill(process.processIdentifier, SIGKILL) }
        let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        defer { kill(child, SIGKILL) }
        await until { getsid(child) == child }
        let own = try String(contentsOfFile: "/proc/self/autogroup", encoding: .utf8)
        ProcessorUse(below: process.processIdentifier).lower()
        #expect(try String(contentsOfFile: "/proc/\(child)/autogroup", encoding: .utf8).contains("nice 19"))
        #expect(try String(contentsOfFile: "/proc/self/autogroup", encoding: .utf8) == own)
    }

    @Test("A process that does not exist takes nothing", arguments: [0, -1, pid_t.max])
    func nobody(process: pid_t) {
        let use = ProcessorUse(below: process)
        #expect(use.time == .zero)
        use.lower()
    }

    @Test(
        "A program that only computes during a call comes last, and one that only waits does not",
        arguments: ["spin", "hang resolve"])
    func computing(text: String) async {
        let probe = ProbeProgram()
        var limits = ExtensionLimits.patient
        limits.attention = .milliseconds(20)
        let connection = probe.connection(limits: limits)
        let call = Task { await connection.send(ProbeRequest.resolve(text), deadline: ProbeRequest.patience) }
        if text == "spin" {
            await until { probe.output.contains("everything else on this machine comes first") }
        } else {
            _ = await probe.phases(atLeast: 1)
            for _ in 0..<10 { try? await Task.sleep(for: limits.attention) }
            #expect(!probe.output.contains("comes first"))
        }
        probe.kill()
        _ = await call.value
    }

    @Test("A program that computes after it has answered comes last, too")
    func computingLater() async {
        let probe = ProbeProgram()
        var limits = ExtensionLimits.patient
        limits.attention = .milliseconds(2)
        let connection = probe.connection(limits: limits)
        let answer = await connection.send(ProbeRequest.resolve("spinLater"), deadline: ProbeRequest.patience)
        #expect(answer.reply.text == "spinLater")
        await until { probe.output.contains("everything else on this machine comes first") }
        probe.kill()
    }

    @Test("An answer arrives while its handler goes on, and so does what the handler's thread would have received")
    func lingering() async {
        let probe = ProbeProgram()
        let connection = probe.connection(limits: .patient)
        let answer = await connection.send(ProbeRequest.resolve("linger"), deadline: ProbeRequest.patience)
        #expect(answer.reply.text == "linger")
        // The session is still busy, so this call misses its deadline, which only a program that receives can be told.
        let late = await connection.send(ProbeRequest.resolve("hello"), deadline: .milliseconds(200))
        #expect(late.reply.failure?.code == .deadlineExceeded)
        probe.kill()
    }
}
