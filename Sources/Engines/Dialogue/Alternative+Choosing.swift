import Foundation
import IntentSchema

extension Alternative {
    /// The values that differ from the chosen one in this way.
    func among(_ values: [ParameterValue], besides taken: ParameterValue) -> [ParameterValue] {
        let others = values.filter { !$0.isSame(as: taken) }
        if self == .other { return others.count == 1 ? others : [] }
        guard let mine = number(taken) else { return [] }
        return others.filter { other in number(other).map { isRising ? $0 > mine : $0 < mine } ?? false }
    }

    private var isRising: Bool {
        switch self {
        case .dearer, .later, .larger: true
        case .cheaper, .earlier, .smaller, .other: false
        }
    }

    /// The quantity to compare; `nil` if the value has none.
    private func number(_ value: ParameterValue) -> Double? {
        switch self {
        case .earlier, .later: value.firstTime
        case .cheaper, .dearer: value.firstAmount
        case .smaller, .larger: value.double ?? value.mostPeople
        case .other: nil
        }
    }
}

extension Request {
    /// How another value should differ from the chosen one.
    struct Wish: Hashable, Sendable {
        var alternative: Alternative
        var taken: ParameterValue?
    }

    /// The values that differ in the requested way; all if none does.
    mutating func wished(_ parameter: String, among values: [ParameterValue]) -> [ParameterValue] {
        guard let wish = wished.removeValue(forKey: parameter), let taken = wish.taken else { return values }
        let found = wish.alternative.among(values, besides: taken)
        return found.isEmpty ? values : found
    }
}

extension ParameterValue {
    /// The day without the time; `nil` if the value has no day.
    var day: ParameterValue? {
        guard var parts = dateComponents, parts.day != nil else { return nil }
        (parts.hour, parts.minute, parts.second) = (nil, nil, nil)
        return .dateComponents(parts)
    }

    /// Whether it is a time or a time range.
    var isTime: Bool { firstTime != nil }

    /// Minutes in a calendar whose months all have 31 days, which suffices for comparison.
    fileprivate var firstTime: Double? {
        if case .date(let date) = self { return date.timeIntervalSinceReferenceDate / 60 }
        if let parts = dateComponents ?? record?["startDateComponents"]?.dateComponents, let hour = parts.hour {
            let days = ((parts.year ?? 0) * 12 + (parts.month ?? 0)) * 31 + (parts.day ?? 0)
            return Double(days * 1_440 + hour * 60 + (parts.minute ?? 0))
        }
        return nil
    }

    /// The largest party that the size allows.
    fileprivate var mostPeople: Double? {
        guard let range = record?["partySizeRange"]?.record, let first = range["location"]?.double,
            let count = range["length"]?.double
        else { return nil }
        return first + count
    }

    /// The first amount of money in the value.
    fileprivate var firstAmount: Double? {
        guard let record else { return nil }
        if record.type == "INCurrencyAmount" { return record["amount"]?.double }
        if record.type == "INPriceRange" { return record["minimumPrice"]?.double }
        return record.fields.sorted { $0.key < $1.key }.firstResult { $0.value.firstAmount }
    }
}
