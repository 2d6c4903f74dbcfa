import Foundation
import IntentSchema

// "Then": the time that was told last, where a request says no other.
extension TurnReader {
    /// The number of requests and responses among which a time is looked for.
    private static let mostLookedThrough = 4

    /// Adds the time that "then" is: "the plumber comes on Monday at 9", "remind me to be home then". Takes the word out of a title that has
    /// taken it in; the text of a message stays as it was said.
    ///
    /// - Returns: The words that say so.
    func addTimePointedAt(to hypothesis: inout Hypothesis) -> [Range<Int>] {
        guard !context.recent.isEmpty || !context.parameters.isEmpty, let index = grammar.intentIndices[hypothesis.intent],
            case let slots = grammar.intents[index].definitions.filter({ $0.value.kind == .time }), slots.count == 1,
            let (name, definition) = slots.first, case let parameter = definition.target?.parameter ?? name,
            hypothesis.parameters[parameter] == nil, hypothesis.unknownValues[parameter] == nil,
            let slot = grammar.intents[index].slotIndices[name],
            let pointer = utterance.tokens.indices.dropFirst().first(where: { end(of: .timePointer, at: $0) == utterance.count }),
            case let words = pointer..<utterance.count, let titles = titles(in: hypothesis, index, without: words),
            let time = timeToldLast, case .value(let value) = builder.values.build(.time(time), slot: grammar.slots[slot])
        else { return [] }
        hypothesis.parameters.merge(titles) { $1 }
        builder.values.store(value, name, intent: index, in: &hypothesis.parameters)
        hypothesis.reasons.append("'\(utterance.text(words))' is the time that was told last")
        return [words]
    }

    /// Adds the day of the booking whose place is meant, where nothing says when to leave, so that the app asks for the hour: "get us a car
    /// there", for a table of tomorrow.
    func addDayPointedAt(to hypothesis: inout Hypothesis) {
        guard let index = grammar.intentIndices[hypothesis.intent], let parameter = departure(of: index),
            hypothesis.parameters[parameter] == nil, hypothesis.unknownValues[parameter] == nil,
            let booked = scanner.lastTime, case let day = DateComponents(year: booked.year, month: booked.month, day: booked.day),
            let date = context.calendar.date(from: day), date > context.now,
            let slot = grammar.intents[index].slotIndices.first(where: {
                grammar.intents[index].definitions[$0.key]?.isDeparture == true
            }),
            case .value(let value) = builder.values.build(
                .time(TimeReading(start: day, tells: [.day])), slot: grammar.slots[slot.value])
        else { return }
        builder.values.store(value, slot.key, intent: index, in: &hypothesis.parameters)
        hypothesis.reasons.append("the day is that of the booking")
    }

    /// Reminds of what was booked last, some time before it: "remind me an hour before".
    func addOccasion(to hypothesis: inout Hypothesis) {
        guard let index = grammar.intentIndices[hypothesis.intent], let booked = scanner.lastBooked,
            case let definitions = grammar.intents[index].definitions,
            let titles = definitions.first(where: { $0.value.kind == .text && $0.value.shape == .speakables })?.key,
            hypothesis.parameters[titles].map({ onlyPoint($0.taskTitles) }) ?? true, hypothesis.unknownValues[titles] == nil,
            let span = hypothesis.spans.first(where: { definitions[$0.role]?.kind == .time }),
            let words = scanner.timesAhead.first(where: { utterance.tokens[$0.lowerBound].start == span.start })
        else { return }
        hypothesis.parameters[titles] = .list([.record(.speakableString(booked.place))])
        hypothesis.reasons.append("'\(utterance.text(words))' is before what was booked last")
    }

    /// Reads the length of time before something with which a title begins: "remind me two days before to pay it". It is before what is due of the
    /// only bill that was told last, or before what was booked; else it is asked when that is.
    func addLead(to hypothesis: inout Hypothesis) {
        guard scanner.quotes.isEmpty, !scanner.aheadJoints.isEmpty, let index = grammar.intentIndices[hypothesis.intent],
            case let definitions = grammar.intents[index].definitions,
            let titles = definitions.first(where: { $0.value.kind == .text && $0.value.shape == .speakables })?.key,
            let span = hypothesis.spans.first(where: { $0.role == titles }),
            let (name, definition) = definitions.first(where: { $0.value.kind == .time }),
            case let parameter = definition.target?.parameter ?? name, hypothesis.parameters[parameter] == nil,
            let start = utterance.tokens.firstIndex(where: { $0.start == span.start }),
            let joint = (start + 1..<min(utterance.count, start + Self.longestLead)).first(where: {
                scanner.small.aheadJoints.contains(utterance.word($0))
            }), let seconds = scanner.length(of: start..<joint), seconds > 0,
            joint + 2 < utterance.count, scanner.small.to.contains(utterance.word(joint + 1)),
            let slot = grammar.intents[index].slotIndices[name]
        else { return }
        let words = start..<joint + 1
        let last = utterance.tokens.lastIndex { $0.end <= span.end } ?? utterance.count - 1
        guard last > joint + 1 else { return }
        let title = utterance.freeText(joint + 2..<last + 1)
        hypothesis.parameters[titles] = .list([.record(.speakableString(title))])
        if let due = dueTold, due.hour != nil || seconds.isMultiple(of: Self.day),
            case .value(let value) = builder.values.build(
                .time(TimeReading(start: due, tells: due.hour == nil ? [.day] : [.day, .clock]).moved(by: -seconds)),
                slot: grammar.slots[slot])
        {
            builder.values.store(value, name, intent: index, in: &hypothesis.parameters)
        } else {
            hypothesis.unknownValues[parameter] = utterance.text(words)
        }
        hypothesis.reasons.append("'\(utterance.text(words))' is before something")
    }

