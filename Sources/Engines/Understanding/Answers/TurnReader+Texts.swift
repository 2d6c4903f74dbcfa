import Foundation
import IntentSchema

// New wording for the text of the open or last request: "say "on my way" instead", "the text should be: on my way".
extension TurnReader {
    private static let longestAnnouncement = 12

    /// The open request's new text; `nil` if the words announce none.
    func reworded(_ question: Question) -> DialogueAct? {
        if let recounted = recountedTexts(question) { return recounted }
        guard question.kind.concernsRequest, let intent = grammar.intentIndices[question.intent],
            let name = textParameter(of: intent), let old = context.parameters[name], !rewordsPerson(intent),
            let text = toldBefore ?? lengthened(old, name, of: intent) ?? announcedText(intent, name) ?? textBehindColon(question)
                ?? renumbered(old) ?? corrected(old) ?? retimed(old, name, of: intent) ?? restated(name, of: intent, question)
        else { return nil }
        return .correction([name: .string(text)])
    }

    /// "Make it 4", where "2 avocados" are to go on a list.
    private func recountedTexts(_ question: Question) -> DialogueAct? {
        guard question.kind.concernsRequest, let intent = grammar.intentIndices[question.intent],
            let name = textParameter(of: intent), let titles = context.parameters[name].flatMap(recountedTitles)
        else { return nil }
        return .correction([name: titles])
    }

    /// Whether the words put another person in: "make it dad", where the request takes people.
    func rewordsPerson(_ intent: Int) -> Bool {
        let last = closerStart(after: openerEnd)
        guard let start = end(of: .rewording, at: openerEnd) ?? end(of: .exchange, at: openerEnd), start < last,
            grammar.intents[intent].kinds.contains(where: { $0.kind == .person || $0.kind == .people })
        else { return false }
        let first = scanner.small.my.contains(utterance.word(start)) ? start + 1 : start
        return [start, first].contains { place in
            scanner.people(at: place, isList: true).contains { $0.end == last && $0.reading.isKnown }
        } && !utterance.tokens[start].followsPunctuation
    }

    /// The text behind words that only say that it was said before, and a comma: "the thing I told you, on my way".
    private var toldBefore: String? { toldBeforeEnd.map { utterance.freeText($0..<utterance.count) } }

    private var toldBeforeEnd: Int? {
        guard let end = end(of: .toldBefore, at: openerEnd) ?? end(of: .toldBefore, at: 0), end < utterance.count,
            utterance.tokens[end].followsPunctuation
        else { return nil }
        return end
    }

    /// The tokens of a text that was asked for, behind words that only announce it; `nil` if nothing does.
    var announcedRange: Range<Int>? {
        if let start = toldBeforeEnd { return start..<utterance.count }
        guard scanner.quotes.count == 1, let quote = scanner.quotes.first, quote.upperBound == utterance.count,
            quote.lowerBound > 0
        else { return nil }
        var index = 0
        while index < quote.lowerBound {
            let ends = [Move.only, .rewording, .replacing, .opener, .toldBefore].compactMap { end(of: $0, at: index) }
            guard let end = ends.max() ?? (isPolite(index) ? index + 1 : nil) else { return nil }
            index = end
        }
        return index == quote.lowerBound ? quote : nil
    }

