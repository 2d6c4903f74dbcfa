import CodesExtension
import IntentsTesting
import Testing

@Suite("Talking to Squares")
struct CodeConversations {
    private let surroundings = TestSurroundings(contacts: [
        Contact(
            id: "me", givenName: "Robin", familyName: "Vale", fullName: "Robin Vale",
            handles: [Contact.Handle(kind: .phoneNumber, value: "+1 415 555 0130")], isMe: true)
    ])

    private func talk() throws -> TestConversation {
        try TestConversation(
            with: TestApp(IntentHandler.self, bundle: CodesBundle.url, delegate: CodesApplication.self), surroundings)
    }

    @Test(
        "A code is shown for what it is asked for",
        arguments: [
            ("show my contact QR code", "contact card"), ("show me my bus pass", "bus"), ("show my metro card", "subway"),
            ("let them pay me with a QR code", "get paid"),
        ])
    func showing(said: String, shown: String) async throws {
        let talk = try talk()
        try await talk.say(said)
        try await talk.expectResponse("success", showing: shown)
        let images = await talk.lastTurn?.messages.compactMap { $0.rendered.card?.image } ?? []
        #expect(images.count == 1 && images[0].starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("What the code is for is asked, and there is none to pay with")
    func asking() async throws {
        let talk = try talk()
        try await talk.say("show my QR code")
        try await talk.expectPrompt(for: "visualCodeType")
        try await talk.answer("payment")
        try await talk.expectPrompt(for: "visualCodeType", saying: "can't show")
        try await talk.answer("bus")
        try await talk.expectResponse("success", showing: "bus")
    }
}
