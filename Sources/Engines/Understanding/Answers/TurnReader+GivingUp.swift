import IntentSchema

// Requests that are given up by name: "no more rides", "forget the payment".
extension TurnReader {
    private static let longestGivingUp = 10

    /// What the words name and say is not wanted: the open request, or one that was set aside for it; `nil` if they name neither, or say more.
    func givenUp(_ question: Question) -> DialogueAct? {
        guard answer().map(\.refuses) ?? true, let things = unwantedThings else { return nil }
        if names(question.intent, in: things) {
            // What waits for the open request is still wanted: "no table".
            if !question.kind.isDecision, context.queued.contains(where: { $0 != question.intent }) {
                return .drop(intent: question.intent)
            }
            // A no to a value asks for another one, or for none.
            return question.kind.isDecision && !question.kind.asksAboutValue && answer() != .cancel ? .no : .cancel
        }
        return (context.setAside + context.queued).last { names($0, in: things) }.map { .drop(intent: $0) }
    }

    /// That the open request is given up where one of its values is asked for, by its own verb behind a negation and more than that: "no, then
    /// don't pay it". A plain no refuses the value.
    func refusedToDo(_ question: Question) -> DialogueAct? {
        guard question.kind.asksAboutValue || question.kind == .value, utterance.count <= Self.longestGivingUp,
            let place = utterance.tokens.indices.first(where: { end(of: .negation, at: $0) != nil }),
            let verb = end(of: .negation, at: place), verb < utterance.count,
            grammar.words.deeds[question.intent]?.contains(utterance.word(verb)) ?? false,
            let last = end(of: .pronoun, at: verb + 1), last == utterance.count || closerStart(after: last - 1) <= last,
            utterance.tokens.indices.dropFirst().contains(where: utterance.mayBeginClause)
                || (0..<utterance.count).contains(where: {
                    end(of: .therefore, at: $0) != nil || end(of: .timePointer, at: $0) != nil
                }),
            place == 0 || openerEnd >= place || part(0..<place).answer().map(\.refuses) ?? false
        else { return nil }
        return .cancel
    }

    /// Which of the open request and those that wait for it is given up, where only one is said to be wanted: "no table, just the ride", "only the
    /// message please". `nil` if the words say anything else.
    func onlyWanted(_ question: Question) -> DialogueAct? {
        let waiting = Set(context.queued)
        guard utterance.count <= Self.longestGivingUp, waiting.count == 1, let next = waiting.first, next != question.intent,
            let only = utterance.tokens.indices.first(where: { end(of: .only, at: $0) != nil }),
            let start = end(of: .only, at: only)
        else { return nil }
        let last =
            (start..<utterance.count).first { utterance.tokens[$0].followsPunctuation || closerStart(after: $0 - 1) <= $0 }
            ?? utterance.count
        let isAgreed =
            last == utterance.count
            || part(last..<utterance.count).answer().map { !$0.refuses }
                ?? part(
                    last..<utterance.count
                ).saysNothing
        guard start < last, isAgreed, (start..<last).allSatisfy({ isThing(at: $0) }) else { return nil }
        let isNext = names(next, in: start..<last)
        let unwanted = isNext ? question.intent : next
        // What is not wanted is named before, if anything is.
        let head = (0..<only).filter { !isPolite($0) && part($0..<$0 + 1).answer() == nil }
        guard isNext != names(question.intent, in: start..<last),
            head.isEmpty || names(unwanted, in: 0..<only) && !names(isNext ? next : question.intent, in: 0..<only)
        else { return nil }
        return .drop(intent: unwanted)
    }

    /// The open request without the thing that is said not to be wanted, or with the one that is named instead: "forget Luna Piccola", "forget
    /// Luna Piccola, what about Brass Heron?". Another request behind it takes its place. `nil` if the request has no such thing.
    func droppedValue(_ question: Question) -> DialogueAct? {
        guard question.kind.concernsValues, let intent = grammar.intentIndices[question.intent],
            let start = (0...openerEnd).firstResult({ end(of: .unwanted, at: $0) }), start < utterance.count
        else { return nil }
        let border =
            (start + 1..<max(start + 1, utterance.count)).first { utterance.tokens[$0].followsPunctuation } ?? utterance.count
        guard let said = part(start..<border).correction(of: intent, isAnnounced: true)?.parameters, said.count == 1,
            let (name, value) = said.first, let title = value.record?["name"]?.string,
            grammar.intents[intent].definitions.contains(where: { slot, definition in
                definition.kind == .title && parameter(of: slot, intent: question.intent) == name
            }), context.parameters[name]?.record?["name"]?.string == title
        else { return nil }
        guard border < utterance.count else { return .takeOut([Removal(name)]) }
        switch interpreter.readClause(utterance.freeText(border..<utterance.count), in: context) {
        case .correction(let values)? where values[name] != nil: return .correction(values)
        case .request(let reading)? where reading.score >= Self.likelyOther: return .followed(.cancel, by: .request(reading))
        default: return nil
        }
    }