    /// The text behind a verb that says it, or behind a refusal and one that sends it: "make that see you soon", "no, send hi". Words for
    /// another person, or for what stands there already, are no text.
    private func restated(_ name: String, of intent: Int, _ question: Question) -> String? {
        let first = openerEnd
        guard case .confirmRequest = question.kind else { return nil }
        // "Just 'see you at six'".
        if utterance.isQuoted { return utterance.freeText(0..<utterance.count) }
        guard grammar.intents[intent].definitions[name]?.isMain == true else { return nil }
        if let quote = scanner.quotes.first, [first, end(of: .replacing, at: first)].contains(quote.lowerBound),
            quote.upperBound == utterance.count
        {
            return utterance.freeText(quote)
        }
        // "Make it 20 minutes late" says how much.
        let isAnnounced = end(of: .rewording, at: first).map { scanner.quantities.number(at: $0) == nil } ?? false
        guard beginsWithRefusal || isAnnounced else { return nil }
        let isVerb = grammar.intents[intent].keywords.contains(utterance.tokens[first].word) && opensRequest(at: first)
        guard let start = end(of: .rewording, at: first) ?? (isVerb ? first + 1 : nil), start < utterance.count,
            !grammar.words.references.contains(utterance.word(start)), end(of: .pronoun, at: start) == nil
        else { return nil }
        let words = start..<utterance.count
        // "Say they're with the neighbour" tells something.
        if isAnnounced, case let told = part(words), told.end(of: .someone, at: 0).map({ $0 < told.utterance.count }) ?? false {
            return utterance.freeText(words)
        }
        let isOther = words.contains { place in scanner.people(at: place, isList: false).contains { $0.reading.isKnown } }
        return isOther || namesValue(words, of: intent) ? nil : utterance.freeText(words)
    }

    /// What the money is for: "say it's for the cottage". A person or a number is another value.
    func purposeSaid(_ question: Question) -> DialogueAct? {
        let first = openerEnd
        guard case .confirmRequest = question.kind, let intent = grammar.intentIndices[question.intent],
            grammar.intents[intent].definitions.values.contains(where: { $0.kind == .money }),
            let name = textParameter(of: intent), grammar.intents[intent].definitions[name]?.isMain != true
        else { return nil }
        let start = referenceEnd(end(of: .rewording, at: first) ?? end(of: .appending, at: first) ?? first)
        guard start > first, let next = end(of: .purpose, at: start), next < utterance.count,
            scanner.quantities.number(at: next) == nil,
            !scanner.people(at: next, isList: false).contains(where: { $0.reading.isKnown })
        else { return nil }
        return .correction([name: .string(utterance.freeText(next..<utterance.count))])
    }

    /// The token behind words that refer to the open request: "it is", "that's".
    private func referenceEnd(_ start: Int) -> Int {
        var end = start
        while end < utterance.count,
            grammar.words.small.pointers.contains(utterance.word(end)) || self.end(of: .verb, at: end) == end + 1
                || utterance.tokens[end].expansion != nil
        {
            end += 1
        }
        return end
    }

    /// The token behind words that only announce what something is or is for: "it is for".
    private func behindAnnouncement(_ start: Int) -> Int {
        let end = referenceEnd(start)
        return self.end(of: .purpose, at: end) ?? end
    }

    // MARK: - More text

    /// The text with what it is to begin or to end with, which says nothing else: "start it with hey love". `nil` if more is changed.
    func lengthenedText(until last: Int, _ name: String, of intent: Int) -> String? {
        let words = part(0..<last)
        guard [Move.opening, .closing].contains(where: { words.end(of: $0, at: words.openerEnd) != nil }),
            let old = context.parameters[name],
            !words.utterance.tokens.indices.dropFirst(words.openerEnd + 1).contains(where: { place in
                [Move.opening, .closing, .takeOut, .exchange, .appending, .atEnd, .atStart].contains {
                    words.end(of: $0, at: place) != nil
                }
            })
        else { return nil }
        return words.lengthened(old, name, of: intent)
    }

