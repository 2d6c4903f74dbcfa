import ConnectionTesting
import Containment
import ExtensionHost
import ExtensionProtocol
import Foundation
import IntentSchema
import TestSupport
import Testing

/// A program that is killed, at each point of a request.
@Suite(.inTurn) struct DeathTests {
    @Test(
        "a call whose program is killed fails, and is not made again",
        arguments: [
            ("resolve", ExtensionRequest.Method.resolve(parameter: "content"), ExtensionFailure.Code.unavailable),
            ("confirm", .confirm, .unavailable), ("handle", .handle(operation: "o"), .outcomeUnknown),
        ])
    func calls(phase: String, method: ExtensionRequest.Method, code: ExtensionFailure.Code) async throws {
        let probe = ProbeProgram()
        let connection = probe.connection(limits: .patient)
        let request = ProbeRequest.make(method, "hang \(phase)")
        async let answer = connection.send(request, deadline: ProbeRequest.patience)
        #expect(await probe.phases(atLeast: 1) == [phase])
        probe.kill()
        let failure = try #require(await answer.reply.failure)
        #expect(failure.code == code)
        #expect(failure.message.contains("Probe") && failure.message.contains("log"))
        #expect(await connection.send(ProbeRequest.resolve("success"), deadline: ProbeRequest.patience).reply.text == "success")
        #expect(probe.starts == 2)
        if case .handle = method {
            // Delivered again, as after a crash of the host's conversation, it is not handled again.
            #expect(await connection.send(request, deadline: ProbeRequest.patience).reply.failure?.code == code)
        }
        #expect(probe.phases == [phase])
        await until { probe.output.contains("it was ended by signal 9") }
    }

    @Test("what was in progress when its program was killed ends with one unknown outcome")
    func inProgress() async throws {
        let probe = ProbeProgram()
        let happened = EventList()
        let connection = probe.connection(
            limits: .patient, events: ExtensionEvents(observer: { happened.append($0) }))
        let request = ProbeRequest.make(.handle(operation: "o"), "in progress", "r")
        _ = await connection.send(request, deadline: ProbeRequest.patience)
        probe.kill()
        await until { !happened.all.isEmpty }
        #expect(await connection.send(ProbeRequest.resolve("success"), deadline: ProbeRequest.patience).reply.text == "success")
        let outcomes = happened.all
        #expect(outcomes.count == 1)
        guard case .outcome("o", .failed(let failure))? = outcomes.first?.kind else {
            Issue.record("it ended with \(outcomes)")
            return
        }
        #expect(failure.code == .outcomeUnknown && outcomes.first?.person == ProbeHost.owner && outcomes.first?.request == "r")
        #expect(await connection.send(request, deadline: ProbeRequest.patience).reply == .failed(failure))
        #expect(await connection.send(ProbeRequest.resolve("count r"), deadline: ProbeRequest.patience).reply.text == "0")
    }

    @Test("followers of a program that is killed learn that no more updates come, and can follow again")
    func updates() async throws {
        let probe = ProbeProgram()
        let happened = EventList()
        let connection = probe.connection(
            limits: .patient, events: ExtensionEvents(observer: { happened.append($0) }))
        let request = UpdatesRequest(intent: Record("INGetRideStatusIntent", [:]), identifier: "r", person: ProbeHost.owner)
        for count in 1...2 {
            #expect(await connection.startUpdates(of: request, deadline: ProbeRequest.patience) == nil)
            probe.kill()
            await until { happened.all.count == count }
        }
        #expect(happened.all == Array(repeating: ExtensionEvent(.update(nil), request: "r", person: ProbeHost.owner), count: 2))
    }

    @Test("what goes to a program that was killed while it was idle is served by the next one")
    func idle() async throws {
        let probe = ProbeProgram()
        let pool = ProgramPool(limits: .patient)
        let connection = probe.connection(pool: pool)
        for number in 0..<2 {
            let reply = await connection.send(ProbeRequest.resolve("call \(number)"), deadline: ProbeRequest.patience).reply
            #expect(reply.text == "call \(number)")
            probe.kill()
            await until { pool.count == 0 }
        }
        // Handled by the third.
        let handled = await connection.send(
            ProbeRequest.make(.handle(operation: "o"), "hang never"), deadline: ProbeRequest.patience)
        #expect(handled.reply.failure == nil && probe.phases == ["handle"] && probe.starts == 3)
    }

    @Test("an operation whose program ends before it was ready was not begun")
    func early() async throws {
        let probe = ProbeProgram()
        let connection = probe.connection(limits: .patient, command: .shell("exit 3"))
        let reply = await connection.send(ProbeRequest.make(.handle(operation: "o"), "a"), deadline: ProbeRequest.patience).reply
        let failure = try #require(reply.failure)
        #expect(failure.code == .unavailable && failure.message.contains("Probe"))
        await until { probe.output.contains("it exited with code 3") }
    }

    @Test("a connection whose program is killed loses nothing that came before")
    func severed() async {
        let probe = ProbeProgram()
        let problems = await ConnectionCheck.problemsWhenSevered(probe.connection(limits: .patient)) { probe.kill() }
        #expect(problems.isEmpty)
    }
}

extension LaunchCommand {
    /// A script. `$READY` is what a program answers Hello with.
    static func shell(_ script: String) -> LaunchCommand {
        LaunchCommand(
            executable: "/bin/sh", arguments: ["-c", script],
            environment: ["PATH": "/usr/bin:/bin", "READY": #"\000\000\000\004\022\002\010\001"#])
    }
}
