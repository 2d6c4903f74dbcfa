import IntentSchema

// Changes of a part of the text that is to be confirmed: "drop the 'both know' bit", "take out the last part", "say mums house instead".
extension TurnReader {
    private static let longestEdit = 24
    private static let mostClauses = 3

    /// The changed text of the open request; that words are not understood, where they take out what the text does not hold; `nil` if
    /// the words take out and put in no part of a text.
    func textEdit(_ question: Question) -> DialogueAct? {
        guard question.kind.mayEditText, let intent = grammar.intentIndices[question.intent],
            let name = textParameter(of: intent), context.parameters[name]?.string?.isEmpty == false, !rewordsPerson(intent),
            utterance.count <= Self.longestEdit
        else { return nil }
        // Where something else is asked for, it may be what is taken out.
        guard question.kind == .confirmRequest else {
            guard question.parameter != name, grammar.intents[intent].definitions[name]?.isMain == true else { return nil }
            return [cut(name, of: intent), exchanged(name, of: intent)].compactMap(\.self).firstResult { edit in
                if case .text(let text) = edit, !text.isEmpty { edit.act(name) } else { nil }
            }
        }
        if let marked = marked(name) ?? shortened(name) { return marked }
        if let quoted = quotedAnew(name, of: intent) { return quoted }
        if let several = severalEdits(question, intent) { return several }
        let gone = cut(name, of: intent)
        let edit = cutTopic(name) ?? (gone?.isKnown == true ? gone : cutUntold(name)) ?? gone ?? exchanged(name, of: intent)
        return edit.map { $0.act(name) } ?? quotedBeside(question)
    }

    /// What becomes of a text.
    private enum TextEdit {
        case text(String)
        /// Words that the text does not hold.
        case unknown(String)

        var isKnown: Bool { if case .text = self { true } else { false } }

        func act(_ name: String) -> DialogueAct {
            switch self {
            case .text(let text): text.isEmpty ? .takeOut([Removal(name)]) : .correction([name: .string(text)])
            case .unknown(let words): .notUnderstood(.unused(words: words))
            }
        }
    }

    /// The text that is quoted behind a verb that says it anew, whatever stands before that: 'that does not read well. Please write: "…"'. Behind
    /// it may be said that the marks are none of it: '…, without the quotation marks'.
    private func quotedAnew(_ name: String, of intent: Int) -> DialogueAct? {
        guard scanner.quotes.count == 1, let quote = scanner.quotes.first, quote.lowerBound > openerEnd, quote.count > 1,
            endsWithQuote(quote), grammar.intents[intent].definitions[name]?.isMain == true,
            (0..<quote.lowerBound).contains(where: { place in
                end(of: .rewording, at: place) == quote.lowerBound && mayBeginOrder(at: place)
            })
        else { return nil }
        return .correction([name: .string(utterance.freeText(quote))])
    }

    /// Whether what stands behind the quotation says nothing, or only that its marks are not to be sent.
    private func endsWithQuote(_ quote: Range<Int>) -> Bool {
        let last = closerStart(after: quote.upperBound - 1)
        return last <= quote.upperBound
            || last - quote.upperBound <= Self.longestLead
                && (quote.upperBound..<last).contains { end(of: .quotationMarks, at: $0) == last }
    }

    /// Whether only words that lead on to an order stand between the beginning of a clause and the token.
    private func mayBeginOrder(at place: Int) -> Bool {
        let clause = (0...place).last { utterance.mayBeginClause(at: $0) || $0 == 0 || end(of: .clauseJoint, at: $0) != nil } ?? 0
        return (clause..<place).allSatisfy {
            isPolite($0) || scanner.isStopWord[$0] || grammar.words.references.contains(utterance.word($0))
                || end(of: .clauseJoint, at: $0) != nil
        }
    }

