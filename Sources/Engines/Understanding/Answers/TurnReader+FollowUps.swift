import IntentSchema

// Bare follow-ups, whose meaning depends on the last request: "resume" after a pause, "end it" after a call.
extension TurnReader {
    /// The score penalty of a follow-up for each request since the one it follows.
    private static let lossByDistance = 0.04

    /// Whether the match is not a follow-up, or follows a request it may follow.
    func isInPlace(_ match: Matcher.Match) -> Bool {
        let entry = grammar.entries[Int(match.template)]
        return !entry.isFollowUp || followedDistance(of: entry.intent) != nil
    }

    /// Ranks follow-ups to the last request above other readings of the same words.
    func preferFollowUps(_ readings: inout [HypothesisBuilder.Built]) {
        guard !context.recent.isEmpty,
            let place = readings.indices.filter({ isFollowUp(readings[$0]) }).min(by: {
                distance($0, readings) < distance($1, readings)
            })
        else { return }
        if let message = messageInside(readings[place]) {
            readings = [message]
            return
        }
        if onlyPoints(readings[place]) {
            readings.remove(at: place)
            return
        }
        var reading = readings.remove(at: place)
        let isWhole = reading.hypothesis.leftOut?.isEmpty ?? true
        if let known = readings.first(where: { namesKnown($0, beside: reading) }) {
            readings = [known]
            return
        }
        guard isWhole else { return readings.insert(reading, at: place) }
        let score = 1 - Self.lossByDistance * Double(distance(of: reading))
        reading.hypothesis.score = max(reading.hypothesis.score, score)
        reading.hypothesis.reasons.append("follows on what was done last")
        // Other readings of the same words are not rivals.
        readings = [reading] + readings.filter { $0.hypothesis.score < score - 0.1 }
    }

    /// The message that the words of another thing order, to somebody who is known: "also tell my sister I'll be late" behind a reminder.
    /// `nil` if they order none, or say that it is a thing.
    private func messageInside(_ reading: HypothesisBuilder.Built) -> HypothesisBuilder.Built? {
        guard let span = reading.hypothesis.spans.first(where: { $0.source == "text" }),
            let start = utterance.tokens.firstIndex(where: { $0.start >= span.start }), start > 0,
            opensRequest(at: start), context.apps.contains(where: { $0.intents.contains(Self.messaging) }),
            let first = part(start..<utterance.count).requests().accepted.first, first.hypothesis.intent == Self.messaging,
            first.hypothesis.template != "model", first.hypothesis.score >= Self.surelyOwn,
            first.hypothesis.spans.contains(where: { $0.source == "contact" }), first.hypothesis.unknownValues.isEmpty
        else { return nil }
        var message = first
        message.hypothesis.move(by: utterance.tokens[start].start)
        return message
    }

    private static let surelyOwn = 0.9

    /// Whether all that the follow-up takes for a text only points at something: "put the first one on".
    private func onlyPoints(_ reading: HypothesisBuilder.Built) -> Bool {
        guard let span = reading.hypothesis.spans.first(where: { $0.source == "text" }), reading.hypothesis.spans.count == 1
        else { return false }
        let words = utterance.tokens.indices.filter {
            span.start <= utterance.tokens[$0].start && utterance.tokens[$0].end <= span.end
        }
        // "Add that to my list" says where what is pointed at goes.
        if let first = words.first, first > 0, scanner.small.pointers.contains(utterance.word(first - 1)),
            end(of: .relation, at: first) != nil
        {
            return true
        }
        return !words.isEmpty && words.contains { scanner.small.ones.contains(utterance.word($0)) }
            && words.allSatisfy { index in
                isArticle(index) || scanner.small.ones.contains(utterance.word(index)) || end(of: .pronoun, at: index) != nil
                    || scanner.quantities.ordinal(at: index) != nil || scanner.small.lastWords.contains(utterance.word(index))
            }
    }

    /// Whether another app's reading knows what the follow-up takes for any words: "put some jazz on" behind a list.
    private func namesKnown(_ other: HypothesisBuilder.Built, beside followUp: HypothesisBuilder.Built) -> Bool {
        let reading = other.hypothesis
        return followUp.hypothesis.spans.allSatisfy { $0.source == "text" } && !followUp.hypothesis.spans.isEmpty
            && !isAkin(reading.intent, to: followUp.hypothesis.intent) && reading.score >= Self.surelyOwn
            && reading.leftOut?.isEmpty ?? true && reading.unknownValues.isEmpty
            && context.apps.contains { $0.intents.contains(reading.intent) }
            && reading.spans.contains { !["text", "model", "unknown"].contains($0.source) }
    }

    /// The follow-up after "nah" or "ok then" and before a remark giving a reason, if the whole utterance has no better reading:
    /// "pause it, I must answer the door".
    func followUpInside(_ readings: [HypothesisBuilder.Built]) -> HypothesisBuilder.Built? {
        // Without recent requests there is nothing to follow up.
        guard !context.recent.isEmpty, readings.first.map(isFollowUp) != true, (readings.first?.hypothesis.score ?? 0) < 1 else {
            return nil
        }
        if let last = followUpBehindAnswer { return last }
        let comma = utterance.tokens.indices.first { $0 > openerEnd && utterance.tokens[$0].followsPunctuation }
        let end = comma.flatMap { self.end(of: .remark, at: $0) == nil ? nil : $0 } ?? utterance.count
        guard openerEnd > 0 || end < utterance.count, openerEnd < end,
            let first = part(openerEnd..<end).requests().accepted.first, isFollowUp(first)
        else { return nil }
        guard end < utterance.count else { return first }
        let remark = part(end..<utterance.count).requests().accepted.first
        return (remark?.hypothesis.score ?? 0) < TemplateInterpreter.threshold ? first : nil
    }

    /// The follow-up in the last clause, behind words that only answer: "ok done, keep going".
    private var followUpBehindAnswer: HypothesisBuilder.Built? {
        guard let border = utterance.tokens.indices.last(where: { $0 > 0 && utterance.tokens[$0].followsPunctuation }),
            part(0..<border).answer() == .yes || part(0..<border).answer() == .thanks,
            let first = part(border..<utterance.count).requests().accepted.first, isFollowUp(first),
            first.hypothesis.leftOut?.isEmpty ?? true
        else { return nil }
        return first
    }

    private func distance(_ place: Int, _ readings: [HypothesisBuilder.Built]) -> Int { distance(of: readings[place]) }

    private func distance(of reading: HypothesisBuilder.Built) -> Int {
        grammar.intentIndices[reading.hypothesis.intent].flatMap(followedDistance) ?? .max
    }

    func isFollowUp(_ reading: HypothesisBuilder.Built) -> Bool { reading.hypothesis.template.contains(" follow-up ") }

    /// The number of requests since the one the intent's follow-ups refer to; `nil` if there is none.
    private func followedDistance(of intent: Int) -> Int? {
        let name = grammar.intents[intent].name
        // Within a domain the latest request decides: after an end, nothing can be paused.
        let done = context.recent.filter { grammar.intentIndices[$0.type] != nil && !looksUp($0.type) }
        guard let place = done.firstIndex(where: { isAkin($0.type, to: name) }),
            grammar.intents[intent].follows.contains(done[place].type)
        else { return nil }
        return place
    }
}
