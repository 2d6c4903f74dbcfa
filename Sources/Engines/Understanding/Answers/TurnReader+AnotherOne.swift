import Foundation
import IntentSchema

// One more of what was done or looked for last: "get one at 2 instead", "make one then: passport, charger", "Nine Willows, same time".
extension TurnReader {
    private static let longestRest = 40

    /// The last request with other values, or the making of what was looked for and is not there; `nil` if the words do not ask for "one".
    func anotherOne() -> DialogueAct? {
        let start = behindLeadIns
        guard !context.recent.isEmpty, utterance.count - start <= Self.longestRest, start < utterance.count,
            case let verb = end(of: .making, at: start), case let thing = verb ?? start, thing < utterance.count,
            let one = oneEnd(at: thing), case let rest = restOfOne(from: one)
        else { return nil }
        if verb == nil {
            // "Another one at ten to buy food", "and one for Monday": of what was made last.
            guard !rest.isEmpty, start > 0 || end(of: .anotherKind, at: start) != nil,
                let last = context.recent.first(where: { grammar.intentIndices[$0.type] != nil }), !looksUp(last.type),
                let pattern = grammar.words.anew[last.type]
            else { return nil }
            return madeAnew(pattern, of: last, rest)
        }
        if rest.isEmpty {
            if let shown { return shown.isActedOn ? nil : request(shown.carried, of: shown) }
            // "What's on my shopping list?" "Make one then": the list that is not there.
            guard let last = context.recent.first(where: { grammar.intentIndices[$0.type] != nil }), looksUp(last.type),
                let pattern = grammar.words.anew[last.type]
            else { return nil }
            return madeAnew(pattern, of: last, rest)
        }
        for record in context.recent where grammar.intentIndices[record.type] != nil {
            if let pattern = grammar.words.anew[record.type] { return madeAnew(pattern, of: record, rest) }
            guard !endsSomething(record.type), !looksUp(record.type), let intent = grammar.intentIndices[record.type],
                grammar.words.matters[record.type] != nil
            else { continue }
            let reader = self.reader(of: record.fields).part(rest)
            guard let reading = reader.correction(of: intent, isAnnounced: true), reading.score > 0.8,
                reading.ambiguities.isEmpty, reading.unknownValues.isEmpty, !reading.parameters.isEmpty
            else { return nil }
            return .again(reading.parameters)
        }
        return nil
    }

    /// The reminder made or changed last once more at another time: "and again on Sunday", "also at six", "and remind me an hour before"; `nil`
    /// if there is none, or the words say more than a time, or do not say that it is added.
    func remindedAgain() -> DialogueAct? {
        guard utterance.count <= Self.longestTime, let made = lastReminder, let pattern = grammar.words.anew[made.type],
            let words = timeAdded(behind: pattern)
        else { return nil }
        let due = made[Self.due]?.beginning
        var alone = context.afresh
        if isRelative(words), let due, let date = context.calendar.date(from: due), date > context.now {
            // "An hour later" is later than that, and so is "at six", which may be either; "at 6 pm" is on the same day.
            let isLater =
                scanner.length(of: words.dropLast()) != nil
                || words.contains { index in
                    scanner.time(at: index, TimeSlots.Wish())?.reading?.tells.contains(.openClock) ?? false
                        || scanner.quantities.integer(at: index, limit: 12)?.end == words.upperBound
                }
            alone.now = isLater ? date : context.calendar.startOfDay(for: date)
        }
        guard var next = ahead(words, of: made) ?? timed(words, by: pattern, in: alone), let time = next.parameters[Self.due]
        else { return nil }
        next.parameters = made.fields.merging(next.parameters) { $1 }
        if let before = made[Self.due] { next.parameters[Self.due] = time.atHour(of: before) }
        guard next.parameters[Self.due] != made[Self.due] else { return nil }
        next.spans = []
        next.reasons.append("it is made once more at another time")
        return .request(next)
    }

    private static let due = "temporalEventTrigger"

    /// The reminder made last, or as it was changed last.
    private var lastReminder: Record? {
        guard let last = context.recent.first(where: { grammar.intentIndices[$0.type] != nil }) else { return nil }
        if last.type == "INAddTasksIntent" { return last["taskTitles"]?.taskTitles.isEmpty ?? true ? nil : last }
        guard last.type == "INSetTaskAttributeIntent", let due = last[Self.due], let title = last["targetTask"]?.taskTitles.first
        else { return nil }
        return Record("INAddTasksIntent", ["taskTitles": titles([title]), Self.due: due])
    }