    /// The only quotation beside a text that is to be confirmed, for the whole of it, where nothing else is understood of the words: "I would
    /// rather you wrote '…'". `nil` if the text holds it, or the words could be about a part of it, about somebody else or be an order.
    private func quotedBeside(_ question: Question) -> DialogueAct? {
        guard question.kind == .confirmRequest, let intent = grammar.intentIndices[question.intent],
            let name = textParameter(of: intent), grammar.intents[intent].definitions[name]?.isMain == true,
            let text = context.parameters[name]?.string, scanner.quotes.count == 1, let quote = scanner.quotes.first,
            quote.count > 1,
            occurrence(of: part(quote).utterance, in: grammar.words.tokens.utterance(text)) == nil
        else { return nil }
        let around = utterance.tokens.indices.filter { !quote.contains($0) }
        let isOther = around.contains { place in
            Self.partial.contains { end(of: $0, at: place) != nil } || scanner.quantities.number(at: place) != nil
                || grammar.words.openQuestions.contains(utterance.word(place))
                || scanner.people(at: place, isList: false).contains(where: \.reading.isKnown)
                || isOrder(at: place) && interpreter.opensRequest(utterance, at: place)
                    && !grammar.intents[intent].keywords.contains(utterance.tokens[place].word)
        }
        return isOther ? nil : .correction([name: .string(utterance.freeText(quote))])
    }

    /// Words that name a part of a text, or the place where something is added to it.
    private static let partial: [Move] = [
        .takeOut, .discard, .take, .exchange, .exchangeTo, .appending, .opening, .closing, .atEnd, .atStart, .cutBehind,
        .cutBefore, .too,
        .textPart,
    ]

    /// Several changes in sentences of their own: "say mums house instead. oh and copy Nora in"; `nil` unless each is one.
    private func severalEdits(_ question: Question, _ intent: Int) -> DialogueAct? {
        let borders = utterance.tokens.indices.filter { utterance.beginsSentence(at: $0) }
        guard !borders.isEmpty, borders.count < Self.mostClauses else { return nil }
        var known = context.parameters
        var changes: [String: ParameterValue] = [:]
        for (start, end) in zip([0] + borders, borders + [utterance.count]) {
            let clause = reader(of: known, saying: part(start..<end).utterance)
            if clause.openerEnd == 0, clause.answer() == .no, start == 0 { continue }
            let act = clause.textEdit(question) ?? clause.reworded(question) ?? clause.move(question)
            switch act {
            case .correction(let values)?: changes.merge(values) { $1 }
            case .add(let values)?:
                for (name, value) in values {
                    changes[name] = known[name]?.list.map { .list($0 + value.elements) } ?? value
                }
            default: return nil
            }
            known.merge(changes) { $1 }
        }
        return changes.isEmpty ? nil : .correction(changes)
    }

    // MARK: - Saying anew

    /// Takes the quotation for the text where only words that stress it stand in front: "text Dad just 'on my way'".
    func takeQuoted(in reading: inout Hypothesis) {
        guard let intent = grammar.intentIndices[reading.intent], let name = textParameter(of: intent), scanner.quotes.count == 1,
            grammar.intents[intent].definitions[name]?.isMain == true, let quote = scanner.quotes.first,
            let span = reading.spans.first(where: { $0.role == name }), reading.parameters[name]?.string != nil,
            let start = utterance.tokens.firstIndex(where: { $0.start >= span.start }), start < quote.lowerBound,
            quote.upperBound == utterance.count,
            (start..<quote.lowerBound).allSatisfy({ end(of: .only, at: $0) != nil || isPolite($0) })
        else { return }
        reading.parameters[name] = .string(utterance.freeText(quote))
    }

