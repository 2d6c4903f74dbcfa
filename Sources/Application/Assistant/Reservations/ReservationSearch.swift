import Foundation
import IntentSchema
import NameMatching
import Store

/// Finds the reservations that a question is about.
struct ReservationSearch {
    /// What apps have donated, of those that may work with the assistant.
    let kept: [KeptReservation]
    /// The apps' display names by identifier.
    let appNames: [String: String]
    let now: Date
    /// With the person's time zone.
    let calendar: Calendar

    private struct Candidate {
        var kept: KeptReservation
        /// `nil` if the app did not say when.
        var interval: DateInterval?
        var words: Set<String>
    }

    /// The question with what answers it, the soonest first; what is over, the latest first. What has no time comes last.
    func answered(_ inquiry: ReservationInquiry) -> ReservationInquiry {
        var inquiry = inquiry
        var candidates = kept.compactMap { candidate($0, inquiry) }.filter { hasName($0, inquiry) }
        // Words that may be its name count if they are somewhere.
        let hints = Self.words(inquiry.hint)
        let hinted = candidates.filter { !hints.isEmpty && $0.words.isSuperset(of: hints) }
        if !hinted.isEmpty { candidates = hinted }
        let ordered = candidates.enumerated().sorted { one, other in
            guard let first = one.element.interval?.start, let second = other.element.interval?.start, first != second else {
                let (isTimed, isOtherTimed) = (one.element.interval != nil, other.element.interval != nil)
                return isTimed == isOtherTimed ? one.offset < other.offset : isTimed
            }
            return inquiry.isPast && inquiry.period == nil ? first > second : first < second
        }.map(\.element.kept)
        let told = inquiry.isNext ? Array(ordered.prefix(1)) : ordered
        inquiry.count = told.count
        inquiry.found = told.prefix(ReservationInquiry.mostListed).map {
            FoundReservation(app: $0.app, appName: appNames[$0.app] ?? $0.app, reservation: $0.reservation.plain)
        }
        return inquiry
    }

    private func candidate(_ kept: KeptReservation, _ inquiry: ReservationInquiry) -> Candidate? {
        let kind = ReservationKind(type: kept.reservation.type)
        guard inquiry.kinds.isEmpty || kind.map(inquiry.kinds.contains) == true else { return nil }
        let interval = kept.reservation.reservationInterval(in: calendar)
        guard isInTime(interval, inquiry) else { return nil }
        var words: Set<String> = []
        kept.reservation.plain.collectWords(into: &words)
        words.formUnion(Self.words(appNames[kept.app] ?? ""))
        return Candidate(kept: kept, interval: interval, words: words)
    }

    /// Whether it is what the person named. Where a trip goes to is no name of another that comes from there.
    private func hasName(_ candidate: Candidate, _ inquiry: ReservationInquiry) -> Bool {
        func has(_ name: String, as fact: ReservationInquiry.Fact?) -> Bool {
            let name = Self.words(name)
            guard !name.isEmpty else { return true }
            guard let fact, let end = candidate.kept.reservation.reservationValue(fact) else {
                return candidate.words.isSuperset(of: name)
            }
            var words: Set<String> = []
            end.collectWords(into: &words)
            return words.isSuperset(of: name)
        }
        let goes = candidate.kept.reservation.reservationValue(.destination) != nil
        return has(inquiry.name, as: nil) && has(inquiry.destination, as: goes ? .destination : nil)
            && has(inquiry.origin, as: goes ? .place : nil)
    }

    private func isInTime(_ interval: DateInterval?, _ inquiry: ReservationInquiry) -> Bool {
        // Without a time, it may be any but what is asked for by its time.
        guard let interval else { return inquiry.period == nil && !inquiry.isPast }
        let isOver = interval.end < now
        guard let period = inquiry.period else { return isOver == inquiry.isPast }
        // What begins when the period ends is not in it.
        guard interval.start < period.end, interval.end >= period.start else { return false }
        return inquiry.isPast || period.end <= now || !isOver
    }

    private static func words(_ text: String) -> Set<String> { Set(NameWords.words(of: text)).subtracting(articles) }

    /// Names are found without them.
    private static let articles: Set<String> = ["the", "a", "an"]
}

extension Record {
    /// Without what is not told to a person.
    fileprivate var plain: Record {
        var record = self
        for name in ["actions", "url"] { record[name] = nil }
        return record
    }

    fileprivate func collectWords(into words: inout Set<String>) {
        for value in fields.values { value.collectWords(into: &words) }
    }
}

extension ParameterValue {
    fileprivate func collectWords(into words: inout Set<String>) {
        switch self {
        case .string(let text): words.formUnion(NameWords.words(of: String(text.prefix(500))))
        case .list(let values): for value in values.prefix(100) { value.collectWords(into: &words) }
        case .record(let record): record.collectWords(into: &words)
        default: break
        }
    }
}