    /// The text with words added before or after it: "add that I'm sorry", "put love you at the end". Values of other parameters,
    /// such as a person, are not added to the text unless announced: "add Mary".
    private func lengthened(_ old: ParameterValue, _ name: String, of intent: Int) -> String? {
        guard let text = old.string, !text.isEmpty, grammar.intents[intent].definitions[name]?.isMain == true else { return nil }
        let first = openerEnd
        let leading = end(of: .opening, at: first)
        let verb = leading ?? end(of: .closing, at: first) ?? end(of: .appending, at: first)
        let adding = end(of: .add, at: first)
        guard let start = verb ?? adding ?? end(of: .rewording, at: first), start < utterance.count else { return nil }
        let last = confirmationStart(after: start, of: intent) ?? utterance.count
        // What stands behind a colon is taken as it is, and "add that I look forward to it" has its pronoun.
        let isAsItIs = colon == start || verb != nil && end(of: .pronoun, at: last - 1) == last
        let closing = (start + 1..<(isAsItIs ? start + 1 : max(start + 1, last))).first {
            end(of: .atEnd, at: $0) == last || end(of: .atStart, at: $0) == last
        }
        let isFirst = leading != nil || closing.map { end(of: .atStart, at: $0) == last } ?? false
        let added = start..<(closing ?? last)
        guard !addressesMore(added) else { return nil }
        let isAnnounced =
            verb != nil || closing != nil || adding != nil && added.upperBound < utterance.count
            || adding != nil && scanner.quotes.contains { $0 == added }
        guard isAnnounced || adding != nil && added.count > 2 && !namesValue(added, of: intent) else { return nil }
        // "Also tell her to bring wine".
        let orders =
            scanner.small.to.contains(utterance.word(start)) && end(of: .recipient, at: start - 1) == start && added.count > 1
        let told = behindAsking(start).map { $0..<added.upperBound } ?? (orders ? added.dropFirst() : added)
        let words = utterance.freeText(scanner.quotes.first { $0.overlaps(added) } ?? told)
        return isFirst ? Self.joined(words, text) : Self.joined(text, words)
    }

    /// The token at which words begin that say to do what is to be confirmed, and are no text: "… and send it"; `nil` if there are none.
    /// What is confirmed is read out first, so that they do not confirm a changed text.
    func confirmationStart(_ question: Question) -> Int? {
        grammar.intentIndices[question.intent].flatMap { confirmationStart(after: openerEnd, of: $0) }
    }

    private func confirmationStart(after start: Int, of intent: Int) -> Int? {
        let first = max(start + 1, utterance.count - Self.longestConfirmation)
        return (first..<max(first, utterance.count)).first { place in
            let joints = [end(of: .and, at: place), grammar.words.sequels.longest(in: utterance, at: place)?.end]
            let joint = joints.compactMap(\.self).max()
            guard let verb = joint ?? (utterance.tokens[place].followsPunctuation ? place : nil), verb < utterance.count,
                utterance.beginsSentence(at: place) && grammar.words.plainAnswers.contains(utterance.word(place))
                    || grammar.words.taskVerbs.contains(utterance.tokens[verb])
                    || grammar.intents[intent].keywords.contains(utterance.tokens[verb].word),
                !scanner.quotes.contains(where: { $0.contains(verb) })
            else { return false }
            return part(verb..<utterance.count).answer() == .yes
        }
    }

    private static let longestConfirmation = 5

    /// Whether the words add somebody to those who get the text: "to Priya, same thing".
    private func addressesMore(_ range: Range<Int>) -> Bool {
        let first = range.lowerBound
        return scanner.small.to.contains(utterance.word(first)) && first + 1 < range.upperBound
            && scanner.people(at: first + 1, isList: true).contains(where: \.reading.isKnown)
    }

    private func namesValue(_ range: Range<Int>, of intent: Int) -> Bool {
        let rest = part(range)
        return rest.scanner.people(at: 0, isList: true).contains(where: \.reading.isKnown)
            || rest.correction(of: intent, isAnnounced: true).map { !$0.parameters.isEmpty || !$0.unknownValues.isEmpty } ?? false
    }

    /// Joins two texts; no comma is needed after an emoji or a finished sentence.
    static func joined(_ first: String, _ second: String) -> String {
        let isClosed = first.last.map { !$0.isLetter && !$0.isNumber } ?? true
        let isWord = second.first.map { $0.isLetter || $0.isNumber } ?? false
        return first + (isClosed || !isWord ? " " : ", ") + second
    }

    /// An edit of the last text sent, if an app supports editing; `nil` if the words announce no text.
    func rewordedLast() -> DialogueAct? {
        guard let last = context.recent.first, let intent = grammar.intentIndices[last.type],
            let name = textParameter(of: intent), let old = last[name], let editing = Self.editing[last.type],
            context.apps.contains(where: { $0.intents.contains(editing.intent) }),
            let text = announcedText(intent, name) ?? corrected(old)
        else { return nil }
        return .request(
            Hypothesis(
                intent: editing.intent, parameters: [editing.text: .string(text)], score: 1, template: Hypothesis.rewording,
                reasons: ["says anew what was sent last"]))
    }