    /// The change with a new text as it is meant: behind a remark that is none of it ("that reads weird, should be 'dinner at 7'"), or with
    /// how much in its place ("make it 20 minutes late" of "I'm running late"). `nil` if the words rather address others: "write to Grace
    /// and Nora that …".
    func refiningText(_ values: [String: ParameterValue], of intent: Int) -> [String: ParameterValue]? {
        guard let name = textParameter(of: intent), grammar.intents[intent].definitions[name]?.isMain == true,
            let text = values[name]?.string, let old = context.parameters[name]?.string
        else { return values }
        let words = grammar.words.tokens.utterance(text)
        // "That should go to Grace" says nothing but for whom it is.
        if values.count > 1, words.tokens.indices.allSatisfy({ isEmpty($0, of: words) }) {
            return values.filter { $0.key != name }
        }
        guard words.count > 1 else { return values }
        let reader = reader(of: [:], saying: words)
        let isAddress =
            scanner.small.to.contains(words.word(0))
            && reader.scanner.people(at: 1, isList: true).contains { $0.reading.isKnown && $0.end < words.count }
        if isAddress { return nil }
        var values = values
        let borders = words.tokens.indices.filter { words.mayBeginClause(at: $0) && $0 <= Self.longestLead }
        if let said = textBehindRemark {
            values[name] = .string(said)
        } else if let start = borders.firstResult({
            reader.end(of: .titleIs, at: $0) ?? reader.end(of: .titleIs, at: $0 + 1)
        }), start < words.count {
            values[name] = .string(words.freeText(start..<words.count))
        } else if let measured = measured(words, in: old) {
            values[name] = .string(measured)
        }
        return values
    }

    /// Whether the word only says of what is open that it is for somebody: the "should go" of "that should go to Grace".
    private func isEmpty(_ index: Int, of words: Utterance) -> Bool {
        let reader = reader(of: [:], saying: words)
        return grammar.words.references.contains(words.word(index)) || reader.end(of: .verb, at: index) == index + 1
            || grammar.words.stopWords.contains(words.word(index)) || scanner.small.ones.contains(words.word(index))
            || reader.end(of: .belonging, at: index) != nil
    }

    /// The text behind a verb that says it anew in a later clause, where the first begins with none: "that sounds cold, say I'm so sorry, love".
    private var textBehindRemark: String? {
        guard end(of: .rewording, at: openerEnd) == nil, utterance.quotes.isEmpty, colon == nil else { return nil }
        return utterance.tokens.indices.dropFirst().prefix(Self.longestRemark).filter { utterance.mayBeginClause(at: $0) }
            .firstResult { end(of: .rewording, at: $0) }
            .flatMap { $0 < utterance.count ? utterance.freeText($0..<utterance.count) : nil }
    }

    private static let longestRemark = 8

    /// What words say that were taken for a new text although nothing announces one, where they answer what is asked, "better, send it", or only
    /// point at something: "not sure about that". `nil` if they may be a text.
    func answerTakenForText(_ text: String) -> DialogueAct? {
        let words = grammar.words.tokens.utterance(text)
        guard words.count > 0, words.count < utterance.count, utterance.quotes.isEmpty, colon == nil,
            case let start = utterance.count - words.count,
            !(0..<start).contains(where: { place in
                [Move.rewording, .titleIs, .replaced, .exchange, .amending].contains { end(of: $0, at: place) != nil }
            })
        else { return nil }
        if utterance.mayBeginClause(at: start), part(0..<start).couldOnlyRemark,
            interpreter.readClause(text, in: context) == .yes
        {
            return .yes
        }
        return words.tokens.indices.allSatisfy { grammar.words.references.contains(words.word($0)) } ? .repeat : nil
    }

    /// The text with how much it is: in place of what it has of that kind, or before the word that says of what, "20 minutes late" in "running
    /// late". What is said behind it and orders nothing goes behind the text: "make it 40 min, the bridge is closed".
    private func measured(_ words: Utterance, in text: String) -> String? {
        let border = words.tokens.indices.dropFirst().first { words.mayBeginClause(at: $0) } ?? words.count
        let measure = reader(of: [:], saying: grammar.words.tokens.utterance(words.text(0..<border))).utterance
        guard let changed = remeasured(measure, in: text) ?? measured(alone: measure, in: text) else { return nil }
        guard border < words.count else { return changed }
        let rest = reader(of: [:], saying: words).part(border..<words.count)
        guard !rest.isOrder(at: rest.joinerEnd), rest.answer() == nil else { return nil }
        return Self.joined(changed, rest.utterance.freeText(rest.utterance.tokens.indices))
    }

