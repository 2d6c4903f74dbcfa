import ConnectionTesting
import Containment
import ExtensionHost
import ExtensionProtocol
import Foundation
import IntentSchema
import Synchronization
import TestSupport
import Testing

/// Programs that do not start, do not end, or end for a reason; each of them a real process.
@Suite(.inTurn) struct ProgramLifeTests {
    private static let ready = #"printf "$READY" >&0; "#

    @Test(
        "what cannot be executed is said with the app's name and what to do",
        arguments: [
            ("nothing", nil), ("text", Array("a handler".utf8)),
            // The header of a program for a machine of the 1990s.
            (
                "foreign",
                [0x7f, 0x45, 0x4c, 0x46, 2, 2, 1] + Array(repeating: 0, count: 9) + [0, 2, 0, 15] + Array(repeating: 0, count: 44)
            ),
        ] as [(String, [UInt8]?)])
    func executables(name: String, bytes: [UInt8]?) async throws {
        let probe = ProbeProgram()
        try FileManager.default.createDirectory(at: probe.folder, withIntermediateDirectories: true)
        let file = probe.folder.appending(path: name)
        if let bytes {
            try Data(bytes).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        let pool = ProgramPool(limits: .patient)
        let connection = probe.connection(command: LaunchCommand(executable: file.path), pool: pool)
        let reply = await connection.send(ProbeRequest.make(.handle(operation: "o"), "a"), deadline: ProbeRequest.patience).reply
        let failure = try #require(reply.failure)
        #expect(failure.code == .unavailable)
        #expect(
            failure.message.contains("Probe") && failure.message.contains("cannot be executed")
                && failure.message.contains("check"))
        #expect(probe.output.contains(file.path) && pool.count == 0)
    }

    @Test(
        "a program that does not obey is killed",
        arguments: [
            // Does not answer Hello.
            ("exec sleep 100000", "it was not ready after"),
            // Answers nothing more, in no time or without pause.
            (ready + "exec sleep 100000", "it does not react"),
            (ready + "while kill -0 \(getpid()) 2>/dev/null; do :; done", "it does not react"),
        ])
    func disobedient(script: String, says: String) async throws {
        let probe = ProbeProgram()
        var limits = ExtensionLimits.patient
        limits.obedience = .zero
        // Those that get ready have all the time in the world to.
        if !script.contains("READY") { limits.start = .milliseconds(1) }
        let pool = ProgramPool(limits: limits)
        let connection = probe.connection(command: .shell(script), pool: pool)
        let reply = await connection.send(ProbeRequest.resolve("a"), deadline: .seconds(1)).reply
        #expect([.unavailable, .deadlineExceeded].contains(reply.failure?.code))
        await until { pool.count == 0 }
        #expect(probe.output.contains(says) && probe.output.contains("signal 9"))
    }

    @Test("a program that ignores the end of its connection is killed")
    func ignoresEnd() async throws {
        let probe = ProbeProgram()
        var limits = ExtensionLimits.patient
        limits.obedience = .zero
        let pool = ProgramPool(limits: limits)
        let connection = probe.connection(
            command: .shell("trap '' TERM HUP INT; " + Self.ready + "exec sleep 100000"), pool: pool)
        async let reply = connection.send(ProbeRequest.resolve("a"), deadline: ProbeRequest.patience).reply
        await until { pool.count == 1 }
        pool.endAll()
        #expect(await reply.failure?.code == .unavailable)
        await until { pool.count == 0 }
        #expect(probe.output.contains("the host ended") && probe.output.contains("signal 9"))
        let after = await connection.send(ProbeRequest.resolve("a"), deadline: ProbeRequest.patience).reply
        #expect(after.failure?.message.contains("the host is ending") == true)
    }

    @Test("100 MB of output reach the log in pieces, whole", .enabled(if: LongTests.areRun, "run by Scripts/long-tests"))
    func output() async throws {
        let counter = Counter()
        var limits = ExtensionLimits.patient
        limits.failures = 1
        let pool = ProgramPool(limits: limits)
        let program = ExtensionProgram(
            name: "Probe", log: { counter.add($0) },
            command: { _, _ in .shell(Self.ready + "head -c 100000000 /dev/zero; exit 5") })
        let connection = ProcessConnection(
            program, of: AppDescription(id: "org.errand.probe", name: "Probe", intents: ProbeExtension.intents),
            services: HostServices { _, _ in AppServices(permission: { _ in .denied }) }, pool: pool)
        let reply = await connection.send(ProbeRequest.resolve("a"), deadline: ProbeRequest.patience).reply
        #expect(reply.failure?.code == .unavailable)
        await until { pool.count == 0 }
        #expect(counter.zeros == 100_000_000 && counter.largest <= 8 << 10)
    }

