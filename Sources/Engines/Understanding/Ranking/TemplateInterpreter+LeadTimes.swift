import Foundation
import IntentSchema

// How long before its time something is to be called to mind: "remind me of the dentist tomorrow at 3, an hour before", "… two hours before
// and also the day before".
extension TemplateInterpreter {
    private static let shortestWithLead = 6

    /// The request for each of the leads behind it, so much before its own time; `nil` if no leads stand behind it, or it has no time.
    func aheadOfTime(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.count >= Self.shortestWithLead, utterance.quotes.isEmpty,
            utterance.tokens.contains(where: { grammar.words.small.aheadJoints.contains($0.text) }),
            case let reader = reader(of: utterance, in: context),
            let (border, leads) = utterance.tokens.indices.dropFirst(2).firstResult({ place in
                reader.leads(from: place).map { (place, $0) }
            }),
            case .request(let head)? = readByRules(utterance.freeText(0..<border), in: context).acts.first,
            head.leftOut?.isEmpty ?? true, head.followers?.isEmpty ?? true, head.unknownValues.isEmpty,
            let (_, due) = timedTitle(of: head), let time = head.parameters[due]?.beginning,
            time.hour != nil || leads.allSatisfy({ $0.seconds.isMultiple(of: 86_400) })
        else { return nil }
        let requests = leads.compactMap { lead -> Hypothesis? in
            var one = reader.request(head, at: TimeReading(start: time, tells: [.day, .clock]).moved(by: -lead.seconds))
            one?.spans.append(Self.span(of: lead.words, in: utterance, role: due))
            return one
        }
        guard requests.count == leads.count else { return nil }
        // "And also the day before": at its own time, too.
        let all = reader.isAdded(at: border) ? [head] + requests : requests
        var first = all[0]
        first.followers = all.count > 1 ? Array(all.dropFirst()) : nil
        first.reasons.append("'\(utterance.text(border..<utterance.count))' is before its time")
        return Interpretation(acts: [.request(first)])
    }
}

// What is ahead of something that is told first: "job on Sunday at 2, remind me the night before to load the van".
extension TemplateInterpreter {
    /// The request that much before the time that the words before it tell; `nil` if it says no such time, or they tell none, or several.
    func aheadOfEvent(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.count >= Self.shortestWithLead, utterance.quotes.isEmpty,
            case let joints = utterance.tokens.indices.filter({
                grammar.words.small.aheadJoints.contains(utterance.word($0))
            }), joints.count == 1, let joint = joints.first, case let reader = reader(of: utterance, in: context),
            let border = utterance.tokens.indices.prefix(joint).dropFirst(2).last(where: { place in
                guard utterance.mayBeginClause(at: place) || reader.end(of: .clauseJoint, at: place) != nil else { return false }
                let start = place + reader.part(place..<utterance.count).orderStart
                return start < joint && reader.opensRequest(at: start)
            }),
            let event = reader.onlyDay(in: 0..<border),
            let (lead, time) = reader.lead(endingAt: joint, from: border, before: event.time)
        else { return nil }
        let start = border + reader.part(border..<utterance.count).orderStart
        // "For the evening before".
        let isLed = lead > start && reader.end(of: .relation, at: lead - 1) == lead
        let words = [utterance.freeText(start..<(isLed ? lead - 1 : lead)), utterance.text(joint + 1..<utterance.count)].filter {
            !$0.isEmpty
        }
        guard case .request(var head)? = readByRules(words.joined(separator: " "), in: context).acts.first,
            head.leftOut?.isEmpty ?? true, head.followers?.isEmpty ?? true, head.unknownValues.isEmpty,
            let (titles, due) = titles(of: head), head.parameters[due] == nil
        else { return nil }
        // "Remind me the day before": of what the time is of.
        if head.parameters[titles] == nil {
            guard let title = title(before: border, without: event.words, utterance, in: context) else { return nil }
            head.parameters[titles] = reader.titles([title])
        }
        guard timedTitle(of: head) != nil, var one = reader.request(head, at: time) else { return nil }
        one.spans = [Self.span(of: lead..<joint + 1, in: utterance, role: due)]
        one.reasons.append("'\(utterance.text(lead..<joint + 1))' is before '\(utterance.text(0..<border))'")
        // "Pay the bill on Tuesday, and remind me the day before": what the time is of is ordered, too.
        guard reader.isOrder(at: reader.openerEnd), opensRequest(utterance, at: reader.openerEnd) else {
            return Interpretation(acts: [.request(one)])
        }
        guard case .request(var order)? = interpretWhole(utterance.freeText(0..<border), in: context).acts.first, isSettled(order)
        else { return nil }
        order.followers = (order.followers ?? []) + [one]
        return Interpretation(acts: [.request(order)])
    }
}

extension TemplateInterpreter {
    /// What is told or ordered at that time, in the words before the border; `nil` if that is nothing, or several things.
    private func title(before border: Int, without time: Range<Int>, _ utterance: Utterance, in context: InterpretationContext)
        -> String?
    {
        if case .request(let order)? = readByRules(utterance.freeText(0..<border), in: context).acts.first,
            let (titles, _) = timedTitle(of: order), isSettled(order)
        {
            return order.parameters[titles]?.taskTitles.first
        }
        let reader = reader(of: utterance, in: context)
        let start = reader.part(0..<border).toldStart
        var end = time.lowerBound
        // "The rent is due on", "Mom's birthday is".
        while end > start, reader.end(of: .relation, at: end - 1) == end || reader.end(of: .verb, at: end - 1) == end { end -= 1 }
        let words = [start..<end, time.upperBound..<border].filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.map { utterance.freeText($0) }.joined(separator: " ")
    }
}

