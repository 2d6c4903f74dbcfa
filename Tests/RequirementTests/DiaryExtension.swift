import Foundation
import IntentSchema
import Intents

/// An app for workouts, payments and notes that does what notes tell it: donate, delete, and suggest.
final class DiaryExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { DiaryHandler() }
}

final class DiaryHandler: NSObject, INStartWorkoutIntentHandling, INSendPaymentIntentHandling, INSearchForMessagesIntentHandling,
    INCreateNoteIntentHandling
{
    // Notes: the text says what to do.

    func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult {
        intent.content.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        await Diary.follow(
            ((intent.content as? INTextNoteContent)?.text ?? "").lowercased().split(separator: " ").map(String.init))
        return INCreateNoteIntentResponse(code: .success, userActivity: nil)
    }

    // Workouts

    func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
        intent.workoutName.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        Notebook.note(intent.workoutName?.spokenPhrase ?? "none")
        return INStartWorkoutIntentResponse(code: .success, userActivity: nil)
    }

    // Payments, which are confirmed

    func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        Notebook.note("paid \(intent.payee?.displayName ?? "?")")
        return INSendPaymentIntentResponse(code: .success, userActivity: nil)
    }

    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    }
}

/// What the app of a test does for the assistant to remember.
enum Diary {
    static func interaction(_ identifier: String, group: String? = nil) -> INInteraction {
        let intent = INStartWorkoutIntent(
            workoutName: INSpeakableString(spokenPhrase: identifier), goalValue: nil, workoutGoalUnitType: .unknown,
            workoutLocationType: .unknown, isOpenEnded: nil)
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.identifier = identifier
        interaction.groupIdentifier = group
        return interaction
    }

    static func activity(_ title: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "test.page")
        activity.title = title
        activity.persistentIdentifier = title
        activity.suggestedInvocationPhrase = "show \(title)"
        activity.isEligibleForPrediction = true
        return activity
    }

    /// - Parameter words: what to do, and with what.
    static func follow(_ words: [String]) async {
        let name = words.last ?? ""
        switch words.first {
        case "donate": try? await interaction(name).donate()
        case "gather": for number in 0..<3 { try? await interaction("\(name) \(number)", group: name).donate() }
        case "withdraw": try? await INInteraction.delete(with: [name])
        case "scatter": try? await INInteraction.delete(with: name)
        case "forget": try? await INInteraction.deleteAll()
        case "browse": activity(name).becomeCurrent()
        case "close":
            await withCheckedContinuation { done in
                NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: [name]) { done.resume() }
            }
        case "clear":
            await withCheckedContinuation { done in NSUserActivity.deleteAllSavedUserActivities { done.resume() } }
        case "suggest":
            INVoiceShortcutCenter.shared.setShortcutSuggestions([
                .intent(interaction("river").intent), .userActivity(activity(name)),
            ])
        case "list":
            let all = (try? await INVoiceShortcutCenter.shared.allVoiceShortcuts()) ?? []
            for shortcut in all {
                let same = try? await INVoiceShortcutCenter.shared.getVoiceShortcut(with: shortcut.identifier)
                let kind = shortcut.shortcut.intent.map { "\(type(of: $0))" } ?? shortcut.shortcut.userActivity?.title ?? "?"
                Notebook.note("shortcut \(shortcut.invocationPhrase): \(kind), \(same?.invocationPhrase ?? "unknown")")
            }
        case "register":
            INVocabulary.shared().setVocabularyStrings(
                NSOrderedSet(array: words.dropFirst().map { $0.capitalized }), of: .workoutActivityName)
        case "unregister": INVocabulary.shared().removeAllVocabularyStrings()
        default: break
        }
    }
}
