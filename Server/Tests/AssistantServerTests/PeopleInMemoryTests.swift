import Assistant
import Foundation
import Hosting
import IntentSchema
import Store
import Testing

@testable import AssistantClient
@testable import AssistantServer

/// Who is in the server's memory: those who are heard of, not all whom the store knows.
struct PeopleInMemoryTests {
    private static let card = Data(
        "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:c-1\r\nFN:Zelda Quartz\r\nTEL:+14155550199\r\nEND:VCARD\r\n".utf8)

    private static let later = ContinuousClock.now + .seconds(100_000)

    private func people(_ server: ServerUnderTest) throws -> ServedPeople {
        ServedPeople(host: try server.host, book: try server.host.store)
    }

    @Test("a server starts without anybody in memory, and reads a person when they are first heard of")
    func reading() async throws {
        try await ServerUnderTest.with { server in
            for person in ["ann", "ben"] { try await server.add(person) }
            let token = try await server.token(for: "ann")
            #expect(try await server.send("POST", "/v1/contacts", token: token, body: Self.card).status == 200)
            try await server.stop()
            try await server.start()
            #expect(try server.host.people.identifiers == [HostedPerson.owner])
            #expect(try await server.send("GET", "/ready").status == 200)
            let client = AssistantClient(url: try server.url, token: token)
            let turn = try await client.say("call Zelda", in: try await client.startConversation())
            #expect(turn.messages.contains { $0.shown.contains("Zelda Quartz") })
            #expect(try Set(server.host.people.identifiers) == [HostedPerson.owner, "ann"])
        }
    }

    @Test("a timer has a person read of whom nothing has been heard since the start")
    func timer() async throws {
        try await ServerUnderTest.with { server in
            try await server.add("ann")
            let entry = JournalEntry(
                conversation: "c", sequence: 1, time: Date(timeIntervalSince1970: 0), kind: "event",
                payload: JournalPayload(Data("{}".utf8)))
            let timer = PendingWork(person: "ann", conversation: "c", kind: .timer, key: "1", time: entry.time)
            try await server.host.store.append([entry], pending: [.add(timer)], for: "ann")
            #expect(try server.host.people["ann"] == nil)
            try await server.stop()
            try await server.start()
            #expect(try server.host.people["ann"] != nil)
        }
    }

    @Test("who has not been heard of is dropped, but not who is busy, and not at once; too many go sooner, the first first")
    func dropping() async throws {
        try await ServerUnderTest.with { server in
            for person in ["ann", "ben", "cy"] { try await server.add(person) }
            let people = try people(server)
            for person in ["ann", "ben", "cy", HostedPerson.owner] { _ = try await people.person(person) }
            let (host, all) = (try server.host, Set(["ann", "ben", "cy", HostedPerson.owner]))
            let now = ContinuousClock.now
            people.dropIdle(except: [], at: now, keeping: 0)
            #expect(Set(host.people.identifiers) == all)
            people.dropIdle(except: [], at: now + ServedPeople.settled + .seconds(1))
            #expect(Set(host.people.identifiers) == all)
            people.dropIdle(except: ["ben"], at: now + ServedPeople.settled + .seconds(1), keeping: 2)
            #expect(Set(host.people.identifiers) == all.subtracting(["ann"]))
            people.dropIdle(except: ["ben"], at: now + ServedPeople.patience + .seconds(60))
            #expect(Set(host.people.identifiers) == ["ben", HostedPerson.owner])
            #expect(try await people.person("ann").id == "ann")
        }
    }

    @Test("a person who was dropped goes on as before, with contacts that have changed meanwhile")
    func again() async throws {
        try await ServerUnderTest.with { server in
            try await server.add("ann")
            let people = try people(server)
            let host = try server.host
            #expect(try await people.person("ann").contacts.contacts.isEmpty)
            people.dropIdle(except: [], at: Self.later)
            #expect(host.people["ann"] == nil)
            let contact = Contact(id: "c-1", givenName: "Zelda", familyName: "Quartz", fullName: "Zelda Quartz")
            _ = try await host.store.upsert([contact], of: "ann")
            #expect(try await people.person("ann").contacts.contacts == [contact])
        }
    }

    @Test("who has a conversation in memory stays there, although requests have let the server forget them")
    func present() async throws {
        try await ServerUnderTest.with { server in
            try await server.add("ann")
            let client = try await server.client(for: "ann")
            _ = try await client.startConversation()
            #expect(try !server.host.drop("ann"))
            #expect(try server.host.people["ann"] != nil)
        }
    }

    @Test("a person whose language the assistant does not have is told so, and stops nobody else")
    func language() async throws {
        try await ServerUnderTest.with { server in
            _ = try await server.host.store.add(KnownPerson("ann", locale: "tlh_US", timeZone: "UTC"))
            try await server.add("ben")
            try await server.stop()
            try await server.start()
            let answer = try await server.send("POST", "/v1/conversations", token: try await server.token(for: "ann"))
            #expect(answer.status == 403)
            #expect(answer.fields["type"] as? String == "urn:errand:problem:no-language")
            #expect(try await server.send("POST", "/v1/conversations", token: server.token(for: "ben")).status == 201)
        }
    }
}
