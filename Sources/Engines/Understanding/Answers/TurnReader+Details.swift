import Foundation
import IntentSchema

// Texts that refer to facts of the conversation: "tell them where and when", "text Nora the pickup time".
extension TurnReader {
    /// What of a booking a text is to tell.
    private enum Fact: CaseIterable {
        case details, time, arrival, place, price, driver, car
        /// What no app tells: "the reference number of my booking".
        case other

        /// The words for it; `nil` if it has none.
        var move: Move? {
            switch self {
            case .details: .whereAndWhen
            case .time: .factTime
            case .arrival: .factArrival
            case .place: .factPlace
            case .price: .factPrice
            case .driver: .factDriver
            case .car: .factCar
            case .other: nil
            }
        }
    }

    /// Replaces words that only name facts by the facts of what is to be booked, or was done last.
    ///
    /// A message whose words cannot be replaced gets no text, so that it is asked for: nobody sends "the actual time".
    ///
    /// - Returns: The words that the missing text leaves unused.
    func addDetails(to reading: inout Hypothesis) -> [Range<Int>] {
        guard let intent = grammar.intentIndices[reading.intent], let name = textParameter(of: intent),
            scanner.quotes.isEmpty, !asksSomebody(in: reading, name), case let said = reading.parameters[name]?.string ?? "",
            let parts = said.isEmpty ? informs(reading).map { [.fact($0)] } : factsNamed(by: said)
        else { return [] }
        if let text = text(of: parts, for: reading.intent) {
            reading.parameters[name] = .string(text)
            reading.reasons.append("'\(said)' is taken from what was booked last")
        } else if reading.intent == Self.messaging, grammar.intents[intent].definitions[name]?.isMain == true {
            reading.parameters[name] = nil
            reading.reasons.append("nothing is known of '\(said)'")
            return reading.spans.filter { $0.role == name }.map { span in
                let first = utterance.tokens.firstIndex { $0.start >= span.start } ?? 0
                return first..<max(first, utterance.tokens.firstIndex { $0.start >= span.end } ?? utterance.count)
            }
        }
        return []
    }

    /// Whether somebody is to be asked what the text says: nothing has to be known of "what time she lands".
    private func asksSomebody(in reading: Hypothesis, _ name: String) -> Bool {
        guard let start = reading.spans.first(where: { $0.role == name })?.start else { return false }
        return utterance.tokens.indices.contains { place in
            utterance.tokens[place].start < start && end(of: .asking, at: place) != nil
        }
    }

    /// "Let Nora know": what was done is to be told.
    private func informs(_ reading: Hypothesis) -> Fact? {
        let isAsked = utterance.tokens.indices.contains { place in
            end(of: .informed, at: place).map { $0 == utterance.count || $0 == closerStart(after: place) } ?? false
        }
        return reading.intent == Self.messaging && isAsked ? .details : nil
    }

    private func known(_ fact: Fact, for intent: String) -> String? {
        let told = handled.firstResult { text(fact, of: $0) }
        if let told { return told }
        guard fact == .details else { return nil }
        return scanner.lastBooked.map(text) ?? (intent == Self.messaging ? whatWasDone : nil)
    }

    /// A part of a text: a fact, or words that stay.
    private enum TextPart {
        case fact(Fact)
        case words(String)
    }

    /// The facts that the words name: one, or several that are joined, with other words in front of them that stay, "it's booked, and when".
    /// `nil` if the last part is none.
    private func factsNamed(by text: String) -> [TextPart]? {
        if let fact = factNamed(by: text) { return [.fact(fact)] }
        let words = grammar.words.tokens.utterance(text)
        let joints = words.tokens.indices.dropFirst().filter { index in
            index + 1 < words.count && (scanner.small.and.contains(words.word(index)) || words.mayBeginClause(at: index))
        }
        return joints.reversed().firstResult { joint -> [TextPart]? in
            let start = scanner.small.and.contains(words.word(joint)) ? joint + 1 : joint
            guard start < words.count, let last = factNamed(by: words.freeText(start..<words.count), isJoined: true) else {
                return nil
            }
            let head = words.freeText(0..<joint)
            // "The plumber and the price" may be a text.
            let first = factsNamed(by: head)
            // Of "where the 6:30 one is" nothing is known.
            if first == nil, grammar.words.openQuestions.contains(words.word(0)) { return [.fact(.other)] }
            return (first ?? [.words(head)]) + [.fact(last)]
        }
    }

