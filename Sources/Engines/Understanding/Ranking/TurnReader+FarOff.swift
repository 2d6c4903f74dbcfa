import IntentSchema

// Readings of the model that are about something else than what the words say.
extension TurnReader {
    /// Whether only the model proposes it, from a part of the words, "pop the trunk" locks no car, for another verb, "mute the call" ends
    /// none, or with names that are of something else: "add Sarah's number to my contacts" adds no song.
    func isFarOff(_ reading: Hypothesis) -> Bool {
        guard reading.template == "model", reading.followers?.isEmpty ?? true else { return false }
        let looksUp = looksUp(reading.intent)
        if readsOnlyRelation(reading) { return true }
        if looksUp, passesOn(reading) || asksContactFact(reading) { return true }
        if leavesOrder(reading) ? looksUp : !looksUp && hasForeignVerb(reading) { return true }
        let isElsewhere = [leavesObject, isAboutOther, readsOnlyTime, takesPersonAsText, namesOtherMatter]
        if looksUp ? leavesAsked(reading) : isElsewhere.contains(where: { $0(reading) }) { return true }
        if !looksUp, reading.spans.contains(where: { isForeignName($0, in: reading) }) || onlyPointsAtNothing(reading) {
            return true
        }
        let values = reading.spans.count { !$0.candidates.isEmpty }
        return reading.leftOut?.isEmpty == false && values < Self.sureOfValues
            && reading.score < (looksUp ? Self.leastLookUp : values == 0 ? Self.leastEmpty : Self.leastProposed)
    }

    /// Whether the words only add something, to what was done last, and name nothing that the request does: the "for 5k please" behind a run.
    private func readsOnlyRelation(_ reading: Hypothesis) -> Bool {
        guard !context.recent.isEmpty, reading.score < Self.leastEmpty, end(of: .relation, at: openerEnd) != nil,
            let intent = grammar.intentIndices[reading.intent]
        else { return false }
        return !utterance.tokens.indices.contains { place in
            grammar.intents[intent].vocabulary.contains(utterance.word(place)) && !isPolite(place)
                && !grammar.words.stopWords.contains(utterance.word(place))
        }
    }

    /// Whether the words are a verb and a pronoun for what nobody has mentioned, and say nothing else: "send it".
    private func onlyPointsAtNothing(_ reading: Hypothesis) -> Bool {
        let verb = openerEnd
        guard reading.spans.isEmpty, reading.parameters.isEmpty, context.recent.isEmpty, verb + 1 < utterance.count,
            opensRequest(at: verb), end(of: .recipient, at: verb + 1) == nil, let end = end(of: .pronoun, at: verb + 1)
        else { return false }
        return (end..<utterance.count).allSatisfy(isPolite)
    }

    /// Whether what is found is to be given to somebody, which no look-up does: "share the last photo with Mom".
    private func passesOn(_ reading: Hypothesis) -> Bool {
        let verb = openerEnd
        guard verb + 1 < utterance.count, let end = end(of: .passOn, at: verb), self.end(of: .recipient, at: end) == nil,
            let intent = grammar.intentIndices[reading.intent]
        else { return false }
        return !grammar.intents[intent].vocabulary.contains(utterance.word(verb)) && !isPolite(verb)
    }

    /// Whether the question is about what an address book tells of something, and the reading has nothing of it: "what's the phone number of the
    /// restaurant".
    private func asksContactFact(_ reading: Hypothesis) -> Bool {
        guard reading.spans.isEmpty, grammar.words.openQuestions.contains(utterance.word(openerEnd)) else { return false }
        return utterance.tokens.indices.contains { place in
            end(of: .contactFact, at: place).map {
                scanner.small.of.contains(utterance.word($0)) && !scanner.small.own.contains(utterance.word($0 + 1))
            }
                ?? false
        }
    }

    /// Whether the verb of an order is left out: "start charging" looks up no charge.
    private func leavesOrder(_ reading: Hypothesis) -> Bool {
        let verb = openerEnd
        return verb < utterance.count && isOrder(at: verb) && !isPolite(verb) && beginsLeftOut(verb, reading)
    }

    /// Whether all that is read of an order is a time, and what its verb is about is left out: "schedule lunch with Grace on Friday at noon".
    private func readsOnlyTime(_ reading: Hypothesis) -> Bool {
        let verb = openerEnd
        guard reading.score < Self.leastWhole, verb + 1 < utterance.count, isOrder(at: verb) || opensRequest(at: verb),
            !reading.spans.isEmpty,
            reading.spans.allSatisfy({ $0.source == "time" || $0.source == "duration" }),
            let object = (verb + 1..<utterance.count).first(where: { interpreter.saysSomething(utterance.tokens[$0]) })
        else { return false }
        return beginsLeftOut(object, reading)
    }

    private static let leastWhole = 0.8

