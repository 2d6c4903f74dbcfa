import Foundation
import IntentSchema

// Texts that refer to facts of the conversation: "tell them where and when", "text Nora the pickup time".
extension TurnReader {
    /// What of a booking a text is to tell.
    private enum Fact: CaseIterable {
        case details, time, arrival, place, price

        /// The words for it.
        var move: Move {
            switch self {
            case .details: .whereAndWhen
            case .time: .factTime
            case .arrival: .factArrival
            case .place: .factPlace
            case .price: .factPrice
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
            scanner.quotes.isEmpty, case let said = reading.parameters[name]?.string ?? "",
            let fact = said.isEmpty ? informs(reading) : factNamed(by: said)
        else { return [] }
        if let text = known(fact, for: reading.intent) {
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

    /// The fact that is all that the words name.
    private func factNamed(by text: String) -> Fact? {
        var words = grammar.words.tokens.utterance(text)
        grammar.number(&words)
        let reader = TurnReader(interpreter: interpreter, context: context, utterance: words)
        if var end = reader.end(of: .whereAndWhen, at: 0) {
            while end < words.count, let next = reader.end(of: .behindFact, at: end) { end = next }
            if end == words.count { return .details }
        }
        var start = 0
        while start < words.count - 1, let next = reader.end(of: .beforeFact, at: start) { start = next }
        return Fact.allCases.first { fact in
            guard var end = reader.end(of: fact.move, at: start) else { return false }
            while end < words.count, let next = reader.end(of: .behindFact, at: end) { end = next }
            // "Time" alone may be a text, "the time" is none.
            return end == words.count && words.count > 1
        }
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
        }
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
