import IntentSchema

// What becomes of the open request and of those that wait for it: "just Nora, leave Luca out", "no: Sam 60, Tova 35, that's it".
extension TemplateInterpreter {
    /// The act that settles which of the requests that were said are wanted, and with which values; sentences behind it are the rest. `nil` if
    /// the words are not certainly about those that wait.
    func settlingWaiting(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, question.kind.concernsValues, !context.waiting.isEmpty,
            utterance.count <= WaitingReader.longest, case let reader = reader(of: utterance, in: context), !reader.takesAnyText
        else { return nil }
        return WaitingReader(reader, question).interpretation
    }
}

/// Reads which requests the words name among the open one and those that wait for it, and what they say of each.
struct WaitingReader {
    static let longest = 30

    let reader: TurnReader
    let question: Question
    /// The open request, and those that wait, the next one first.
    let requests: [Record]
    /// The words of each request's names and texts.
    private let words: [Set<String>]

    init(_ reader: TurnReader, _ question: Question) {
        self.reader = reader
        self.question = question
        let requests = [Record(question.intent, reader.context.parameters)] + reader.context.waiting.reversed()
        self.requests = requests
        words = requests.map { request in
            Set(request.fields.values.flatMap(\.texts).flatMap { reader.grammar.words.tokens.words($0) })
        }
    }

    private var utterance: Utterance { reader.utterance }
    private var waiting: Set<Int> { Set(requests.indices.dropFirst()) }

    /// What the user says about the requests.
    struct Said {
        var dropped: Set<Int> = []
        var wanted: Set<Int> = []
        var values: [Int: [String: ParameterValue]] = [:]
        /// Whether what is open is agreed to, or refused.
        var agrees = false, refuses = false
        /// Whether nothing is wanted but what is named.
        var isAll = false

        var isEmpty: Bool { dropped.isEmpty && wanted.isEmpty && values.isEmpty && !isAll }
    }

    // MARK: - The act

    var interpretation: Interpretation? {
        (utterance.quotes.isEmpty ? settled : nil) ?? changed.map { Interpretation(acts: [$0]) }
    }

    /// The change of the one that waits and is named, as the words would change it if it were open: "the gas one from checking, too".
    private var changed: DialogueAct? {
        var named: Set<Int> = []
        var (place, first) = (0, 0..<0)
        while place < utterance.count {
            // What is quoted is what it is to say.
            if let quote = utterance.quotes.first(where: { $0.contains(place) }) {
                place = quote.upperBound
                continue
            }
            guard let found = mention(at: place) else {
                if namesOther(at: place) { return nil }
                place += 1
                continue
            }
            if case .mention(let more, amount: nil) = found.word {
                if named.isEmpty { first = place..<found.end }
                named = named.isEmpty || named.isDisjoint(with: more) ? named.union(more) : named.intersection(more)
            }
            place = found.end
        }
        guard named.count == 1, let request = named.first, request > 0,
            case let known = requests[request], !reader.context.parameters.isEmpty
        else { return nil }
        if let text = quoted(for: first, in: known) { return text }
        var alone = reader.context.confirming(Question(kind: .confirmRequest, intent: known.type), known.fields)
        (alone.queued, alone.waiting, alone.proposal) = ([], [], nil)
        guard case .correction(let values)? = reader.interpreter.readClause(utterance.freeText(0..<utterance.count), in: alone),
            case let news = values.filter({ name, value in !(known[name]?.isSame(as: value) ?? false) }), !news.isEmpty,
            news.allSatisfy({ name, value in !value.elements.contains { $0.record?.type == "INPerson" } })
        else { return nil }
        return .changeWaiting([WaitingChange(known, values: news)])
    }

