import Foundation
import IntentSchema
import IntentsTesting
import MessagesApp
import MessagesCore
import MessagesExtension
import Testing

@Suite("Talking to Pigeon")
struct MessageConversations {
    private let surroundings = TestSurroundings(contacts: [
        Contact(
            id: "1", givenName: "John", familyName: "Ashby", fullName: "John Ashby",
            handles: [Contact.Handle(kind: .phoneNumber, value: "+1 415 555 0121")]),
        Contact(
            id: "2", givenName: "John", familyName: "Birch", fullName: "John Birch",
            handles: [Contact.Handle(kind: .emailAddress, value: "birch@example.com")]),
        Contact(
            id: "3", givenName: "Priya", familyName: "Nair", fullName: "Priya Nair",
            handles: [Contact.Handle(kind: .emailAddress, value: "priya.nair@example.com")]),
    ])

    private func talk() throws -> TestConversation {
        try TestConversation(
            with: TestApp(IntentHandler.self, bundle: MessagesBundle.url, delegate: MessagesApplication.self), surroundings)
    }

    @Test("A message needs a recipient who is told apart and some words")
    func sending() async throws {
        let talk = try talk()
        try await talk.say("send a message to John")
        try await talk.expectPrompt(for: "recipients", choices: ["John Ashby", "John Birch"])
        try await talk.answer("2")
        try await talk.expectPrompt(for: "content")
        try await talk.answer("see you at nine")
        try await talk.expectConfirmation(showing: "see you at nine", "John Birch")
        try await talk.answer("yes")
        try await talk.expectResponse("success", showing: "John Birch")
    }

    @Test("What was sent by mistake is taken back")
    func unsending() async throws {
        let talk = try talk()
        try await talk.say("tell Priya I am running late")
        try await talk.answer("yes")
        try await talk.expectResponse("success", showing: "Priya Nair")
        try await talk.say("unsend my last message")
        try await talk.expectConfirmation(showing: "running late", "Priya Nair")
        try await talk.answer("yes")
        try await talk.expectResponse("success")
        try await talk.say("read my messages")
        let words = await talk.lastTurn?.messages.map(\.rendered.shown).joined() ?? ""
        #expect(words.contains("noodle place") && !words.contains("running late"))
    }

    @Test(
        "messages are found by who wrote them, when, and in which state",
        arguments: [
            ("messages from Maria", ["Trailhead"]), ("unread messages from Priya", ["noodle place"]),
            ("messages from yesterday", ["Trailhead", "spare keys"]), ("messages about the noodle place", ["noodle place"]),
        ])
    func finding(said: String, told: [String]) async throws {
        let talk = try talk()
        try await talk.say(said)
        let words = await talk.lastTurn?.messages.map(\.rendered.shown).joined(separator: " ") ?? ""
        let all = ["umbrella", "noodle place", "spare keys", "Trailhead", "I can drive"]
        #expect(all.filter(words.contains).sorted() == told.sorted(), "\(words)")
    }

    @Test("what is marked is named, and what is too old to be taken back is not asked about")
    func marking() async throws {
        let talk = try talk()
        try await talk.say("unsend my last message")
        try await talk.expectResponse("failurePastUnsendTimeLimit")
        try await talk.say("mark my messages as read")
        try await talk.expectResponse("success", showing: "2 messages")
        try await talk.say("mark my messages as read")
        try await talk.expectResponse("failureMessageNotFound")
    }

    @Test("What a parrot answers is announced, and the answer to that goes to her")
    func parrot() async throws {
        Parrot.delay = .zero
        let talk = try talk()
        try await talk.say("message Coco that I am at the lake")
        try await talk.answer("yes")
        try await talk.expectResponse("success", showing: "Coco")
        while try await talk.processPendingEvents().isEmpty { await Task.yield() }
        try await talk.expectWords("Coco says", "Squawk! I am at the lake")
        try await talk.say("reply good bird")
        try await talk.expectConfirmation(showing: "good bird", "Coco")
        try await talk.answer("yes")
        try await talk.expectResponse("success", showing: "Coco")
    }
}
