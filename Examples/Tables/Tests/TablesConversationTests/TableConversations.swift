import IntentsTesting
import TablesApp
import TablesCore
import TablesExtension
import Testing

@Suite("Talking to Corner Table", .serialized)
struct TableConversations {
    private let surroundings = TestSurroundings(contacts: [
        Contact(
            id: "me", givenName: "Robin", familyName: "Vale", fullName: "Robin Vale",
            handles: [Contact.Handle(kind: .phoneNumber, value: "+1 415 555 0130")], isMe: true)
    ])

    private func app() throws -> TestApp {
        try TestApp(IntentHandler.self, bundle: TablesBundle.url, delegate: TablesApplication.self)
    }

    @Test("A table is booked under the person's own name, at the restaurant in the town they choose")
    func booking() async throws {
        let talk = try TestConversation(with: app(), surroundings)
        try await talk.say("book a table for two at Copper Fern tomorrow at 7 PM")
        try await talk.expectPrompt(for: "restaurant", choices: ["Oakland", "San Mateo"])
        try await talk.answer("the second one")
        try await talk.expectConfirmation(showing: "San Mateo", "Robin Vale")
        try await talk.answer("yes")
        try await talk.expectResponse("success", showing: "San Mateo")
        try await talk.say("what reservations do I have")
        try await talk.expectResponse("success", showing: "Copper Fern")
    }

    @Test("A time that is taken is named, with those nearby to choose from")
    func offering() async throws {
        try await Scenario("another time", surroundings) {
            Say("book a table for two at Luna Piccola tomorrow at 7:30 PM")
            Expect(.prompt(for: "bookingDateComponents", choices: ["5:30", "8:30", "8:45"]))
            Expect(.words(["Luna Piccola has no table for 2 tomorrow at 7:30 PM"]))
            Expect(.neverCalled(["confirm", "handle"]))
            Answer("8:30 then")
            Expect(.confirmation(showing: ["Luna Piccola", "8:30"]))
            Say("actually make it four people")
            Expect(.value(of: "partySize", is: "4"))
            Answer("yes")
            Expect(.response("success"))
        }.run(with: app())
    }

    @Test("Whoever does not let the app see contacts books without a name")
    func withoutContacts() async throws {
        var app = try app()
        app.contactAccess = .denied
        let talk = try TestConversation(with: app, surroundings)
        try await talk.say("book a table for two at Casa Tordo tomorrow at 1 PM")
        try await talk.expectConfirmation(showing: "Casa Tordo")
        try await talk.expect(.noWords(["Robin", "Vale"]))
    }
}
