import Foundation
import IntentSchema
import NameMatching
import Synchronization

/// What is worked out once for a turn, however many parts of what was said are read: the person's clock, currency and what was shown.
///
/// It belongs to one context; contexts made from it share it as long as they have the same time, place and past.
final class TurnFacts: Sendable {
    /// The titles of things, and where names of them lead.
    struct Titles: Sendable {
        let titles: [String]
        let index: NameIndex
    }

    private struct Known {
        var now: LocalNow?
        var currency: String?
        /// The inner `nil` where nothing was shown.
        var shown: Titles??
    }

    private static let mostShown = 64

    private let known = Mutex(Known())

    func now(_ context: InterpretationContext) -> LocalNow {
        known.withLock { known in
            if let now = known.now { return now }
            let now = LocalNow(context.now, calendar: context.calendar, locale: context.locale)
            known.now = now
            return now
        }
    }

    /// ISO 4217 code of the currency of the person's country.
    func currency(_ context: InterpretationContext) -> String {
        known.withLock { known in
            if let currency = known.currency { return currency }
            let currency = context.locale.currency?.identifier ?? "USD"
            known.currency = currency
            return currency
        }
    }

    /// The titles of what the conversation has shown; `nil` where it has shown none.
    func shown(_ context: InterpretationContext) -> Titles? {
        known.withLock { known in
            if let shown = known.shown { return shown }
            let titles = Array(context.recent.flatMap(\.titles).prefix(Self.mostShown))
            var index = NameIndex.Builder()
            for (number, title) in titles.enumerated() { index.add(title, Int32(number)) }
            let shown = titles.isEmpty ? nil : Titles(titles: titles, index: index.build())
            known.shown = .some(shown)
            return shown
        }
    }
}

extension Record {
    /// The titles of the things in its lists.
    fileprivate var titles: [String] {
        fields.keys.sorted().flatMap { fields[$0]?.list ?? [] }.compactMap { thing in
            let title = thing.record?["title"]
            return title?.string ?? title?.record?["spokenPhrase"]?.string
        }
    }
}