    /// The intents that edit the text of a completed request.
    private static let editing = ["INSendMessageIntent": (intent: "INEditMessageIntent", text: "editedContent")]

    /// The intent's only text parameter.
    func textParameter(of intent: Int) -> String? { grammar.intents[intent].onlyText }

    /// The quoted text, or the text after a colon, if the words around it only announce it.
    private func announcedText(_ intent: Int, _ name: String) -> String? {
        let own = grammar.intents[intent].definitions[name]?.called?.flatMap { grammar.words.tokens.words($0) } ?? []
        if let quote = scanner.quotes.first, scanner.quotes.count == 1 {
            // "Make it 'see you' then".
            let last = max(quote.upperBound, closerStart(after: quote.upperBound - 1))
            let around = Array(0..<quote.lowerBound) + Array(quote.upperBound..<last)
            // "There is a word missing: it should read '…'."
            let isAlone =
                announcesInClause(before: quote.lowerBound)
                && (quote.upperBound == utterance.count || utterance.beginsSentence(at: quote.upperBound))
            return isAlone || announces(around, own) ? utterance.freeText(quote) : nil
        }
        guard let start = colon, announces(Array(0..<start), own) || announcesInClause(before: start) else { return nil }
        return utterance.freeText(start..<utterance.count)
    }

    /// Whether a clause behind another one announces another text in front of the token: "no, scrap that. Let me write it again: …".
    private func announcesInClause(before border: Int) -> Bool {
        let start = (1..<max(1, border)).last { utterance.mayBeginClause(at: $0) }
        return start.map { start in end(of: .rewording, at: start + part(start..<border).openerEnd) == border } ?? false
    }

    /// Whether the words only name the text or announce a change to it.
    private func announces(_ places: [Int], _ names: [String]) -> Bool {
        guard !places.isEmpty, places.count <= Self.longestAnnouncement else { return false }
        var announcing = false
        var index = 0
        while index < places.count {
            let place = places[index]
            if let end = end(of: .rewording, at: place) {
                announcing = true
                index += max(1, places[index...].count { $0 < end })
                continue
            }
            let word = utterance.word(place)
            announcing = announcing || names.contains(word)
            if let end = end(of: .replacing, at: place), place == 0 {
                index += max(1, places[index...].count { $0 < end })
                continue
            }
            let isPlain =
                names.contains(word) || isPolite(place) || grammar.words.emptyWords.contains(word)
                || grammar.words.references.contains(word) || end(of: .opener, at: place) != nil
            guard isPlain else { return false }
            index += 1
        }
        return announcing
    }

    private static let longestTitle = 3

    /// The text after a colon that follows a few words requesting nothing: "more polite: good morning Grace".
    private func textBehindColon(_ question: Question) -> String? {
        guard case .confirmRequest = question.kind, let start = colon, start <= Self.longestTitle, start + 1 < utterance.count,
            !part(0..<start).namesAnything,
            grammar.intentIndices[question.intent].map({ !namesValue(start..<utterance.count, of: $0) }) ?? true
        else { return nil }
        return utterance.freeText(start..<utterance.count)
    }

    private var namesAnything: Bool {
        utterance.tokens.indices.contains { place in
            place == 0 && opensRequest(at: place) && !isPolite(place) && !grammar.words.references.contains(utterance.word(place))
                || scanner.quantities.number(at: place) != nil
                || scanner.people(at: place, isList: false).contains { $0.reading.isKnown }
        }
    }