    /// The change of the text of the one that waits, which is quoted behind the words for it, and the yes in front: 'yes but make the second one
    /// "…"'.
    private func quoted(for mention: Range<Int>, in known: Record) -> DialogueAct? {
        let article = (0..<mention.lowerBound).last { skippingArticles($0) != mention.lowerBound } ?? -1
        guard utterance.quotes.count == 1, let pronoun = reader.scanner.small.restated.first,
            let intent = reader.grammar.intentIndices[known.type], let name = reader.textParameter(of: intent)
        else { return nil }
        let head = answer(in: 0..<mention.lowerBound, isFirst: true)
        let verb = head.end + reader.part(head.end..<mention.lowerBound).joinerEnd
        let words = [
            utterance.freeText(verb..<max(verb, article + 1)), pronoun,
            utterance.slice(
                utterance.tokens[mention.upperBound - (reader.scanner.readsPossessive(at: mention.upperBound) ? 0 : 1)].end,
                utterance.characters.count),
        ]
        var alone = reader.context.confirming(Question(kind: .confirmRequest, intent: known.type), known.fields)
        (alone.queued, alone.waiting, alone.proposal) = ([], [], nil)
        guard case .correction(let values)? = reader.interpreter.readClause(words.joined(separator: " "), in: alone),
            let text = values[name], values.count == 1
        else { return nil }
        let change = DialogueAct.changeWaiting([WaitingChange(known, values: [name: text])])
        return head.agrees ? .followed(.yes, by: change) : change
    }

    private var settled: Interpretation? {
        let borders = clauses
        var said = Said()
        for (place, clause) in borders.enumerated() {
            if let more = self.said(in: clause, isFirst: place == 0) {
                guard add(more, to: &said) else { return nil }
                continue
            }
            guard !isReason(clause) || place == 0 else { continue }
            guard place > 0, !said.isEmpty, utterance.beginsSentence(at: clause.lowerBound) || joins(clause),
                let act = act(said)
            else { return nil }
            return Interpretation(acts: [act], rest: utterance.freeText(clause.lowerBound..<utterance.count))
        }
        return act(said).map { Interpretation(acts: [$0]) }
    }

    /// Adds what another clause says; `false` if both do not go together.
    private func add(_ more: Said, to said: inout Said) -> Bool {
        said.dropped.formUnion(more.dropped)
        said.wanted.formUnion(more.wanted)
        said.values.merge(more.values) { $0.merging($1) { $1 } }
        said.agrees = said.agrees || more.agrees
        said.refuses = said.refuses || more.refuses
        said.isAll = said.isAll || more.isAll
        return said.dropped.isDisjoint(with: said.wanted.union(said.values.keys)) && !(said.agrees && said.refuses)
    }

    private func act(_ said: Said) -> DialogueAct? {
        guard !said.isEmpty else { return nil }
        var dropped = said.dropped
        let kept = said.wanted.union(said.values.keys)
        if !said.wanted.isEmpty {
            dropped.formUnion(Set(requests.indices).subtracting(kept))
        } else if said.isAll {
            let kinds = Set(kept.map { requests[$0].type })
            dropped.formUnion(requests.indices.filter { kinds.contains(requests[$0].type) && !kept.contains($0) })
        }
        if said.refuses { dropped.insert(0) }
        guard !said.agrees || !dropped.contains(0) else { return nil }
        let changes = waiting.sorted().compactMap { place in
            if dropped.contains(place) { return WaitingChange(requests[place], values: nil) }
            let values = said.values[place]?.filter { name, value in !(requests[place][name]?.isSame(as: value) ?? false) }
            return values.flatMap { $0.isEmpty ? nil : WaitingChange(requests[place], values: $0) }
        }
        let open: DialogueAct? =
            if dropped.contains(0) {
                dropped.count == requests.count ? .giveUpAll : .drop(intent: question.intent)
            } else if let values = said.values[0] {
                .correction(values)
            } else {
                said.agrees ? .yes : nil
            }
        if open == .giveUpAll { return .giveUpAll }
        guard let open else { return changes.isEmpty ? nil : .changeWaiting(changes) }
        // What says nothing of those that wait is read as any other answer.
        guard !changes.isEmpty || dropped.contains(0) else { return nil }
        return changes.isEmpty ? open : .followed(open, by: .changeWaiting(changes))
    }

    // MARK: - Clauses

