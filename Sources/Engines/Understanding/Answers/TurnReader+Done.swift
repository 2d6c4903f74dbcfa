import IntentSchema

// What was done before: to be changed or ended, pointed at, or asked about.
extension TurnReader {
    private static let farthestNoun = 6
    private static let longestEnding = 6
    /// Name prefixes of intents that change what was done.
    private static let changing = ["INEdit", "INSet", "INUpdate", "INAppend"]

    /// The completed requests, the latest first, without those of which nothing is left to be changed.
    private var done: [(place: Int, record: Record)] {
        context.recent.filter { !$0.type.hasSuffix("Response") }.enumerated().map { ($0.offset, $0.element) }
    }

    /// That no app can change or end what was done before, where the words want that: "change the table to 5", "cancel that payment". `nil`
    /// if they do not name it, or an app can.
    func amendsDone() -> DialogueAct? {
        guard !context.recent.isEmpty else { return endsUndone() }
        if let renamed = renamesNote() ?? changesNamed() { return renamed }
        let first = openerEnd
        let starts =
            [first, behindLeadIns]
            + (first + 1..<max(first + 1, utterance.count)).filter { utterance.mayBeginClause(at: $0) }
        // "So could you change …".
        let verbs = starts.flatMap { start -> [Int] in
            let opened = start + part(start..<utterance.count).openerEnd
            return [start, opened]
                + [start, opened].compactMap { grammar.words.politeOpeners.longest(in: utterance, at: $0)?.end }
        }
        return verbs.firstResult { start -> DialogueAct? in
            let ending = end(of: .ending, at: start)
            guard let verb = ending ?? end(of: .amending, at: start), let type = doneNamed(from: verb),
                !mayAmend(type, isEnding: ending != nil)
            else { return nil }
            return .notUnderstood(.cannotAmend(Amendment(type, isEnding: ending != nil)))
        } ?? endsLastDone()
    }

    /// That no app can end what the words name as the speaker's own, where nothing was done in this conversation: "cancel my table".
    private func endsUndone() -> DialogueAct? {
        guard context.question == nil, let verb = end(of: .ending, at: openerEnd), verb + 1 < utterance.count,
            scanner.small.own.contains(utterance.word(verb)), case let noun = utterance.word(verb + 1),
            case let makers = grammar.intents(about: noun), makers.count == 1,
            let type = makers.first, !looksUp(type), !mayAmend(type, isEnding: true),
            // "Cancel my workout" is a request of its own.
            !grammar.intents.contains(where: { endsSomething($0.name) && isAkin($0.name, to: type) }),
            case let apps = context.apps.filter({ $0.intents.contains(type) }), apps.count == 1
        else { return nil }
        return .notUnderstood(.cannotAmend(Amendment(type, isEnding: true, app: apps[0].name)))
    }

    /// What was done last with other values, where it is named: "make the table for 2".
    private func changesNamed() -> DialogueAct? {
        let start = openerEnd
        guard context.question == nil, let verb = end(of: .exchange, at: start), verb + 2 < utterance.count,
            end(of: .amending, at: start) == nil,
            scanner.small.definite.contains(utterance.word(verb))
                || scanner.small.own.contains(utterance.word(verb)),
            let last = done.first?.record, !looksUp(last.type), let intent = grammar.intentIndices[last.type],
            grammar.words.matters[last.type]?.contains(utterance.word(verb + 1)) ?? false,
            end(of: .relation, at: verb + 2) != nil,
            case let rest = reader(of: last.fields).part(verb + 2..<utterance.count),
            let reading = rest.correction(of: intent, isAnnounced: true), !reading.parameters.isEmpty,
            reading.ambiguities.isEmpty, reading.unknownValues.isEmpty
        else { return nil }
        return .again(reading.parameters)
    }

    /// The intent of the latest request that is named by a noun from the token on: "the table", "my ride", "the time of that booking".
    private func doneNamed(from start: Int) -> String? {
        let places = start..<min(utterance.count, start + Self.farthestNoun)
        var isDefinite = false
        for place in places {
            let word = utterance.word(place)
            let open = context.question.flatMap { grammar.words.matters[$0.intent] } ?? []
            if isDefinite, !open.contains(word),
                let found = done.first(where: { grammar.words.matters[$0.record.type]?.contains(word) ?? false })
            {
                return found.record.type
            }
            isDefinite =
                isDefinite || scanner.small.definite.contains(word) || scanner.small.my.contains(word)
                || scanner.small.own.contains(word) || scanner.small.pointers.contains(word)
        }
        return nil
    }

