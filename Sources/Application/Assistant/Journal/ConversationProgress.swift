package import Dialogue
import ExtensionProtocol
package import Foundation
import IntentSchema
package import Store

/// How far a conversation has come: its state, and what has been decided but not done yet.
///
/// Each journal item advances it. A running conversation advances it with the items that it writes, a resumed one with those that
/// it reads; then, what the fold decides must match what the journal records as done. If it does not, the policy, the apps or the
/// program have changed since, and continuing would be guesswork. Explanations decide nothing, so they need not match.
package struct ConversationProgress: Sendable {
    let dialogue: Dialogue
    /// The state of the dialogue.
    package private(set) var state = DialogueState()
    /// The number of turns started.
    package private(set) var turns = 0
    /// The number of entries in the journal.
    package private(set) var entries = 0
    /// The number of these that the last snapshot covers.
    package var snapshotEntries: Int
    /// The items of the last turn, until they are dropped.
    package private(set) var current: [JournalItem] = []
    /// The transitions of the last turn, each with the index of the item in ``current`` that caused it.
    package private(set) var transitions: [(item: Int, taken: TakenTransition)] = []
    /// When the last turn started.
    package private(set) var time = Date.distantPast
    /// When each running timer is due.
    package private(set) var timers: [Int: Date] = [:]
    /// The effects that were decided but not performed, in order; the first is one that a replay compares.
    package private(set) var remaining: [Effect] = []
    /// What the person has had remembered in the last turn, which may not have been kept if it was interrupted.
    private(set) var answersToKeep: [Effect] = []
    /// The call that was started but has no answer; `nil` if there is none.
    package private(set) var interrupted: Call?

    /// - Parameter start: the snapshot to start from; `nil` for a new conversation.
    package init(from start: ConversationSnapshot? = nil, dialogue: Dialogue) {
        self.dialogue = dialogue
        snapshotEntries = start?.entries ?? 0
        guard let start else { return }
        (state, turns, entries, timers) = (start.state, start.turns, start.entries, start.timers)
    }

    /// - Parameters:
    ///   - journal: the entries that follow the start.
    ///   - start: the snapshot to start from; `nil` for the beginning of the conversation.
    /// - Throws: `ResumptionError` if the journal does not match what would be decided now, or cannot be read.
    package init(
        replaying journal: [JournalEntry], from start: ConversationSnapshot? = nil, dialogue: Dialogue
    ) throws(ResumptionError) {
        self.init(from: start, dialogue: dialogue)
        let items: [JournalItem]
        do throws(JournalError) { items = try journal.items() } catch { throw ResumptionError(error) }
        for (entry, item) in zip(journal, items) {
            guard replay(item, at: entry.time) else { throw ResumptionError(mismatchIn: entry) }
        }
    }

    /// Whether everything that has been decided has been done, as it is between two turns.
    package var isSettled: Bool { remaining.isEmpty && interrupted == nil }

    /// A snapshot of the current state; `nil` in the middle of a turn.
    package var snapshot: ConversationSnapshot? {
        guard isSettled else { return nil }
        return ConversationSnapshot(digest: dialogue.digest, state: state, turns: turns, entries: entries, timers: timers)
    }

    /// What of the utterance is to be heard once everything that has been decided has been done; `nil` if there is no more.
    var rest: String? {
        current.reversed().firstResult { item -> String?? in
            switch item {
            case .heard(let event, _): .some(event.rest)
            case .explained(let explanation) where explanation.code == .restNotHeard: .some(nil)
            default: nil
            }
        } ?? nil
    }

    /// Who said what was heard last in the turn; `nil` for the person themselves.
    var speaker: Speaker? { current.last { if case .heard = $0 { true } else { false } }?.event?.speaker }

    /// Drops what happened in the last turn, which has ended, but for what an app has put on the cards that the person sees: a conversation that
    /// waits for them needs no more.
    mutating func dropTurn() {
        current = current.filter { item in
            guard case .conveyed(_, let rendered) = item, let card = rendered.card else { return false }
            return !card.supplied.isEmpty
        }
        transitions = []
    }

    /// Advances by an item of a journal.
    ///
    /// - Returns: whether the item matches what would be done now; if not, it is not advanced by, and the following ones cannot be
    ///   judged.
    package mutating func replay(_ item: JournalItem, at now: Date) -> Bool {
        guard isNext(item) else { return false }
        _ = advance(by: item, at: now)
        return true
    }

    private func isNext(_ item: JournalItem) -> Bool {
        switch item {
        case .heard, .happened: return isSettled
        case .calling(let call): return interrupted == nil && remaining.first == .call(call)
        case .answered(let event, _, _, _):
            guard case .answered(let call, _) = event.kind else { return false }
            return call == interrupted?.number
        case .conveyed(let message, _):
            guard case .say(let due)? = remaining.first else { return false }
            return message == due || message.isEarlierForm(of: due)
        case .openedApp(let app, let activity, _): return remaining.first == .openApp(app: app, activity: activity)
        // Explanations are not compared: they may be added, removed or reworded.
        case .explained: return true
        }
    }

    /// Advances by an item that is the next one. Timers start and stop as soon as everything before them has been done.
    ///
    /// - Returns: the effects that follow the item and that a replay does not compare: updates to start or stop, and explanations.
    mutating func advance(by item: JournalItem, at now: Date) -> [Effect] {
        entries += 1
        if item.beginsTurn {
            turns += 1
            current = []
            transitions = []
            answersToKeep = []
            time = now
        }
        current.append(item)
        switch item {
        case .heard(let event, _), .happened(let event):
            if case .elapsed(let timer) = event.kind { timers[timer] = nil }
            remaining += step(event)
        case .answered(let event, _, _, _):
            interrupted = nil
            remaining += step(event)
        case .calling(let call):
            interrupted = call
            remaining.removeFirst()
        case .conveyed, .openedApp: remaining.removeFirst()
        case .explained: break
        }
        return removeUncompared(now)
    }

    private mutating func step(_ event: Event) -> [Effect] {
        var taken: [TakenTransition] = []
        defer { transitions += taken.map { (current.count - 1, $0) } }
        return dialogue.step(&state, event, &taken)
    }

    private mutating func removeUncompared(_ now: Date) -> [Effect] {
        var passed: [Effect] = []
        let end = remaining.firstIndex(where: \.isCompared) ?? remaining.endIndex
        for effect in remaining[..<end] {
            switch effect {
            case .startTimer(let number, let seconds): timers[number] = now + seconds
            case .stopTimer(let number): timers[number] = nil
            case .keepAnswer, .prefer, .keepShortcut, .keepSchedule:
                answersToKeep.append(effect)
                passed.append(effect)
            case .startUpdates, .stopUpdates, .donate, .explain, .call, .say, .openApp: passed.append(effect)
            }
        }
        remaining.removeSubrange(..<end)
        return passed
    }
}

extension Effect {
    /// Whether a replay compares the effect with the journal.
    fileprivate var isCompared: Bool {
        switch self {
        case .call, .say, .openApp: true
        // Updates that are still wanted are restarted when the conversation resumes.
        case .startTimer, .stopTimer, .startUpdates, .stopUpdates, .keepAnswer, .donate, .prefer, .keepShortcut,
            .keepSchedule, .explain:
            false
        }
    }
}

extension Message {
    /// Whether it is the message as it was before questions told the values that were given beside an answer.
    fileprivate func isEarlierForm(of due: Message) -> Bool {
        guard case .question(let mine) = self, case .question(var prompt) = due, mine.taken.isEmpty else { return false }
        prompt.taken = []
        return mine == prompt
    }
}
