import Foundation
import IntentSchema
import NameMatching
import Recognisers

/// Reads a question about reservations.
struct ReservationReader {
    private let lexicon: ReservationLexicon
    private let utterance: Utterance
    private let context: InterpretationContext
    private let times: TimeSlots
    /// The words of the utterance, by token.
    private let words: [String]

    /// A question and how it was read.
    struct Question {
        var inquiry: ReservationInquiry
        /// Whether it is a question about the person's own reservations, and every word has a place in it.
        var isWhole: Bool
        /// Whether it begins as a question, rather than with "my".
        var isQuestion: Bool
        /// Whether it says "reservation", "booking" or the like.
        var namesReservations: Bool
        /// The tokens with a meaning, by token.
        var uses: [Bool]
    }

    init(_ lexicon: ReservationLexicon, _ utterance: Utterance, in context: InterpretationContext, times: TimeSlots) {
        self.lexicon = lexicon
        self.utterance = utterance
        self.context = context
        self.times = times
        words = utterance.tokens.map { NameWords.folded($0.expansion ?? $0.text) }
    }

    /// The question; `nil` if no word is about reservations.
    func question() -> Question? {
        guard utterance.count <= Self.longest, lexicon.mayAsk(words) else { return nil }
        var draft = Draft(uses: utterance.tokens.map { _ in false })
        var place = 0
        while place < words.count { place = read(at: place, &draft) }
        guard draft.isSubject else { return nil }
        return Question(
            inquiry: draft.inquiry(in: context, saying: utterance), isWhole: draft.isWhole, isQuestion: draft.isQuestion,
            namesReservations: draft.roles.contains(.reservation), uses: draft.uses)
    }

    /// In tokens; longer utterances say more than a question.
    private static let longest = 24
    /// In tokens.
    private static let longestName = 5
    /// Words before a kind that may name it: "my United Airlines flight".
    private static let mostHints = 2

    private static let prepositions: Set<ReservationPhrases.Role> = [.preposition, .destination, .origin]

    // MARK: - Parts

    /// Reads what is at the token.
    ///
    /// - Returns: the token after it.
    private func read(at place: Int, _ draft: inout Draft) -> Int {
        let phrase = lexicon.longest(words, at: place)
        if let time = time(at: place), time.end >= phrase?.end ?? 0 {
            draft.period = draft.period ?? time.reading
            return draft.use(place..<time.end)
        }
        guard let phrase else {
            draft.unknown.append(place)
            return place + 1
        }
        if let role = phrase.meaning.role, Self.prepositions.contains(role), let end = nameEnd(from: phrase.end) {
            draft.names[role, default: []].append(phrase.end..<end)
            return draft.use(place..<end)
        }
        draft.add(phrase.meaning, at: place)
        return draft.use(place..<phrase.end)
    }

    private func time(at place: Int) -> (reading: TimeReading?, end: Int)? {
        guard let found = times.time(at: place, TimeSlots.Wish()), found.end > place else { return nil }
        return found
    }

    /// The end of a name; `nil` if there is none at the token.
    private func nameEnd(from start: Int) -> Int? {
        var end = start
        var hasName = false
        while end < words.count, end - start < Self.longestName {
            let token = utterance.tokens[end]
            // The "'s" of "Luigi's" is part of the name.
            if hasName, token.isAttached, token.expansion != nil {
                end += 1
                continue
            }
            if time(at: end) != nil { break }
            if let phrase = lexicon.longest(words, at: end) {
                // "The Ritz", "House of the Sun": words that mean nothing else belong to a name that goes on.
                guard phrase.meaning.role == .filler || phrase.meaning.role == .own, phrase.end < words.count,
                    lexicon.longest(words, at: phrase.end) == nil, time(at: phrase.end) == nil
                else { break }
                end = phrase.end
                continue
            }
            hasName = true
            end += 1
        }
        return hasName ? end : nil
    }

    // MARK: - What has been read

