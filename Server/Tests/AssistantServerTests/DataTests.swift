import Foundation
import Hosting
import Store
import Testing

@testable import AssistantClient
@testable import AssistantServer

/// What is kept of a person: exported and erased over HTTP.
struct DataTests {
    private static let card = Data(
        "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:c-1\r\nFN:Zelda Quartz\r\nTEL:+14155550199\r\nEND:VCARD\r\n".utf8)

    /// A person with a contact, and a conversation in which a ride was booked.
    private func fill(_ server: ServerUnderTest, _ person: String) async throws -> (token: String, conversation: String) {
        let token = try await server.token(for: person)
        #expect(try await server.send("POST", "/v1/contacts", token: token, body: Self.card).status == 200)
        let client = AssistantClient(url: try server.url, token: token)
        let id = try await client.startConversation()
        _ = try await client.say("book me a ride to the airport", in: id)
        _ = try await client.say("yes", in: id)
        return (token, id)
    }

    private func say(_ text: String, in id: String, of server: ServerUnderTest, token: String) async throws
        -> ServerUnderTest.Answer
    { try await server.send("POST", "/v1/conversations/\(id)/turns", token: token, json: #"{"text":"\#(text)"}"#) }

    @Test("a person gets everything that is kept of them, and nothing of others")
    func export() async throws {
        try await ServerUnderTest.with { server in
            for person in ["ann", "ben"] { try await server.add(person) }
            let (token, id) = try await fill(server, "ann")
            let (_, other) = try await fill(server, "ben")
            let answer = try await server.send("GET", "/v1/data", token: token)
            #expect(answer.status == 200)
            #expect(answer.headers["cache-control"] == "no-store")
            #expect(answer.headers["content-disposition"]?.hasPrefix("attachment") == true)
            #expect(answer.fields["format"] as? String == "errand personal data")
            #expect(answer.fields["person"] as? String == "ann")
            for part in [id, "Zelda Quartz", "INRequestRideIntent"] { #expect(answer.text.contains(part), "\(part)") }
            #expect(!answer.text.contains(other))
            #expect(!answer.text.contains(token))
        }
    }

    @Test("who erases their data ends their conversations, contacts and tokens, in the store and in memory; others keep theirs")
    func erasure() async throws {
        try await ServerUnderTest.with { server in
            for person in ["ann", "ben"] { try await server.add(person) }
            let (token, _) = try await fill(server, "ann")
            let (others, conversation) = try await fill(server, "ben")
            #expect(try #require(server.host.people["ann"]).contacts.contacts.contains { $0.fullName == "Zelda Quartz" })
            let erased = try await server.send("DELETE", "/v1/data", token: token)
            #expect(erased.status == 200)
            let stored = try #require(erased.fields["stored"] as? [String: Int])
            #expect(stored["conversations"] == 1)
            #expect(stored["contacts"] == 1)
            #expect(stored["profile"] == 1)
            #expect(try server.host.people["ann"] == nil)
            #expect(try await server.host.store.inventory(of: "ann").isEmpty)
            #expect(try await server.send("GET", "/v1/contacts", token: token).status == 401)
            #expect(try await say("help", in: conversation, of: server, token: others).status == 200)
            #expect(try await server.send("GET", "/v1/contacts", token: others).text.contains("Zelda Quartz"))
        }
    }

    @Test("the owner, who is always known, begins anew without what was erased")
    func owner() async throws {
        try await ServerUnderTest.with { server in
            let (token, id) = try await fill(server, HostedPerson.owner)
            #expect(try await server.send("DELETE", "/v1/data", token: token).status == 200)
            #expect(try #require(server.host.people[HostedPerson.owner]).contacts.contacts.isEmpty)
            let anew = try await server.token()
            #expect(try await say("help", in: id, of: server, token: anew).status == 404)
            let client = AssistantClient(url: try server.url, token: anew)
            let turn = try await client.say("call Zelda", in: try await client.startConversation())
            #expect(turn.messages.allSatisfy { !$0.shown.contains("Quartz") })
        }
    }

    @Test("an administrator erases another person's data, also once more, and does not get to read it")
    func administering() async throws {
        try await ServerUnderTest.with { server in
            try await server.add("ann")
            let (token, _) = try await fill(server, "ann")
            let admin = try await server.token(may: [.administer])
            #expect(try await server.send("GET", "/v1/people/ann/data", token: admin).status == 405)
            #expect(try await server.send("DELETE", "/v1/people/ann/data", token: admin).status == 200)
            #expect(try await server.send("GET", "/v1/contacts", token: token).status == 401)
            let again = try await server.send("DELETE", "/v1/people/ann/data", token: admin)
            #expect(again.status == 200)
            #expect((again.fields["stored"] as? [String: Int])?.isEmpty == true)
        }
    }

    @Test("who has been erased by another process is found out without a request of theirs")
    func noticed() async throws {
        try await ServerUnderTest.with { server in
            for person in ["ann", "ben"] { try await server.add(person) }
            for person in ["ann", "ben", HostedPerson.owner] { _ = try await fill(server, person) }
            let people = ServedPeople(host: try server.host, book: try server.host.store)
            #expect(try await people.erased().isEmpty)
            for person in ["ann", HostedPerson.owner] { try await server.host.store.erase(person) }
            #expect(try await Set(people.erased()) == ["ann", HostedPerson.owner])
            for person in try await people.erased() { try await people.forget(person) }
            #expect(try await people.erased().isEmpty)
            #expect(try server.host.people["ann"] == nil)
            #expect(try server.host.people["ben"] != nil)
        }
    }

    @Test("a conversation that another process has erased is gone, and with it what the server had in memory")
    func gone() async throws {
        try await ServerUnderTest.with { server in
            try await server.add("ann")
            let (_, id) = try await fill(server, "ann")
            try await server.host.store.erase("ann")
            // They come back before their old client has noticed.
            try await server.add("ann")
            let token = try await server.token(for: "ann")
            let answer = try await say("help", in: id, of: server, token: token)
            #expect(answer.status == 410)
            #expect(answer.headers["content-type"] == "application/problem+json")
            #expect(answer.fields["type"] as? String == "urn:errand:problem:gone")
            #expect(try server.host.people["ann"] == nil)
            #expect(try await say("help", in: id, of: server, token: token).status == 404)
            #expect(try await server.send("POST", "/v1/conversations", token: token).status == 201)
            #expect(try #require(server.host.people["ann"]).contacts.contacts.isEmpty)
        }
    }
}
