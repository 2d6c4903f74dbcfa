import Foundation
import Hosting
import IntentSchema
import Testing

@testable import AssistantClient
@testable import AssistantServer

/// What belongs to a person, over HTTP.
struct PersonTests {
    private static let card = """
        BEGIN:VCARD\r
        VERSION:3.0\r
        UID:c-1\r
        FN:Zelda Quartz\r
        N:Quartz;Zelda;;;\r
        TEL;TYPE=cell:+1 415 555 0199\r
        END:VCARD\r

        """

    @Test("nobody stores more contacts or shortcuts than they may; what is there can be replaced")
    func quotas() async throws {
        let settings = ServerSettings(port: 0, turnsPerSecond: 1_000, mostContacts: 1, mostShortcuts: 0)
        try await ServerUnderTest.with(settings) { server in
            let token = try await server.token()
            let path = "/v1/contacts"
            for contact in try await server.host.store.contacts(of: HostedPerson.owner) {
                _ = try await server.host.store.remove(id: contact.id, of: HostedPerson.owner)
            }
            for _ in 1...2 {
                #expect(try await server.send("POST", path, token: token, body: Data(Self.card.utf8)).status == 200)
            }
            let other = Self.card.replacing("c-1", with: "c-2")
            let refused = try await server.send("POST", path, token: token, body: Data(other.utf8))
            #expect(refused.status == 409)
            #expect(refused.fields["type"] as? String == "urn:errand:problem:quota")
            #expect(try await server.host.store.contacts(of: HostedPerson.owner).map(\.id) == ["c-1"])
            let shortcut = try await server.send(
                "POST", "/v1/shortcuts", token: token, json: #"{"phrase":"to work","request":"book me a ride to the airport"}"#)
            #expect(shortcut.status == 409)
            #expect(shortcut.fields["type"] as? String == "urn:errand:problem:quota")
        }
    }

    @Test("contacts are imported, listed with an entity tag, known to conversations that begin then, and removed")
    func contacts() async throws {
        try await ServerUnderTest.with { server in
            try await server.add("ann")
            let token = try await server.token(for: "ann")
            let imported = try await server.send(
                "POST", "/v1/contacts", token: token, headers: ["Content-Type": "text/vcard"], body: Data(Self.card.utf8))
            #expect(imported.text == #"{"added":1,"updated":0}"#)
            let listed = try await server.send("GET", "/v1/contacts", token: token)
            #expect(listed.text.contains("Zelda Quartz"))
            let tag = try #require(listed.headers["etag"])
            #expect(try await server.send("GET", "/v1/contacts", token: token, headers: ["If-None-Match": tag]).status == 304)
            let client = AssistantClient(url: try server.url, token: token)
            let turn = try await client.say("call Zelda", in: try await client.startConversation())
            #expect(turn.messages.last?.shown.contains("Zelda Quartz") == true)
            #expect(try await server.send("DELETE", "/v1/contacts/c-1", token: token).status == 204)
            #expect(try await server.send("DELETE", "/v1/contacts/c-1", token: token).status == 404)
            let later = try await server.send("GET", "/v1/contacts", token: token, headers: ["If-None-Match": tag])
            #expect(later.text == #"{"contacts":[]}"#)
            for bad in [Data(), Data("nonsense".utf8), Data([0xFF, 0, 1])] {
                #expect(try await server.send("POST", "/v1/contacts", token: token, body: bad).status == 400)
            }
        }
    }

    @Test("phrases are recorded for requests, not for anything else, and each once")
    func shortcuts() async throws {
        try await ServerUnderTest.with { server in
            let token = try await server.token()
            let made = try await server.send(
                "POST", "/v1/shortcuts", token: token, json: #"{"phrase":"homeward","request":"get me a ride to the airport"}"#)
            #expect(made.status == 201)
            let id = try #require(made.fields["id"] as? String)
            let again = try await server.send(
                "POST", "/v1/shortcuts", token: token, json: #"{"phrase":"Homeward!","request":"get me a ride to the airport"}"#)
            #expect([409, 422].contains(again.status))
            let none = try await server.send(
                "POST", "/v1/shortcuts", token: token, json: #"{"phrase":"zip","request":"frobnicate the quux"}"#)
            #expect(none.status == 422)
            #expect(try await server.send("GET", "/v1/shortcuts", token: token).text.contains("INRequestRideIntent"))
            let client = AssistantClient(url: try server.url, token: token)
            #expect(try await client.say("homeward", in: try await client.startConversation()).question?.kind == "confirmRequest")
            #expect(try await server.send("DELETE", "/v1/shortcuts/\(id)", token: token).status == 204)
        }
    }

    @Test("what has been done is remembered, and forgotten when that is asked")
    func donations() async throws {
        try await ServerUnderTest.with { server in
            let token = try await server.token()
            let client = AssistantClient(url: try server.url, token: token)
            let id = try await client.startConversation()
            _ = try await client.say("book me a ride to the airport", in: id)
            _ = try await client.say("yes", in: id)
            #expect(try await server.send("GET", "/v1/donations", token: token).text.contains("INRequestRideIntent"))
            let erased = try await server.send("DELETE", "/v1/donations", token: token)
            #expect(erased.fields["erased"] as? Int ?? 0 > 0)
            #expect(try await server.send("GET", "/v1/donations", token: token).text == #"{"donations":[]}"#)
        }
    }

    @Test("turns are explained, and the journal shows who spoke")
    func explanations() async throws {
        try await ServerUnderTest.with { server in
            let token = try await server.token(may: [.converse])
            let client = AssistantClient(url: try server.url, token: token)
            let id = try await client.startConversation()
            _ = try await client.say("book me a ride to the airport", in: id)
            let why = try await server.send("GET", "/v1/conversations/\(id)/turns/1/explanation", token: token)
            #expect(why.text.contains("INRequestRideIntent"))
            let journal = try await server.send("GET", "/v1/conversations/\(id)/journal?limit=1", token: token)
            #expect(journal.text.contains(#""channel":"http""#))
            #expect(!journal.text.contains(token))
            #expect(try await server.send("GET", "/v1/conversations/\(id)/turns/9", token: token).status == 404)
        }
    }

    @Test("events are put together from any pieces")
    func pieces() {
        let text = "retry: 1000\n: connected\n\nid: 1\r\nevent: turn\r\ndata: {\"a\"\r\ndata: :1}\r\n\r\n:\n\ndata:x\n\n"
        for size in 1...40 {
            var reader = EventReader()
            var events: [String] = []
            let bytes = Array(text.utf8)
            for start in stride(from: 0, to: bytes.count, by: size) {
                events += reader.read(bytes[start..<min(start + size, bytes.count)]).map { String(decoding: $0, as: UTF8.self) }
            }
            #expect(events == ["{\"a\"\n:1}", "x"], "pieces of \(size)")
        }
    }

    @Test("a histogram counts every time once, in the first bucket that holds it")
    func histogram() {
        let metrics = Metrics()
        for seconds in [0.0005, 0.001, 0.7, 99] { metrics.countTurn(seconds: seconds) }
        let text = metrics.text(gauges: [])
        for line in [
            #"errand_turn_seconds_bucket{le="0.001"} 2"#, #"errand_turn_seconds_bucket{le="1.0"} 3"#,
            #"errand_turn_seconds_bucket{le="10.0"} 3"#, #"errand_turn_seconds_bucket{le="+Inf"} 4"#,
            "errand_turn_seconds_count 4",
        ] { #expect(text.contains(line + "\n"), "\(line)") }
    }
}
