import Assistant
import CoreLocation
import Foundation
import Intents
import IntentsTesting
import Testing

/// An app that names what is relevant, as the name of a workout says.
final class CoachExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { CoachHandler() }
}

final class CoachHandler: NSObject, INStartWorkoutIntentHandling {
    static let hall = CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: 37.77, longitude: -122.45), radius: 200, identifier: "the climbing hall")

    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        let all = ["hall", "evening", "meeting", "anywhere"]
        let named = intent.workoutName?.spokenPhrase.lowercased() == "zilch" ? [] : all.compactMap(shortcut)
        do {
            try await INRelevantShortcutStore.default.setRelevantShortcuts(named)
            return INStartWorkoutIntentResponse(code: .success, userActivity: nil)
        } catch {
            return INStartWorkoutIntentResponse(code: .failure, userActivity: nil)
        }
    }

    private func shortcut(_ name: String) -> INRelevantShortcut? {
        let intent = INStartWorkoutIntent(
            workoutName: INSpeakableString(spokenPhrase: name), goalValue: nil, workoutGoalUnitType: .unknown,
            workoutLocationType: .unknown, isOpenEnded: nil)
        let relevant = INShortcut(intent: intent).map(INRelevantShortcut.init)
        switch name {
        case "hall":
            relevant?.relevanceProviders = [INLocationRelevanceProvider(region: Self.hall)]
            let card = INDefaultCardTemplate(title: "Climb")
            card.subtitle = "Wall 3"
            relevant?.watchTemplate = card
        case "evening": relevant?.relevanceProviders = [INDailyRoutineRelevanceProvider(situation: .evening)]
        case "meeting":
            let now = Date.ofHost
            relevant?.relevanceProviders = [
                INDateRelevanceProvider(start: now.addingTimeInterval(3_600), end: now.addingTimeInterval(7_200))
            ]
            relevant?.shortcutRole = .information
        default: break
        }
        return relevant
    }
}

struct RelevanceTests {
    private static func person(_ id: String, at location: Coordinate?) -> TestSurroundings {
        var surroundings = TestSurroundings(
            // Friday at 14:30 in San Francisco.
            now: Date(timeIntervalSince1970: 1_795_818_600), timeZone: TimeZone(identifier: "America/Los_Angeles")!)
        surroundings.person = id
        surroundings.location = location
        return surroundings
    }

    private static var app: TestApp {
        TestApp(CoachExtension.self, name: "Coach", intents: [INStartWorkoutIntent.self])
    }

    private func names(_ shortcuts: [RelevantShortcut]) -> [String] {
        shortcuts.compactMap { $0.content["workoutName"]?.record?["spokenPhrase"]?.string }
    }

    @Test("SYS-10 what an app names is relevant where and when it says, for the person it was named for")
    func relevant() async throws {
        let hall = Coordinate(latitude: 37.7705, longitude: -122.4505)
        let people = [Self.person("kim", at: hall), Self.person("lee", at: hall)]
        let assistant = try TestAssistant(with: [Self.app], for: people)
        #expect(try await assistant.relevantShortcuts(for: "kim").isEmpty)
        let talk = try assistant.startConversation(with: "kim")
        try await talk.say("start a strength workout")
        let now = try await assistant.relevantShortcuts(for: "kim")
        #expect(names(now) == ["hall", "anywhere"])
        #expect(now.first?.title == "Climb" && now.first?.subtitle == "Wall 3")
        #expect(now.map(\.reasons) == [[.place("the climbing hall")], [.always]])
        #expect(try await assistant.relevantShortcuts(for: "lee").isEmpty)

        try await talk.wait(.seconds(3_700))
        let later = try await assistant.relevantShortcuts(for: "kim")
        #expect(names(later) == ["hall", "meeting", "anywhere"] && later[1].isInformation && !later[0].isInformation)
        try await talk.wait(.seconds(2 * 3_600))
        #expect(names(try await assistant.relevantShortcuts(for: "kim")) == ["hall", "evening", "anywhere"])

        try await talk.say("start a zilch workout")
        #expect(try await assistant.relevantShortcuts(for: "kim").isEmpty)
    }

    @Test(
        "SYS-10 an app that may not work with the assistant shows nothing, and no place is relevant where the place is not known")
    func silent() async throws {
        let assistant = try TestAssistant(with: [Self.app], for: [Self.person("kim", at: nil)])
        let talk = try assistant.startConversation(with: "kim")
        try await talk.say("start a strength workout")
        #expect(names(try await assistant.relevantShortcuts(for: "kim")) == ["anywhere"])
        var asking = Self.app
        asking.assistantAccess = .undecided
        let careful = try TestAssistant(with: [asking], for: [Self.person("kim", at: nil)])
        let other = try careful.startConversation(with: "kim")
        try await other.say("start a strength workout")
        try await other.answer("yes")
        #expect(names(try await careful.relevantShortcuts(for: "kim")) == ["anywhere"])
        careful.decide(.assistant, false, of: asking, by: "kim")
        #expect(try await careful.relevantShortcuts(for: "kim").isEmpty)
    }
}