    private var clauses: [Range<Int>] {
        let starts = utterance.tokens.indices.filter { place in
            place == 0 || utterance.mayBeginClause(at: place)
                || reader.end(of: .clauseJoint, at: place).map {
                    $0 < utterance.count && mention(at: skippingArticles($0)) == nil
                }
                    ?? false
        }
        return zip(starts, starts.dropFirst() + [utterance.count]).map { $0..<$1 }
    }

    /// Whether something else is joined: "and call her".
    private func joins(_ clause: Range<Int>) -> Bool {
        reader.end(of: .and, at: clause.lowerBound) != nil && clause.count > 1
            && reader.opensRequest(at: clause.lowerBound + reader.part(clause).joinerEnd)
    }

    /// Whether the words only say why: they ask for nothing, and hold no value.
    private func isReason(_ clause: Range<Int>) -> Bool {
        guard !utterance.isQuestion(clause),
            !clause.contains(where: { reader.scanner.quantities.number(at: $0) != nil || reader.end(of: .proviso, at: $0) != nil }
            )
                || reader.end(of: .intention, at: clause.lowerBound + reader.part(clause).openerEnd) != nil
        else { return false }
        var alone = reader.context
        (alone.question, alone.parameters, alone.queued, alone.waiting) = (nil, [:], [], [])
        switch reader.interpreter.readByRules(utterance.freeText(clause), in: alone).acts.first {
        case .notUnderstood(.cannotDo), .notUnderstood(.cannotAmend), .notUnderstood(.cannotChange): return false
        case .notUnderstood, .thanks, .yes, .no, nil: return true
        default: return false
        }
    }

    /// A word of a clause, as far as it says something of the requests.
    private enum Word {
        /// Requests, and the words for them if these are an amount.
        case mention(Set<Int>, amount: Range<Int>?)
        case drop, only, keep
        case amount(Range<Int>)
        case other
    }

    /// What the clause says of the requests; `nil` if it is about something else.
    private func said(in whole: Range<Int>, isFirst: Bool) -> Said? {
        let clause = withoutRemark(whole)
        let words = reader.part(clause)
        var said = Said()
        if let once = once(in: clause) { return once }
        let answer = answer(in: clause, isFirst: isFirst)
        (said.agrees, said.refuses, said.isAll) = (answer.agrees, answer.refuses, answer.isAll)
        if answer.end == clause.upperBound { return said }
        let start = answer.end
        if SentenceFilter(words).markers.contains(where: { $0.sentence == .condition }) || utterance.isQuestion(clause) {
            return nil
        }
        guard let parts = parts(of: start..<clause.upperBound) else { return nil }
        var isOther = false
        var intends = false
        for case .other in parts { isOther = true }
        intends = (start..<clause.upperBound).contains { reader.end(of: .intention, at: $0) != nil }
        let isNamed = parts.contains { if case .mention(_, amount: nil) = $0 { true } else { false } }
        let hasAmount = parts.contains { part in
            switch part {
            case .amount: true
            case .mention(_, let amount): amount != nil && isNamed
            default: false
            }
        }
        guard parts.contains(where: { if case .mention = $0 { true } else { false } }) else {
            return parts.isEmpty ? said : nil
        }
        if hasAmount { return values(parts, beside: said) }
        var polarity: Word?
        var before: Set<Int> = []
        var last: (polarity: Word?, isUsed: Bool) = (nil, true)
        for part in parts {
            switch part {
            case .drop, .only, .keep: (polarity, last) = (part, (part, false))
            case .mention(let named, _):
                last.isUsed = true
                switch polarity {
                case .drop?: said.dropped.formUnion(named)
                case .only?, .keep?: said.wanted.formUnion(named)
                default:
                    before = before.isEmpty || before.isDisjoint(with: named) ? before.union(named) : before.intersection(named)
                }
            case .amount, .other: break
            }
        }
        // "Luca doesn't need it", "Helen only".
        if !last.isUsed, !before.isEmpty {
            switch last.polarity {
            case .drop?: said.dropped.formUnion(before)
            default: said.wanted.formUnion(before)
            }
            before = []
        }
        guard !before.isEmpty else { return isOther && !said.wanted.isEmpty && said.dropped.isEmpty ? nil : said }
        // "Just once, 50".
        if !isFirst, parts.count == 1 {
            said.wanted = before
            return said
        }
        if said.agrees { return before.contains(0) && !isOther ? said : nil }
        // "The other one I'll do myself", but not "tell Sam I'll call him".
        let verb = start + reader.part(start..<clause.upperBound).joinerEnd
        let isOrder = verb < clause.upperBound && reader.isOrder(at: verb) && reader.opensRequest(at: verb)
        if intends, !isOrder, before.isSubset(of: waiting), said.dropped.isEmpty {
            said.dropped = before
            return said
        }
        return nil
    }

