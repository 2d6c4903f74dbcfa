import AssistantClient
import Foundation
import Testing

@testable import AssistantServer

/// Apps over HTTP: what they can be asked, how they run, how their calls went.
struct AppTests {
    @Test("an app shows its intents with what they take, and how its calls went, to the one who made them")
    func detail() async throws {
        try await ServerUnderTest.with { server in
            try await server.add("ann")
            let (client, token) = (try await server.client(), try await server.token())
            _ = try await client.say("book me a ride to the airport", in: try await client.startConversation())
            let app = try await server.send("GET", "/v1/apps/org.errand.examples.rides", token: token)
            let intents = try #require(app.fields["intents"] as? [[String: Any]])
            let ride = try #require(intents.first { $0["name"] as? String == "INRequestRideIntent" })
            #expect(ride["alwaysConfirms"] as? Bool == true)
            let parameters = try #require(ride["parameters"] as? [[String: Any]])
            let kinds = Dictionary(parameters.map { ($0["name"] as? String, $0["kind"] as? String) }) { first, _ in first }
            #expect(kinds["dropOffLocation"] == "place")
            #expect(kinds["partySize"] == "number")
            #expect((app.fields["running"] as? [String: Any])?["isContained"] as? Bool == false)
            let calls = try #require(app.fields["calls"] as? [String: Any])
            #expect(calls["count"] as? Int == 6)
            #expect(calls["failed"] as? Int == 0)
            #expect((calls["latest"] as? [Double])?.count == 6)
            // What has been read before is read again when there is more.
            _ = try await client.say("book me a ride to the airport", in: try await client.startConversation())
            let later = try await server.send("GET", "/v1/apps/org.errand.examples.rides", token: token)
            #expect((later.fields["calls"] as? [String: Any])?["count"] as? Int == 12)
            let others = try await server.send("GET", "/v1/apps/org.errand.examples.rides", token: server.token(for: "ann"))
            #expect((others.fields["calls"] as? [String: Any])?["count"] as? Int == 0)
            #expect(try await server.send("GET", "/v1/apps/org.example.none", token: token).status == 404)
        }
    }

    @Test("the log of an app is for those who administer the server, and absent for apps in its process")
    func log() async throws {
        try await ServerUnderTest.with { server in
            let path = "/v1/apps/org.errand.examples.rides/log"
            #expect(try await server.send("GET", path, token: server.token()).status == 403)
            let log = try await server.send("GET", path, token: server.token(may: [.administer, .converse]))
            #expect(log.text == #"{"isKept":false,"lines":[]}"#)
        }
    }

    @Test("the words that apps have registered are listed by app")
    func vocabulary() async throws {
        try await ServerUnderTest.with { server in
            let (client, token) = (try await server.client(), try await server.token())
            // Apps register words when they are launched, which is when somebody speaks.
            _ = try await client.say("help", in: try await client.startConversation())
            let words = try await server.send("GET", "/v1/vocabulary", token: token)
            let found = try #require(words.fields["vocabulary"] as? [[String: Any]])
            #expect(!found.isEmpty)
            #expect(found.allSatisfy { ($0["words"] as? [Any])?.isEmpty == false })
        }
    }

    @Test("shares of sorted times are those of the nearest rank")
    func shares() {
        let calls = AppCalls(of: "none", in: [], now: Date())
        #expect(calls.count == 0)
        #expect(calls.median == nil)
        #expect(AppCalls.share(0.5, of: [1, 2, 3, 4]) == 2)
        #expect(AppCalls.share(0.95, of: Array(stride(from: 1, through: 20, by: 1))) == 19)
        #expect(AppCalls.share(0.95, of: [7]) == 7)
    }
}
