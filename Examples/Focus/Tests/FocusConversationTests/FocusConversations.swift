import FocusExtension
import IntentsTesting
import Testing

@Suite("Talking to Porchlight")
struct FocusConversations {
    private func talk() throws -> TestConversation {
        try TestConversation(
            with: TestApp(IntentHandler.self, bundle: FocusBundle.url, delegate: FocusApplication.self), TestSurroundings())
    }

    @Test(
        "Friends are shown whether the person can be disturbed",
        arguments: [
            ("show me as busy", "not to be disturbed"), ("let people know I can't talk right now", "not to be disturbed"),
            ("set my status to do not disturb", "not to be disturbed"), ("show me as available", "free to be disturbed"),
            ("tell everyone I'm back", "free to be disturbed"),
        ])
    func sharing(said: String, shown: String) async throws {
        let talk = try talk()
        try await talk.say(said)
        try await talk.expectResponse("success", showing: shown)
    }

    @Test("A focus status that is not known is not shared")
    func unknown() async throws {
        let talk = try talk()
        try await talk.say("share my focus status")
        try await talk.expectResponse("failure")
    }
}