    /// The clause without what the speaker says of themselves at its end, without a mark before it: "i got it backwards".
    private func withoutRemark(_ clause: Range<Int>) -> Range<Int> {
        let border = clause.dropFirst(2).first { place in
            let rest = place + 1..<clause.upperBound
            return !rest.isEmpty && reader.end(of: .speaker, at: place) == place + 1
                && !rest.contains { index in
                    mention(at: index) != nil || amountEnd(at: index) != nil || namesOther(at: index)
                        || [Move.wishWords, .negation, .relation].contains { reader.end(of: $0, at: index) != nil }
                }
        }
        return clause.lowerBound..<(border ?? clause.upperBound)
    }

    /// The yes or no with which a clause begins, with the openers around it.
    private func answer(
        in clause: Range<Int>, isFirst: Bool
    ) -> (end: Int, agrees: Bool, refuses: Bool, isAll: Bool) {
        let ends = (clause.lowerBound + 1..<clause.upperBound + 1).reversed()
        for end in ends {
            let head = reader.part(clause.lowerBound..<end)
            guard let word = head.answer() else { continue }
            let isWhole = end == clause.upperBound
            if (clause.lowerBound..<end).contains(where: { mention(at: $0) != nil }) { continue }
            if !isWhole, (clause.lowerBound..<end).contains(where: { reader.end(of: .only, at: $0) != nil }) { continue }
            // "No ride" names what is not wanted, "don't send Wei anything", too.
            // "Do only the table" is no yes.
            if !isWhole, word == .yes, !isPlain(clause.lowerBound..<end), reader.end(of: .relation, at: end) == nil { continue }
            if !isWhole, word.refuses, !isPlain(clause.lowerBound..<end) || names(from: end, in: clause) { continue }
            switch word {
            case .yes:
                let isAgreed = question.kind == .confirmRequest && !head.isHesitant
                return (end, isAgreed, false, false)
            case .no, .postpone:
                let isBoth = end == clause.upperBound && isRefusedToo(behind: end)
                return (end, false, isBoth, false)
            case .content, .farewell: return (end, false, false, end == clause.upperBound && !isFirst)
            case .thanks, .greeting,
                .repeat where isWhole:
                return (end, false, false, false)
            default: continue
            }
        }
        return (clause.lowerBound, false, false, false)
    }

    /// Whether the words are a no of one word, with openers around it.
    private func isPlain(_ words: Range<Int>) -> Bool {
        let start = words.lowerBound + reader.part(words).openerEnd
        return (start..<words.upperBound).allSatisfy { reader.grammar.words.plainAnswers.contains(utterance.word($0)) }
    }

    /// Whether a request is named next, and no amount.
    private func names(from place: Int, in clause: Range<Int>) -> Bool {
        mention(at: skippingArticles(place)) != nil && !(place..<clause.upperBound).contains { amountEnd(at: $0) != nil }
    }

    /// Whether what follows a no is refused beside what is open: "no. And don't send Wei anything either".
    private func isRefusedToo(behind place: Int) -> Bool {
        guard place < utterance.count else { return false }
        return reader.end(of: .and, at: place) != nil
            || (place..<utterance.count).contains { reader.end(of: .either, at: $0) != nil }
    }