    /// The text with the length of time, or the number of things, in place of the only one that it has: "40 min" in "running 20 minutes late".
    private func remeasured(_ words: Utterance, in text: String) -> String? {
        var (new, said) = (words, grammar.words.tokens.utterance(text))
        grammar.number(&new)
        grammar.number(&said)
        let (mine, theirs) = (reader(of: [:], saying: new).scanner, reader(of: [:], saying: said).scanner)
        if mine.length(of: new.tokens.indices) != nil {
            let lengths = theirs.lengthsOfTime
            return lengths.count == 1 ? said.replacing(lengths[0], by: new.text(0..<new.count)) : nil
        }
        guard new.count == 2, new.tokens[0].kind == .number else { return nil }
        let things = said.tokens.indices.dropLast().filter { place in
            said.tokens[place].kind == .number && said.word(place + 1).hasSameStem(as: new.word(1))
        }
        return things.count == 1 ? said.replacing(things[0]..<things[0] + 2, by: new.text(0..<new.count)) : nil
    }

    private func measured(alone words: Utterance, in text: String) -> String? {
        let said = grammar.words.tokens.utterance(text)
        guard words.count <= Self.longestPhrase, said.count > words.count, words.tokens[0].kind == .number,
            !said.tokens.contains(where: { $0.kind == .number })
        else { return nil }
        let last = words.word(words.count - 1)
        let places = said.tokens.indices.filter { said.word($0) == last }
        guard places.count == 1 else { return nil }
        return said.replacing(places[0]..<places[0] + 1, by: words.text(0..<words.count))
    }

    // MARK: - Taking out

    /// The text without the words that are to go.
    private func cut(_ name: String, of intent: Int) -> TextEdit? {
        guard let text = context.parameters[name]?.string, let (words, isSure) = wordsToCut(of: text), !words.isEmpty else {
            return nil
        }
        let said = grammar.words.tokens.utterance(text)
        let quote = scanner.quotes.first { $0.overlaps(words) }
        if let quote {
            if let place = occurrence(of: part(quote).utterance, in: said) { return .text(said.without(place, grammar)) }
            // "No, 'on my way'" puts in what is quoted.
            return isSure ? .unknown(utterance.freeText(quote)) : nil
        }
        let core = partNoun(endingAt: words.upperBound).map { words.lowerBound..<$0 } ?? words
        if isSure, let place = part(core).place(in: said) { return .text(said.without(place, grammar)) }
        let named = core.isEmpty ? nil : core
        // "Take Mary out" is about who gets it.
        let isPointer = named?.allSatisfy { grammar.words.references.contains(utterance.word($0)) } ?? true
        if !isSure, isPointer || !part(words).removals(intent).isEmpty { return nil }
        let starts = named.map { Array(Set([$0.lowerBound, behindArticle($0)])).sorted() } ?? []
        let place = starts.firstResult { start in
            named.flatMap { start < $0.upperBound ? occurrence(of: part(start..<$0.upperBound).utterance, in: said) : nil }
        }
        if let place { return .text(said.without(clause(around: place, in: said), grammar)) }
        return isSure ? .unknown(utterance.text(behindArticle(words)..<words.upperBound)) : nil
    }

