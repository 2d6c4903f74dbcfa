import AssistantClient
import Dialogue
import Foundation
import IntentsTesting
import Testing

@testable import AssistantServer

/// How turns went, and requests from forms, over HTTP.
struct FlowTests {
    @Test("the state chart is the table that the dialogue follows")
    func chart() async throws {
        try await ServerUnderTest.with { server in
            let chart = try await server.send("GET", "/v1/statechart", token: server.token())
            let rows = try #require(chart.fields["rows"] as? [[String: Any]])
            #expect(rows.count == TransitionTable.rows.count)
            #expect(chart.fields["phases"] as? [String] == PhaseKind.allCases.map(\.rawValue))
            for (row, known) in zip(rows, TransitionTable.rows) {
                #expect(row["from"] as? String == known.from.rawValue)
                #expect(Set(row["to"] as? [String] ?? []) == Set(known.to.map(\.rawValue)))
            }
        }
    }

    @Test("a turn's way through the state chart names the entries that caused it, and goes on where the last one ended")
    func path() async throws {
        try await ServerUnderTest.with { server in
            let (client, token) = (try await server.client(), try await server.token())
            let id = try await client.startConversation()
            for text in ["book me a ride", "the airport", "yes"] { _ = try await client.say(text, in: id) }
            var phase = "idle"
            for (number, end) in [(1, "asking"), (2, "awaitingConfirmation"), (3, "idle")] {
                let path = try await server.send("GET", "/v1/conversations/\(id)/turns/\(number)/path", token: token)
                let steps = try #require(path.fields["steps"] as? [[String: Any]])
                for step in steps {
                    #expect(step["from"] as? String == phase)
                    phase = step["to"] as? String ?? ""
                    #expect(step["meaning"] as? String != "")
                }
                #expect(phase == end)
                let journal = try await server.send("GET", "/v1/conversations/\(id)/journal", token: token)
                let entries = try #require(journal.fields["entries"] as? [[String: Any]])
                for step in steps {
                    let entry = entries.first { $0["sequence"] as? Int == step["entry"] as? Int }?["entry"] as? [String: Any]
                    #expect(["heard", "answered"].contains(entry?["kind"] as? String))
                }
            }
            #expect(try await server.send("GET", "/v1/conversations/\(id)/turns/4/path", token: token).status == 404)
        }
    }

    @Test("a conversation becomes a scenario that can be read and says the same; one with a form is refused")
    func scenario() async throws {
        try await ServerUnderTest.with { server in
            let (client, token) = (try await server.client(), try await server.token())
            let id = try await client.startConversation()
            for text in ["book me a ride", "the airport", "yes"] { _ = try await client.say(text, in: id) }
            let answer = try await server.send("GET", "/v1/conversations/\(id)/scenario", token: token)
            #expect(answer.headers["content-type"]?.hasPrefix("application/yaml") == true)
            let file = try ScenarioFile(
                answer.text, file: "recorded.yaml", folder: server.folder, catalogue: server.host.catalogue)
            guard case .scenario(let scenario)? = file.entries.first?.content else {
                Issue.record("the file has no scenario")
                return
            }
            let steps = scenario.lines.map(\.step)
            #expect(steps.contains(.say("book me a ride")))
            #expect(steps.contains(.answer("the airport")))
            #expect(steps.contains(.expect(.confirmation())))
            #expect(steps.contains(.expect(.response("success"))))
            let form = #"{"intent":"INGetRideStatusIntent"}"#
            #expect(try await server.send("POST", "/v1/conversations/\(id)/requests", token: token, json: form).status == 200)
            #expect(try await server.send("GET", "/v1/conversations/\(id)/scenario", token: token).status == 409)
        }
    }

    @Test("a form's words become a request that is resolved, asked about and confirmed like one that is said, and only once")
    func form() async throws {
        try await ServerUnderTest.with { server in
            let (client, token) = (try await server.client(), try await server.token())
            let id = try await client.startConversation()
            let path = "/v1/conversations/\(id)/requests"
            let ride = #"""
                {"intent":"INRequestRideIntent","app":"org.errand.examples.rides","message":"m1",
                "values":{"dropOffLocation":"the airport","partySize":"two"}}
                """#
            let turn = try await server.send("POST", path, token: token, json: ride)
            #expect(turn.status == 200)
            #expect((turn.fields["question"] as? [String: Any])?["kind"] as? String == "confirmRequest")
            #expect(turn.text.contains("2 people"))
            #expect(try await server.send("POST", path, token: token, json: ride).body == turn.body)
            #expect(try await client.say("yes", in: id).outcome?.kind == "succeeded")
            // Which of two is meant is asked, and so is who an unknown name is.
            for name in ["John", "Xyzzy"] {
                let call = #"{"intent":"INStartCallIntent","values":{"contacts":"\#(name)"}}"#
                let asked = try await server.send("POST", path, token: token, json: call)
                #expect((asked.fields["question"] as? [String: Any])?["parameter"] as? String == "contacts", "\(name)")
                _ = try await client.say("cancel", in: id)
            }
        }
    }

    @Test(
        "a form that makes no request is refused, and nothing is heard",
        arguments: [
            (#"{"intent":"INFrobnicateIntent"}"#, 422), (#"{"intent":"INRequestRideIntent","app":"org.example.none"}"#, 422),
            (#"{"intent":"INRequestRideIntent","values":{"colour":"red"}}"#, 422),
            (#"{"intent":"INRequestRideIntent","values":{"partySize":"never mind"}}"#, 422),
            (#"{"intent":"INRequestRideIntent","values":{"partySize":4}}"#, 400),
            (#"{"intent":"INRequestRideIntent","values":{"partySize":""}}"#, 400),
            (#"{"intent":"INRequestRideIntent","values":["x"]}"#, 400), (#"{"values":{}}"#, 400), ("[]", 400),
        ])
    func badForm(form: String, status: Int) async throws {
        try await ServerUnderTest.with { server in
            let (client, token) = (try await server.client(), try await server.token())
            let id = try await client.startConversation()
            let answer = try await server.send("POST", "/v1/conversations/\(id)/requests", token: token, json: form)
            #expect(answer.status == status, "\(answer.text)")
            #expect(try await client.turns(of: id).isEmpty)
        }
    }

    @Test("a form needs no more rights than words, and a program cannot confirm its own")
    func formOfProgram() async throws {
        try await ServerUnderTest.with { server in
            try await server.add("ann")
            let (program, ann) = (try await server.token(may: [.converse]), try await server.token(for: "ann"))
            let client = AssistantClient(url: try server.url, token: program)
            let id = try await client.startConversation()
            let form = #"{"intent":"INRequestRideIntent","values":{"dropOffLocation":"the airport"}}"#
            let path = "/v1/conversations/\(id)/requests"
            #expect(try await server.send("POST", path, token: ann, json: form).status == 404)
            #expect(try await server.send("POST", path, token: program, json: form).status == 200)
            #expect(try await client.say("yes", in: id).question?.kind == "confirmRequest")
            for part in ["turns/1/path", "scenario"] {
                #expect(try await server.send("GET", "/v1/conversations/\(id)/\(part)", token: ann).status == 404)
            }
        }
    }
}