    /// "One ride, not two", "just once, 50": of several of a kind only one is wanted.
    private func once(in clause: Range<Int>) -> Said? {
        let start = clause.lowerBound + reader.part(clause).openerEnd
        let isSaid = clause.contains { reader.end(of: .once, at: $0).map { $0 <= clause.upperBound } ?? false }
        let kinds = Set(requests.map(\.type)).filter { reader.names($0, in: clause) }
        let one = clause.first { place in
            reader.scanner.quantities.integer(at: place, limit: 1)?.value == 1
                && kinds.contains { reader.names($0, in: place + 1..<min(place + 2, clause.upperBound)) }
        }
        guard isSaid || one != nil, start < clause.upperBound else { return nil }
        let others = clause.contains { place in
            if place == one { return false }
            if case .mention(let named, _)? = mention(at: place)?.word { return named.count < requests.count && kinds.isEmpty }
            return false
        }
        guard !others else { return nil }
        let meant = kinds.isEmpty ? [question.intent] : kinds
        var said = Said()
        for kind in meant {
            let alike = requests.indices.filter { requests[$0].type == kind }
            guard alike.count > 1 else { continue }
            said.dropped.formUnion(alike.dropFirst())
        }
        return said.dropped.isEmpty ? nil : said
    }

    // MARK: - Words

    /// The words of a clause that say something of the requests; `nil` if they name somebody else, or take back what takes something back.
    private func parts(of range: Range<Int>) -> [Word]? {
        var parts: [Word] = []
        var place = range.lowerBound
        var strange = 0
        while place < range.upperBound {
            if let end = reader.end(of: .once, at: place), end <= range.upperBound {
                place = end
            } else if let found = mention(at: place), found.end <= range.upperBound {
                parts = joined(parts, found.word, isListed: place > range.lowerBound && isJoint(at: place - 1))
                place = found.end
            } else if let end = dropEnd(at: place, in: range) {
                guard end.map({ $0 <= range.upperBound }) ?? false, let end else { return nil }
                parts.append(.drop)
                place = end
            } else if let end = reader.end(of: .retain, at: place), reader.end(of: .unwanted, at: place) == nil {
                parts.append(.keep)
                place = end
            } else if let end = reader.end(of: .getting, at: place) {
                place = end
            } else if let end = reader.end(of: .only, at: place) {
                parts.append(.only)
                place = end
            } else if let end = amountEnd(at: place) {
                parts.append(.amount(place..<end))
                place = end
            } else {
                if namesOther(at: place) { return nil }
                let opener = reader.end(of: .opener, at: place).map { min($0, range.upperBound) }
                if opener == nil, !isFiller(place) {
                    strange += 1
                    parts.append(.other)
                }
                place = opener ?? place + 1
            }
        }
        return strange <= Self.mostStrange ? parts : nil
    }

    private static let mostStrange = 5

    /// The words with another mention: what one of the requests is named by twice is that one, "the message to Nora".
    private func joined(_ parts: [Word], _ word: Word, isListed: Bool) -> [Word] {
        guard !isListed, case .mention(let more, let amount) = word, case .mention(let named, let former)? = parts.last,
            (amount == nil) == (former == nil), case let both = named.intersection(more), !both.isEmpty
        else { return parts + [word] }
        return parts.dropLast() + [.mention(both, amount: amount)]
    }

    private func isJoint(at place: Int) -> Bool {
        reader.end(of: .and, at: place) != nil || reader.grammar.words.personJoints.longest(in: utterance, at: place) != nil
    }

    /// The end of words that say that what they stand beside is not wanted; the inner `nil` if they are taken back themselves, "don't forget".
    /// `nil` if there are none.
    private func dropEnd(at place: Int, in range: Range<Int>) -> Int?? {
        let moves: [Move] = [.unwanted, .discard, .without, .takeOut, .refusal, .negation, .ending]
        var found = moves.compactMap { reader.end(of: $0, at: place) }
        if let verb = reader.end(of: .take, at: place),
            (verb..<range.upperBound).contains(where: { reader.end(of: .out, at: $0) != nil })
        {
            found.append(verb)
        }
        guard let end = found.max() else { return nil }
        let isDoubled =
            reader.end(of: .negation, at: place) == end
            && [.unwanted, .discard, .ending].contains { reader.end(of: $0, at: end) != nil }
        return .some(isDoubled ? nil : end)
    }

