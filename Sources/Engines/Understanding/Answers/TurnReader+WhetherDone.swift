import IntentSchema

// Whether something has been done: "did that message go out?", "has it been sent?", "did you book a ride or not?".
extension TurnReader {
    private static let longestQuestion = 14

    /// The question whether a request has been done, which is told apart by what it is called, by its verb and by the names in it. `nil` if
    /// the words ask for anything else: "did I pay the rent?" of somebody else's payment.
    func askedWhetherDone() -> DialogueAct? {
        let start = openerEnd
        guard utterance.count <= Self.longestQuestion, let first = end(of: .whetherDone, at: start), first < utterance.count,
            context.question?.kind.takesValue != true || context.question.map(isFreeText) != true
        else { return nil }
        let done = context.recent.filter { !$0.type.hasSuffix("Response") }
        let places = done.indices.filter { !looksUp(done[$0].type) }
        if let lapsed = context.lapsed, isAskedWhetherDone(lapsed, from: first) { return .inquire(Inquiry(.done)) }
        let aside = context.setAside.map { Record($0) } + (context.question.map { [Record($0.intent, context.parameters)] } ?? [])
        if let place = places.first(where: { isAskedWhetherDone(done[$0], from: first) }) {
            var inquiry = Inquiry(.done)
            inquiry.done = place
            return .inquire(inquiry)
        }
        // "Did that message go out?", which waits for something else.
        if aside.contains(where: { isAskedWhetherDone($0, from: first, needsNoun: true) }) { return .inquire(Inquiry(.done)) }
        return askedByAnyVerb(from: first, last: places.first)
    }

    /// The question what has been done, by the verb of what is yet to be confirmed, and by nothing else: "what did I just pay?", where nothing of the
    /// kind was done before.
    func askedWhatWasDone(_ question: Question) -> DialogueAct? {
        let start = openerEnd
        guard question.kind == .confirmRequest, utterance.count <= Self.longestQuestion,
            grammar.words.openQuestions.contains(utterance.word(start)),
            !context.recent.contains(where: { $0.type == question.intent }),
            let first = (start + 1..<min(start + 3, utterance.count)).firstResult({ place in
                end(of: .oneself, at: place).flatMap { end(of: .whetherDone, at: place) == $0 ? $0 : nil }
            }), first < utterance.count,
            isAskedWhetherDone(Record(question.intent, context.parameters), from: first)
        else { return nil }
        return .inquire(Inquiry(.done))
    }

    /// The question whether the assistant has done what is open, by its verb, or what was done last, by any: "wait, did you call Carver?", "did you
    /// book that?", behind a reminder.
    private func askedByAnyVerb(from start: Int, last: Int?) -> DialogueAct? {
        guard end(of: .addressee, at: start - 1) == start, case let word = utterance.word(start) else { return nil }
        if let question = context.question {
            let isOwn = grammar.words.deeds[question.intent]?.contains(word) ?? false
            return isOwn || grammar.intentIndices[question.intent].map { grammar.intents[$0].vocabulary.contains(word) } ?? false
                ? .inquire(Inquiry(.done)) : nil
        }
        guard let last,
            grammar.words.deeds.values.contains(where: { $0.contains(word) }) || grammar.words.taskVerbs.contains(word),
            let next = end(of: .pronoun, at: start + 1), (next..<utterance.count).allSatisfy(goesAlong)
        else { return nil }
        var inquiry = Inquiry(.done)
        inquiry.done = last
        return .inquire(inquiry)
    }

    /// Whether the words from the token on ask of this request whether it has been done, and say nothing else.
    private func isAskedWhetherDone(_ record: Record, from start: Int, needsNoun: Bool = false) -> Bool {
        let verbs = grammar.words.deeds[record.type] ?? []
        let nouns = grammar.words.matters[record.type] ?? []
        // "Has he written back?" and "has Luca answered?" ask what somebody else has done.
        if isSomebody(start, in: record),
            let deed = (start + 1..<utterance.count).first(where: { !grammar.words.emptyWords.contains(utterance.word($0)) }),
            verbs.contains(utterance.word(deed)), end(of: .comeAbout, at: deed) == nil
        {
            return false
        }
        var (place, isDeed, isNamed, tellsThing) = (start, false, false, false)
        while place < utterance.count {
            let word = utterance.word(place)
            if let end = end(of: .comeAbout, at: place) {
                (place, isDeed) = (end, true)
            } else if nouns.contains(word), !verbs.contains(word) || place > start && isArticle(place - 1) || place == start {
                (place, isNamed) = (place + 1, true)
            } else if verbs.contains(word) {
                (place, isDeed) = (place + 1, true)
            } else if record.tellsName(word) {
                (place, tellsThing) = (place + 1, true)
            } else if goesAlong(place) {
                place += 1
            } else {
                return false
            }
        }
        return isDeed && (isNamed || tellsThing || !needsNoun)
    }

    private func isSomebody(_ place: Int, in record: Record) -> Bool {
        let word = utterance.word(place)
        return scanner.small.subjectForms[word] != nil
            || record.tellsName(word) && scanner.people(at: place, isList: false).contains(where: \.reading.isKnown)
    }

    /// Whether the word tells nothing of what is asked about.
    private func goesAlong(_ place: Int) -> Bool {
        let word = utterance.word(place)
        guard utterance.tokens[place].kind == .word, grammar.intents(about: word).isEmpty else {
            return false
        }
        return grammar.words.stopWords.contains(word) || grammar.words.fillers.contains(word) || isPolite(place)
            || end(of: .pronoun, at: place) == place + 1 || isArticle(place)
            || [Move.recently, .insisting, .closer].contains { end(of: $0, at: place) != nil }
    }
}

extension Record {
    /// Whether a person's or a thing's name in it has the word.
    fileprivate func tellsName(_ word: String) -> Bool { fields.values.contains { $0.tellsName(word) } }
}

extension ParameterValue {
    fileprivate func tellsName(_ word: String) -> Bool {
        if let list { return list.contains { $0.tellsName(word) } }
        let fields = ["displayName", "name", "spokenPhrase", "title"]
        let names = fields.compactMap { record?[$0]?.string ?? record?[$0]?.record?["spokenPhrase"]?.string }
        return names.contains { $0.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains { $0 == word } }
    }
}