    /// That what plays cannot be paused or ended, where the words only point at something, and only another app could do that: "pause it".
    func controlsPlaying(_ reading: Hypothesis?) -> DialogueAct? {
        guard let reading, context.question == nil, reading.spans.isEmpty,
            // "Cancel my ride" names what is to be ended.
            !grammar.words.matters.keys.contains(where: { intent in
                !isAkin(intent, to: Self.playing) && names(intent, in: utterance.tokens.indices)
            }),
            let last = done.first(where: { !looksUp($0.record.type) }),
            last.record.type == Self.playing, !isAkin(reading.intent, to: last.record.type),
            Self.ongoing.contains(where: { reading.intent.hasPrefix($0) }), pointsAtSomething,
            !done.contains(where: { isAkin($0.record.type, to: reading.intent) })
        else { return nil }
        return .notUnderstood(.cannotAmend(Amendment(last.record.type, isEnding: true)))
    }

    /// What plays, in another way, where the words only say how: "shuffle".
    func playedOtherwise(_ reading: Hypothesis?) -> DialogueAct? {
        guard let reading, context.question == nil, reading.intent == Self.playing, done.first?.record.type == Self.playing,
            utterance.count - openerEnd <= 2, !reading.parameters.isEmpty, reading.unknownValues.isEmpty,
            let intent = grammar.intentIndices[reading.intent], case let definitions = grammar.intents[intent].definitions,
            reading.parameters.keys.allSatisfy({ definitions[$0]?.kind == .truth || definitions[$0]?.kind == .enumeration })
        else { return nil }
        return .again(reading.parameters)
    }

    /// The intent that plays something.
    static let playing = "INPlayMediaIntent"
    /// Name prefixes of intents that pause, resume or end what goes on.
    private static let ongoing = ["INPause", "INResume", "INEnd", "INCancel", "INHangUp"]

    /// The same of the last request, where the words only point at it: "stop it", "skip this one".
    private func endsLastDone() -> DialogueAct? {
        let start = openerEnd
        guard context.question == nil, utterance.count <= Self.longestEnding, let verb = end(of: .ending, at: start),
            answer() != .back, let last = done.first(where: { !looksUp($0.record.type) })?.record, done.first?.record == last,
            grammar.words.matters[last.type] != nil, !mayAmend(last.type, isEnding: true)
        else { return nil }
        let rest = verb..<closerStart(after: max(start, verb - 1))
        let pointed = rest.isEmpty ? nil : end(of: .pronoun, at: rest.lowerBound) ?? rest.lowerBound
        // "Cancel" alone says that nothing is wanted any more.
        let isPointed = pointed.map { $0 >= rest.upperBound || isPointedNoun($0) && $0 + 1 == rest.upperBound } ?? false
        let isBare = rest.isEmpty && [.stop, .control].contains(answer())
        // "End it" behind a call ends it, whichever app can.
        let isEnded = requests().accepted.first.map {
            // What deletes tasks deletes no note.
            endsSomething($0.hypothesis.intent) && isAkin($0.hypothesis.intent, to: last.type) && !Self.noted.contains(last.type)
        }
        guard isEnded != true else { return nil }
        return isPointed || isBare ? .notUnderstood(.cannotAmend(Amendment(last.type, isEnding: true))) : nil
    }

    private func isPointedNoun(_ index: Int) -> Bool { scanner.small.ones.contains(utterance.word(index)) }

    /// Whether an app can change or end what the intent does.
    func mayAmend(_ type: String, isEnding: Bool) -> Bool {
        looksUp(type) || endsSomething(type)
            || context.apps.contains { app in
                app.intents.contains { intent in
                    // Few intents change or end anything.
                    (isEnding
                        ? endsSomething(intent) && intent.thing.hasSuffix(type.lastWord)
                        : Self.changing.contains { intent.hasPrefix($0) })
                        && isAkin(intent, to: type)
                }
            }
    }

    // MARK: - Questions

    private static let longestQuestion = 14
    /// The most words before the speaker in such a question.
    private static let mostNoun = 2