    private func amountEnd(at place: Int) -> Int? {
        // "The card one".
        if reader.end(of: .standIn, at: place) != nil { return nil }
        return reader.scanner.quantities.longest(.money, at: place)?.end ?? reader.scanner.quantities.number(at: place)?.end
    }

    /// Whether the token names somebody whom none of the requests is for.
    private func namesOther(at place: Int) -> Bool {
        reader.scanner.people(at: place, isList: false).contains { match in
            guard case .people(let people) = match.reading else { return false }
            return people.contains { !$0.contacts.isEmpty && !$0.isGuess }
                && !reader.scanner.small.pronouns.contains(utterance.word(place))
        }
    }

    /// Whether the token says nothing of its own: a function word, or the verb or the noun of a request.
    private func isFiller(_ place: Int) -> Bool {
        let token = utterance.tokens[place]
        return !reader.interpreter.saysSomething(token) || reader.isPolite(place)
            || reader.grammar.words.emptyWords.contains(token.text)
            || [Move.closer, .relation, .pronoun, .standIn, .textPart, .out, .insisting].contains {
                reader.end(of: $0, at: place) != nil
            }
            || requests.contains { request in
                reader.names(request.type, in: place..<place + 1)
                    || reader.grammar.intentIndices[request.type].map {
                        reader.grammar.intents[$0].vocabulary.contains(token.text)
                    } ?? false
            }
    }

    private func skippingArticles(_ place: Int) -> Int {
        var place = place
        let small = reader.scanner.small
        while place < utterance.count,
            [small.definite, small.indefinite, small.own].contains(where: { $0.contains(utterance.word(place)) })
        {
            place += 1
        }
        return place
    }

    // MARK: - Mentions

    /// The requests that the words from the token on name, and the end of these words; `nil` if they name none, or all of them.
    private func mention(at place: Int) -> (word: Word, end: Int)? {
        guard place < utterance.count else { return nil }
        let found = person(at: place) ?? pointed(at: place) ?? valued(at: place) ?? worded(at: place) ?? matter(at: place)
        guard let found, !found.named.isEmpty else { return nil }
        return (.mention(found.named, amount: found.isAmount ? place..<found.end : nil), found.end)
    }

    private typealias Mention = (named: Set<Int>, end: Int, isAmount: Bool)

    private func person(at place: Int) -> Mention? {
        if let owned = possessive(at: place) { return owned }
        let matches = reader.scanner.people(at: place, isList: false).sorted { $0.end > $1.end }
        return matches.firstResult { match in
            guard case .people(let people) = match.reading, people.count == 1, !people[0].isGuess else { return nil }
            let named = requests.indices.filter { request in
                requests[request].fields.values.flatMap(\.people).contains { person in
                    reader.scanner.contact(person).map(people[0].contacts.contains) ?? false
                }
            }
            return named.isEmpty ? nil : (Set(named), match.end, false)
        }
    }

    /// The possessive of a first name, without its apostrophe: "graces".
    private func possessive(at place: Int) -> Mention? {
        guard let ending = reader.grammar.words.tokens.possessive, case let word = utterance.word(place), word.hasSuffix(ending)
        else {
            return nil
        }
        let name = String(word.dropLast(ending.count))
        let named = requests.indices.filter { request in
            requests[request].fields.values.flatMap(\.people).contains { person in
                person["nameComponents"]?.record?["givenName"]?.string?.lowercased() == name
                    || person["displayName"]?.string?.lowercased().split(separator: " ").first.map(String.init) == name
            }
        }
        return named.count == 1 ? (Set(named), place + 1, false) : nil
    }

    /// "The other one", "the second": where something is to be confirmed, so that they are no choices.
    private func pointed(at place: Int) -> Mention? {
        guard question.kind == .confirmRequest else { return nil }
        if let end = [Move.otherOne, .others].compactMap({ reader.end(of: $0, at: place) }).max() {
            return (waiting, end, false)
        }
        guard let found = reader.scanner.quantities.ordinal(at: place), requests.indices.contains(found.value - 1) else {
            return nil
        }
        let end = reader.end(of: .standIn, at: found.end) ?? found.end
        return ([found.value - 1], end, false)
    }

