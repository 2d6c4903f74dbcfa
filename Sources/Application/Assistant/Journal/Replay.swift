package import Dialogue
import ExtensionProtocol
package import Foundation
import IntentSchema
package import Store

/// A conversation restored from its journal: the state at its end, and what had been decided but not done.
///
/// The events are folded again; what the fold decides must match what the journal records as done. If it does not, the policy, the
/// apps or the program have changed since, and continuing would be guesswork. Explanations decide nothing, so they need not match.
package struct Replay: Sendable {
    /// The restored state.
    package private(set) var state = DialogueState()
    /// The number of turns started.
    package private(set) var turns = 0
    /// The number of entries in the journal.
    package private(set) var entries = 0
    /// The number of these that the snapshot covers.
    package let snapshotEntries: Int
    /// The items of the last turn.
    package private(set) var current: [JournalItem] = []
    /// When the last turn started.
    package private(set) var time = Date.distantPast
    /// When each running timer is due.
    package private(set) var timers: [Int: Date] = [:]
    /// The effects that were decided but not performed, in order.
    package private(set) var remaining: [Effect] = []
    /// The call that was started but has no answer; `nil` if there is none.
    package private(set) var interrupted: Call?
    private let dialogue: Dialogue

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
        _ journal: [JournalEntry], from start: ConversationSnapshot? = nil, dialogue: Dialogue
    ) throws(ResumptionError) {
        self.init(from: start, dialogue: dialogue)
        let items: [JournalItem]
        do throws(JournalError) { items = try journal.items() } catch { throw ResumptionError(error) }
        for (entry, item) in zip(journal, items) {
            guard apply(item, at: entry.time) else { throw ResumptionError(mismatchIn: entry) }
        }
    }

    /// A snapshot of the current state; `nil` in the middle of a turn.
    package var snapshot: ConversationSnapshot? {
        guard remaining.isEmpty, interrupted == nil else { return nil }
        return ConversationSnapshot(digest: dialogue.digest, state: state, turns: turns, entries: entries, timers: timers)
    }

    /// Applies the next item.
    ///
    /// - Returns: whether the item matches what would be done now; if not, the following ones cannot be judged.
    package mutating func apply(_ item: JournalItem, at now: Date) -> Bool {
        entries += 1
        if item.beginsTurn {
            guard interrupted == nil, remaining.isEmpty else { return false }
            turns += 1
            current = []
            time = now
        }
        current.append(item)
        guard matches(item) else { return false }
        passOver(now)
        return true
    }

    private mutating func matches(_ item: JournalItem) -> Bool {
        switch item {
        case .heard(let event, _), .happened(let event):
            if case .elapsed(let timer) = event.kind { timers[timer] = nil }
            fold(event)
            return true
        case .calling(let call):
            guard takesNext(.call(call)) else { return false }
            interrupted = call
            return true
        case .answered(let event, _, _, _):
            guard case .answered(let call, _) = event.kind, call == interrupted?.number else { return false }
            interrupted = nil
            fold(event)
            return true
        case .conveyed(let message, _): return takesNext(.say(message))
        case .openedApp(let app, let activity, _): return takesNext(.openApp(app: app, activity: activity))
        // Explanations are not compared: they may be added, removed or reworded.
        case .explained: return true
        }
    }

    private mutating func fold(_ event: Event) {
        remaining += dialogue.step(&state, event)
    }

    /// Removes the next effect, if it is this one, and returns whether it was.
    private mutating func takesNext(_ effect: Effect) -> Bool {
        guard remaining.first == effect else { return false }
        remaining.removeFirst()
        return true
    }

    /// Removes effects that are not compared with the journal: timers, which are set as soon as everything before them has been
    /// done, updates and explanations.
    private mutating func passOver(_ now: Date) {
        while let effect = remaining.first {
            switch effect {
            case .startTimer(let number, let seconds): timers[number] = now + seconds
            case .stopTimer(let number): timers[number] = nil
            // Updates that are still wanted are restarted when the conversation resumes.
            case .startUpdates, .stopUpdates, .explain: break
            case .call, .say, .openApp: return
            }
            remaining.removeFirst()
        }
    }
}