    /// The clause of the text whose subject the words are, without which it would not be one, or the words alone: of "the bouquet is ready and the
    /// car is broken" what is said of the car goes with it.
    private func clause(around place: Range<Int>, in said: Utterance) -> Range<Int> {
        let reader = reader(of: [:], saying: said)
        let first = place.lowerBound > 0 && reader.isArticle(place.lowerBound - 1) ? place.lowerBound - 1 : place.lowerBound
        let parts = reader.statements
        guard parts.count > 1, place.upperBound < said.count,
            reader.isArticle(first) || reader.end(of: .verb, at: place.upperBound) != nil,
            let part = parts.first(where: { $0.contains(first) }),
            part.lowerBound == first || reader.end(of: .and, at: part.lowerBound) == first
        else { return place }
        return part
    }

    /// The token ranges between marks, and between joints that a clause with a verb of its own follows.
    private var statements: [Range<Int>] {
        let verbs = utterance.tokens.indices.filter { end(of: .verb, at: $0) != nil }
        let borders = utterance.tokens.indices.dropFirst().filter { index in
            // The apostrophes of "I'll" and "I'd" quote nothing.
            utterance.characters[utterance.tokens[index - 1].end..<utterance.tokens[index].start].contains {
                ",;.!?".contains($0)
            }
                || end(of: .and, at: index).map { next in
                    let isStated = verbs.contains { (next + 1..<next + Self.longestSubject).contains($0) }
                    // "… is here and the boat leaves": any word may be the verb.
                    return isStated
                        || next + 2 < utterance.count && isArticle(next) && verbs.contains { $0 < index }
                } ?? false
        }
        return zip([0] + borders, borders + [utterance.count]).map { $0..<$1 }
    }

    private static let longestSubject = 5

    /// The text without the only clause about what is not to be told: "don't mention the car".
    private func cutUntold(_ name: String) -> TextEdit? {
        let start = openerEnd
        // "She needn't know about the car".
        let unneeded = [start, start + 1].firstResult { place in
            end(of: .unneeded, at: place).flatMap { verb in end(of: .talking, at: verb) }.flatMap { end(of: .relation, at: $0) }
        }
        guard let text = context.parameters[name]?.string, scanner.quotes.isEmpty,
            let verb = end(of: .untold, at: start) ?? unneeded
        else { return nil }
        let first = end(of: .relation, at: verb) ?? verb
        return first < closerStart(after: verb) ? without(first..<closerStart(after: verb), in: text) : nil
    }

    private func without(_ words: Range<Int>, in text: String) -> TextEdit? {
        let topic = words.filter { !scanner.small.definite.contains(utterance.word($0)) }
        let said = grammar.words.tokens.utterance(text)
        let parts = reader(of: [:], saying: said).statements
        guard !topic.isEmpty, parts.count > 1 else { return .unknown(utterance.freeText(words)) }
        let fitting = parts.filter { part in topic.allSatisfy { word in part.contains { said.word($0) == utterance.word(word) } }
        }
        return fitting.count == 1 ? .text(said.without(fitting[0], grammar)) : .unknown(utterance.freeText(words))
    }

    /// The text without the only clause with what the part to be taken out is said to be about: "take out the bit about the ride".
    private func cutTopic(_ name: String) -> TextEdit? {
        guard let text = context.parameters[name]?.string, scanner.quotes.isEmpty else { return nil }
        let start = openerEnd
        guard let verb = [Move.takeOut, .discard, .without, .take].compactMap({ end(of: $0, at: start) }).max(),
            let noun = (verb..<min(utterance.count, verb + Self.longestLead)).first(where: { end(of: .textPart, at: $0) != nil }),
            let behind = end(of: .textPart, at: noun), let first = end(of: .relation, at: behind),
            case let last = closerStart(after: behind), first < last,
            (verb..<noun).allSatisfy({ isPlain($0, []) || scanner.small.definite.contains(utterance.word($0)) })
        else { return nil }
        // "Take the bit about the ride out".
        let particle = (first + 1..<last).first { end(of: .out, at: $0) == last }
        return without(first..<(particle ?? last), in: text)
    }