    /// Whether what somebody is asked to have done is left out: "how far did I run" looks up no calls.
    private func leavesAsked(_ reading: Hypothesis) -> Bool {
        askedVerb.map { endsLeftOut($0, reading) && !namesKeyword(of: reading.intent) } ?? false
    }

    /// The verb behind the auxiliary and the subject of a question: the "run" of "how far did I run".
    var askedVerb: Int? {
        utterance.tokens.indices.first { index in
            let (word, subject) = (utterance.word(index), utterance.word(index + 1))
            return grammar.words.questions.contains(word) && !grammar.words.openQuestions.contains(word)
                && (scanner.small.speakers.contains(subject) || scanner.small.subjects.contains(subject)
                    || !context.contacts.names.values([subject]).isEmpty)
        }.flatMap { $0 + 2 < utterance.count ? $0 + 2 : nil }
    }

    /// Whether the words name what the intent is about: the "bills" of "which bills did I pay".
    func namesKeyword(of intent: String, besides isOther: (String) -> Bool = { _ in false }) -> Bool {
        guard let index = grammar.intentIndices[intent] else { return false }
        return utterance.tokens.indices.contains { place in
            !isOther(utterance.word(place)) && grammar.intents[index].keywords.contains(utterance.tokens[place].word)
                && !scanner.isStopWord[place]
                && !grammar.words.openQuestions.contains(utterance.word(place))
                && !grammar.words.emptyWords.contains(utterance.word(place))
                && !grammar.words.questions.contains(utterance.word(place))
                && !scanner.entities.contains { $0.range.contains(place) }
        }
    }

    /// Whether the noun that the verb of an order is about is left out: "delete my last note" deletes no task.
    private func leavesObject(_ reading: Hypothesis) -> Bool {
        guard let intent = grammar.intentIndices[reading.intent], case let verb = openerEnd, verb < utterance.count,
            isOrder(at: verb),
            reading.spans.allSatisfy({ $0.candidates.isEmpty || $0.source == "text" || $0.source == "model" })
        else { return false }
        let words = utterance.tokens.indices.dropFirst(verb + 1)
        guard
            let first = words.first(where: { !scanner.isStopWord[$0] && !grammar.words.emptyWords.contains(utterance.word($0)) })
        else { return false }
        // "Delete the second thing" says which.
        guard !scanner.entities.contains(where: { $0.kind == .ordinal && words.contains($0.range.lowerBound) }) else {
            return false
        }
        // "Flag the message about the invoice" names its message.
        guard !(verb + 1..<first).contains(where: { self.end(of: .relation, at: $0) != nil }) else { return false }
        let end = words.first { $0 > first && (scanner.isStopWord[$0] || utterance.tokens[$0].followsPunctuation) }
        let noun = (end ?? utterance.count) - 1
        return !utterance.tokens[first].followsPunctuation && endsLeftOut(noun, reading) && !names(noun, intent)
    }

    /// Whether an order names nothing but what requests of other kinds are about: "delete all my messages" deletes no tasks.
    private func isAboutOther(_ reading: Hypothesis) -> Bool {
        let verb = openerEnd
        guard let intent = grammar.intentIndices[reading.intent], verb + 1 < utterance.count, opensRequest(at: verb),
            reading.spans.allSatisfy({ $0.candidates.isEmpty || $0.source == "model" })
        else { return false }
        return (verb + 1..<utterance.count).contains { noun in
            let owners = grammar.intents(about: utterance.word(noun))
            return !owners.isEmpty && !owners.contains { isAkin($0, to: reading.intent) } && !isWord(noun, ofOneLike: intent)
        }
    }

    /// Whether requests of the kind are made with the word, too: a workout may be a ride.
    private func isWord(_ noun: Int, ofOneLike intent: Int) -> Bool {
        let (word, type) = (utterance.word(noun), grammar.intents[intent].name)
        return grammar.intents.contains { $0.vocabulary.contains(word) && isAkin($0.name, to: type) }
            || grammar.intents[intent].vocabulary.contains(word)
    }

    /// Whether somebody known, and not the speaker, is to be told or reminded, of which the request knows nothing: "remind Sam about it".
    private func takesPersonAsText(_ reading: Hypothesis) -> Bool {
        let object = openerEnd + 1
        guard object < utterance.count, isOrder(at: openerEnd), let intent = grammar.intentIndices[reading.intent],
            !grammar.intents[intent].definitions.values.contains(where: { $0.kind.isPerson }),
            let span = reading.spans.first(where: { $0.start == utterance.tokens[object].start }), span.source == "text"
        else { return false }
        return scanner.people(at: object, isList: false).contains { person in
            person.reading.isKnown && person.end < utterance.count && !scanner.readsPossessive(at: person.end)
                && utterance.tokens[person.end].start < span.end
        }
    }