    @Test("processes that a program leaves behind neither keep its end from being noticed nor keep its connection")
    func orphans() async throws {
        for detach in ["", "setsid "] {
            let probe = ProbeProgram()
            try FileManager.default.createDirectory(at: probe.folder, withIntermediateDirectories: true)
            let file = probe.folder.appending(path: "left").path
            var limits = ExtensionLimits.patient
            // Started once, even if it ends before the call is sent.
            limits.failures = 1
            let pool = ProgramPool(limits: limits)
            // What is left behind has both the socket and the pipe.
            let script =
                "\(detach)sh -c 'echo $$ > \(file); exec sleep 100000' & until [ -s \(file) ]; do :; done; " + Self.ready
                + "exit 0"
            let connection = probe.connection(command: .shell(script), pool: pool)
            let reply = await connection.send(ProbeRequest.resolve("a"), deadline: ProbeRequest.patience).reply
            #expect(reply.failure?.code == .unavailable)
            await until { pool.count == 0 }
            let left = try #require(
                Int32(try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)))
            if detach.isEmpty {
                await until { kill(left, 0) != 0 }
            } else {
                #expect(kill(left, SIGKILL) == 0)
            }
        }
    }

    @Test("an idle program ends, and the next call starts another")
    func idle() async throws {
        let probe = ProbeProgram()
        var limits = ExtensionLimits.patient
        limits.idle = .milliseconds(100)
        limits.warmPrograms = 0
        let pool = ProgramPool(limits: limits)
        let connection = probe.connection(pool: pool)
        for _ in 1...3 {
            #expect(
                await connection.send(ProbeRequest.resolve("success"), deadline: ProbeRequest.patience).reply.text == "success")
            await until { pool.count == 0 }
        }
        #expect(probe.starts >= 3 && probe.output.contains("it was idle") && probe.output.contains("it exited with code 0"))
        #expect(!probe.output.contains("signal"))
    }

    @Test("of two idle programs the one that was used last stays, for when it is needed again")
    func warm() async throws {
        let probe = ProbeProgram()
        var limits = ExtensionLimits.patient
        limits.idle = .milliseconds(100)
        limits.warmPrograms = 1
        limits.warmth = .seconds(3_600)
        let pool = ProgramPool(limits: limits)
        let services = HostServices { _, _ in AppServices(permission: { _ in .denied }) }
        let connection = probe.connection(pool: pool, services: services)
        for person in ["a", "b"] {
            let request = ProbeRequest.resolve("success", for: person)
            #expect(await connection.send(request, deadline: ProbeRequest.patience).reply.text == "success")
        }
        await until { connection.condition(for: "a") == ProgramCondition(.stopped) }
        #expect(connection.condition(for: "b") == ProgramCondition(.running))
        let again = ProbeRequest.resolve("success", for: "b")
        #expect(await connection.send(again, deadline: ProbeRequest.patience).reply.text == "success")
        #expect(probe.starts == 2)
        pool.endAll()
        await until { pool.count == 0 }
    }

    @Test("calls under way end with the old version of an app, and the next goes to the new one")
    func update() async throws {
        let probe = ProbeProgram()
        let pool = ProgramPool(limits: .patient)
        let connection = probe.connection(pool: pool)
        let request = ProbeRequest.make(.handle(operation: "o"), "hold", "r")
        async let held = connection.send(request, deadline: ProbeRequest.patience)
        while await connection.send(ProbeRequest.resolve("count r"), deadline: ProbeRequest.patience).reply.text != "1" {}
        probe.version.withLock { $0 = "2" }
        // The new one has handled nothing.
        #expect(await connection.send(ProbeRequest.resolve("count r"), deadline: ProbeRequest.patience).reply.text == "0")
        #expect(probe.starts == 2 && pool.count == 2)
        #expect(probe.output.contains("the app was updated"))
        probe.kill()
        #expect(await held.reply.failure?.code == .outcomeUnknown)
    }

    @Test("a program that keeps failing is left alone until it is updated")
    func breaker() async throws {
        let probe = ProbeProgram()
        var limits = ExtensionLimits.patient
        limits.failures = 2
        limits.rest = .seconds(3_600)
        let pool = ProgramPool(limits: limits)
        let connection = probe.connection(command: .shell("exit 1"), pool: pool)
        #expect(connection.condition(for: ProbeHost.owner) == ProgramCondition(.stopped))
        var messages: [String] = []
        for _ in 1...4 {
            let reply = await connection.send(ProbeRequest.resolve("a"), deadline: ProbeRequest.patience).reply
            messages.append(reply.failure?.message ?? "")
            await until { pool.count == 0 }
        }
        #expect(probe.starts == 2)
        #expect(messages.last?.contains("failed 2 times in a row") == true && messages.last?.contains("is left alone") == true)
        let condition = try #require(connection.condition(for: ProbeHost.owner))
        #expect(condition.state == .resting && condition.failures == 2)
        #expect(condition.rest.map { $0 > .zero && $0 <= limits.rest } == true)
        probe.version.withLock { $0 = "2" }
        _ = await connection.send(ProbeRequest.resolve("a"), deadline: ProbeRequest.patience)
        #expect(probe.starts > 2)
    }
}

private final class Counter: Sendable {
    private let state = Mutex((zeros: 0, largest: 0))

    var zeros: Int { state.withLock(\.zeros) }
    var largest: Int { state.withLock(\.largest) }

    func add(_ bytes: [UInt8]) {
        state.withLock { state in
            if bytes.first == 0 { state.zeros += bytes.count }
            state.largest = max(state.largest, bytes.count)
        }
    }
}
