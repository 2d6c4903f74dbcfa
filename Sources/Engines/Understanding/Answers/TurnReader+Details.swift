import Foundation
import IntentSchema

// Texts that refer to facts of the conversation: "tell them where and when", "text my brother the details".
extension TurnReader {
    /// Replaces words that ask for the details with the place and time of the last booking.
    func addDetails(to reading: inout Hypothesis) {
        guard let intent = grammar.intentIndices[reading.intent], let name = textParameter(of: intent),
            let said = reading.parameters[name]?.string, asksForDetails(said), scanner.quotes.isEmpty,
            let text = scanner.lastBooked.map(text) ?? (reading.intent == Self.messaging ? whatWasDone : nil)
        else { return }
        reading.parameters[name] = .string(text)
        reading.reasons.append("'\(said)' is where and when what was booked last is")
    }

    private func asksForDetails(_ text: String) -> Bool {
        var words = grammar.words.tokens.utterance(text)
        grammar.number(&words)
        return grammar.words.moves[Move.whereAndWhen.rawValue]?.longest(in: words, at: 0)?.end == words.count
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
