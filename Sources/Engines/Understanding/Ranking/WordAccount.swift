import IntentSchema

/// Tracks a reading's use of every word: part of a value, a word of the request, filler, or unused.
///
/// The single place that detects dropped words, whether the reading comes from a template, the model or both.
struct WordAccount {
    enum Use: Sendable {
        case value, request, function, nothing
        /// A reason, or something told beside the request.
        case remark
    }

    let reader: TurnReader
    private let hypothesis: Hypothesis
    /// By token.
    private(set) var uses: [Use]
    /// By token, whether it counts as a word of the request only because other requests have it.
    private var isGuessed: [Bool]

    private let utterance: Utterance
    private let grammar: Grammar

    /// - Parameter remark: Words that request nothing.
    init(_ built: HypothesisBuilder.Built, _ reader: TurnReader, remark: Range<Int>? = nil) {
        self.reader = reader
        utterance = reader.utterance
        grammar = reader.grammar
        hypothesis = built.hypothesis
        uses = reader.utterance.tokens.map { _ in .nothing }
        isGuessed = reader.utterance.tokens.map { _ in false }
        markFunctionWords()
        markRequestWords(built)
        let unheeded = built.unheeded.map { reader.utterance.tokens[$0].start }
        for span in built.hypothesis.spans where isUsed(span, built) && !unheeded.contains(span.start) { mark(span, .value) }
        markSelections(built)
        // Words used by further requests of the same utterance are not lost.
        for follower in built.hypothesis.followers ?? [] {
            for span in follower.spans where !span.candidates.isEmpty { mark(span, .value) }
        }
        markParties()
        leave(remark ?? 0..<0)
        for index in reader.sharingWords where uses[index] == .nothing || uses[index] == .function { uses[index] = .request }
        losePointers()
    }

    /// Loses pronouns that stand in a list with values, and of which nothing is made: "pay the water bill and that one".
    private mutating func losePointers() {
        for index in utterance.tokens.indices where uses[index] == .function || uses[index] == .request {
            guard let end = reader.end(of: .pronoun, at: index), index > 0 else { continue }
            let isBefore =
                end + 1 < utterance.count && joins(at: end) && isValue(behind: end + 1)
            let isBehind =
                index > 1 && joins(at: index - 1) && [.value, .request].contains(uses[index - 2])
            let endsThere =
                end == utterance.count || utterance.mayBeginClause(at: end) || uses[end] == .request || uses[end] == .function
            if isBefore || isBehind && endsThere { for place in index..<end { uses[place] = .nothing } }
        }
    }

    private func joins(at index: Int) -> Bool {
        grammar.words.personJoints.longest(in: utterance, at: index)?.end == index + 1
    }

    private func isValue(behind start: Int) -> Bool {
        let index = (start..<utterance.count).first { !reader.scanner.small.definite.contains(utterance.word($0)) }
        return index.map { uses[$0] == .value } ?? false
    }

    /// The words of a party whose number is the request's: the "kids" of "me and my two kids", of which a template has the number alone.
    private mutating func markParties() {
        guard uses.contains(.nothing), let intent = grammar.intentIndices[hypothesis.intent] else { return }
        let counts = grammar.intents[intent].definitions.filter { $0.value.kind == .count }.keys.compactMap {
            hypothesis.parameters[$0]?.integer
        }
        for party in reader.scanner.scanParties()
        where counts.contains(party.count) && party.range.contains(where: { uses[$0] == .value }) {
            for index in party.range where uses[index] == .nothing { uses[index] = .value }
        }
    }

    /// Whether a part of what is meant could not be read: "like lullabies" is not about what plays.
    private(set) var losesUnread = false

    /// Loses the words of what the model has found and nothing can read, though other requests may have them.
    mutating func lose(unread hypothesis: Hypothesis) {
        for span in hypothesis.spans where span.source == "model" && span.candidates.isEmpty {
            let isPart = span.role.contains(".")
            // "After work" says when, though nobody knows when that is.
            guard isPart || isUnheardTime(span.role) else { continue }
            let words = utterance.tokens.indices.filter {
                span.start <= utterance.tokens[$0].start && utterance.tokens[$0].end <= span.end
            }
            guard let first = words.first, let last = words.last, words.allSatisfy({ uses[$0] != .value }),
                words.contains(where: { !grammar.words.stopWords.contains(utterance.word($0)) })
            else { continue }
            lose(first..<last + 1)
            if isPart { losesUnread = true }
        }
    }