    private static let longestValue = 3

    /// A value of some requests, such as a kind of bill, a place or an amount.
    private func valued(at place: Int) -> Mention? {
        guard !reader.isPolite(place) || reader.scanner.quantities.number(at: place) != nil else { return nil }
        let kinds = Set(requests.map(\.type)).sorted()
        for end in (place + 1..<min(place + Self.longestValue, utterance.count) + 1).reversed() {
            let words = reader.part(place..<end)
            var named: Set<Int> = []
            var isAmount = false
            for kind in kinds {
                guard let intent = reader.grammar.intentIndices[kind],
                    let reading = words.correction(of: intent, isAnnounced: true), case let read = reading.parameters,
                    !read.isEmpty, reading.spans.contains(where: { $0.start <= utterance.tokens[place].start })
                else { continue }
                for (request, known) in requests.enumerated() where known.type == kind {
                    guard read.allSatisfy({ name, value in known[name]?.isSame(as: value) ?? false }) else { continue }
                    named.insert(request)
                    isAmount = isAmount || read.values.contains { $0.amount != nil }
                }
            }
            if !named.isEmpty { return named.count < requests.count ? (named, end, isAmount) : nil }
        }
        return nil
    }

    /// A word of the names and texts of some requests.
    private func worded(at place: Int) -> Mention? {
        let word = utterance.word(place)
        guard !reader.isPolite(place), word.count > 2 else { return nil }
        let named = Set(words.indices.filter { words[$0].contains(word) })
        return named.isEmpty || named.count == requests.count ? nil : (named, place + 1, false)
    }

    /// A noun for what some requests are about.
    private func matter(at place: Int) -> Mention? {
        let named = Set(requests.indices.filter { reader.names(requests[$0].type, in: place..<place + 1) })
        return named.isEmpty || named.count == requests.count ? nil : (named, place + 1, false)
    }

    // MARK: - Amounts

    /// What the user says about several requests with their amounts: "Sam 60, Tova 35", "only 35 for Tova". `nil` if an amount belongs to none, or is not one.
    private func values(_ parts: [Word], beside said: Said) -> Said? {
        var said = said
        var amount: Range<Int>?
        var named: Set<Int>?
        var isOnly = false
        func give() -> Bool {
            guard let place = named, let words = amount else { return true }
            guard place.count == 1, let request = place.first, let (name, value) = value(words, of: request) else { return false }
            said.values[request, default: [:]][name] = value
            if isOnly { said.wanted.insert(request) }
            (amount, named, isOnly) = (nil, nil, false)
            return true
        }
        for part in parts {
            switch part {
            case .amount(let words), .mention(_, amount: .some(let words)):
                guard amount == nil else { return nil }
                amount = words
            case .mention(let more, amount: nil):
                guard named == nil else { return nil }
                named = more
            case .only: isOnly = isOnly || named == nil && amount == nil
            case .drop, .keep, .other: return nil
            }
            if amount != nil, named != nil, !give() { return nil }
        }
        return amount == nil && named == nil ? said : nil
    }

    private func value(_ words: Range<Int>, of request: Int) -> (String, ParameterValue)? {
        guard let intent = reader.grammar.intentIndices[requests[request].type],
            let name = requests[request].fields.keys.sorted().first(where: { requests[request][$0]?.amount != nil }),
            let value = reader.part(words).value(of: name, intent)
        else { return nil }
        return (name, value)
    }
}

extension ParameterValue {
    /// The strings in it, at any depth, but for identifiers.
    fileprivate var texts: [String] {
        if let string { return [string] }
        if let list { return list.flatMap(\.texts) }
        return record?.fields.filter { !Self.identifiers.contains($0.key) }.values.flatMap(\.texts) ?? []
    }

    private static let identifiers: Set<String> = ["contactIdentifier", "identifier", "currencyCode", "personHandle"]

    /// The people in it.
    fileprivate var people: [Record] { elements.compactMap(\.record).filter { $0.type == "INPerson" } }
}