    /// The text with its only number replaced: "make that 10".
    private func renumbered(_ old: ParameterValue) -> String? {
        let first = openerEnd
        let refused = beginsWithRefusal ? first : nil
        guard let text = old.string, var start = end(of: .rewording, at: first) ?? end(of: .replacing, at: first) ?? refused
        else { return nil }
        // "No, at 9".
        if scanner.small.timePrepositions.contains(utterance.word(start)) { start += 1 }
        guard start == utterance.count - 1, utterance.tokens[start].kind == .number else { return nil }
        let said = grammar.words.tokens.utterance(text)
        let numbers = said.tokens.indices.filter { said.tokens[$0].kind == .number }
        guard numbers.count == 1 else { return nil }
        return text.replacing(word: said.text(numbers[0]..<numbers[0] + 1), by: utterance.text(start..<start + 1))
    }

    /// The text with its only time replaced by the one said: "half past ten, rather".
    private func retimed(_ old: ParameterValue, _ name: String, of intent: Int) -> String? {
        let definitions = grammar.intents[intent].definitions
        guard let text = old.string, definitions[name]?.isMain == true, !definitions.values.contains(where: { $0.kind == .time }),
            scanner.quotes.isEmpty, case let first = openerEnd,
            case let start = end(of: .rewording, at: first) ?? end(of: .replacing, at: first) ?? first,
            start < utterance.count, case let new = timesSaid(from: start), new.count == 1,
            (start...start + 1).contains(new[0].lowerBound), new[0].upperBound == closerStart(after: start)
        else { return nil }
        var said = grammar.words.tokens.utterance(text)
        grammar.number(&said)
        let reader = TurnReader(interpreter: interpreter, context: context, utterance: said)
        let times = reader.timesSaid(from: 0)
        guard times.count == 1 else { return nil }
        // The capital of a sentence's first word goes, unless it is a day's own.
        let words = utterance.text(new[0])
        let isNumber = new[0].lowerBound == 0 && end(of: .bareMinutes, at: 0) != nil
        return text.replacing(word: said.text(times[0]), by: isNumber ? words.prefix(1).lowercased() + words.dropFirst() : words)
    }

