import AssistantClient
import Foundation
import Hosting
import IntentSchema
import Logging
import Store
import Testing

@testable import AssistantServer

/// Conversations over HTTP, by the client library.
struct ConversationTests {
    @Test("a ride is booked; what the app asks, what it is confirmed with, and how it ends")
    func ride() async throws {
        try await ServerUnderTest.with { server in
            let client = try await server.client()
            let id = try await client.startConversation()
            let asked = try await client.say("book me a ride", in: id)
            #expect(asked.question?.parameter == "dropOffLocation")
            let confirming = try await client.say("the airport", in: id, answering: asked.question?.reference)
            #expect(confirming.question?.kind == "confirmRequest")
            #expect(confirming.messages.last?.card?.appName == "Swift Cabs")
            let done = try await client.say("yes", in: id, answering: confirming.question?.reference)
            #expect(done.outcome?.kind == "succeeded")
            #expect(try await client.turns(of: id).map(\.turn) == [1, 2, 3])
        }
    }

    @Test(
        "a message that is sent again is not heard again, now, at once, or after a restart; another text under its name is refused"
    )
    func once() async throws {
        try await ServerUnderTest.with { server in
            let token = try await server.token()
            let client = AssistantClient(url: try server.url, token: token)
            let id = try await client.startConversation()
            let said = #"{"text":"book me a ride to the airport","message":"m1"}"#
            let path = "/v1/conversations/\(id)/turns"
            async let one = server.send("POST", path, token: token, json: said)
            async let other = server.send("POST", path, token: token, json: said)
            let (first, second) = (try await one, try await other)
            #expect(first.status == 200)
            #expect(first.body == second.body)
            let third = try await server.send("POST", path, token: token, json: said)
            #expect(third.body == first.body)
            let different = try await server.send("POST", path, token: token, json: #"{"text":"no","message":"m1"}"#)
            #expect(different.status == 409)
            try await server.stop()
            try await server.start()
            let later = try await server.send("POST", path, token: token, json: said)
            #expect(later.status == 200)
            #expect(later.fields["turn"] as? Int == 1)
            #expect(try await AssistantClient(url: server.url, token: token).turns(of: id).count == 1)
        }
    }

    @Test("a conversation goes on at the same question after a restart, and its stream connects again")
    func restart() async throws {
        try await ServerUnderTest.with { server in
            let token = try await server.token()
            let id: String
            do {
                let client = AssistantClient(url: try server.url, token: token)
                id = try await client.startConversation()
                #expect(try await client.say("book me a ride", in: id).question != nil)
            }
            try await server.stop()
            try await server.start()
            let client = AssistantClient(url: try server.url, token: token)
            let turn = try await client.say("the airport", in: id)
            #expect(turn.question?.kind == "confirmRequest")
            #expect(turn.turn == 2)
        }
    }

    @Test("a stream brings the turns of other clients, from where it is told, each once")
    func events() async throws {
        try await ServerUnderTest.with { server in
            let client = try await server.client()
            let id = try await client.startConversation()
            for text in ["book me a ride", "never mind", "help"] { _ = try await client.say(text, in: id) }
            var seen: [Int] = []
            for try await turn in client.events(of: id, after: 1) {
                seen.append(turn.turn)
                if turn.turn == 3 { _ = try await client.say("play some jazz", in: id) }
                if turn.turn >= 4 { break }
            }
            #expect(seen == [2, 3, 4])
        }
    }

    @Test("a token that may not confirm gets no ride, whatever it says; one that may does")
    func confirming() async throws {
        try await ServerUnderTest.with { server in
            let (program, person) = (try await server.client(may: [.converse]), try await server.client())
            let id = try await program.startConversation()
            #expect(try await program.say("book me a ride to the airport", in: id).question?.kind == "confirmRequest")
            for text in ["yes", "yes please", "ok do it", "sure", "1", "confirm"] {
                let turn = try await program.say(text, in: id)
                #expect(turn.outcome == nil, "\(text)")
                #expect(turn.question?.kind == "confirmRequest", "\(text)")
            }
            #expect(try await person.say("yes", in: id).outcome?.kind == "succeeded")
        }
    }

    @Test("a yes to a question that has changed is refused, and confirms nothing")
    func changed() async throws {
        try await ServerUnderTest.with { server in
            let (program, person) = (try await server.client(may: [.converse]), try await server.client())
            let id = try await person.startConversation()
            let shown = try await person.say("send Grace 20 dollars for lunch", in: id)
            let changed = try await program.say("make it 200 dollars", in: id)
            #expect(changed.question?.reference != shown.question?.reference)
            let problem = await #expect(throws: ServerProblem.self) {
                try await person.say("yes", in: id, answering: shown.question?.reference)
            }
            #expect(problem?.kind == "other-question")
            #expect(try await person.say("no", in: id, answering: changed.question?.reference).outcome?.kind == "cancelled")
        }
    }

