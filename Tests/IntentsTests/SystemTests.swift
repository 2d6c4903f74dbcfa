import ExtensionProtocol
import Foundation
import IntentSchema
import Intents
import IntentsUI
import RecordObjects
import Testing

/// What an app tells its host besides answers, and what it asks it.
struct SystemTests {
    @Test(
        "SYS-06 permission is what the person answers, and asking again changes nothing",
        arguments: [
            (AccessPermission.notAsked(grants: true), [0, 3, 3, 3]), (.notAsked(grants: false), [0, 2, 2, 2]),
            (.undecided, [0, 0, 0, 0]), (.denied, [2, 2, 2, 2]), (.restricted, [1, 1, 1, 1]), (.granted, [3, 3, 3, 3]),
        ])
    func permission(access: AccessPermission, expected: [Int]) async {
        let calendar = Calendar(identifier: .gregorian, locale: Locale(identifier: "de_DE"))
        let host = AppHost(AppServices(permission: { _ in access }, calendar: calendar, isFocused: { true }))
        var assistant = host.run { [INPreferences.siriAuthorizationStatus()] }
        var focus = host.run { [INFocusStatusCenter.default.authorizationStatus] }
        for _ in 0..<2 {
            host.run { INPreferences.requestSiriAuthorization { assistant.append($0) } }
            focus.append(await host.run { await INFocusStatusCenter.default.requestAuthorization() })
        }
        assistant.append(host.run { INPreferences.siriAuthorizationStatus() })
        focus.append(host.run { INFocusStatusCenter.default.authorizationStatus })
        #expect(assistant.map(\.rawValue) == expected && focus.map(\.rawValue) == expected)
        #expect(host.run { INFocusStatusCenter.default.focusStatus.isFocused } == (expected[3] == 3 ? true : nil))
        #expect(host.run { INPreferences.siriLanguageCode() } == "de-DE")
        // The host hears of an answer, once.
        let answer: [Permission: Bool]? =
            if case .notAsked(let grants) = access { [.assistant: grants, .focus: grants] } else { nil }
        #expect(host.inbox.takePermissions()["app"] == answer)
    }

