import Foundation
import Recognisers

/// Reads the times of one utterance, in the form that parameters take.
///
/// Not thread-safe.
final class TimeSlots {
    /// A slot's expectations of a time.
    struct Wish: Hashable {
        /// Whether the time is in the past, as in "messages from Monday".
        var isPast = false
        /// Whether an ambiguous hour is p.m.
        var isEvening = false
        /// Whether a bare number is an hour, as in an answer to "When?".
        var isLenient = false

        fileprivate var mode: Int { (isPast ? 1 : 0) + (isLenient ? 2 : 0) }
    }

    private let utterance: Utterance
    private let language: RecogniserLanguage
    private let now: LocalNow
    /// The open request's time, which "an hour later" is relative to; `nil` if there is none.
    private let anchor: DateComponents?
    /// One per mode, created lazily, since few sentences need several.
    private var readers: [Recognisers.TimeReader??] = [nil, nil, nil, nil]
    /// All entities found, in the order of the look-ups.
    private var entities: [TimeEntity] = []
    /// The index in `entities` for each text token, by mode.
    private var places: [[Place]] = [[], [], [], []]

    private enum Place {
        case unasked, none
        case found(Int)
    }

    private lazy var yearReader = TimeRecogniser(language, conventions: .years).reader(
        of: utterance.pieces, reference: reference(isPast: true))

    init(_ utterance: Utterance, language: RecogniserLanguage, now: LocalNow, anchor: DateComponents? = nil) {
        self.utterance = utterance
        self.language = language
        self.now = now
        self.anchor = anchor
    }

    /// The longest time at the token, and the utterance's token after it; the reading is `nil` for a day that no calendar has.
    func time(at start: Int, _ wish: Wish) -> (reading: TimeReading?, end: Int)? {
        guard let first = utterance.piece(at: start), let entity = entity(at: first, wish.mode),
            let end = utterance.end(of: entity.range, from: start), let reader = reader(wish.mode)
        else { return nil }
        switch entity.kind {
        case .duration, .timeZone: return nil
        default: break
        }
        if entity.countsBackFromAnchor, anchor == nil, !wish.isPast { return nil }
        guard let value = value(of: reader.named(entity), entity.told, wish) else { return (nil, end) }
        // No rule says which the two of "twice a day" are.
        if let recurrence = value.recurrence, recurrence.interval < 1, recurrence.unit != .hour { return (nil, end) }
        var reading = TimeValueReading(now: now, entity: entity, isPast: wish.isPast, hasAnchor: anchor != nil).reading(value)
        reading?.limit = entity.limit ?? limit(before: first, entity, wish.mode)
        return (reading, end)
    }

    /// The limit set by the word before a time that was read alone: "by" in "be there by 5".
    private func limit(before first: Int, _ entity: TimeEntity, _ mode: Int) -> TimeLimit? {
        guard first > 0, let wider = self.entity(at: first - 1, mode), wider.range.upperBound == entity.range.upperBound else {
            return nil
        }
        return wider.limit
    }

    /// The kind of time at the token, as read for a request slot, and the utterance's token after it.
    func span(at start: Int) -> (kind: TimeEntity.Kind, end: Int)? {
        guard let first = utterance.piece(at: start), let entity = entity(at: first, 0),
            let end = utterance.end(of: entity.range, from: start)
        else { return nil }
        return (entity.kind, end)
    }

    /// The duration at the token, and the utterance's token after it: `ten minutes`.
    func duration(at start: Int) -> (seconds: Double, end: Int)? {
        guard let first = utterance.piece(at: start), let entity = entity(at: first, 0), entity.kind == .duration,
            let amount = entity.values.first?.amount, let end = utterance.end(of: entity.range, from: start)
        else { return nil }
        return (amount.seconds, end)
    }

    /// The years at the token, and the utterance's token after them: `1999`, `the 80s`, `1990 to 1995`.
    func years(at start: Int) -> (reading: TimeReading, end: Int)? {
        guard let first = utterance.piece(at: start), let entity = yearReader?.longest(at: first),
            let end = utterance.end(of: entity.range, from: start), let value = entity.values.first, value.grain == .year,
            value.start != nil, value.end != nil
        else { return nil }
        return TimeValueReading(now: now, entity: entity, isPast: true, hasAnchor: false).reading(value).map { ($0, end) }
    }

    /// For an ambiguous clock time that should be p.m., the likeliest value from late morning to late evening.
    private func value(of values: [TimeValue], _ told: ToldPieces, _ wish: Wish) -> TimeValue? {
        guard wish.isEvening, told.contains(.openClock) else { return values.first }
        let evening = values.first { value in
            guard let second = value.start?.secondOfDay else { return false }
            return (11 * 3_600..<23 * 3_600).contains(second)
        }
        return evening ?? values.first
    }

    private func entity(at first: Int, _ mode: Int) -> TimeEntity? {
        if places[mode].isEmpty { places[mode] = utterance.pieces.tokens.map { _ in .unasked } }
        switch places[mode][first] {
        case .found(let place): return entities[place]
        case .none: return nil
        case .unasked: break
        }
        guard let entity = reader(mode).flatMap({ $0.longest(at: first) ?? dayBehind(first, mode, $0) }) else {
            places[mode][first] = .none
            return nil
        }
        places[mode][first] = .found(entities.count)
        entities.append(entity)
        return entity
    }

    /// The day introduced by a word such as "on".
    private func dayBehind(_ first: Int, _ mode: Int, _ reader: Recognisers.TimeReader) -> TimeEntity? {
        guard reader.leadsToDay(first), first + 1 < utterance.pieces.count, let entity = entity(at: first + 1, mode),
            !entity.told.isDisjoint(with: [.day, .part]), entity.limit == nil
        else { return nil }
        return entity
    }

    private func reader(_ mode: Int) -> Recognisers.TimeReader? {
        if let known = readers[mode] { return known }
        let recogniser = TimeRecogniser(language, conventions: mode & 2 == 0 ? .requests : .answers)
        let reader = recogniser.reader(of: utterance.pieces, reference: reference(isPast: mode & 1 == 1))
        readers[mode] = .some(reader)
        return reader
    }

    private func reference(isPast: Bool) -> TimeReference {
        var result = TimeReference(now: now.time, daysFirst: now.daysFirst, prefersPast: isPast)
        guard let anchor, anchor.year != nil, anchor.day != nil else { return result }
        result.anchor = CivilTime(anchor)
        result.anchorGrain = anchor.hour == nil ? .day : .minute
        return result
    }
}