    private static let longestLead = 5
    private static let day = 86_400

    /// When the only thing that was told last is due, else when what was booked last begins.
    private var dueTold: DateComponents? {
        let told = context.told?.topic.flatMap { topic in
            context.recent.dropFirst().first?.fields.values.compactMap(\.list).first?.compactMap(\.record).first { record in
                record.fields.values.contains { $0.record?["nickname"]?.record?["spokenPhrase"]?.string == topic }
            }
        }
        guard let due = (told ?? scanner.recordTold)?["dueDate"]?.dateComponents else { return scanner.lastTime }
        return DateComponents(year: due.year, month: due.month, day: due.day)
    }

    /// Whether the titles only point at something: the "it" of "put it in my reminders an hour before".
    private func onlyPoint(_ titles: [String]) -> Bool {
        titles.allSatisfy { title in grammar.words.tokens.words(title).allSatisfy(scanner.small.pointers.contains) }
    }

    /// Asks for the time of departure of what takes no time of arrival: "I have to be at the airport at nine".
    ///
    /// - Returns: The words of the arrival.
    func addArrival(to hypothesis: inout Hypothesis) -> [Range<Int>] {
        guard let index = grammar.intentIndices[hypothesis.intent], let parameter = departure(of: index),
            hypothesis.parameters[parameter] == nil, hypothesis.unknownValues[parameter] == nil,
            let words = scanner.arrival ?? scanner.deadline
        else { return [] }
        hypothesis.unknownValues[parameter] = utterance.text(words)
        hypothesis.reasons.append("'\(utterance.text(words))' is when to arrive")
        return [words]
    }

    /// That nothing can be done with a time of arrival, where only one of departure can be changed; `nil` if there is none.
    func arrivalRefused(_ question: Question) -> DialogueAct? {
        guard question.kind.concernsValues, let index = grammar.intentIndices[question.intent], departure(of: index) != nil,
            let words = scanner.arrival,
            (0..<words.lowerBound).allSatisfy({
                isPolite($0) || $0 < openerEnd || end(of: .negation, at: $0) != nil
                    || grammar.words.emptyWords.contains(utterance.word($0))
                    || scanner.small.speakers.contains(utterance.word($0))
            }),
            // "Could it be at six?"
            correction(of: index) == nil
        else { return nil }
        return .notUnderstood(.unused(words: utterance.freeText(words)))
    }

    func departure(of intent: Int) -> String? { grammar.intents[intent].departure }

    /// The titles without the words with which they end; empty if none does, `nil` if another text does, or nothing else would be left.
    private func titles(
        in hypothesis: Hypothesis, _ intent: Int, without words: Range<Int>
    ) -> [String: ParameterValue]? {
        let last = utterance.tokens[words.upperBound - 1].end
        guard let span = hypothesis.spans.first(where: { $0.start < utterance.tokens[words.lowerBound].start && $0.end >= last })
        else { return [:] }
        guard let definition = grammar.intents[intent].definitions[span.role], definition.kind == .text, definition.shape != nil,
            case let parameter = definition.target?.parameter ?? span.role, let list = hypothesis.parameters[parameter]?.list,
            let title = list.last?.record?["spokenPhrase"]?.string, case let ending = utterance.text(words),
            title.lowercased().hasSuffix(" " + ending.lowercased())
        else { return nil }
        let shorter = title.dropLast(ending.count).trimmingCharacters(in: .whitespaces.union(.punctuationCharacters))
        return [parameter: .list(list.dropLast() + [.record(.speakableString(shorter))])]
    }

    /// The time of what is open or was done last, or in its text.
    private var timeToldLast: TimeReading? {
        let open = context.question.map { [Record($0.intent, context.parameters)] } ?? []
        return (open + context.recent.prefix(Self.mostLookedThrough)).firstResult { record in
            record.fields.sorted { $0.key < $1.key }.firstResult { field in
                field.value.beginning.map { TimeReading(start: $0) } ?? texts(in: field.value).firstResult(timeIn)
            }
        }
    }

    private func texts(in value: ParameterValue) -> [String] {
        if let text = value.string ?? value.record?["text"]?.string ?? value.record?["spokenPhrase"]?.string { return [text] }
        return value.list?.flatMap(texts) ?? []
    }

    /// The first time in the text that names an hour, else the first day.
    private func timeIn(_ text: String) -> TimeReading? {
        let reader = TurnReader(interpreter: interpreter, context: context.afresh, utterance: interpreter.tokens(of: text))
        let times = reader.utterance.tokens.indices.compactMap { reader.scanner.time(at: $0, TimeSlots.Wish())?.reading }
        let isLater = times.filter { $0.end == nil && $0.recurrence == nil }
        return isLater.first { $0.tells.contains(.clock) } ?? isLater.first
    }
}
