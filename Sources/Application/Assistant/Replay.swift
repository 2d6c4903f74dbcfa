import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Store

/// A conversation read back from its journal: where it stood when that stops, and what had been decided but not done.
///
/// The events are folded again; what the fold decides must be what the journal says was done. Where it is not, the policy, the apps or
/// the program have changed since, and going on would be guessing.
struct Replay {
    private(set) var state = DialogueState()
    private(set) var turns = 0
    /// How many entries the journal has.
    let entries: Int
    /// The items of the last turn.
    private(set) var current: [JournalItem] = []
    /// When the last turn began.
    private(set) var time = Date.distantPast
    /// When each running timer is due.
    private(set) var timers: [Int: Date] = [:]
    /// What was decided and has not been done, in order.
    private(set) var remaining: [Effect] = []
    /// The call that was begun and whose answer is missing; `nil` when there is none.
    private(set) var interrupted: Call?
    private let dialogue: Dialogue

    /// - Throws: `ResumptionError` when the journal does not fit what would be decided now, or cannot be read.
    init(_ entries: [JournalEntry], dialogue: Dialogue) throws {
        self.dialogue = dialogue
        self.entries = entries.count
        for entry in entries {
            guard let item = try? entry.payload.value(as: JournalItem.self) else {
                // What is wrong with the entry helps nobody who wants to go on.
                throw ResumptionError("entry \(entry.sequence) was written by another version of the program")
            }
            try take(item, at: entry.time, sequence: entry.sequence)
        }
    }

    private mutating func take(_ item: JournalItem, at now: Date, sequence: Int) throws {
        if item.beginsTurn {
            guard remaining.isEmpty, interrupted == nil else { throw mismatch(sequence) }
            turns += 1
            current = []
            time = now
        }
        current.append(item)
        switch item {
        case .heard(let event, _), .happened(let event):
            if case .elapsed(let timer) = event.kind { timers[timer] = nil }
            fold(event)
        case .calling(let call):
            guard case .call(let decided)? = remaining.first, decided == call else { throw mismatch(sequence) }
            remaining.removeFirst()
            interrupted = call
        case .answered(let event, _, _, _):
            guard case .answered(let call, _) = event.kind, call == interrupted?.number else { throw mismatch(sequence) }
            interrupted = nil
            fold(event)
        case .conveyed(let message, _):
            guard case .say(let decided)? = remaining.first, decided == message else { throw mismatch(sequence) }
            remaining.removeFirst()
        case .openedApp(let app, let activity, _):
            guard remaining.first == .openApp(app: app, activity: activity) else { throw mismatch(sequence) }
            remaining.removeFirst()
        // Explanations are not compared: they may be added, removed or reworded.
        case .explained: break
        }
        passOver(now)
    }

    private mutating func fold(_ event: Event) {
        remaining += dialogue.step(&state, event)
    }

    /// Removes what is not compared with the journal: timers, which are set as soon as everything before them has been done, updates and
    /// explanations.
    private mutating func passOver(_ now: Date) {
        while let effect = remaining.first {
            switch effect {
            case .startTimer(let number, let seconds): timers[number] = now + seconds
            case .stopTimer(let number): timers[number] = nil
            // Those still wanted are begun again when the conversation goes on.
            case .startUpdates, .stopUpdates, .explain: break
            case .call, .say, .openApp: return
            }
            remaining.removeFirst()
        }
    }

    private func mismatch(_ sequence: Int) -> ResumptionError {
        ResumptionError(
            "entry \(sequence) of its journal is not what would be done now; the apps or the policy have changed since")
    }
}

/// Why a conversation cannot go on where it stopped.
public struct ResumptionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// In one sentence.
    public let message: String
    public var description: String { message }

    init(_ problem: String) {
        message = "the conversation cannot go on where it stopped: \(problem); begin a new one"
    }
}