    /// The words to be taken out, and whether they can only be a part of a text: quoted, or called a part.
    private func wordsToCut(of text: String) -> (words: Range<Int>, isSure: Bool)? {
        // "Take out the sorry" names what is a closer elsewhere.
        let said = grammar.words.tokens.utterance(text)
        let named = [Move.takeOut, .discard].compactMap { end(of: $0, at: openerEnd) }.max().map { verb in
            behindArticle(verb..<max(verb, utterance.count))..<utterance.count
        }
        let isNamed = named.map { !$0.isEmpty && occurrence(of: part($0).utterance, in: said) != nil } ?? false
        let last = isNamed ? utterance.count : closerStart(after: openerEnd)
        // "No, without …" and "no 'and send'": a leading no may itself take out.
        let starts = Set([openerEnd, end(of: .opener, at: 0) ?? 0, 0]).sorted(by: >)
        return starts.firstResult { start -> (words: Range<Int>, isSure: Bool)? in
            let weak = [Move.without, .negation, .exclude].compactMap { end(of: $0, at: start) }.max()
            let strong = [Move.takeOut, .discard].compactMap { end(of: $0, at: start) }.max()
            var words: Range<Int>?
            if let verb = end(of: .take, at: start),
                let particle = (verb + 1..<max(verb + 1, last)).last(where: { end(of: .out, at: $0) == last })
            {
                words = verb..<particle
            } else if let first = strong ?? weak, first < last {
                words = first..<last
            }
            guard let words, !words.isEmpty else { return nil }
            let isQuoted = scanner.quotes.contains { $0.overlaps(words) && $0.upperBound + 2 >= words.upperBound }
            let isPart = partNoun(endingAt: words.upperBound) != nil
            // "Not today" may put it off.
            let isWeak = strong.map { strong in (start..<strong).contains { end(of: .insteadOf, at: $0) != nil } } ?? true
            return isPart || isQuoted || !isWeak ? (words, isPart || isQuoted && !isWeak) : nil
        }
    }

    /// The token at which the word for a part begins that ends the words: the "bit" of "the 'both know' bit".
    private func partNoun(endingAt last: Int) -> Int? {
        (max(0, last - 2)..<last).first { end(of: .textPart, at: $0) == last }
    }

    private func behindArticle(_ words: Range<Int>) -> Int {
        var start = words.lowerBound
        while start < words.upperBound - 1,
            scanner.small.definite.contains(utterance.word(start)) || scanner.small.pointers.contains(utterance.word(start))
        {
            start += 1
        }
        return start
    }

    /// The tokens of the text that the words are by their position: "the last" part, "the first" one.
    private func place(in said: Utterance) -> Range<Int>? {
        let first = behindArticle(0..<max(1, utterance.count))
        guard first == utterance.count - 1 else { return nil }
        let parts = said.clauses
        guard parts.count > 1 else { return nil }
        if scanner.small.lastWords.contains(utterance.word(first)) { return parts.last }
        return scanner.quantities.ordinal(at: first).flatMap { parts.indices.contains($0.value - 1) ? parts[$0.value - 1] : nil }
    }

    /// Where the words stand in the text; `nil` if nowhere, or in several places.
    func occurrence(of words: Utterance, in said: Utterance) -> Range<Int>? {
        let count = words.count
        guard count > 0, count <= said.count else { return nil }
        let places = (0...said.count - count).filter { start in (0..<count).allSatisfy { words.word($0) == said.word(start + $0) }
        }
        return places.count == 1 ? places[0]..<places[0] + count : nil
    }

    // MARK: - Putting in another word

    private static let longestPhrase = 5
    private static let longestLead = 5