    private struct Draft {
        var uses: [Bool]
        var kinds: [ReservationKind] = []
        var implied: ReservationKind?
        var facts: [ReservationInquiry.Fact] = []
        var roles: Set<ReservationPhrases.Role> = []
        var isSubject = false
        var period: TimeReading?
        /// By the role of the preposition before them.
        var names: [ReservationPhrases.Role: [Range<Int>]] = [:]
        /// Tokens without a meaning.
        var unknown: [Int] = []
        /// The tokens at which kinds and reservations are named.
        var subjects: [Int] = []
        /// Whether it begins with a question, or with whose reservations are meant.
        var isAsked = false
        var isQuestion = false
        var isFirst = true

        mutating func use(_ range: Range<Int>) -> Int {
            for place in range { uses[place] = true }
            isFirst = false
            return range.upperBound
        }

        mutating func add(_ meaning: ReservationPhrases.Entry, at place: Int) {
            if let kind = meaning.kind, !kinds.contains(kind) { kinds.append(kind) }
            implied = implied ?? meaning.implies
            if let fact = meaning.fact { facts.append(fact) }
            if let role = meaning.role { roles.insert(role) }
            if meaning.isSubject { isSubject = true }
            if meaning.kind != nil || meaning.role == .reservation { subjects.append(place) }
            if isFirst {
                if meaning.role == .question || meaning.role == .past { isQuestion = true }
                if isQuestion || meaning.role == .own { isAsked = true }
            }
            // A filler such as "and" or "please" may come first.
            if meaning.role == .filler { isFirst = true }
        }

        /// Whether the words without a meaning stand before what they may name.
        var isWhole: Bool {
            guard isAsked, unknown.count <= ReservationReader.mostHints else { return false }
            guard let last = unknown.last, let first = unknown.first else { return true }
            return last - first == unknown.count - 1 && subjects.contains(last + 1) && first > 0
        }

        func inquiry(in context: InterpretationContext, saying utterance: Utterance) -> ReservationInquiry {
            let named = kinds.isEmpty ? implied.map { [$0] } ?? [] : kinds
            let period = period?.interval(in: context)
            let isOver = period.map { $0.end <= context.now } ?? false
            func name(_ role: ReservationPhrases.Role) -> String {
                (names[role] ?? []).map { utterance.text($0) }.joined(separator: " ")
            }
            var inquiry = ReservationInquiry(
                kinds: named, fact: fact, period: period, isPast: isOver || roles.contains(.past),
                isNext: roles.contains(.next) || roles.contains(.past) && facts.first == .start,
                name: name(.preposition),
                hint: unknown.map { utterance.text($0..<$0 + 1) }.joined(separator: " "))
            (inquiry.destination, inquiry.origin) = (name(.destination), name(.origin))
            return inquiry
        }

        private static let plain: Set<ReservationInquiry.Fact> = [.details, .start, .place]

        /// What is asked: the most specific of the facts, at the end of the reservation if that is said.
        private var fact: ReservationInquiry.Fact {
            let fact = facts.first { !Self.plain.contains($0) } ?? facts.first { $0 != .details } ?? .details
            guard roles.contains(.ending) else { return fact }
            return fact == .start ? .end : fact == .place ? .destination : fact
        }
    }
}

extension TimeReading {
    /// The period that it names; `nil` if it names none that a calendar has.
    fileprivate func interval(in context: InterpretationContext) -> DateInterval? {
        let calendar = context.calendar
        guard let first = calendar.date(from: start) else { return nil }
        let last = end ?? start
        var finish = calendar.date(from: last) ?? first
        if last.hour == nil {
            finish = calendar.date(byAdding: .day, value: 1, to: finish) ?? finish
        } else if end == nil {
            finish = finish.addingTimeInterval(3_600)
        }
        switch limit {
        case .after, .since: return DateInterval(start: first, end: max(first, .distantFuture))
        case .before, .by, .until: return DateInterval(start: min(context.now, first), end: max(context.now, first))
        case nil: return DateInterval(start: first, end: max(first, finish))
        }
    }
}