    /// The words for a time, where they are said to be one more: "on Sunday" of "and again on Sunday", "at six" of "at six, too".
    private func timeAdded(behind pattern: String) -> Range<Int>? {
        let closer = closerStart(after: 0)
        let verb = grammar.words.tokens.words(pattern.replacing("{rest}", with: ""))
        var (start, isAdded) = (openerEnd, false)
        func adds(_ index: Int) -> Bool { [Move.and, .add, .again].contains { end(of: $0, at: index) != nil } }
        isAdded = (0..<start).contains(where: adds)
        while start < closer, let next = [Move.and, .add, .again].compactMap({ end(of: $0, at: start) }).max(), next < closer {
            (start, isAdded) = (next, true)
        }
        if isAdded, start + verb.count < closer, verb.indices.allSatisfy({ utterance.word(start + $0) == verb[$0] }) {
            start += verb.count
            if let next = end(of: .again, at: start), next < closer { start = next }
        }
        if let next = anotherStart(verb), next < closer { (start, isAdded) = (next, true) }
        let last = (start + 1..<max(start + 1, closer)).first { place in end(of: .too, at: place) == closer } ?? closer
        guard isAdded || last < closer, start < last,
            // "And at 9 instead".
            !(last..<utterance.count).contains(where: { end(of: .replaced, at: $0) != nil })
        else { return nil }
        return start..<last
    }

    /// The token behind words for another reminder, or for the same one: "I would like a second one", "remind me of the same thing".
    private func anotherStart(_ verb: [String]) -> Int? {
        var start = behindOpening
        while start < utterance.count,
            let next = end(of: .and, at: start) ?? end(of: .add, at: start)
                ?? grammar.words.politeOpeners.longest(in: utterance, at: start)?.end
        {
            start = next
        }
        if start + verb.count < utterance.count, verb.indices.allSatisfy({ utterance.word(start + $0) == verb[$0] }) {
            start += verb.count
            let thing = end(of: .relation, at: start) ?? start
            // "Of it, too": without that, its time changes.
            let more = end(of: .same, at: thing) ?? (endsInAddition ? end(of: .pronoun, at: thing) : nil)
            return more
        }
        start = [Move.setting, .making].compactMap { end(of: $0, at: start) }.max() ?? start
        let article = start < utterance.count && scanner.small.indefinite.contains(utterance.word(start)) ? start + 1 : start
        let another = end(of: .anotherKind, at: start) ?? scanner.quantities.ordinal(at: article)?.end
        guard let noun = another, noun < utterance.count,
            scanner.small.ones.contains(utterance.word(noun)) || end(of: .reminderNoun, at: noun) == noun + 1
        else { return nil }
        return noun + 1
    }

    private var endsInAddition: Bool {
        let closer = closerStart(after: 0)
        return utterance.tokens.indices.dropFirst().contains { end(of: .too, at: $0).map { $0 >= closer } ?? false }
    }

    /// The reminder that much ahead of the one before it: "an hour before".
    private func ahead(_ words: Range<Int>, of made: Record) -> Hypothesis? {
        guard let joint = words.last, scanner.small.aheadJoints.contains(utterance.word(joint)),
            let due = made[Self.due]?.beginning,
            let (start, time) = lead(
                endingAt: joint, from: words.lowerBound, before: TimeReading(start: due, tells: [.day, .clock])),
            start == words.lowerBound
        else { return nil }
        return request(Hypothesis(intent: made.type, parameters: [:], score: 1, template: "tasks"), at: time)
    }

    /// The reminder at the time, and nothing else.
    private func timed(_ words: Range<Int>, by pattern: String, in context: InterpretationContext) -> Hypothesis? {
        guard
            case .request(let next)? = interpreter.readByRules(
                pattern.replacing("{rest}", with: utterance.text(words)), in: context
            ).acts.first, next.intent == "INAddTasksIntent", next.template != "model", interpreter.isSettled(next),
            let (titles, _) = interpreter.titles(of: next), next.parameters[titles] == nil
        else { return nil }
        return next
    }