    /// The text with all that is known; `nil` if some of it is not.
    private func text(of parts: [TextPart], for intent: String) -> String? {
        let texts = parts.map { part in
            switch part {
            case .fact(let fact): known(fact, for: intent)
            case .words(let words): words
            }
        }
        return texts.contains(nil) ? nil : texts.compactMap(\.self).joined(separator: ", ")
    }

    /// The fact that is all that the words name.
    ///
    /// - Parameter isJoined: Whether they stand behind others, and need no article.
    private func factNamed(by text: String, isJoined: Bool = false) -> Fact? {
        var words = grammar.words.tokens.utterance(text)
        grammar.number(&words)
        let reader = TurnReader(interpreter: interpreter, context: context, utterance: words)
        if var end = reader.end(of: .whereAndWhen, at: 0) {
            while end < words.count, let next = reader.end(of: .behindFact, at: end) { end = next }
            if end == words.count { return .details }
        }
        var start = 0
        while start < words.count - 1, let next = reader.end(of: .beforeFact, at: start) { start = next }
        let named = Fact.allCases.first { fact in
            guard var end = fact.move.flatMap({ reader.end(of: $0, at: start) }) else { return false }
            while end < words.count, let next = reader.end(of: .behindFact, at: end) { end = next }
            // "Time" alone may be a text, "the time" is none.
            return end == words.count && (words.count > 1 || isJoined)
        }
        return named ?? (reader.namesUnknownFact ? .other : nil)
    }

    /// Whether the words are something of a booking that has no name here, or what somebody else may know, and say nothing themselves: "the
    /// reference number of my booking", "where we sit".
    private var namesUnknownFact: Bool {
        let (count, subjects) = (utterance.count, utterance.tokens.indices.filter(isSubject))
        if let last = utterance.tokens.indices.dropFirst().first(where: { end(of: .behindFact, at: $0) == count }),
            scanner.small.of.contains(utterance.word(last)), scanner.small.definite.contains(utterance.word(0))
        {
            return !(0..<last).contains { end(of: .verb, at: $0) != nil }
        }
        return count > 2 && count <= Self.longestFact && grammar.words.openQuestions.contains(utterance.word(0))
            && subjects.count == 1 && subjects[0] < 3 && !grammar.words.questions.contains(utterance.word(1))
            && end(of: .verb, at: 1) == nil && !utterance.tokens.indices.contains(where: utterance.mayBeginClause)
    }

    private static let longestFact = 7

    func isSubject(_ index: Int) -> Bool {
        scanner.small.subjects.contains(utterance.word(index)) || scanner.small.speakers.contains(utterance.word(index))
            || end(of: .someone, at: index) == index + 1
    }

    // MARK: - What is known

    /// What is to be confirmed and what was done last, the latest first: the request and the app's response.
    private var handled: [(intent: Record, response: Record?)] {
        var result: [(intent: Record, response: Record?)] = []
        if let open = context.proposal { result.append((open.intent, open.response)) }
        let recent = context.recent
        for index in recent.indices where recent[index].type.hasSuffix(Self.intentEnding) {
            let response =
                recent.indices.contains(index + 1) && recent[index + 1].type.hasPrefix(recent[index].type)
                ? recent[index + 1] : nil
            result.append((recent[index], response))
        }
        return result.filter { done in
            // Of what was looked up, only a ride is one's own.
            done.intent.type != Self.messaging && (!looksUp(done.intent.type) || done.response?[Self.ride] != nil)
        }
    }

