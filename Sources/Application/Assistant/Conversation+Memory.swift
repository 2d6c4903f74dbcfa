import Dialogue
import Foundation
import IntentSchema
import Store
import Understanding

/// What a person's shortcuts and habits, and the cards that they see, add to what they say.
extension Conversation {
    /// The reading of an utterance, by the person's shortcuts first, then by the buttons that they see.
    func read(
        _ utterance: String, in context: InterpretationContext, by reader: UtteranceReader
    ) async -> (Interpretation, remarks: [String]) {
        guard let memory = setting.assistant.memory else {
            if let request = pressedButton(utterance, context) { return (Interpretation(acts: [.request(request)]), []) }
            return await reader.read(utterance, in: context)
        }
        let shortcuts: [Shortcut]
        var remarks: [String] = []
        do {
            shortcuts = try await memory.shortcuts(of: person)
        } catch {
            shortcuts = []
            remarks.append("shortcuts cannot be read: \(error)")
        }
        let own = ShortcutReader(shortcuts: shortcuts, now: context.now, calendar: context.calendar)
        if let request = own.request(utterance) { return (Interpretation(acts: [.request(request)]), remarks) }
        if let request = pressedButton(utterance, context) { return (Interpretation(acts: [.request(request)]), remarks) }
        var (reading, others) = await reader.read(utterance, in: context)
        remarks += others
        if case .setting(.shortcut(let phrase, nil))? = reading.acts.first {
            let phrases = ShortcutPhrases(
                shortcuts: shortcuts, interpreter: setting.interpreter, context: context.withNothingOpen)
            reading.acts[0] = .setting(.shortcut(phrase, phrases.objection(to: phrase)))
        }
        if context.question == nil, reading.isDoubtful, let similar = own.similar(to: utterance) {
            reading.acts.insert(.request(similar), at: 0)
        }
        return (reading, remarks)
    }

    /// What the button begins whose title the utterance is; `nil` if it is none. What answers a question is never a button: an app
    /// chooses the titles.
    private func pressedButton(_ utterance: String, _ context: InterpretationContext) -> Hypothesis? {
        guard utterance.utf8.count <= 8 * Shortcut.longestPhrase else { return nil }
        // The titles are compared first, since there are seldom any.
        guard let request = performer.pressedButton({ Shortcut.key(of: $0) == Shortcut.key(of: utterance) }) else { return nil }
        let phrases = ShortcutPhrases(
            shortcuts: [], interpreter: setting.interpreter, context: context.withNothingOpen)
        return phrases.objection(to: utterance) == nil ? request : nil
    }

    /// Which apps the person uses, for intents of these acts that several apps support.
    func habits(for acts: [DialogueAct]) async -> (habits: [String: AppHabit], remarks: [String]) {
        guard let memory = setting.assistant.memory else { return ([:], []) }
        var habits: [String: AppHabit] = [:]
        do {
            for intent in acts.reduce(into: Set<String>(), { $0.formUnion($1.intents) }) {
                let apps = setting.descriptions.filter { $0.intents.contains(intent) }.map(\.id)
                guard apps.count > 1 else { continue }
                let habit = try await memory.habit(for: intent, among: apps, of: person)
                // What is known already must be replaced, even by nothing.
                if habit != AppHabit() || performer.state.habits[intent] != nil { habits[intent] = habit }
            }
        } catch {
            return (habits, ["habits cannot be read: \(error)"])
        }
        return (habits, [])
    }
}

extension InterpretationContext {
    /// The same person and apps, with nothing open or recent.
    fileprivate var withNothingOpen: InterpretationContext {
        InterpretationContext(
            now: now, calendar: calendar, locale: locale, location: location, appIndex: appIndex, contacts: contacts)
    }
}

extension Interpretation {
    /// Whether a similar shortcut is at least as likely.
    fileprivate var isDoubtful: Bool {
        switch acts.first {
        case .notUnderstood(.noMatch), .notUnderstood(.notARequest), nil: true
        case .request(let reading): reading.score < 0.8 || reading.leftOut?.isEmpty == false
        default: false
        }
    }
}