    /// Whether the request has no time for the parameter, which is one.
    private func isUnheardTime(_ role: String) -> Bool {
        guard let intent = grammar.intentIndices[hypothesis.intent], hypothesis.parameters[role] == nil,
            hypothesis.ambiguities[role] == nil, hypothesis.unknownValues[role] == nil
        else { return false }
        return grammar.intents[intent].definitions[role]?.kind == .time
    }

    /// Counts words of which nothing is made as saying nothing.
    mutating func leave(_ words: Range<Int>) {
        for index in words where uses[index] == .nothing { uses[index] = .function }
    }

    /// Counts the words as a reason, except what the request could have taken: a time is told to be lost where there may be one.
    mutating func excuse(_ words: Range<Int>) {
        let lost = lostEntities.filter { takes($0.kind) }
        let counted = words.firstResult { index in
            reader.scanner.quantities.number(at: index).flatMap { countsLost(index..<$0.end) ? index : nil }
        }
        for index in words where index < counted ?? words.upperBound && (uses[index] == .nothing || uses[index] == .function) {
            if !lost.contains(where: { $0.range.contains(index) }) { uses[index] = .remark }
        }
    }

    /// Counts what a clause before the request tells as told, except times that the request could have taken and lacks: "my husband turns
    /// seventy on Saturday, and I'd like a table for six".
    mutating func tell(_ words: Range<Int>) {
        let lost = lostEntities.filter { entity in takes(entity.kind) && !hasValue(entity.kind) }
        for index in words where uses[index] == .nothing || uses[index] == .function {
            if !lost.contains(where: { $0.range.contains(index) }) { uses[index] = .remark }
        }
    }

    /// Whether the request has a value of that kind.
    private func hasValue(_ kind: LeftOut.Kind) -> Bool {
        hypothesis.parameters.values.contains { value in
            switch kind {
            case .time: value.beginning != nil
            case .amount: value.amount != nil
            case .number: value.double != nil || value.integer != nil
            default: false
            }
        }
    }

    /// Whether the request has a parameter for values of that kind.
    private func takes(_ kind: LeftOut.Kind) -> Bool {
        guard let intent = grammar.intentIndices[hypothesis.intent] else { return true }
        return grammar.intents[intent].definitions.values.contains { definition in
            switch (kind, definition.kind) {
            case (.time, .time), (.time, .past), (.time, .duration), (.amount, .money), (.amount, .paymentAmount),
                (.amount, .temperature), (.amount, .measure), (.amount, .goal), (.number, .count), (.number, .number),
                (.number, .position):
                true
            default: false
            }
        }
    }

    /// The fraction of words that the reading does not use, from 0 to 1.
    var lostShare: Double {
        let meaningful = uses.count { $0 != .function && $0 != .remark }
        return meaningful == 0 ? 0 : Double(uses.count { $0 == .nothing }) / Double(meaningful)
    }

    // MARK: Uses

    /// Whether the span's value is present in the reading.
    private func isUsed(_ span: Hypothesis.Span, _ built: HypothesisBuilder.Built) -> Bool {
        if span.role == "app" || span.role == "unknownApp" { return true }
        // "Not before 10" is a limit, and excludes nothing.
        if span.source == "unknown", span.role == "other" {
            let first = utterance.tokens.firstIndex { $0.start >= span.start } ?? 0
            return reader.end(of: .ahead, at: first) == nil
        }
        let parameter = reader.parameter(of: span.role, intent: hypothesis.intent)
        // The parameter was filled from other words.
        if span.source == "model", span.candidates.isEmpty, hypothesis.unknownValues[parameter] == nil,
            hypothesis.spans.contains(where: { $0.role == span.role && !$0.candidates.isEmpty })
        {
            return false
        }
        // An unreadable part of a record is unused, whatever else the record has.
        if span.source == "model", span.candidates.isEmpty, span.role.contains("."), hypothesis.unknownValues[parameter] == nil {
            return false
        }
        let names = [parameter, span.role] + reader.goalParameters(of: span.role, intent: hypothesis.intent)
        return names.contains { name in
            hypothesis.parameters[name] != nil || hypothesis.ambiguities[name] != nil || hypothesis.unknownValues[name] != nil
        } || reader.parameterOfPath(span.role).map { hypothesis.parameters[$0] != nil } ?? false
    }