    private static let longestTime = 16

    /// Whether the time is on the day of the time before it, or counted from that: "at six", "the day after".
    private func isRelative(_ words: Range<Int>) -> Bool {
        let first =
            scanner.small.timePrepositions.contains(utterance.word(words.lowerBound)) ? words.lowerBound + 1 : words.lowerBound
        return scanner.small.definite.contains(utterance.word(first))
            || !words.contains { scanner.time(at: $0, TimeSlots.Wish())?.reading?.tells.contains(.day) ?? false }
    }

    /// The token behind "one", or behind "another" with a name of its own: "another called hardware".
    private func oneEnd(at index: Int) -> Int? {
        let other = end(of: .anotherKind, at: index)
        if let other, other < utterance.count, scanner.small.ones.contains(utterance.word(other)) { return other + 1 }
        if scanner.small.ones.contains(utterance.word(index)) { return other ?? index + 1 }
        return other.flatMap { $0 < utterance.count && end(of: .naming, at: $0) != nil ? $0 : nil }
    }

    /// What follows "one", without what only leads on and closes.
    private func restOfOne(from start: Int) -> Range<Int> {
        var first = start
        while first < utterance.count,
            let next = [Move.goingAlong, .timePointer].compactMap({ self.end(of: $0, at: first) }).max()
        {
            first = next
        }
        let end = first < utterance.count ? closerStart(after: first) : first
        let last = (first + 1..<max(first + 1, end)).first { self.end(of: .replaced, at: $0) == end } ?? end
        return first..<max(first, last)
    }

    /// The request that the pack's pattern is with the title of what was looked for and the rest of the words.
    private func madeAnew(_ pattern: String, of record: Record, _ rest: Range<Int>) -> DialogueAct? {
        var rest = rest
        if rest.lowerBound < utterance.count, let next = end(of: .relation, at: rest.lowerBound), next < rest.upperBound,
            scanner.futureTimeEnd(at: next) != nil
        {
            rest = next..<rest.upperBound
        }
        // "Make one called Sunday supper" has a title of its own.
        let isNamed = end(of: .naming, at: rest.lowerBound) != nil
        let pattern = pattern.contains("{title}") && isNamed ? grammar.words.anew["INCreateTaskListIntent"] ?? pattern : pattern
        let needsTitle = pattern.contains("{title}")
        let title = record["title"]?.record?["spokenPhrase"]?.string ?? record["title"]?.string
        guard !needsTitle || title != nil else { return nil }
        let words = pattern.replacing("{title}", with: title ?? "").replacing("{rest}", with: utterance.freeText(rest))
            .trimmingCharacters(in: .whitespaces.union([":"]))
        var alone = context
        alone.question = nil
        guard case .request(let request)? = interpreter.readByRules(words, in: alone).acts.first, request.score >= 0.8 else {
            return nil
        }
        var made = request
        made.spans = []
        made.reasons.append("'one' is what was looked for or made last")
        return .request(made)
    }

    /// The answer with a value that the words call the same as in the last request of the kind: "Nine Willows, same time".
    func answeredSame(_ question: Question) -> DialogueAct? {
        switch question.kind {
        case .value, .choice: break
        default: return nil
        }
        guard let name = question.parameter, let intent = grammar.intentIndices[question.intent],
            let place = utterance.tokens.indices.dropFirst().first(where: { end(of: .same, at: $0) != nil }),
            context.recent.contains(where: { $0.type == question.intent })
        else { return nil }
        var same = Hypothesis(intent: grammar.intents[intent].name, score: 1, template: "addition")
        guard part(place..<utterance.count).addSame(to: &same).last?.upperBound == utterance.count - place,
            !same.parameters.isEmpty
        else { return nil }
        let head = part(0..<place)
        let given: DialogueAct? =
            head.choices(question).first?.act ?? head.values(question, isText: false).first { $0.score > 0.75 }?.act
        switch given {
        case .value(let value): return .correction(same.parameters.merging([name: value]) { $1 })
        case .choice(let index):
            guard case .choice(let values) = question.kind, values.indices.contains(index) else { return nil }
            return .correction(same.parameters.merging([name: values[index]]) { $1 })
        default: return nil
        }
    }
}