    /// The text with words that are spelt otherwise, or name the same relative otherwise, in place of those that they are like: "say mums
    /// house instead" of "the boxes are at moms place".
    private func exchanged(_ name: String, of intent: Int) -> TextEdit? {
        guard let text = context.parameters[name]?.string, let (words, isInstead) = wordsToPutIn(called: name, intent),
            !scanner.quotes.contains(where: { $0.overlaps(words) })
        else { return nil }
        let said = grammar.words.tokens.utterance(text)
        let fitting =
            words.count < said.count && words.count <= Self.longestPhrase
            ? (0...said.count - words.count).filter { isLike(words, said, at: $0) } : []
        if fitting.count == 1 {
            return .text(said.replacing(fitting[0]..<fitting[0] + words.count, by: utterance.freeText(words)))
        }
        if let measured = measured(part(words).utterance, in: text) { return .text(measured) }
        // "Say 7 instead" is another number or time in the text; "say drinks instead" the whole text, unless it is another value, or begins
        // with one: "make it 26 and take it from savings instead".
        let number = scanner.quantities.number(at: words.lowerBound)
        let isMain = grammar.intents[intent].definitions[name]?.isMain == true
        guard !saysTime(words), number.map({ isMain && $0.end < words.upperBound }) ?? true else { return nil }
        let reading = part(words).correction(of: intent, isAnnounced: true)
        let isOther = reading.map { reading in reading.spans.contains { $0.source != "text" && $0.source != "unknown" } } ?? false
        return isInstead && !isOther ? .text(utterance.freeText(words)) : nil
    }

    /// The words behind what only announces another text, up to "instead".
    private func wordsToPutIn(called name: String, _ intent: Int) -> (words: Range<Int>, isInstead: Bool)? {
        let names = grammar.intents[intent].definitions[name]?.called?.flatMap { grammar.words.tokens.words($0) } ?? []
        let opened = openerEnd
        let place = (opened..<min(utterance.count, opened + Self.longestLead)).first { announcementEnd(at: $0) != nil }
        guard let place, let start = announcementEnd(at: place), (opened..<place).allSatisfy({ isPlain($0, names) }) else {
            return nil
        }
        // What stands behind a colon is taken as it is: "change it to: can we do Monday instead?"
        if start > 0, start < utterance.count,
            utterance.characters[utterance.tokens[start - 1].end..<utterance.tokens[start].start].contains(":")
        {
            return (start..<utterance.count, false)
        }
        let last = closerStart(after: start)
        // "Instead" is a closer as well.
        let border = (start + 1..<max(start + 1, utterance.count)).first { index in
            self.end(of: .replaced, at: index).map { $0 == last || $0 == utterance.count } ?? false
        }
        let words = start..<min(last, border ?? last)
        return words.isEmpty ? nil : (words, border != nil)
    }

    private func announcementEnd(at index: Int) -> Int? { end(of: .rewording, at: index) ?? end(of: .titleIs, at: index) }

    private func isPlain(_ index: Int, _ names: [String]) -> Bool {
        let word = utterance.word(index)
        return names.contains(word) || grammar.words.references.contains(word) || grammar.words.stopWords.contains(word)
    }

    /// Whether a word of the text at the place is meant by another spelling or by another word for the same relative.
    private func isLike(_ words: Range<Int>, _ said: Utterance, at start: Int) -> Bool {
        let pairs = words.indices.map { (utterance.word($0), said.word(start + $0 - words.lowerBound)) }
        return pairs.contains { $0 != $1 && ($0.isSpeltLike($1) || isSameRelative($0, $1)) }
    }

    /// Whether both words, with or without an ending that says whose something is, name the same relative.
    private func isSameRelative(_ first: String, _ second: String) -> Bool {
        [first, String(first.dropLast())].contains { one in
            [second, String(second.dropLast())].contains { other in
                let relations = grammar.words.relationships
                guard let mine = relations[one], let theirs = relations[other] else { return false }
                return !Set(mine).isDisjoint(with: theirs)
            }
        }
    }
}