extension TurnReader {
    private static let longestLead = 5

    /// The only time with a day in the words, and where it stands; `nil` if there is none, or several.
    fileprivate func onlyDay(in words: Range<Int>) -> (time: TimeReading, words: Range<Int>)? {
        var (index, found) = (words.lowerBound, [(time: TimeReading, words: Range<Int>)]())
        while index < words.upperBound {
            if let time = scanner.time(at: index, TimeSlots.Wish()), time.end <= words.upperBound, let reading = time.reading,
                reading.tells.contains(.day), reading.recurrence == nil
            {
                found.append((reading, index..<time.end))
                index = time.end
            } else {
                index += 1
            }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// Where the words that end with the joint begin, and the time that they are before the event: "three hours before", "the night before";
    /// `nil` if they are no such, or that time is over.
    func lead(endingAt joint: Int, from first: Int, before event: TimeReading) -> (start: Int, time: TimeReading)? {
        let next = utterance.word(joint + 1 < utterance.count ? joint + 1 : joint)
        guard joint + 1 == utterance.count || scanner.small.to.contains(next) || utterance.mayBeginClause(at: joint + 1) else {
            return nil
        }
        return (max(first, joint - Self.longestLead)..<joint).firstResult { start -> (Int, TimeReading)? in
            let part =
                scanner.small.definite.contains(utterance.word(start)) ? partOfDay(start + 1..<joint, before: event) : nil
            let time =
                part
                ?? scanner.length(of: start..<joint).flatMap { seconds -> TimeReading? in
                    let isLong = seconds.isMultiple(of: 86_400)
                    return seconds > 0 && (isLong || event.start.hour != nil) ? event.moved(by: -seconds) : nil
                }
            guard var time, let date = context.calendar.date(from: time.start), date > context.now else { return nil }
            time.recurrence = nil
            return (start, time)
        }
    }

    /// The part of the day before the event: "night".
    private func partOfDay(_ words: Range<Int>, before event: TimeReading) -> TimeReading? {
        guard words.count == 1, let day = context.calendar.date(from: event.moved(by: -86_400).start) else { return nil }
        var context = context.afresh
        context.now = context.calendar.startOfDay(for: day)
        let said = TurnReader(
            interpreter: interpreter, context: context, utterance: interpreter.tokens(of: utterance.text(words)))
        guard let found = said.scanner.time(at: 0, TimeSlots.Wish(isLenient: true)), found.end == said.utterance.count else {
            return nil
        }
        return found.reading.flatMap { $0.tells.contains(.part) ? $0 : nil }
    }

    /// Each length of time before something that the words from the token on say, and nothing else; `nil` if they do not.
    fileprivate func leads(from start: Int) -> [(seconds: Int, words: Range<Int>)]? {
        // Behind a comma, or behind the hour.
        guard
            utterance.mayBeginClause(at: start) || scanner.quantities.number(at: start) != nil || isAdded(at: start)
                || scanner.small.indefinite.contains(utterance.word(start))
        else { return nil }
        var (index, leads) = (start, [(seconds: Int, words: Range<Int>)]())
        let last = closerStart(after: start)
        while index < last {
            if !leads.isEmpty || index > start || isAdded(at: index),
                let joint = grammar.words.sequels.longest(in: utterance, at: index)?.end ?? emptyEnd(index)
            {
                index = joint
                continue
            }
            guard
                let joint = (index + 1..<min(last, index + Self.longestLead + 1)).first(where: {
                    scanner.small.aheadJoints.contains(utterance.word($0))
                }), let seconds = scanner.length(of: index..<joint), seconds > 0
            else { return nil }
            leads.append((seconds, index..<joint + 1))
            index = joint + 1
            // "An hour before that, too".
            if index < last, scanner.small.pointers.contains(utterance.word(index)) { index += 1 }
            if index < last, let next = end(of: .too, at: index) { index = next }
        }
        return leads.isEmpty ? nil : leads
    }

    /// Whether what begins at the token is added to what stands before it: "and", "also".
    fileprivate func isAdded(at index: Int) -> Bool { end(of: .and, at: index) != nil || end(of: .add, at: index) != nil }

    private func emptyEnd(_ index: Int) -> Int? { grammar.words.emptyWords.contains(utterance.word(index)) ? index + 1 : nil }

    /// The request at that time; `nil` if it takes none.
    func request(_ request: Hypothesis, at time: TimeReading) -> Hypothesis? {
        guard let intent = grammar.intentIndices[request.intent],
            let role = grammar.intents[intent].definitions.first(where: { $0.value.kind == .time })?.key,
            let slot = grammar.intents[intent].slotIndices[role],
            case .value(let value) = builder.values.build(.time(time), slot: grammar.slots[slot])
        else { return nil }
        var (result, values) = (request, [String: ParameterValue]())
        builder.values.store(value, role, intent: intent, in: &values)
        result.parameters.merge(values) { $1 }
        return result
    }
}