    private static let likelyOther = 0.75

    /// Whether the words name the open request as what is not wanted.
    func givesUp(_ question: Question) -> Bool {
        switch givenUp(question) {
        case .no?, .cancel?: true
        default: false
        }
    }

    /// Whether the words say that something is not wanted, and that is another matter than the open request: "forget the ride".
    func givesUpOther(than question: Question) -> Bool {
        guard let things = unwantedThings, !names(question.intent, in: things) else { return false }
        return things.contains { !grammar.intents(about: utterance.word($0)).isEmpty }
    }

    /// Whether a word names what a request of the intent is about, or what it has made.
    func names(_ intent: String, in words: Range<Int>) -> Bool {
        guard let nouns = grammar.words.matters[intent] else { return false }
        return words.contains { nouns.contains(utterance.word($0)) }
    }

    /// Whether the words say that something is not wanted, of a kind of which nothing was begun or done, and ask for nothing: "no more rides",
    /// where none was booked.
    func givesUpNothing(_ reading: Hypothesis?) -> Bool {
        guard reading.map({ looksUp($0.intent) }) ?? true, answer() == nil, let things = unwantedThings else { return false }
        let matters = grammar.words.matters.keys.filter { names($0, in: things) }
        return !matters.isEmpty && !context.recent.contains { matters.contains($0.type) }
    }

    /// The words for the thing that is not wanted, without its details: the "ride" of "no more rides to the airport".
    private var unwantedThings: Range<Int>? {
        guard utterance.count <= Self.longestGivingUp,
            !utterance.tokens.indices.dropFirst().contains(where: { utterance.beginsSentence(at: $0) })
        else { return nil }
        let end = closerStart(after: 0)
        let starts = (0...openerEnd).compactMap { place in self.end(of: .unwanted, at: place).map { (place, $0) } }
        return starts.firstResult { place, start -> Range<Int>? in
            guard start < end, !utterance.tokens[start].followsPunctuation else { return nil }
            let last = (start..<end).first { self.end(of: .relation, at: $0) != nil } ?? end
            let words = start..<last
            // "No, call her" wants something.
            guard !words.isEmpty,
                !words.contains(where: { self.end(of: .pronoun, at: $0) != nil && !isNoun(behind: $0, in: words) }),
                words.dropFirst().allSatisfy({ !utterance.tokens[$0].followsPunctuation }),
                words.allSatisfy({ isThing(at: $0) })
            else { return nil }
            let isVerb = start == place + 1 && words.count == 1 && grammar.words.taskVerbs.contains(utterance.tokens[start])
            return isVerb && part(place..<start).answer() == .no ? nil : words
        }
    }

    /// Whether the words open as those do that say what was meant instead: "no, I mean …".
    var meansElse: Bool { (0...openerEnd).contains { end(of: .meant, at: $0) != nil } }

    /// The same of a sentence behind one that refuses: "no call. I mean …".
    var meansElseBehindRefusal: Bool {
        beginsWithRefusal
            && utterance.tokens.indices.contains { utterance.beginsSentence(at: $0) && part($0..<utterance.count).meansElse }
    }

    /// The token behind words that say that something else was meant.
    var meaningStart: Int {
        (0...openerEnd).firstResult { end(of: .meant, at: $0) } ?? openerEnd
    }

    private func isNoun(behind index: Int, in words: Range<Int>) -> Bool { words.contains(index + 1) }

    /// Whether the word is a noun for what some request is about, or goes with one.
    private func isThing(at index: Int) -> Bool {
        let word = utterance.word(index)
        return isPolite(index) || grammar.words.emptyWords.contains(word) || scanner.small.definite.contains(word)
            || scanner.small.indefinite.contains(word) || scanner.small.own.contains(word)
            || scanner.small.pointers.contains(word) || !grammar.intents(about: word).isEmpty
    }
}