    private mutating func markFunctionWords() {
        for index in utterance.tokens.indices {
            let token = utterance.tokens[index]
            let word = token.meaning
            let adds =
                grammar.words.fillers.contains(token) || grammar.words.emptyWords.contains(hash: word)
                || grammar.words.hesitations.contains(hash: word)
                || grammar.words.stopWords.contains(hash: word)
                || grammar.words.references.contains(hash: word) && !grammar.words.things.contains(hash: word)
            if adds || token.kind == .symbol || token.expansion != nil {
                // "Call Priya, lock the car": the verb of a clause is no filler, though the word may be one elsewhere.
                uses[index] = adds && reader.beginsCommand(at: index) ? .nothing : .function
            }
        }
        var index = 0
        while index < utterance.count {
            let end = max(
                grammar.words.politeOpeners.longest(in: utterance, at: index)?.end ?? index,
                grammar.words.courtesies.longest(in: utterance, at: index)?.end ?? index,
                grammar.words.politeConditions.longest(in: utterance, at: index)?.end ?? index)
            for word in index..<end { uses[word] = .function }
            index = max(end, index + 1)
        }
    }

    private mutating func markRequestWords(_ built: HypothesisBuilder.Built) {
        for index in built.literals.subtracting(built.unheeded) where uses.indices.contains(index) { uses[index] = .request }
        guard let intent = reader.grammar.intentIndices[hypothesis.intent] else { return }
        let vocabulary = reader.grammar.intents[intent].vocabulary
        // The action comes first; the model may recognise it by a word that no template has, but not by another request's word.
        if hypothesis.template == "model", let verb = uses.firstIndex(where: { $0 == .nothing || $0 == .request }),
            uses[verb] == .nothing, utterance.tokens[verb].kind == .word, verb != reader.askedVerb,
            vocabulary.contains(utterance.word(verb)) || !reader.opensRequest(at: verb) || followsPunctuation(verb + 1),
            !reader.foreignVerbs(hypothesis, literals: built.literals).contains(verb)
        {
            uses[verb] = .request
        }
        for index in utterance.tokens.indices where uses[index] == .nothing && !built.unheeded.contains(index) {
            let token = utterance.tokens[index]
            guard vocabulary.contains(hash: token.meaning) || isConcept(token, at: index, intent) else { continue }
            if reader.beginsCommand(at: index) || isNamed(token.text) || !tellsAnother(token.expansion ?? token.text, intent) {
                uses[index] = .request
                isGuessed[index] = true
            }
        }
    }

    /// Whether the name of the intent, which is requested more than once or answers a question, has the word: the "bills" of
    /// `INSearchForBillsIntent`.
    private func isNamed(_ word: String) -> Bool {
        let answers = grammar.looksUp(hypothesis.intent) && (reader.asksOpenQuestion || reader.isAsked(utterance.tokens.indices))
        guard hypothesis.followers?.isEmpty == false || answers, word.count >= Self.shortestConcept, let first = word.first else {
            return false
        }
        let name = first.uppercased() + word.dropFirst()
        // In the singular and in the plural.
        return [name, name + Self.plural, word.hasSuffix(Self.plural) ? String(name.dropLast()) : name].contains { name in
            hypothesis.intent.rest(behind: name)?.first?.isUppercase ?? false
        }
    }

    /// Whether the word names what the intent or one of its parameters is about: the "climate" of `INSetClimateSettingsInCarIntent`.
    private func isConcept(_ token: Token, at index: Int, _ intent: Int) -> Bool {
        // "And record it" asks for something to be done.
        let isVerb = index == 0 || utterance.mayBeginClause(at: index) || grammar.words.joints.contains(utterance.word(index - 1))
        guard !isVerb, token.kind == .word, token.text.count >= Self.shortestConcept, let first = token.text.first else {
            return false
        }
        let part = first.uppercased() + token.text.dropFirst()
        let definitions = grammar.intents[intent].definitions
        if definitions.values.contains(where: { $0.called?.contains(token.text) ?? false }) { return true }
        let names = [grammar.intents[intent].name] + definitions.keys
        return names.contains { name in
            guard let rest = name.rest(behind: part) ?? (name.hasPrefix(token.text) ? name.dropFirst(token.text.count) : nil)
            else { return false }
            return rest.first?.isUppercase ?? true
        }
    }