extension SlotScanner {
    /// The lengths of time that are said: "half an hour".
    fileprivate var lengthsOfTime: [Range<Int>] {
        var (result, start) = ([Range<Int>](), 0)
        while start < utterance.count {
            let ends = start + 1...min(utterance.count, start + 4)
            let end = ends.last { length(of: start..<$0) != nil }
            if let end { result.append(start..<end) }
            start = end ?? start + 1
        }
        return result
    }
}

extension Question.Kind {
    /// Whether the text of the request may be changed before the question is answered.
    fileprivate var mayEditText: Bool {
        switch self {
        case .value, .choice, .confirmRequest: true
        case .confirmValue, .confirmReading, .chooseReading, .chooseApp, .unlock, .permit: false
        }
    }
}

extension String {
    /// Whether one is the other with an ending of a letter or two: "ticket", "tickets".
    fileprivate func hasSameStem(as other: String) -> Bool {
        hasPrefix(other) && count - other.count < 3 || other.hasPrefix(self) && other.count - count < 3
    }

    /// Whether one letter of words of at least four letters is another, missing or too much, or two have changed places; the first is the
    /// same.
    fileprivate func isSpeltLike(_ other: String) -> Bool {
        let (mine, theirs) = (Array(self), Array(other))
        guard mine.count > 3, theirs.count > 3, abs(mine.count - theirs.count) <= 1, mine[0] == theirs[0],
            mine.allSatisfy(\.isLetter), theirs.allSatisfy(\.isLetter)
        else { return false }
        var first = 0
        while first < min(mine.count, theirs.count), mine[first] == theirs[first] { first += 1 }
        let (restOfMine, restOfTheirs) = (mine[first...], theirs[first...])
        let areSwapped =
            restOfMine.count > 1 && restOfMine.prefix(2).elementsEqual(restOfTheirs.prefix(2).reversed())
            && restOfMine.dropFirst(2) == restOfTheirs.dropFirst(2)
        return areSwapped || restOfMine.dropFirst() == restOfTheirs.dropFirst() || restOfMine.dropFirst() == restOfTheirs
            || restOfMine == restOfTheirs.dropFirst()
    }
}

extension Utterance {
    /// The token ranges between commas and ends of sentences.
    fileprivate var clauses: [Range<Int>] {
        let borders = tokens.indices.dropFirst().filter { mayBeginClause(at: $0) }
        return zip([0] + borders, borders + [count]).map { $0..<$1 }
    }

    /// The text without the tokens, and without the marks and the joint that would be left beside the gap.
    fileprivate func without(_ range: Range<Int>, _ grammar: Grammar) -> String {
        let isJoint = { (index: Int) in grammar.words.joints.contains(self.word(index)) }
        var (first, last) = (range.lowerBound, range.upperBound)
        if last == count, first > 0, isJoint(first - 1) { first -= 1 }
        if first == 0, last < count, isJoint(last) { last += 1 }
        let isMark = { (character: Character) in character.isWhitespace || ",;:-–".contains(character) }
        let head = first == 0 ? [] : Array(characters[..<tokens[first - 1].end])
        let tail = last == count ? [] : Array(characters[tokens[last].start...])
        let gap = first == 0 ? [] : characters[tokens[first - 1].end..<tokens[first].start]
        let behind = last == count ? [] : characters[tokens[last - 1].end..<tokens[last].start]
        guard !head.isEmpty, !tail.isEmpty else {
            // The mark that ends the last sentence stays with it.
            let ending = head.isEmpty ? [] : gap.prefix { !isMark($0) }
            return String(head + ending + tail)
        }
        let mark = (Array(gap) + Array(behind)).first { !$0.isWhitespace }
        return String(head) + (mark.map { "\($0) " } ?? " ") + String(tail)
    }

    /// The text with other words in place of the tokens.
    fileprivate func replacing(_ range: Range<Int>, by words: String) -> String {
        String(characters[..<tokens[range.lowerBound].start]) + words + String(characters[tokens[range.upperBound - 1].end...])
    }
}
