import IntentSchema

// Times within a list: "remind me to water the plants tomorrow at 8 and feed the cat".
extension TurnReader {
    /// Divides what the model takes for one title into the things that it lists, where a list is named and nothing is to be done with them:
    /// "eggs, rye bread and a pound of butter".
    func divideByItems(_ hypothesis: inout Hypothesis) {
        guard hypothesis.template == "model", utterance.quotes.isEmpty, let index = grammar.intentIndices[hypothesis.intent],
            let name = itemsParameter(of: index), let titles = hypothesis.parameters[name]?.taskTitles, titles.count == 1,
            end(of: .add, at: openerEnd) != nil
                || grammar.intents[index].records.contains(where: { hypothesis.parameters[$0.key]?.record?["title"] != nil }),
            let verb = grammar.words.tokens.utterance(titles[0]).tokens.first, !grammar.words.taskVerbs.contains(verb)
        else { return }
        hypothesis.parameters[name] = builder.values.shaped(.string(titles[0]), .items)
    }

    /// Takes the time with which an item ends out of its title. It is when that item and those before it are due; what has another time is a
    /// request of its own, and what has none goes with the item before.
    func divideByTimes(_ hypothesis: inout Hypothesis) {
        guard utterance.quotes.isEmpty, let index = grammar.intentIndices[hypothesis.intent],
            hypothesis.parameters.values.contains(where: { $0.list?.count ?? 0 > 1 }),
            let titles = grammar.intents[index].definitions.first(where: {
                $0.value.kind == .text && $0.value.shape == .speakables
            })?
            .key ?? grammar.intents[index].definitions.first(where: { $0.value.kind == .text && $0.value.shape == .items })?.key,
            let time = grammar.intents[index].definitions.first(where: { $0.value.kind == .time }),
            let slot = grammar.intents[index].slotIndices[time.key],
            let list = hypothesis.parameters[titles]?.list, list.count > 1
        else { return }
        let due = time.value.target?.parameter ?? time.key
        guard hypothesis.ambiguities[due] == nil, hypothesis.unknownValues[due] == nil else { return }
        var own = hypothesis.parameters[due]
        var groups: [(titles: [ParameterValue], due: ParameterValue?)] = [([], nil)]
        var day: TimeReading?
        for item in list.dropLast() {
            guard let title = item.record?["spokenPhrase"]?.string, let (words, said) = timed(title),
                case let reading = said.onDay(of: day, after: scanner.now),
                case .value(let value) = builder.values.build(.time(reading), slot: grammar.slots[slot])
            else {
                groups[groups.count - 1].titles.append(item)
                continue
            }
            if reading.tells.contains(.day) || day != nil { day = reading }
            var values: [String: ParameterValue] = [:]
            builder.values.store(value, time.key, intent: index, in: &values)
            groups[groups.count - 1].titles.append(.record(.speakableString(words)))
            groups[groups.count - 1].due = values[due]
            groups.append(([], nil))
        }
        guard groups.count > 1, let last = list.last else { return }
        if let day, let said = timeSaid(time.key, in: hypothesis), !said.tells.contains(.day),
            case .value(let value) = builder.values.build(
                .time(said.onDay(of: day, after: scanner.now)), slot: grammar.slots[slot])
        {
            var values: [String: ParameterValue] = [:]
            builder.values.store(value, time.key, intent: index, in: &values)
            own = values[due] ?? own
        }
        if let own {
            groups[groups.count - 1].titles.append(last)
            groups[groups.count - 1].due = own
        } else {
            groups[groups.count - 2].titles += groups.removeLast().titles + [last]
        }
        let requests = groups.map { group in
            var request = hypothesis
            (request.parameters[titles], request.parameters[due]) = (.list(group.titles), group.due)
            request.followers = nil
            return request
        }
        let followers = requests.dropFirst() + (hypothesis.followers ?? [])
        hypothesis = requests[0]
        hypothesis.followers = followers.isEmpty ? nil : Array(followers)
        hypothesis.reasons.append("an item of the list says when it is due")
    }

    /// The time that the reading's words for the role are; `nil` if there are none.
    ///
    /// - Parameter mayRepeat: Whether it may be repeated.
    func timeSaid(_ role: String, in hypothesis: Hypothesis, mayRepeat: Bool = false) -> TimeReading? {
        guard let span = hypothesis.spans.last(where: { $0.role == role }) else { return nil }
        let said = TurnReader(interpreter: interpreter, context: context.afresh, utterance: interpreter.tokens(of: span.text))
        guard let found = said.scanner.time(at: 0, TimeSlots.Wish(isLenient: true)), found.end == said.utterance.count,
            mayRepeat || found.reading?.recurrence == nil
        else { return nil }
        return found.reading
    }

    /// The title without the time with which it ends, and the time; `nil` if it ends with none.
    private func timed(_ title: String) -> (title: String, time: TimeReading)? {
        let item = TurnReader(interpreter: interpreter, context: context.afresh, utterance: interpreter.tokens(of: title))
        let words = item.utterance
        return (1..<max(1, words.count)).firstResult { start in
            guard let found = item.scanner.time(at: start, TimeSlots.Wish()), found.end == words.count,
                let reading = found.reading,
                reading.recurrence == nil
            else { return nil }
            let isPrepared = scanner.small.timePrepositions.contains(words.word(start - 1))
            // "A cake for two" is not due at two.
            guard
                found.end > start + 1 || item.scanner.quantities.number(at: start) == nil
                    || isPrepared && item.end(of: .purpose, at: start - 1) == nil
            else { return nil }
            let end = isPrepared ? start - 1 : start
            return end > 0 ? (words.freeText(0..<end), reading) : nil
        }
    }
}

extension TimeReading {
    /// The hour from which on nothing is meant that may as well be in the morning.
    private static let late = 23

    /// The hour on the day that was said before it: "tomorrow at 8 … and at 9". An hour that may be either is the first one behind the other.
    func onDay(of day: TimeReading?, after now: LocalNow) -> TimeReading {
        guard let day, !tells.contains(.day), recurrence == nil else { return self }
        var kept = keeping(day.start, after: now)
        if tells.contains(.openClock), day.start.hour != nil, let hour = kept.start.hour, hour < Self.late - 12,
            kept.start.minuteOfDay <= day.start.minuteOfDay
        {
            kept.start.hour = hour + 12
        }
        return kept
    }
}
