import Foundation
import IntentSchema
import NameMatching
import Synchronization

/// Facts computed once per turn, however many parts of the utterance are read: the local time, the currency, what was shown, and how the
/// parts are read.
///
/// Owned by one context; copies share it as long as time, place and history are the same.
final class TurnFacts: Sendable {
    /// Titles, with a name index.
    struct Titles: Sendable {
        let titles: [String]
        /// How many of them, the first, the open request offers to choose from.
        let offered: Int
        let index: NameIndex
    }

    /// Words as they are read in a copy of the context: all in which the copies of one turn differ.
    struct Part: Hashable {
        let words: String
        /// How many tokens are read as one answer or request; `nil` if the words may be several.
        let tokens: Int?
        let question: Question?
        let parameters: [String: ParameterValue]
        let heard: [String]

        init(_ words: String, tokens: Int? = nil, in context: borrowing InterpretationContext) {
            self.words = words
            self.tokens = tokens
            question = context.question
            parameters = context.parameters
            heard = context.heard
        }

        // Few parts have the same words.
        func hash(into hasher: inout Hasher) { hasher.combine(words) }
    }

    private struct Known {
        var readings: [Part: Interpretation] = [:]
        /// Readings of parts as all that is said.
        var turns: [Part: Interpretation] = [:]
        /// By the request that follows.
        var following: [Record: TurnFacts] = [:]
        var now: LocalNow?
        var currency: String?
        /// The inner `nil` means nothing was shown.
        var shown: Titles??
    }

    private static let mostShown = 64

    private let known = Mutex(Known())
    /// The readers of the turn; `nil` outside a turn.
    let readers: TurnReaders?

    init(_ readers: TurnReaders? = nil) { self.readers = readers }

    /// How a part is read. Readings of the words behind each joint contain each other, so that many requests in one breath would otherwise
    /// be read over and over. Beyond what one turn may read (`TurnReaders.mayRead`), nothing is understood.
    func reading(of part: Part, _ read: () -> Interpretation) -> Interpretation {
        if let known = known.withLock({ $0.readings[part] }) { return known }
        guard readers?.mayRead(part.words) ?? true else { return Interpretation(acts: [.notUnderstood(.noMatch(nearest: nil))]) }
        let reading = read()
        known.withLock { $0.readings[part] = reading }
        return reading
    }

    /// How a part is read as all that is said.
    func turn(of part: Part, _ read: () -> Interpretation) -> Interpretation {
        if let known = known.withLock({ $0.turns[part] }) { return known }
        let reading = read()
        known.withLock { $0.turns[part] = reading }
        return reading
    }

    /// The facts once the request has been made.
    func following(_ request: Record) -> TurnFacts {
        known.withLock { known in
            if let facts = known.following[request] { return facts }
            let facts = TurnFacts(readers)
            known.following[request] = facts
            return facts
        }
    }

    func now(_ context: InterpretationContext) -> LocalNow {
        known.withLock { known in
            if let now = known.now { return now }
            let now = LocalNow(context.now, calendar: context.calendar, locale: context.locale)
            known.now = now
            return now
        }
    }

    /// ISO 4217 code of the currency of the user's country.
    func currency(_ context: InterpretationContext) -> String {
        known.withLock { known in
            if let currency = known.currency { return currency }
            let currency = context.locale.currency?.identifier ?? "USD"
            known.currency = currency
            return currency
        }
    }

    /// The titles shown in this conversation, those that the open request offers to choose from first; `nil` if there are none.
    func shown(_ context: InterpretationContext) -> Titles? {
        known.withLock { known in
            if let shown = known.shown { return shown }
            let offered = context.offered.sorted { $0.key < $1.key }.flatMap(\.value).compactMap { $0.record?.ownTitle }
            let titles = Array((offered + context.recent.flatMap(\.titles)).prefix(Self.mostShown))
            var index = NameIndex.Builder()
            for (number, title) in titles.enumerated() { index.add(title, Int32(number)) }
            let shown = titles.isEmpty ? nil : Titles(titles: titles, offered: offered.count, index: index.build())
            known.shown = .some(shown)
            return shown
        }
    }
}

extension Record {
    /// The titles of the items in its lists.
    fileprivate var titles: [String] {
        fields.keys.sorted().flatMap { fields[$0]?.list ?? [] }.compactMap { $0.record?.ownTitle }
    }

    /// What it is called, or what it is of, such as the restaurant of a table; `nil` if that is a person, or nothing.
    fileprivate var ownTitle: String? {
        guard type != "INPerson" else { return nil }
        let name = self["title"] ?? self["name"]
        return name?.string ?? name?.record?["spokenPhrase"]?.string ?? self["restaurant"]?.record?.ownTitle
    }
}