    /// The times from the token on, without their prepositions; a bare number may be an hour.
    private func timesSaid(from start: Int) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var index = start
        while index < utterance.count {
            let isPreposition = scanner.small.timePrepositions.contains(utterance.word(index))
            let end =
                isPreposition ? nil : scanner.futureTimeEnd(at: index) ?? scanner.quantities.integer(at: index, limit: 24)?.end
            if let end { result.append(index..<end) }
            index = end ?? index + 1
        }
        return result
    }

    // MARK: - Words of a text that give way to others

    private static let longestExchange = 10

    /// The text with words that occur in it once replaced: "Saturday, not Sunday", "change lunch to dinner".
    private func corrected(_ old: ParameterValue) -> String? {
        guard let text = old.string, utterance.count <= Self.longestExchange else { return nil }
        // A self-repair applies to the text here: "not Sunday, I meant Saturday".
        var said = grammar.words.tokens.utterance(utterance.written)
        grammar.number(&said)
        let reader = TurnReader(interpreter: interpreter, context: context, utterance: said)
        return reader.wordExchanges.firstResult { old, new in
            // "8 eggs, not 6" of "6 eggs", "table 14, not 12" of "table 12".
            let (word, words) = (said.text(old), reader.utterance.text(new))
            let first = reader.utterance.text(new.lowerBound..<new.lowerBound + 1)
            let last = reader.utterance.text(new.upperBound - 1..<new.upperBound)
            let whole = new.count > 1 ? ["\(word) \(last)", "\(first) \(word)"] : []
            return (whole + [word]).firstResult { text.replacing(word: $0, by: words) }
        }
    }

    /// Candidate pairs of words to replace and their replacements.
    var wordExchanges: [(old: Range<Int>, new: Range<Int>)] {
        let (start, count) = (openerEnd, utterance.count)
        guard start + 2 < count else { return [] }
        var result: [(old: Range<Int>, new: Range<Int>)] = []
        for place in start + 1..<count - 1 {
            guard let end = end(of: .insteadOf, at: place), end < count else { continue }
            // "It is for December, not November" or "Saturday, not Sunday".
            let said = plain(start..<place)
            // "Its 12, not 11."
            let named = max(behindAnnouncement(said.lowerBound), self.end(of: .someone, at: said.lowerBound) ?? 0)
            let old = quoted(end..<closerStart(after: end))
            if said.lowerBound < named, named < place { result.append((old, quoted(behindVerb(named..<place)))) }
            result.append((old, quoted(behindVerb(said))))
        }
        if let verb = end(of: .exchange, at: start) {
            for place in verb + 1..<max(verb + 1, count - 1) {
                guard let end = end(of: .exchangeTo, at: place), end < count else { continue }
                // "Change it to …" is about all of it.
                guard self.end(of: .rewording, at: start) != end else { continue }
                result.append((quoted(verb..<place), quoted(plain(end..<count))))
            }
        }
        if let refused = end(of: .takeOut, at: start) {
            for place in refused + 1..<max(refused + 1, count)
            where startsValue(place) && !(refused..<place).allSatisfy({ scanner.small.definite.contains(utterance.word($0)) }) {
                result.append((refused..<place, plain(place..<max(place + 1, closerStart(after: place)))))
            }
        }
        return result.filter { !$0.old.isEmpty && !$0.new.isEmpty }
    }

    /// Whether another value may begin at the token, after a refused one.
    private func startsValue(_ place: Int) -> Bool {
        utterance.tokens[place].followsPunctuation || end(of: .opener, at: place) != nil || end(of: .replacing, at: place) != nil
    }

    /// The quoted words of the range, where it has any.
    private func quoted(_ range: Range<Int>) -> Range<Int> {
        scanner.quotes.first { range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound } ?? range
    }

    /// The range behind what leads on to it and says nothing else: "you should say", "use".
    private func behindVerb(_ range: Range<Int>) -> Range<Int> {
        let announced = range.firstResult { place in
            range[..<place].allSatisfy { isPolite($0) || scanner.isStopWord[$0] }
                ? [Move.rewording, .titleIs].compactMap { end(of: $0, at: place) }.max() : nil
        }
        let start = announced ?? (isOrder(at: range.lowerBound) ? range.lowerBound + 1 : range.lowerBound)
        return start < range.upperBound ? start..<range.upperBound : range
    }

    /// The range without announcing words.
    private func plain(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound - 1,
            let next = end(of: .replacing, at: start) ?? end(of: .opener, at: start) ?? end(of: .rewording, at: start),
            next < range.upperBound
        {
            start = next
        }
        // "Put Leo in the message instead of his".
        let named = (start + 1..<max(start + 1, range.upperBound)).first { end(of: .atEnd, at: $0) == range.upperBound }
        return start..<(named ?? range.upperBound)
    }

    /// The token after a colon.
    var colon: Int? {
        utterance.tokens.indices.dropFirst().first { index in
            let gap = utterance.characters[utterance.tokens[index - 1].end..<utterance.tokens[index].start]
            return gap.contains(":") && utterance.tokens[index].followsPunctuation
        }
    }
}

extension Question.Kind {
    /// Whether it concerns a started request.
    fileprivate var concernsRequest: Bool {
        switch self {
        case .value, .choice, .confirmValue, .confirmRequest: true
        case .confirmReading, .chooseReading, .chooseApp, .unlock, .permit: false
        }
    }
}

extension String {
    /// The text with the old word replaced, if it occurs exactly once as a whole word.
    func replacing(word old: String, by new: String) -> String? {
        var places: [Range<String.Index>] = []
        var rest = startIndex..<endIndex
        while let found = range(of: old, options: .caseInsensitive, range: rest) {
            let isWord =
                (found.lowerBound == startIndex || !self[index(before: found.lowerBound)].isLetter)
                && (found.upperBound == endIndex || !self[found.upperBound].isLetter)
            if isWord { places.append(found) }
            rest = found.upperBound..<endIndex
        }
        guard places.count == 1, let place = places.first else { return nil }
        let isCapital = self[place.lowerBound].isUppercase
        return replacingCharacters(in: place, with: isCapital ? new.prefix(1).uppercased() + new.dropFirst() : new)
    }
}
