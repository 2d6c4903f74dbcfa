import IntentSchema
import IntentsUI
import RecordObjects
import Testing

@testable import Intents

/// What an app tells the assistant besides requests and answers. All of it is shared by the process, so tests take turns.
@Suite(.serialized)
struct SystemTests {
    @Test(
        "permission is what the person answers, and asking again changes nothing",
        arguments: [INSiriAuthorizationStatus.authorized, .denied, .restricted])
    func permission(answer: INSiriAuthorizationStatus) {
        INPreferences.configure(answer: answer, language: "de-DE")
        defer { INPreferences.configure() }
        #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
        var told: [INSiriAuthorizationStatus] = []
        INPreferences.requestSiriAuthorization { told.append($0) }
        INPreferences.requestSiriAuthorization { told.append($0) }
        #expect(told == [answer, answer] && INPreferences.siriAuthorizationStatus() == answer)
        #expect(INPreferences.siriLanguageCode() == "de-DE")
    }

    @Test("words of the app's own are kept by kind and in order")
    func vocabulary() {
        let vocabulary = INVocabulary.shared()
        vocabulary.setVocabularyStrings(NSOrderedSet(array: ["Ann", "Bo", "Ann"]), of: .contactName)
        let album = INSpeakableString(vocabularyIdentifier: "a1", spokenPhrase: "Summer", pronunciationHint: "sum er")
        vocabulary.setVocabulary(NSOrderedSet(array: [album]), of: .photoAlbumName)
        #expect(vocabulary.words(of: .contactName).map(\.phrase) == ["Ann", "Bo"])
        #expect(vocabulary.words(of: .photoAlbumName).first?.identifier == "a1")
        vocabulary.removeAllVocabularyStrings()
        #expect(vocabulary.words(of: .contactName).isEmpty)
    }

    @Test("whether the person is focused is known to apps that may know it")
    func focus() async {
        let center = INFocusStatusCenter.default
        center.configure(isFocused: true)
        defer { center.configure(isFocused: nil) }
        #expect(center.focusStatus.isFocused == nil && center.authorizationStatus == .notDetermined)
        #expect(await center.requestAuthorization() == .authorized)
        #expect(center.focusStatus.isFocused == true)
    }

    @Test("shortcuts are suggested, made relevant and found again")
    func shortcuts() async throws {
        let intent = INStartWorkoutIntent(
            workoutName: INSpeakableString(spokenPhrase: "run"), goalValue: nil, workoutGoalUnitType: .unknown,
            workoutLocationType: .outdoor, isOpenEnded: nil)
        let shortcut = try #require(INShortcut(intent: intent))
        INVoiceShortcutCenter.shared.setShortcutSuggestions([
            shortcut, INShortcut(userActivity: NSUserActivity(activityType: "a")),
        ])
        #expect(INVoiceShortcutCenter.shared.suggestions.first?.intent == intent)
        let relevant = INRelevantShortcut(shortcut: shortcut)
        relevant.relevanceProviders = [
            INDateRelevanceProvider(start: Date(timeIntervalSinceReferenceDate: 0), end: nil),
            INDailyRoutineRelevanceProvider(situation: .gym),
        ]
        try await INRelevantShortcutStore.default.setRelevantShortcuts([relevant])
        let stored = try #require(INRelevantShortcutStore.default.relevantShortcuts.first)
        #expect((stored.relevanceProviders.last as? INDailyRoutineRelevanceProvider)?.situation == .gym)
        #expect(stored.shortcut == shortcut && stored.shortcutRole == .action)
        let identifier = UUID()
        let voice = INVoiceShortcut(
            _record: Record(
                "INVoiceShortcut",
                [
                    "identifier": identifier._written, "invocationPhrase": .string("go"), "shortcut": shortcut._written,
                ]))
        INVoiceShortcutCenter.shared.add(voice)
        #expect(try await INVoiceShortcutCenter.shared.getVoiceShortcut(with: identifier).invocationPhrase == "go")
        #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().contains(voice))
        await #expect(throws: INIntentError.self) { try await INVoiceShortcutCenter.shared.getVoiceShortcut(with: UUID()) }
    }

    @Test("upcoming media and what is known of the person are kept as they were told")
    func upcoming() {
        let manager = INUpcomingMediaManager.shared
        manager.setSuggestedMediaIntents(NSOrderedSet(array: [INPlayMediaIntent(), NSObject()]))
        manager.setPredictionMode(.onlyPredictSuggestedIntents, for: .podcastShow)
        #expect(manager.suggestedMediaIntents.count == 1)
        #expect(
            manager.predictionMode(for: .podcastShow) == .onlyPredictSuggestedIntents
                && manager.predictionMode(for: .song) == .default)
        let context = INMediaUserContext()
        context.numberOfLibraryItems = 7
        context.subscriptionStatus = .subscribed
        context.becomeCurrent()
        context.numberOfLibraryItems = 8
        #expect((INUserContext.current as? INMediaUserContext)?.numberOfLibraryItems == 7)
    }

    @Test("versions and identifiers are what the platform says")
    func constants() {
        #expect(IntentsVersionNumber >= 1 && IntentsUIVersionNumber >= 1 && INIntentErrorDomain == "IntentsErrorDomain")
        #expect(
            INRequestRideIntentIdentifier
                == NSStringFromClass(INRequestRideIntent.self).split(separator: ".").last.map(String.init))
        #expect(INStartWorkoutIntentIdentifier == "INStartWorkoutIntent")
    }
}