    /// Whether the noun, or its singular, stands for what the intent is about, or for anything: the "cars" of "lock both cars".
    private func names(_ noun: Int, _ intent: Int) -> Bool {
        let word = utterance.word(noun)
        return grammar.words.things.contains(word) || grammar.words.references.contains(word)
            || [word, String(word.dropLast())].contains {
                grammar.intents[intent].vocabulary.contains($0) && !grammar.words.stopWords.contains($0)
            }
    }

    /// Whether the word begins a part that the reading leaves out.
    private func beginsLeftOut(_ index: Int, _ reading: Hypothesis) -> Bool {
        let text = utterance.word(index)
        return (reading.leftOut ?? []).contains { interpreter.tokens(of: $0.text).tokens.first?.text == text }
    }

    /// Whether the word ends a part that the reading leaves out.
    private func endsLeftOut(_ index: Int, _ reading: Hypothesis) -> Bool {
        let text = utterance.word(index)
        return (reading.leftOut ?? []).contains { part in interpreter.tokens(of: part.text).tokens.last?.text == text }
    }

    /// Whether the words order something with a verb that no request has, and the reading has no value, "mute the call" ends none, or nobody whom
    /// the verb is about: "teach her to swim" starts no swim.
    private func hasForeignVerb(_ reading: Hypothesis) -> Bool {
        let verb = openerEnd
        guard verb < utterance.count, isOrder(at: verb),
            !grammar.intents.contains(where: { $0.vocabulary.contains(utterance.word(verb)) })
        else { return false }
        if reading.spans.isEmpty { return reading.parameters.isEmpty && reading.score < Self.leastUnnamed }
        guard verb + 1 < utterance.count, end(of: .pronoun, at: verb + 1) ?? end(of: .recipient, at: verb + 1) != nil else {
            return false
        }
        // "Fetch me a cab" wants a thing.
        let next = utterance.word(verb + 2)
        let isThing = (scanner.small.definite + scanner.small.indefinite + scanner.small.own).contains(next)
        let object = utterance.tokens[verb + 1].start
        return !isThing && !reading.spans.contains { $0.start <= object && object < $0.end }
    }

    /// Whether the words are taken for the name of a thing although they tell of something that no app deals with.
    private func isForeignName(_ span: Hypothesis.Span, in reading: Hypothesis) -> Bool {
        guard span.source == "text" || span.source == "model", let index = grammar.intentIndices[reading.intent],
            grammar.intents[index].definitions[span.role]?.kind == .title || span.role.contains("Name")
        else { return false }
        // Songs are about rain, too.
        return interpreter.tokens(of: span.text).tokens.allSatisfy { isOffTopic($0.text) }
    }

    /// Whether what is read as a name, or left out, is what other requests are about: "add one more person to my booking".
    private func namesOtherMatter(_ reading: Hypothesis) -> Bool {
        guard let index = grammar.intentIndices[reading.intent],
            grammar.intents[index].definitions.values.contains(where: { $0.kind == .title }),
            reading.spans.allSatisfy({ $0.candidates.isEmpty || $0.source == "text" || $0.source == "model" })
        else { return false }
        let names = reading.spans.filter { $0.source == "text" || $0.source == "model" }.map(\.text)
        return (names + (reading.leftOut ?? []).map(\.text)).contains { name in
            tokens(of: name).map { isOtherMatter($0, in: reading) } ?? false
        }
    }

    /// Whether the words are a noun for what other requests make or find, behind an article or a possessive: no playlist is called like "my
    /// booking". Tasks are called like anything that can be done.
    private func isOtherMatter(_ words: Range<Int>, in reading: Hypothesis) -> Bool {
        let isTask = Self.tasked.contains { isAkin($0, to: reading.intent) }
        let points = scanner.small.definite + scanner.small.own
        guard let last = words.last,
            [words.lowerBound - 1, words.lowerBound].contains(where: { points.contains(utterance.word($0)) })
        else { return false }
        if let own = grammar.intentIndices[reading.intent], isWord(last, ofOneLike: own) { return false }
        return grammar.words.matters.contains { intent, nouns in
            nouns.contains(utterance.word(last)) && !isAkin(intent, to: reading.intent) && (!isTask || looksUp(intent))
        }
    }

    /// The tokens of what was said in the words; `nil` if they were not said like that.
    private func tokens(of words: String) -> Range<Int>? {
        utterance.tokens.indices.firstResult { start in
            (start..<utterance.count).first { utterance.text(start..<$0 + 1) == words }.map { start..<$0 + 1 }
        }
    }

    /// As many values as this are no chance.
    private static let sureOfValues = 2

    private static let leastLookUp = 0.3
    private static let leastProposed = 0.4
    /// Without any value.
    private static let leastEmpty = 0.55
    private static let leastUnnamed = 0.9
}
