import IntentSchema

// One request for each of several times: "remind me at 3 and at 5 to take my pills".
extension TemplateInterpreter {
    private static let leastSure = 0.8
    private static let longestWithTimes = 30

    /// The request at the first time, followed by the same at the others; `nil` if the words say no two times in a row, or the request takes
    /// only one.
    func atSeveralTimes(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard utterance.count <= Self.longestWithTimes, utterance.quotes.isEmpty else { return nil }
        var context = context
        if let question = context.question {
            guard !reader(of: utterance, in: context).isFreeText(question) else { return nil }
            context.question = nil
        }
        let reader = reader(of: utterance, in: context)
        guard let times = reader.timesInRow, let first = times.first, let last = times.last else { return nil }
        let head = utterance.text(0..<first.lowerBound)
        let tail = utterance.freeText(last.upperBound..<utterance.count)
        var requests: [Hypothesis] = []
        for time in times {
            let lead = requests.isEmpty ? "" : reader.lead(of: first, for: time).map { $0 + " " } ?? ""
            let words = [head, lead + utterance.text(time), tail].filter { !$0.isEmpty }.joined(separator: " ")
            var context = context
            // "At 4, and again an hour later": later than that.
            if reader.scanner.length(of: time.dropLast()) != nil, let before = requests.last,
                let due = Self.time(of: before, grammar),
                let date = before.parameters[due]?.beginning.flatMap({ context.calendar.date(from: $0) })
            {
                context = context.afresh
                context.now = date
            }
            guard case .request(var request)? = readAsOne(tokens(of: words), in: context).acts.first,
                request.score >= Self.leastSure, request.leftOut?.isEmpty ?? true, request.unknownValues.isEmpty,
                request.followers?.isEmpty ?? true, let name = Self.time(of: request, grammar)
            else { return nil }
            if let before = requests.first {
                guard request.intent == before.intent, Self.isSame(request, before, but: name) else { return nil }
                reader.keepDay(of: before, in: &request)
                // "At 8 and at 8 pm".
                if requests.count == 1, before.parameters[name] == request.parameters[name] {
                    reader.putInOtherHalf(&requests[0])
                }
                guard !requests.contains(where: { $0.parameters[name] == request.parameters[name] }) else { return nil }
            }
            requests.append(request)
        }
        for index in requests.indices.dropLast() {
            reader.shareHour(of: requests[requests.count - 1], with: &requests[index])
            reader.shareDay(of: requests[requests.count - 1], with: &requests[index])
            reader.shareRecurrence(of: requests[requests.count - 1], with: &requests[index])
        }
        for index in requests.indices { requests[index].spans = [] }
        var whole = requests.removeFirst()
        whole.followers = requests
        whole.reasons.append("it is said for \(times.count) times")
        return Interpretation(acts: [.request(whole)])
    }

    /// The words with the beginning behind what is repeated: "starting tomorrow remind me to run every morning". `nil` if they do not begin with
    /// when something begins, or no order follows it.
    func withBeginningLast(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard utterance.count > Self.shortestWithBeginning, utterance.quotes.isEmpty, context.question == nil,
            grammar.words.small.beginJoints.contains(utterance.word(0)), case let reader = reader(of: utterance, in: context),
            let time = reader.scanner.time(at: 1, TimeSlots.Wish()), time.end < utterance.count,
            reader.opensRequest(at: time.end),
            (time.end..<utterance.count).contains(where: {
                reader.scanner.time(at: $0, TimeSlots.Wish())?.reading?.recurrence != nil
            })
        else { return nil }
        return utterance.freeText(time.end..<utterance.count) + " " + utterance.text(0..<time.end)
    }

    private static let shortestWithBeginning = 4

    /// The parameter for the time of a request that makes something beside what there is, so that it can be made twice.
    private static func time(of request: Hypothesis, _ grammar: Grammar) -> String? {
        guard let intent = grammar.intentIndices[request.intent] else { return nil }
        let definitions = grammar.intents[intent].definitions
        guard definitions.values.contains(where: { $0.kind == .text && $0.shape == .speakables }) else { return nil }
        return definitions.filter { $0.value.kind == .time }.map { $0.value.target?.parameter ?? $0.key }
            .first { request.parameters[$0] != nil }
    }

    private static func isSame(_ first: Hypothesis, _ second: Hypothesis, but name: String) -> Bool {
        let names = Set(first.parameters.keys).union(second.parameters.keys).subtracting([name])
        return names.allSatisfy { first.parameters[$0] == second.parameters[$0] }
    }
}

extension TurnReader {
    private static let mostTimes = 4

    /// The first times that stand in a row, joined by commas or "and", each with its preposition; `nil` if there are fewer than two.
    fileprivate var timesInRow: [Range<Int>]? {
        // Without a joint, no time need be looked for.
        guard utterance.tokens.indices.dropFirst().contains(where: joinsTimes) else { return nil }
        return utterance.tokens.indices.firstResult { start -> [Range<Int>]? in
            guard var last = timeWords(at: start) else { return nil }
            var times = [last]
            while last.upperBound < utterance.count, times.count < Self.mostTimes {
                let joint = last.upperBound
                let isAnd = scanner.small.and.contains(utterance.word(joint))
                var start = isAnd ? joint + 1 : joint
                // "And again at six", "and then at six".
                if isAnd,
                    grammar.words.emptyWords.contains(utterance.word(start))
                        || grammar.words.sequels.longest(in: utterance, at: start) != nil
                {
                    start += 1
                }
                guard joinsTimes(at: joint), let next = timeWords(at: start, isBare: true) else { break }
                times.append(next)
                last = next
            }
            return times.count > 1 ? times : nil
        }
    }

    private func joinsTimes(at index: Int) -> Bool {
        utterance.tokens[index].followsPunctuation || scanner.small.and.contains(utterance.word(index))
    }