    private static let shortestConcept = 4
    /// Behind the noun in an intent's name.
    private static let plural = "s"

    /// Selection words mean more than words of the request: "the second item", "all my messages", "and the truck".
    private mutating func markSelections(_ built: HypothesisBuilder.Built) {
        let small = reader.scanner.small
        let selectsMessages = selectsMessages
        for index in utterance.tokens.indices where !built.literals.contains(index) {
            let next = utterance.word(index + 1)
            let isOrdinal = reader.scanner.entities.contains { $0.kind == .ordinal && $0.range == index..<index + 1 }
            let choosesAll = small.everything.contains(utterance.word(index)) && (small.own + small.of).contains(next)
            let isEach = small.each.contains(utterance.word(index)) && selectsAny(next)
            let isSecond =
                (small.own + small.definite).contains(utterance.word(index - 1)) && joins(index - 2, behindValueOf: built)
            let isGuess = isGuessed[index] && uses[index] == .request
            let mayMeanMore = isGuess || uses[index] == .function && selectsMessages
            guard uses[index] != .value else { continue }
            if isEach || isGuess && isSecond || isOrdinal && mayMeanMore || choosesAll && !reader.looksUp(hypothesis.intent) {
                uses[index] = .nothing
            }
        }
    }

    /// Whether one thing is acted on, for which the noun stands: the "bill" of "pay every bill".
    private func selectsAny(_ noun: String) -> Bool {
        !reader.looksUp(hypothesis.intent) && grammar.words.matters[hypothesis.intent]?.contains(noun) == true
    }

    /// Whether messages are acted on, and which is not known: the app would take all of them.
    private var selectsMessages: Bool {
        guard !reader.looksUp(hypothesis.intent), let intent = grammar.intentIndices[hypothesis.intent],
            let slot = grammar.intents[intent].kinds.first(where: { $0.kind == .messages })?.name
        else { return false }
        let name = reader.parameter(of: slot, intent: hypothesis.intent)
        return hypothesis.parameters[name] == nil && hypothesis.unknownValues[name] == nil
    }

    /// Whether the token joins something to a preceding value.
    private func joins(_ index: Int, behindValueOf built: HypothesisBuilder.Built) -> Bool {
        guard index > 0,
            grammar.words.joints.contains(utterance.word(index)) || grammar.words.alternatives.contains(utterance.word(index))
        else {
            return false
        }
        return built.hypothesis.spans.contains { !$0.candidates.isEmpty && $0.end == utterance.tokens[index - 1].end }
    }

    private func followsPunctuation(_ index: Int) -> Bool {
        index < utterance.count && utterance.tokens[index].followsPunctuation
    }

    /// Whether the word sets a value that the reading lacks: "twice" applies only to the speed.
    private func tellsAnother(_ word: String, _ intent: Int) -> Bool {
        let told = reader.grammar.intents[intent].tellingWords.parameters(toldBy: word)
        return !told.isEmpty && told.allSatisfy { !reader.builder.values.holds($0, intent: intent, in: hypothesis.parameters) }
    }

    private mutating func mark(_ span: Hypothesis.Span, _ use: Use) {
        for index in utterance.tokens.indices {
            let token = utterance.tokens[index]
            if token.start < span.end, span.start < token.end { uses[index] = use }
        }
    }
}

// MARK: Wishes

extension WordAccount {
    /// Unused words that express a wish about a booking: "outside", "one of us is in a wheelchair".
    var wish: Range<Int>? {
        for index in uses.indices where isFree(index) {
            guard let start = reader.wishStart(at: index), start < uses.count, isFree(start) else { continue }
            var end = start
            while end < uses.count, isFree(end), end == start || !utterance.tokens[end].followsPunctuation { end += 1 }
            while end > start, uses[end - 1] == .function { end -= 1 }
            // "Not by the window".
            let isRefused = start > 0 && reader.end(of: .negation, at: start - 1) == start && isFree(start - 1)
            if end > start { return (isRefused ? start - 1 : start)..<end }
        }
        return nil
    }

