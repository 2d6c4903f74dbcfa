public import Dialogue
public import ExtensionProtocol
public import Foundation
public import IntentSchema
public import Rendering
public import Store

/// One turn: an utterance or another event, and everything that it led to, in order.
public struct Turn: Hashable, Sendable {
    /// Counted from 1 within the conversation.
    public var number: Int
    /// The time of the turn's first journal entry.
    public var time: Date
    /// The turn's journal items in order; the first is what started the turn.
    public var items: [JournalItem]

    package init(number: Int, time: Date, items: [JournalItem]) {
        self.number = number
        self.time = time
        self.items = items
    }

    /// The turns of a conversation, parsed from its journal.
    ///
    /// - Throws: `JournalError` if an entry cannot be read.
    public static func turns(in entries: [JournalEntry]) throws(JournalError) -> [Turn] {
        var turns: [Turn] = []
        for (entry, item) in zip(entries, try entries.items()) {
            if item.beginsTurn { turns.append(Turn(number: turns.count + 1, time: entry.time, items: [])) }
            if !turns.isEmpty { turns[turns.count - 1].items.append(item) }
        }
        return turns
    }
}

extension Turn {
    /// A call and its result.
    public struct CallReport: Hashable, Sendable {
        /// The call as it was sent, with its request and deadline.
        public var call: Call
        /// `nil` if there is no answer yet.
        public var reply: ExtensionReply?
        /// How long the answer took; `nil` if there is none yet.
        public var seconds: Double?
        /// Remarks for the developer that came with the answer; empty if there is none yet.
        public var remarks: [String]
    }

    /// What the person said; empty if the turn did not start with an utterance.
    public var utterance: String {
        if case .heard(let event, _)? = items.first, case .said(let text, _) = event.kind { text } else { "" }
    }

    /// The event that started the turn; `nil` if it started with an utterance.
    public var happening: Event? {
        if case .happened(let event)? = items.first { event } else { nil }
    }

    /// The interpretation, the likeliest act first.
    public var acts: [DialogueAct] {
        if case .heard(let event, _)? = items.first, case .said(_, let acts) = event.kind { acts } else { [] }
    }

    /// Readings that ranked lower.
    public var rejected: [Hypothesis] {
        if case .heard(_, let rejected)? = items.first { rejected } else { [] }
    }

    /// The assistant's messages to the person.
    ///
    /// That a request is over because the same has just been done is none of them: nothing is left that the person could miss. Nor is a
    /// question with which the person went on before they were asked.
    public var messages: [(message: Message, rendered: RenderedMessage)] {
        let rest = items.lastIndex { if case .heard(let event, _) = $0 { event.isRest } else { false } } ?? 0
        return items.enumerated().compactMap { place, item in
            guard case .conveyed(let message, let rendered) = item else { return nil }
            if case .outcome(let outcome) = message, outcome.kind == .repeated { return nil }
            if case .question = message, place < rest { return nil }
            return (message, rendered)
        }
    }

    /// What was heard of the utterance once the dialogue had done what stands before it, in order, with its readings.
    public var rests: [(utterance: String, acts: [DialogueAct])] {
        items.compactMap { item in
            guard case .heard(let event, _) = item, event.isRest, case .said(let text, let acts) = event.kind else { return nil }
            return (text, acts)
        }
    }

    /// Why decisions were made, in English.
    public var explanations: [String] {
        items.compactMap { if case .explained(let explanation) = $0 { explanation.description } else { nil } }
    }

    /// The calls, in order.
    public var calls: [CallReport] {
        var reports: [CallReport] = []
        for item in items {
            switch item {
            case .calling(let call): reports.append(CallReport(call: call, reply: nil, seconds: nil, remarks: []))
            case .answered(let event, let seconds, let remarks, _):
                guard case .answered(let number, let reply) = event.kind,
                    let index = reports.firstIndex(where: { $0.call.number == number })
                else { continue }
                reports[index].reply = reply
                reports[index].seconds = seconds
                reports[index].remarks = remarks
            default: continue
            }
        }
        return reports
    }

    /// The apps opened, with their activities.
    public var openedApps: [(app: String, activity: Record, accepted: Bool)] {
        items.compactMap {
            if case .openedApp(let app, let activity, let accepted) = $0 { (app, activity, accepted) } else { nil }
        }
    }

    /// The question left open at the end; `nil` if there is none.
    public var prompt: Prompt? {
        guard let last = messages.last, case .question(let prompt) = last.message else { return nil }
        return prompt
    }

    /// How the request ended in this turn; `nil` if it did not.
    public var outcome: Outcome? {
        for (message, _) in messages.reversed() {
            if case .outcome(let outcome) = message { return outcome }
        }
        return nil
    }
}
