import CallsApp
import CallsExtension
import IntentsTesting
import Testing

@Suite("Talking to Ring")
struct CallConversations {
    private let surroundings = TestSurroundings(contacts: [
        Contact(
            id: "1", givenName: "John", familyName: "Ashby", fullName: "John Ashby",
            handles: [Contact.Handle(kind: .phoneNumber, value: "+1 415 555 0121")]),
        Contact(
            id: "2", givenName: "John", familyName: "Birch", fullName: "John Birch",
            handles: [Contact.Handle(kind: .phoneNumber, value: "+1 415 555 0122")]),
        Contact(id: "3", givenName: "Priya", familyName: "Nair", fullName: "Priya Nair"),
    ])

    private func talk() throws -> TestConversation {
        try TestConversation(
            with: TestApp(IntentHandler.self, bundle: CallsBundle.url, delegate: CallsApplication.self), surroundings)
    }

    @Test("of two people with the name, the one chosen is called")
    func choosing() async throws {
        let talk = try talk()
        try await talk.say("call John")
        try await talk.expectPrompt(for: "contacts", choices: ["John Ashby", "John Birch"])
        try await talk.answer("the second one")
        try await talk.expectLaunch(userInfo: ["number": "+1 415 555 0122"])
        try await talk.say("who did I call")
        try await talk.expectResponse("success", showing: "John Birch")
        try await talk.say("hang up")
        try await talk.expectResponse("success")
        try await talk.say("hang up")
        try await talk.expectResponse("failureNoCallToHangUp")
    }

    @Test("whoever has no number cannot be called")
    func unreachable() async throws {
        let talk = try talk()
        try await talk.say("video call Priya")
        try await talk.expectPrompt(for: "contacts")
        try await talk.answer("cancel")
        try await talk.expectOutcome(.cancelled)
    }

    @Test("a missed call is returned")
    func returning() async throws {
        let talk = try talk()
        try await talk.say("show my missed calls")
        try await talk.expectResponse("success", showing: "Corner Garage")
        try await talk.say("call back")
        try await talk.expectLaunch(userInfo: ["name": "Corner Garage"])
    }
}
