/// The effect of a word such as "by" or "after" before a time.
public enum TimeLimit: Hashable, Sendable { case before, by, until, after, since }

/// The explicit pieces of a moment; the rest of its value is inferred.
public struct ToldPieces: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A day or a longer calendar period: "Friday", "in March".
    public static let day = ToldPieces(rawValue: 1)
    /// A time of day: "at seven". Together with `day`, also an offset from now: "in ten minutes".
    public static let clock = ToldPieces(rawValue: 2)
    /// A part of the day, such as the evening.
    public static let part = ToldPieces(rawValue: 4)
    /// The clock time may be in the morning or in the evening.
    public static let openClock = ToldPieces(rawValue: 8)
}

extension TimeEntity {
    /// The word that leaves an end open; `nil` for the time itself.
    public var limit: TimeLimit? {
        switch expression {
        case .bound(let bound, _): TimeLimit(bound)
        case .moment(let moment):
            if case .bound(let bound, _)? = moment.time { TimeLimit(bound) } else { nil }
        default: nil
        }
    }

    /// The explicit pieces.
    public var told: ToldPieces {
        switch expression {
        case .moment(let moment), .bound(_, let moment): Self.told(moment)
        default: [.day, .clock]
        }
    }

    /// Whether it is an offset from now in hours or finer units, so that daylight-saving changes in between do not affect it.
    public var isElapsedTime: Bool {
        guard case .moment(let moment) = expression, case .shifted(let amount, _, let from, _)? = moment.day else { return false }
        return from.day == .now && from.time == nil && amount.movesClock
    }

    /// Whether it counts back from a previously mentioned time, as in `an hour earlier`.
    public var countsBackFromAnchor: Bool {
        guard case .moment(let moment) = expression, case .shifted(_, _, _, .earlier)? = moment.day else { return false }
        return true
    }

    /// Whether it counts from a previously mentioned time if there is one, as in `an hour earlier` and `half an hour later`.
    public var mayCountFromAnchor: Bool {
        guard case .moment(let moment) = expression, case .shifted(_, _, _, let word)? = moment.day else { return false }
        return word == .earlier || word == .later
    }

    private static func told(_ moment: Moment) -> ToldPieces {
        var result: ToldPieces = moment.part == nil ? [] : .part
        switch moment.time {
        case .at(let clock), .bound(_, let clock), .lasting(let clock, _), .between(let clock, _):
            result.insert(.clock)
            if clock.isOpen, moment.part == nil { result.insert(.openClock) }
        case nil: break
        }
        switch moment.day {
        case .now, .soon, .recently: return [.day, .clock]
        case .shifted(let amount, _, let from, _):
            return amount.movesClock || from.time != nil ? [.day, .clock] : result.union(.day)
        case nil: return result
        default: return result.union(.day)
        }
    }
}

extension TimeLimit {
    fileprivate init(_ bound: TimeBound) {
        switch bound.side {
        case .before: self = .before
        case .by: self = .by
        case .until: self = .until
        case .after: self = .after
        case .since: self = .since
        }
    }
}

extension TimeReader {
    /// The values of an entity's time without the word that leaves an end open: Friday for `by Friday`.
    public func named(_ entity: TimeEntity) -> [TimeValue] {
        switch entity.expression {
        case .bound(_, let moment): return resolver.values(of: moment).map(TimeValue.init)
        case .moment(var moment):
            guard case .bound(_, let clock)? = moment.time else { return entity.values }
            moment.time = .at(clock)
            return resolver.values(of: moment).map(TimeValue.init)
        default: return entity.values
        }
    }
}
