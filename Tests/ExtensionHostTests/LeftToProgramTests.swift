import ConnectionTesting
import Containment
import ExtensionHost
import ExtensionProtocol
import IntentSchema
import Intents
import TestSupport
import Testing

/// What the program of an extension leaves to the program of its app.
@Suite(.inTurn) struct LeftToProgramTests {
    private func connection(_ probe: ProbeProgram) -> SplitConnection {
        let intents = ["INStartWorkoutIntent"]
        return SplitConnection(
            inApp: [], application: probe.connection(limits: .patient, intents: intents, inApp: intents),
            extension: probe.connection(
                limits: .patient, command: LaunchCommand(executable: ProbeProgram.executable, arguments: ["--extension"]),
                intents: intents), catalogue: .system)
    }

    private func workout(_ name: String, operation: String) -> ExtensionRequest {
        ExtensionRequest(
            method: .handle(operation: operation),
            intent: Record(
                "INStartWorkoutIntent", ["workoutName": .record(Record("INSpeakableString", ["spokenPhrase": .string(name)]))]),
            identifier: "request", person: ProbeHost.owner)
    }

    @Test("the app's program handles it, once however often the request is delivered, and its response is the answer")
    func handled() async {
        let probe = ProbeProgram()
        let connection = connection(probe)
        for _ in 1...3 {
            let answer = await connection.send(workout("hang on", operation: "a"), deadline: ProbeRequest.patience)
            guard case .responded(let response) = answer.reply else {
                Issue.record("\(answer)")
                return
            }
            #expect(response["code"] == .integer(INStartWorkoutIntentResponseCode.success.rawValue))
        }
        #expect(probe.phases == ["handle", "app"])
        #expect(probe.starts == 2)
    }

    @Test("of an app's program that dies at work, the outcome is unknown, and nothing is done twice")
    func killed() async {
        let probe = ProbeProgram()
        let connection = connection(probe)
        let request = workout("hang app", operation: "b")
        async let first = connection.send(request, deadline: ProbeRequest.patience)
        _ = await probe.phases(atLeast: 2)
        probe.kill()
        #expect(await first.reply.failure?.code == .outcomeUnknown)
        #expect(await connection.send(request, deadline: ProbeRequest.patience).reply.failure?.code == .outcomeUnknown)
        #expect(probe.phases == ["handle", "app"])
    }
}