    /// The time at the token with its preposition; a bare number is one behind a preposition, or behind another time.
    private func timeWords(at start: Int, isBare: Bool = false) -> Range<Int>? {
        guard start < utterance.count else { return nil }
        let first = leadEnd(at: start) ?? start
        guard first < utterance.count else { return nil }
        if let end = scanner.futureTimeEnd(at: first) { return start..<end }
        guard first > start || isBare, let hour = scanner.quantities.integer(at: first, limit: 24) else { return nil }
        return start..<hour.end
    }

    private func leadEnd(at index: Int) -> Int? {
        scanner.small.timePrepositions.contains(utterance.word(index)) ? index + 1 : nil
    }

    /// What of the first time is said for the other, too: the preposition of its hour, the "at" of "at 3 and 5", and how often it is, the "every
    /// day" of "every day at 8 and at 6".
    fileprivate func lead(of first: Range<Int>, for other: Range<Int>) -> String? {
        let isLed = leadEnd(at: other.lowerBound) != nil
        let preposition = first.last { leadEnd(at: $0) != nil }
        let isRepeated = first.contains { scanner.time(at: $0, TimeSlots.Wish())?.reading?.recurrence != nil }
        let start = isRepeated ? first.lowerBound : preposition ?? first.upperBound
        let end = preposition.map { isLed ? $0 : $0 + 1 } ?? start
        return start < end ? utterance.text(start..<end) : nil
    }

    /// Puts the time of the request on the day of the one before it, if it says none itself: "tomorrow at 8 … and at 9".
    func keepDay(of before: Hypothesis, in request: inout Hypothesis) {
        retime(&request, after: before) { own, other in
            other.tells.contains(.day) && !own.tells.contains(.day) && own.recurrence == nil
                ? own.onDay(of: other, after: scanner.now) : nil
        }
    }

    /// Puts an hour that may be either on the other half of the day.
    fileprivate func putInOtherHalf(_ request: inout Hypothesis) {
        retime(&request, after: request) { own, _ in
            own.tells.contains(.openClock) && own.recurrence == nil ? own.moved(by: 43_200) : nil
        }
    }

    /// Gives the request the hour of the last one, if it says a day alone: "on Monday and Friday at 7".
    fileprivate func shareHour(of last: Hypothesis, with request: inout Hypothesis) {
        retime(&request, after: last) { own, other in
            let isDay = own.tells.contains(.day) && !own.tells.contains(.clock)
            return isDay && other.tells.contains(.clock) ? own.keeping(other.start, after: scanner.now) : nil
        }
    }

    /// Puts the request on the day of the last one, if it says an hour alone: "at 7:30 and 9:15 tomorrow".
    fileprivate func shareDay(of last: Hypothesis, with request: inout Hypothesis) {
        retime(&request, after: last) { own, other in
            other.tells.contains(.day) && !own.tells.contains(.day) && own.recurrence == nil
                ? own.keeping(other.start, after: scanner.now) : nil
        }
    }

    /// Repeats the request as the last one is, if it says an hour alone: "at 8am and 8pm every day".
    fileprivate func shareRecurrence(of last: Hypothesis, with request: inout Hypothesis) {
        retime(&request, after: last) { own, other in
            guard let recurrence = other.recurrence, own.recurrence == nil, own.tells.contains(.clock), !own.tells.contains(.day)
            else { return nil }
            var result = recurrence.weekdays.isEmpty ? own : own.keeping(other.start, after: scanner.now)
            result.recurrence = recurrence
            return result
        }
    }

    /// The time that is said of the request, whatever it is for.
    private func anyTimeSaid(in request: Hypothesis) -> TimeReading? {
        grammar.intentIndices[request.intent].flatMap { intent in
            grammar.intents[intent].definitions.filter { $0.value.kind == .time }.keys.sorted().firstResult {
                timeSaid($0, in: request, mayRepeat: true)
            }
        }
    }

    private func retime(
        _ request: inout Hypothesis, after other: Hypothesis, _ change: (TimeReading, TimeReading) -> TimeReading?
    ) {
        guard let intent = grammar.intentIndices[request.intent] else { return }
        for (role, definition) in grammar.intents[intent].definitions where definition.kind == .time {
            let name = definition.target?.parameter ?? role
            guard let slot = grammar.intents[intent].slotIndices[role], request.parameters[name] != nil,
                let before = timeSaid(role, in: other, mayRepeat: true) ?? anyTimeSaid(in: other),
                let own = timeSaid(role, in: request, mayRepeat: true),
                let changed = change(own, before),
                case .value(let value) = builder.values.build(.time(changed), slot: grammar.slots[slot])
            else { continue }
            var values: [String: ParameterValue] = [:]
            builder.values.store(value, role, intent: intent, in: &values)
            request.parameters[name] = values[name] ?? request.parameters[name]
        }
    }
}

extension TemplateInterpreter {
    /// The reading with each further request on the day that is said of the one before it, if it says none itself: "feed the cat tomorrow at 7,
    /// and remind me to take the biscuits at 8".
    func keepingDays(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation {
        guard case .request(var first)? = read.acts.first, var followers = first.followers, !followers.isEmpty else {
            return read
        }
        let reader = reader(of: utterance, in: context)
        var before = first
        for index in followers.indices {
            reader.keepDay(of: before, in: &followers[index])
            if reader.saysTime(followers[index]) { before = followers[index] }
        }
        guard followers != first.followers else { return read }
        first.followers = followers
        var result = read
        result.acts[0] = .request(first)
        return result
    }
}

extension TurnReader {
    fileprivate func saysTime(_ request: Hypothesis) -> Bool { anyTimeSaid(in: request)?.tells.contains(.day) ?? false }
}
