import Foundation
import IntentSchema

// Answers about reservations that apps have donated.
extension Renderer {
    func reservations(_ inquiry: ReservationInquiry, at moment: TimeWords.Moment) -> RenderedMessage {
        let found = inquiry.found ?? []
        let (spoken, shown) = both(at: moment) { context in
            guard !found.isEmpty else { return none(inquiry, context) }
            let sentences = found.map { sentence(inquiry.fact, $0, context) }
            guard found.count > 1 else { return sentences[0] }
            var scope = Scope(words: words, context: context, sources: [])
            scope.values["count"] = TypedValue(.integer(inquiry.count))
            let lead = say(.reservationsFew, in: scope)
            scope.values["count"] = TypedValue(.integer(inquiry.count - found.count))
            let rest = inquiry.count > found.count ? say(.reservationsMore, in: scope) : nil
            return ([lead] + sentences + [rest]).compactMap { $0 }.joined(separator: " ")
        }
        return RenderedMessage(spoken: spoken, shown: shown, card: card(found, at: moment))
    }

    private func card(_ found: [FoundReservation], at moment: TimeWords.Moment) -> Card? {
        guard let first = found.first else { return nil }
        let response = Record(
            "INGetReservationDetailsIntentResponse", ["reservations": .list(found.map { .record($0.reservation) })])
        let isOfOneApp = found.allSatisfy { $0.app == first.app }
        return card(
            Record("INGetReservationDetailsIntent"), response: response, appName: isOfOneApp ? first.appName : nil, at: moment)
    }

    private func none(_ inquiry: ReservationInquiry, _ context: WordingContext) -> String {
        var scope = Scope(words: words, context: context, sources: [])
        let names = [inquiry.name, inquiry.origin, inquiry.destination].filter { !$0.isEmpty }
        scope.texts["value"] = PlainText.line(names.joined(separator: ", "), limit: 100) ?? ""
        let kinds = inquiry.kinds.compactMap { say([pack.phrases["reservation.kind.\($0.rawValue)"]], in: scope) }
        scope.texts["noun"] = kinds.joined(separator: " / ")
        return say(inquiry.isPast ? .reservationsNonePast : .reservationsNone, in: scope)
    }

    /// What one reservation says about the fact, or that its app did not say it.
    private func sentence(
        _ fact: ReservationInquiry.Fact, _ found: FoundReservation, _ context: WordingContext
    ) -> String {
        let record = context.style == .spoken ? discretion.spoken(found.reservation) : found.reservation
        var scope = Scope(words: words, context: context, sources: [words.source(of: record)])
        scope.texts["appName"] = PlainText.line(found.appName, limit: 100) ?? ""
        let kind = ReservationKind(type: record.type)?.rawValue ?? "other"
        scope.texts["value"] = words(of: fact, record, context)
        scope.values["start"] = record.reservationValue(.start).map { TypedValue($0) }
        scope.texts["noun"] =
            say([pack.phrases["reservation.\(kind)"], pack.phrases["reservation.other"]], in: scope)
            ?? words(for: .record(record), context) ?? ""
        let status = record.reservationValue(.status)?.integer.flatMap {
            catalogue.enumerations["INReservationStatus"]?.name(of: $0)
        }
        let remark = status.flatMap { say([pack.phrases["reservation.status.\($0)"]], in: scope) }
        if fact == .status, let remark { return remark }
        // An unknown status is none.
        if fact == .status { scope.texts["value"] = "" }
        let name = fact.rawValue
        let isSaid = fact == .details || !(scope.texts["value"] ?? "").isEmpty
        let own = ["reservation.\(name).\(kind)", "reservation.\(name)"].map { pack.phrases[$0] }
        let unsaid = [pack.phrases["reservation.unsaid.\(name)"]]
        let text =
            isSaid
            ? say(own, in: scope) ?? say(.reservationAnswer, in: scope)
            : say(unsaid, in: scope) ?? say(.reservationUnsaid, in: scope)
        // A cancelled reservation is not told as if it stood.
        return [text, status == "confirmed" ? nil : remark].compactMap { $0 }.joined(separator: " ")
    }

    private func words(
        of fact: ReservationInquiry.Fact, _ record: Record, _ context: WordingContext
    ) -> String? {
        guard let value = record.reservationValue(fact) else { return nil }
        var context = context
        // Who asks where a place is wants its address, too.
        if fact == .place || fact == .destination { context.style = .card }
        return words.words(TypedValue(value), context)
    }

    private func words(for value: ParameterValue, _ context: WordingContext) -> String? {
        words.words(TypedValue(value), context)
    }
}
