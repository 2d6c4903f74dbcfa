import Foundation
import IntentSchema

// Texts that refer to facts of the conversation: "tell them where and when", "text my brother the details".
extension TurnReader {
    /// Replaces words that ask for the details with the place and time of the last booking.
    func addDetails(to reading: inout Hypothesis) {
        guard let intent = grammar.intentIndices[reading.intent], let name = textParameter(of: intent),
            let said = reading.parameters[name]?.string, asksForDetails(said), let booked = scanner.lastBooked
        else { return }
        reading.parameters[name] = .string(text(booked))
        reading.reasons.append("'\(said)' is where and when what was booked last is")
    }

    private func asksForDetails(_ text: String) -> Bool {
        var words = grammar.words.tokens.utterance(text)
        grammar.number(&words)
        return grammar.words.moves[Move.whereAndWhen.rawValue]?.longest(in: words, at: 0)?.end == words.count
    }

    private func text(_ booked: (place: String, time: DateComponents?)) -> String {
        let style = Date.FormatStyle(locale: context.locale, calendar: context.calendar, timeZone: context.calendar.timeZone)
            .weekday(.wide).month(.wide).day().hour().minute()
        let time = booked.time.flatMap { context.calendar.date(from: $0) }?.formatted(style)
        return [booked.place, time].compactMap(\.self).joined(separator: ", ")
    }
}