    /// The question about a request that has been done, which is told apart by its values or by what it is called: "is the 36 from Grace still
    /// pending?", "do I still have the 4 person one?", "who did I text?". `nil` if the words ask for nothing of the kind.
    func askedOfDone() -> DialogueAct? {
        let start = openerEnd
        guard utterance.count <= Self.longestQuestion, utterance.count - start > 1 else { return nil }
        let isOpen = grammar.words.openQuestions.contains(utterance.word(start))
        guard isOpen || grammar.words.questions.contains(utterance.word(start)) else { return nil }
        let isRecent = utterance.tokens.indices.contains { end(of: .recently, at: $0) != nil }
        if isOpen, asksForValue(ofLast: start) { return .inquire(inquiry) }
        // "What did I pay", "which payments did I make".
        let isOwn = isOpen && (start + 1...start + Self.mostNoun).contains { end(of: .oneself, at: $0) != nil }
        guard isOwn || isRecent, !isLookedUp else { return nil }
        let open = context.question == nil ? nil : Record(context.question?.intent ?? "", context.parameters)
        let known = open.map { told(of: $0) }
        let fitting = done.filter { !looksUp($0.record.type) }.map { ($0, told(of: $0.record)) }.filter { _, said in
            let isTold = !said.values.isEmpty && said.values != known?.values || said.isNamed
            return isTold && (known.map { !$0.isNamed || !said.values.isEmpty } ?? true)
        }
        guard let best = fitting.max(by: { ($0.1.values.count, -$0.0.place) < ($1.1.values.count, -$1.0.place) }) else {
            return nil
        }
        var inquiry = inquiry
        (inquiry.topic, inquiry.strange) = (nil, nil)
        inquiry.done = best.0.place
        return .inquire(inquiry)
    }

    /// Whether it is asked for a value of the last request by what it is called: "what was the note on that?"
    private func asksForValue(ofLast start: Int) -> Bool {
        guard context.question == nil, let last = done.first?.record, let intent = grammar.intentIndices[last.type],
            !looksUp(last.type),
            utterance.count <= Self.longestEnding + 2
        else { return false }
        let called = Set(grammar.intents[intent].definitions.values.flatMap { $0.called ?? [] })
        let places = start + 1..<utterance.count
        return places.contains { place in
            called.contains(utterance.word(place)) && scanner.small.definite.contains(utterance.word(place - 1))
                && (place + 1..<utterance.count).contains { end(of: .pronoun, at: $0) == utterance.count }
        }
    }

    /// Whether an app can look up what the words ask for, all of them.
    private var isLookedUp: Bool {
        guard let first = requests().accepted.first?.hypothesis else { return false }
        return looksUp(first.intent) && first.template != "model" && first.score >= Self.sureLookUp
            && first.leftOut?.isEmpty ?? true
            && context.apps.contains { $0.intents.contains(first.intent) }
    }

    private static let sureLookUp = 0.9

    /// The tokens that tell values of the request, and whether one names what it is about.
    private func told(of record: Record) -> (values: Set<Int>, isNamed: Bool) {
        let values = Set(
            utterance.tokens.indices.filter { index in
                let token = utterance.tokens[index]
                if let number = scanner.quantities.integer(at: index, limit: 100_000) {
                    return record.holds(number: Double(number.value))
                }
                return token.text.count > 2 && !isPolite(index) && record.holdsName(token.text)
            })
        let isNamed = grammar.words.matters[record.type].map { nouns in
            utterance.tokens.contains { nouns.contains($0.text) }
        }
        return (values, isNamed ?? false)
    }
}

extension String {
    /// An intent's name without its ending and the plural: "INDeleteTask" of `INDeleteTasksIntent`.
    fileprivate var thing: Substring {
        let name = hasSuffix("Intent") ? dropLast(6) : self[...]
        return name.last == "s" ? name.dropLast() : name
    }

    /// The last word of an intent's name, which is what it is about: "Task".
    fileprivate var lastWord: Substring { thing.lastIndex(where: \.isUppercase).map { thing[$0...] } ?? thing }
}

extension Record {
    /// Whether a value is the number.
    fileprivate func holds(number: Double) -> Bool { fields.values.contains { $0.holds(number: number) } }

    /// Whether a person's or a thing's name in it has the word.
    fileprivate func holdsName(_ word: String) -> Bool { fields.values.contains { $0.holdsName(word) } }
}

extension ParameterValue {
    fileprivate func holds(number: Double) -> Bool {
        if let list { return list.contains { $0.holds(number: number) } }
        if let value = double { return value == number }
        guard let amount = record?["amount"] else { return false }
        return amount.holds(number: number)
    }

    fileprivate func holdsName(_ word: String) -> Bool {
        if let list { return list.contains { $0.holdsName(word) } }
        let name = record?["displayName"]?.string ?? record?["name"]?.string ?? record?["spokenPhrase"]?.string
        return name?.lowercased().split(separator: " ").contains { $0 == word } ?? false
    }
}