    private static let (intentEnding, ride) = ("Intent", "rideStatus")

    private func text(_ fact: Fact, of done: (intent: Record, response: Record?)) -> String? {
        switch fact {
        case .details: details(of: done)
        case .time: begin(of: done).flatMap(inWords).map { joined(startName(of: done), $0) }
        case .arrival:
            done.response?[Self.ride]?.record?["estimatedDropOffDate"]?.date.map(parts).flatMap(inWords)
                .map { joined(scanner.place(bookedBy: done.intent), $0) }
        case .place: scanner.place(bookedBy: done.intent).map { joined($0, address(of: done.intent)) }
        case .price: (done.response?.price ?? done.intent.price).map(inWords)
        case .other: nil
        case .driver: done.response?[Self.ride]?.record?["driver"]?.record?["displayName"]?.string
        case .car: car(of: done.response?[Self.ride]?.record?["vehicle"]?.record)
        }
    }

    private func car(of vehicle: Record?) -> String? {
        let name = ["manufacturer", "model"].compactMap { vehicle?[$0]?.string }.joined(separator: " ")
        let words = [name, vehicle?["registrationPlate"]?.string ?? ""].filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// A table's place and time; where a ride begins, when, and where it goes.
    private func details(of done: (intent: Record, response: Record?)) -> String? {
        guard let place = scanner.place(bookedBy: done.intent) else { return nil }
        guard let start = startName(of: done), start != place else { return text((place, begin(of: done))) }
        return text((start, begin(of: done))) + " → " + place
    }

    private func startName(of done: (intent: Record, response: Record?)) -> String? {
        let pickup = done.intent["pickupLocation"] ?? done.response?[Self.ride]?.record?["pickupLocation"]
        return pickup?.record?["name"]?.string ?? scanner.place(bookedBy: done.intent)
    }

    private func begin(of done: (intent: Record, response: Record?)) -> DateComponents? {
        done.response?[Self.ride]?.record?["estimatedPickupDate"]?.date.map(parts)
            ?? done.intent.fields.sorted { $0.key < $1.key }.firstResult { $0.value.beginning }
    }

    private func parts(_ date: Date) -> DateComponents {
        context.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    }

    private func address(of intent: Record) -> String? {
        let place = intent["dropOffLocation"]?.record
        let words = [place?["thoroughfare"]?.string, place?["locality"]?.string].compactMap(\.self).filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    private func joined(_ first: String?, _ second: String?) -> String {
        [first, second].compactMap(\.self).joined(separator: ", ")
    }

    private func inWords(_ price: Record.Price) -> String {
        price.amount.formatted(.currency(code: price.currency).locale(context.locale))
    }

    func text(_ booked: (place: String, time: DateComponents?)) -> String {
        [booked.place, booked.time.flatMap(inWords)].compactMap(\.self).joined(separator: ", ")
    }

    func inWords(_ time: DateComponents) -> String? {
        let style = Date.FormatStyle(locale: context.locale, calendar: context.calendar, timeZone: context.calendar.timeZone)
            .weekday(.wide).month(.wide).day()
        return context.calendar.date(from: time)?.formatted(time.hour == nil ? style : style.hour().minute())
    }
}

extension Record {
    fileprivate typealias Price = (amount: Decimal, currency: String)

    /// The only amount in the record, or the one that a ride costs; `nil` if it has none, or several.
    fileprivate var price: Price? {
        let found = fields.sorted { $0.key < $1.key }.compactMap { _, value -> Price? in
            // An activity holds all of it once more.
            guard let record = value.record, record.type != "NSUserActivity" else { return nil }
            if record.type == "INPriceRange" {
                guard let least = record["minimumPrice"]?.decimal, least == record["maximumPrice"]?.decimal,
                    let currency = record["currencyCode"]?.string
                else { return nil }
                return (least, currency)
            }
            if let amount = value.amount, let currency = value.currency { return (amount, currency) }
            return record.price
        }
        return found.count == 1 ? found[0] : nil
    }
}
