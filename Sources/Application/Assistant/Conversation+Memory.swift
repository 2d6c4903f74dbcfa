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
            return await reader.improved(reader.interpret(utterance, in: context), of: utterance, in: context)
        }
        let shortcuts: [Shortcut]
        var remarks: [String] = []
        do {
            shortcuts = try await memory.shortcuts(of: person)
        } catch {
            shortcuts = []
            remarks.append("shortcuts cannot be read: \(error)")
        }
        var context = context
        context.shortcuts = shortcuts.map(\.phrase)
        let own = ShortcutReader(shortcuts: shortcuts, now: context.now, calendar: context.calendar)
        if let request = own.request(utterance) ?? pressedButton(utterance, context) {
            return (Interpretation(acts: [.request(request)]), remarks)
        }
        var reading = reader.interpret(utterance, in: context)
        var known: Correspondence?
        do {
            known = try await correspondence(for: reading.acts, memory)
        } catch {
            remarks.append("messages and calls that were donated cannot be read: \(error)")
        }
        if let known {
            context = reader.context(context, knowing: known)
            reading = reader.interpret(utterance, in: context)
        }
        let consulted = await reader.improved(reading, of: utterance, in: context)
        (reading, remarks) = (consulted.0, remarks + consulted.remarks)
        if let known { reading.acts = reading.acts.map(known.withConversations) }
        if case .setting(.shortcut(let phrase, nil))? = reading.acts.first {
            let phrases = ShortcutPhrases(
                shortcuts: shortcuts, interpreter: setting.interpreter, context: context.withNothingOpen)
            reading.acts[0] = .setting(.shortcut(phrase, phrases.objection(to: phrase)))
        }
        if case .setting(.run(let phrase))? = reading.acts.first, let request = own.request(phrase) {
            return (Interpretation(acts: [.request(request)]), remarks)
        }
        if case .setting(let said)? = reading.acts.first {
            do {
                reading.acts[0] = .setting(try await completed(said, shortcuts))
            } catch {
                remarks.append("when shortcuts run cannot be read: \(error)")
            }
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

    /// What apps have donated of messages and calls, if the acts request one and there is something to know; otherwise `nil`.
    private func correspondence(for acts: [DialogueAct], _ memory: PersonalMemory) async throws -> Correspondence? {
        guard acts.contains(where: { !$0.intents.isDisjoint(with: Correspondence.askedFor) }) else { return nil }
        let known = try await memory.correspondence(by: correspondents, with: setting.person)
        return known.isEmpty ? nil : known
    }

    /// The apps for messages and calls that may work with the assistant.
    private var correspondents: [String] {
        setting.descriptions.filter { app in
            app.intents.contains(where: Correspondence.intents.contains) && setting.person.mayUse(app.id)
        }.map(\.id)
    }

    /// What the person's habits say about these acts.
    func habits(for acts: [DialogueAct]) async -> Habits {
        var habits = Habits()
        guard let memory = setting.assistant.memory else { return habits }
        let requests = acts.flatMap(\.requests)
        do {
            for intent in Set(requests.map(\.intent)) {
                habits.apps[intent] = try await habit(for: intent, requests.filter { $0.intent == intent }, memory)
            }
            let namesakes = acts.flatMap(\.namesakes)
            if namesakes.count > 1 {
                let known = try await memory.correspondence(by: correspondents, with: setting.person)
                habits.people = known.weights(of: namesakes, at: memory.now())
            }
        } catch {
            habits.remarks = ["habits cannot be read: \(error)"]
        }
        return habits
    }

    /// Which apps the person uses, where several support the intent, and what apps say of media; `nil` if there is nothing to know.
    private func habit(for intent: String, _ requests: [Hypothesis], _ memory: PersonalMemory) async throws -> AppHabit? {
        let apps = setting.descriptions.filter { $0.intents.contains(intent) }.map(\.id)
        guard apps.count > 1 || requests.contains(where: \.leavesMediaOpen) else { return nil }
        var habit = apps.count > 1 ? try await memory.habit(for: intent, among: apps, of: person) : AppHabit()
        if setting.assistant.catalogue.intents[intent]?.domain == "Media" {
            habit.media = try await memory.mediaTies(of: apps, fitting: requests, with: person)
        }
        // What is known already must be replaced, even by nothing.
        return habit != AppHabit() || performer.state.habits[intent] != nil ? habit : nil
    }
}

/// What a person's habits say about an utterance.
struct Habits {
    /// By intent.
    var apps: [String: AppHabit] = [:]
    /// How much the person deals with people of one name, by what tells them apart.
    var people: [String: Double] = [:]
    /// For the developer.
    var remarks: [String] = []
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