    /// Marks the words as part of a value.
    mutating func give(_ words: Range<Int>) {
        for index in words { uses[index] = .value }
    }

    /// Marks the words as not used.
    mutating func lose(_ words: Range<Int>) {
        for index in words { uses[index] = .nothing }
    }

    private func isFree(_ index: Int) -> Bool {
        uses[index] == .nothing || uses[index] == .function || isGuessed[index] && uses[index] == .request
    }
}

// MARK: What is left out

extension WordAccount {
    /// The unused parts, in order; empty if the reading uses every word.
    var leftOut: [LeftOut] {
        let entities = lostEntities
        var runs: [Range<Int>] = []
        for index in uses.indices where uses[index] == .nothing && !entities.contains(where: { $0.range.contains(index) }) {
            if let last = runs.last, joins(last.upperBound, index) {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        runs = runs.map(extended)
        // Two runs may belong to one clause.
        let clauses = runs.compactMap(lostClause).reduce(into: [(range: Range<Int>, kind: LeftOut.Kind)]()) { clauses, clause in
            if !clauses.contains(where: { $0.range == clause.range }) { clauses.append(clause) }
        }
        runs.removeAll { run in clauses.contains { $0.range.overlaps(run) } }
        let parts =
            clauses + runs.map { ($0, isPlace($0) ? LeftOut.Kind.place : .words) }
            + entities.filter { entity in !clauses.contains { $0.range.overlaps(entity.range) } }.map { ($0.range, $0.kind) }
        return parts.sorted { $0.0.lowerBound < $1.0.lowerBound }.map { LeftOut(text: utterance.text($0.0), kind: $0.1) }
    }

    /// Whether the words say where: "in sf".
    private func isPlace(_ run: Range<Int>) -> Bool {
        run.lowerBound > 0 && reader.scanner.small.within.contains(utterance.word(run.lowerBound - 1))
            && reader.scanner.placeMatches(at: run.lowerBound).contains { $0.end == run.upperBound && $0.reading.isKnown }
    }

    /// The clause of the unused words, if they say what is to be done, or all that it asks: all of it is left out then, and not only some
    /// words. `nil` if they are something else.
    private func lostClause(of run: Range<Int>) -> (range: Range<Int>, kind: LeftOut.Kind)? {
        let start = utterance.tokens.indices[...run.lowerBound].last { $0 == 0 || utterance.mayBeginClause(at: $0) } ?? 0
        let end = utterance.tokens.indices[(run.lowerBound + 1)...].first(where: utterance.mayBeginClause) ?? utterance.count
        let clause = reader.part(start..<end)
        let first = start + clause.openerEnd
        let word = utterance.word(first)
        let isUnused = (start..<end).allSatisfy { uses[$0] != .value && (uses[$0] != .request || isGuessed[$0]) }
        if isUnused, first < run.lowerBound, grammar.words.openQuestions.contains(word) || grammar.words.questions.contains(word)
        {
            return (first..<end, .question)
        }
        return isUnknownOrder(run, from: first, to: end) ? (run.lowerBound..<end, .action) : nil
    }

    /// Whether the unused words are the verb of a clause and what stands behind it: "pop the trunk", "take 3 pictures".
    private func isUnknownOrder(_ run: Range<Int>, from start: Int, to end: Int) -> Bool {
        let verb = run.lowerBound
        guard verb + 1 < end, (start..<max(start, verb)).allSatisfy({ uses[$0] == .function }) || beginsBehindJoint(verb),
            utterance.tokens[verb].kind == .word
        else { return false }
        if grammar.words.taskVerbs.contains(utterance.tokens[verb]), reader.opensRequest(at: verb) { return true }
        // Any word is a verb where an order begins and its object follows.
        let (small, next) = (reader.scanner.small, utterance.word(verb + 1))
        return start == verb && verb + 1 < run.upperBound
            && (small.definite.contains(next) || small.my.contains(next) || small.own.contains(next))
    }

    private func beginsBehindJoint(_ verb: Int) -> Bool { verb > 0 && grammar.words.joints.contains(utterance.word(verb - 1)) }

    /// Whether the clause that holds the reading's own values asks for something else: its verb is unused.
    var losesAction: Bool {
        leftOut.contains { part in
            guard part.kind == .action,
                let place = utterance.tokens.indices.first(where: { utterance.text($0..<utterance.count).hasPrefix(part.text) })
            else { return false }
            let end = utterance.tokens.indices[(place + 1)...].first(where: utterance.mayBeginClause) ?? utterance.count
            return !uses.indices.contains { !(place..<end).contains($0) && (uses[$0] == .value || uses[$0] == .request) }
        }
    }

    /// A name followed by an unknown word is someone else's, so it cannot be shortened to the known name.
    func extendNames(in hypothesis: inout Hypothesis) {
        for span in hypothesis.spans where span.source == "contact" {
            guard let next = utterance.tokens.firstIndex(where: { $0.start >= span.end }), uses[next] == .nothing else {
                continue
            }
            let token = utterance.tokens[next]
            let isLast = next + 1 == utterance.count || uses[next + 1] != .nothing
            guard token.kind == .word, token.word < 0, !token.followsPunctuation, isLast else { continue }
            let parameter = reader.parameter(of: span.role, intent: hypothesis.intent)
            hypothesis.parameters[parameter] = nil
            hypothesis.ambiguities[parameter] = nil
            hypothesis.unknownValues[parameter] = "\(span.text) \(utterance.text(next..<next + 1))"
        }
    }

    /// "Child seat": a word of other requests belongs to the unused word before it.
    private func extended(_ run: Range<Int>) -> Range<Int> {
        var end = run.upperBound
        while end < uses.count, isGuessed[end], uses[end] == .request, !utterance.tokens[end].followsPunctuation { end += 1 }
        return run.lowerBound..<end
    }

    /// Filler between two unused words is unused too: "a picture of the cat".
    private func joins(_ end: Int, _ next: Int) -> Bool {
        next - end <= 2 && (end..<next).allSatisfy { uses[$0] == .function && !utterance.tokens[$0].followsPunctuation }
    }

    /// Whether the number tells how many there are of something that is not used, either.
    private func countsLost(_ number: Range<Int>) -> Bool {
        let next = number.upperBound
        return next < uses.count && uses[next] == .nothing && !utterance.tokens[next].followsPunctuation
            && number.allSatisfy { uses[$0] == .nothing }
    }

    /// Times, amounts and numbers that no value uses. The "two" of "two big suitcases" is no number by itself.
    private var lostEntities: [(range: Range<Int>, kind: LeftOut.Kind)] {
        reader.scanner.lostEntities { index in uses[index] == .nothing || uses[index] == .function }
            .filter { $0.kind != .number || !countsLost($0.range) }
            .map { (excludedStart(of: $0.range)..<$0.range.upperBound, $0.kind) }
    }

    /// Where what is lost begins with the words that exclude it: "but not before Friday".
    private func excludedStart(of entity: Range<Int>) -> Int {
        (max(0, entity.lowerBound - Self.longestExclusion)..<entity.lowerBound).first { start in
            reader.end(of: .exclude, at: start) == entity.lowerBound
                && (start..<entity.lowerBound).allSatisfy { uses[$0] == .nothing || uses[$0] == .function }
        } ?? entity.lowerBound
    }

    private static let longestExclusion = 3
}

extension TurnReader {
    /// The two parameters that an amount with its unit fills; empty for other slots.
    func goalParameters(of slot: String, intent: String) -> [String] {
        guard let index = grammar.intentIndices[intent], let definition = grammar.intents[index].definitions[slot] else {
            return []
        }
        return [definition.value, definition.unit].compactMap(\.self)
    }

    /// The parameter of a path such as `mediaSearch.mediaName`; `nil` for a plain name.
    func parameterOfPath(_ role: String) -> String? {
        role.contains(".") ? role.split(separator: ".").first.map(String.init) : nil
    }
}

extension String {
    /// What stands behind the first place where the text has the part; `nil` if it does not have it.
    fileprivate func rest(behind part: String) -> Substring? {
        var (text, part) = (self, part)
        let end = text.withUTF8 { text in
            part.withUTF8 { part in
                (0..<max(0, text.count - part.count + 1)).first { start in
                    part.indices.allSatisfy { text[start + $0] == part[$0] }
                }.map { $0 + part.count }
            }
        }
        return end.map { self[utf8.index(startIndex, offsetBy: $0)...] }
    }
}