    @Test("words of the app's own are registered by kind and in order, beside those of earlier runs")
    func vocabulary() {
        let album = INSpeakableString(vocabularyIdentifier: "a1", spokenPhrase: "Summer", pronunciationHint: "sum er")
        let earlier = UserVocabulary(words: [
            .init(kind: INVocabularyStringType.contactName.rawValue, phrase: "Zoe"),
            .init(kind: INVocabularyStringType.workoutActivityName.rawValue, phrase: "Plogging"),
        ])
        let host = AppHost(AppServices(permission: { _ in .denied }, vocabulary: { earlier }))
        host.run {
            INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: ["Ann", "Bo", "Ann"]), of: .contactName)
            INVocabulary.shared().setVocabulary(NSOrderedSet(array: [album]), of: .photoAlbumName)
        }
        let told = host.inbox.takeVocabularies()["app"]
        #expect(told?.words.map(\.phrase) == ["Ann", "Bo", "Summer", "Plogging"] && told?.words[2].identifier == "a1")
        host.run { INVocabulary.shared().removeAllVocabularyStrings() }
        #expect(host.inbox.takeVocabularies()["app"]?.words == [])
    }

    @Test("shortcuts are suggested and made relevant, and those with a phrase are the host's")
    func shortcuts() async throws {
        let intent = INStartWorkoutIntent(
            workoutName: INSpeakableString(spokenPhrase: "run"), goalValue: nil, workoutGoalUnitType: .unknown,
            workoutLocationType: .outdoor, isOpenEnded: nil)
        let shortcut = try #require(INShortcut(intent: intent))
        let identifier = UUID()
        let voice = Record(
            "INVoiceShortcut",
            ["identifier": identifier._written, "invocationPhrase": .string("go"), "shortcut": shortcut._written])
        let host = AppHost(AppServices(permission: { _ in .denied }, voiceShortcuts: { [voice] }))
        let relevant = INRelevantShortcut(shortcut: shortcut)
        relevant.relevanceProviders = [
            INDateRelevanceProvider(start: Date(timeIntervalSinceReferenceDate: 0), end: nil),
            INDailyRoutineRelevanceProvider(situation: .gym),
        ]
        try await host.run {
            let center = INVoiceShortcutCenter.shared
            center.setShortcutSuggestions([shortcut, INShortcut(userActivity: NSUserActivity(activityType: "a"))])
            try await INRelevantShortcutStore.default.setRelevantShortcuts([relevant])
            #expect(try await center.getVoiceShortcut(with: identifier).invocationPhrase == "go")
            #expect(try await center.allVoiceShortcuts().map(\.shortcut) == [shortcut])
            await #expect(throws: INIntentError.self) { try await center.getVoiceShortcut(with: UUID()) }
        }
        let kept = host.contributions
        #expect(kept.suggestedShortcuts.count == 2)
        #expect(kept.suggestedShortcuts.first.map { INShortcutReference(_record: $0).intent } == intent)
        let stored = try #require(kept.relevantShortcuts.first.map { INRelevantShortcut(_record: $0) })
        #expect((stored.relevanceProviders.last as? INDailyRoutineRelevanceProvider)?.situation == .gym)
        #expect(stored.shortcut == shortcut && stored.shortcutRole == .action)
    }

    @Test("upcoming media and what is known of the person are kept as they were told")
    func upcoming() {
        let host = AppHost(AppServices(permission: { _ in .denied }))
        host.run {
            let manager = INUpcomingMediaManager.shared
            manager.setSuggestedMediaIntents(NSOrderedSet(array: [INPlayMediaIntent(), NSObject()]))
            manager.setPredictionMode(.onlyPredictSuggestedIntents, for: .podcastShow)
            let context = INMediaUserContext()
            context.numberOfLibraryItems = 7
            context.becomeCurrent()
            context.numberOfLibraryItems = 8
        }
        let kept = host.contributions
        #expect(kept.upcomingMedia.count == 1)
        #expect(
            kept.predictionModes == [
                INMediaItemType.podcastShow.rawValue: INUpcomingMediaPredictionMode.onlyPredictSuggestedIntents.rawValue
            ])
        #expect(kept.userContext.map { INMediaUserContext(_record: $0).numberOfLibraryItems } == 7)
    }

    @Test("a turn has a remark for everything that an app contributes")
    func remarks() async throws {
        let host = AppHost(AppServices(permission: { _ in .notAsked(grants: false) }))
        let inbox = host.inbox
        try await host.run {
            try await INInteraction(intent: INHangUpCallIntent(callIdentifier: "1"), response: nil).donate()
            try await INInteraction.deleteAll()
            INVoiceShortcutCenter.shared.setShortcutSuggestions([])
            INUpcomingMediaManager.shared.setSuggestedMediaIntents(NSOrderedSet())
            INPreferences.requestSiriAuthorization { _ in }
        }
        let words = [
            "donated an interaction of INHangUpCallIntent", "deleted all", "suggested 0", "0 media",
            "'assistant', which is denied",
        ]
        let remarks = inbox.takeRemarks()
        #expect(remarks.count == words.count)
        for (remark, word) in zip(remarks, words) { #expect(remark.hasPrefix("app ") && remark.contains(word), "\(remark)") }
    }

    @Test("SYS-16 without a host nothing is said to have worked, and the error says what did not")
    func unhosted() async {
        let interaction = INInteraction(intent: INHangUpCallIntent(callIdentifier: "1"), response: nil)
        await #expect(throws: INIntentError.self) { try await interaction.donate() }
        await #expect(throws: INIntentError.self) { try await INInteraction.delete(with: "group") }
        await #expect(throws: INIntentError.self) { try await INRelevantShortcutStore.default.setRelevantShortcuts([]) }
        var codes: [INIntentError.Code] = []
        interaction.donate { codes += [($0 as? INIntentError)?.code].compactMap { $0 } }
        INInteraction.deleteAll { codes += [($0 as? INIntentError)?.code].compactMap { $0 } }
        #expect(codes == [.donatingInteraction, .deletingAllInteractions])
        INPreferences.requestSiriAuthorization { #expect($0 == .notDetermined) }
    }

    @Test("versions and identifiers are what the platform says")
    func constants() {
        #expect(IntentsVersionNumber >= 1 && IntentsUIVersionNumber >= 1 && INIntentErrorDomain == "IntentsErrorDomain")
        #expect(INRequestRideIntentIdentifier == NSStringFromClass(INRequestRideIntent.self))
        #expect(INStartWorkoutIntentIdentifier == "INStartWorkoutIntent")
    }
}

extension Calendar {
    fileprivate init(identifier: Calendar.Identifier, locale: Locale) {
        self.init(identifier: identifier)
        self.locale = locale
    }
}
