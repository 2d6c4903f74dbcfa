import Foundation
import IntentsTesting
import MediaApp
import MediaCore
import MediaExtension
import Testing

@Suite("Talking to Jukebox")
struct MediaConversations {
    private let surroundings = TestSurroundings()

    private func talk() throws -> TestConversation {
        try TestConversation(
            with: TestApp(IntentHandler.self, bundle: MediaBundle.url, delegate: MediaApplication.self), surroundings)
    }

    @Test("Of two songs of one name, the one chosen plays in the app")
    func choosing() async throws {
        let talk = try talk()
        try await talk.say("play Lantern Street")
        try await talk.expectPrompt(for: "mediaItems", choices: ["Marlow Pinchbeck", "The Tidewater Clerks"])
        try await talk.answer("the second one")
        try await talk.expectResponse("handleInApp", showing: "The Tidewater Clerks")
        let activity = try await talk.expectLaunch(activityType: PlayOrder.activityType)
        #expect(PlayOrder(userInfo: activity.userInfo)?.tracks == ["clerks-2"])
    }

    @Test("What plays is added to a playlist, and liked")
    func thisSong() async throws {
        let talk = try talk()
        try await talk.say("add this song to my road trip playlist")
        try await talk.expectPrompt(for: "mediaItems")
        try await talk.answer("cancel")
        try await talk.say("play Counting Foxes by Velvet Abacus")
        try await talk.expectResponse("handleInApp")
        try await talk.say("add this song to my rainy playlist")
        try await talk.expectPrompt(for: "mediaDestination", choices: ["Rainy Evening", "Rainy Morning"])
        try await talk.answer("rainy morning")
        try await talk.expectResponse("success", showing: "Rainy Morning")
        try await talk.say("I like this song")
        try await talk.expectResponse("success", showing: "Counting Foxes")
    }
}