    @Test("nothing of one person's is there for another")
    func people() async throws {
        try await ServerUnderTest.with { server in
            try await server.add("ann")
            let (owner, ann) = (try await server.client(), try await server.token(for: "ann"))
            let id = try await owner.startConversation()
            _ = try await owner.say("book me a ride", in: id)
            for path in ["", "/turns", "/turns/1", "/turns/1/explanation", "/journal", "/events"] {
                let answer = try await server.send("GET", "/v1/conversations/\(id)\(path)", token: ann)
                #expect(answer.status == 404, "\(path)")
            }
            let said = try await server.send(
                "POST", "/v1/conversations/\(id)/turns", token: ann, json: #"{"text":"the airport"}"#)
            #expect(said.status == 404)
            #expect(try await server.send("GET", "/v1/contacts", token: ann).text == #"{"contacts":[]}"#)
            #expect(try await server.send("GET", "/v1/conversations", token: ann).text == #"{"conversations":[]}"#)
        }
    }

    @Test("SYS-08 a shortcut that is due asks on the stream of the person's conversation, once, whatever else is open")
    func due() async throws {
        try await ServerUnderTest.with { server in
            try await server.add("ann")
            let client = try await server.client()
            let id = try await client.startConversation()
            _ = try await client.say("send Grace 20 dollars for lunch", in: id)
            _ = try await client.say("yes", in: id)
            _ = try await client.say("make that a shortcut called lunch money", in: id)
            let other = try await server.client(for: "ann")
            let foreign = try await other.startConversation()
            _ = try await other.say("help", in: foreign)
            let store = try server.host.store
            let shortcut = try await store.shortcuts(of: HostedPerson.owner).first.require()
            let now = Date()
            let parts = Calendar(identifier: .gregorian).dateComponents(
                [.calendar, .timeZone, .year, .month, .day, .hour, .minute], from: now)
            let time = Record("INDateComponentsRange", ["startDateComponents": .dateComponents(parts)])
            try await store.put(Appointment(.shortcut, key: shortcut.id, time: now, content: time), of: HostedPerson.owner)
            // The server reads what is due when it starts.
            try await server.stop()
            try await server.start()
            let again = try await server.client()
            for try await turn in again.events(of: id, after: 3) {
                #expect(turn.messages.first?.shown.contains("lunch money") == true)
                #expect(turn.question?.kind == "confirmRequest")
                let done = try await again.say("yes", in: id, answering: turn.question?.reference)
                #expect(done.outcome?.kind == "succeeded")
                break
            }
            #expect(try await again.turns(of: id).count == 5)
            #expect(try await server.host.store.appointments(of: HostedPerson.owner, limit: 10).isEmpty)
            #expect(try await server.client(for: "ann").turns(of: foreign).count == 1)
        }
    }

    @Test("no stream begins when the server is about to stop, and those that there are end")
    func closing() async throws {
        try await ServerUnderTest.with { server in
            let host = try server.host
            let audience = Audience(host)
            let id = try await host.beginConversation(for: host.owner).id
            let (follower, earlier) = try await audience.follow(id, of: host.owner, after: nil)
            #expect(earlier.isEmpty)
            await audience.close()
            for await _ in follower.messages { Issue.record("nothing has happened") }
            let problem = await #expect(throws: Problem.self) { try await audience.follow(id, of: host.owner, after: nil) }
            #expect(problem?.status == .serviceUnavailable)
        }
    }

    @Test("the stream of a client that reads too slowly ends behind what waits for it, so that it connects again")
    func slowReader() async {
        let follower = Follower()
        for _ in 0...Follower.mostWaiting { follower.send(.tick) }
        var count = 0
        for await _ in follower.messages { count += 1 }
        #expect(count == Follower.mostWaiting)
    }

    @Test("the server describes itself without what it serves, since groups of services keep that")
    func description() async throws {
        try await ServerUnderTest.with { server in
            let host = try server.host
            let another = try AssistantServer(
                host, book: host.store, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            #expect("\(another)" == "AssistantServer")
        }
    }
}
