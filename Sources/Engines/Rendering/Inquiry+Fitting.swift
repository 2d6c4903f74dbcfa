import IntentSchema

extension Inquiry.Aspect {
    /// Whether a value at the path answers the inquiry.
    func fits(_ value: ParameterValue, path: [String]) -> Bool {
        let value = value.list?.first ?? value
        let name = path.last?.lowercased() ?? ""
        switch self {
        case .details, .options: return true
        case .price, .cheapest: return Self.amounts.contains(value.record?.type ?? "")
        case .duration, .soonest: return name.contains("duration") || value.isTime
        case .date: return value.isTime
        case .distance, .closest: return value.record?.type == "Measurement" || name.contains("distance")
        case .place: return Self.places.contains(value.record?.type ?? "")
        case .person: return Self.people.contains(value.record?.type ?? "") || value.record?.holdsPerson == true
        case .name: return value.string != nil && (name == "title" || name == "name")
        case .count, .largest: return value.integer != nil && (name.contains("size") || name.contains("count"))
        case .text: return value.string != nil
        case .state: return ["status", "state", "phase", "transactionamount"].contains { name.hasSuffix($0) }
        case .description: return value.string != nil && name.contains("description")
        case .app, .reason, .done: return false
        }
    }

    private static let amounts: Set<String> = ["INCurrencyAmount", "INPriceRange", "INPaymentAmount", "INBalanceAmount"]
    private static let places: Set<String> = ["CLPlacemark", "CLLocation", "INRestaurant"]
    private static let people: Set<String> = ["INPerson", "INRideDriver", "INRestaurantGuest", "INMediaItem", "INBillPayee"]

    /// Whether all values say how they are in this aspect.
    func tells(_ values: [ParameterValue]) -> Bool { values.allSatisfy { $0.number(in: self) != nil } }

    /// The index of the best value in this aspect; `nil` if it is unknown for some, or several are equally good.
    func best(of values: [ParameterValue]) -> Int? {
        let numbers = values.compactMap { $0.number(in: self) }
        guard numbers.count == values.count, let best = self == .largest ? numbers.max() : numbers.min() else { return nil }
        let places = numbers.indices.filter { numbers[$0] == best }
        return places.count == 1 ? places[0] : nil
    }
}

extension Record {
    /// Whether a field is a person, such as the caller of a call.
    fileprivate var holdsPerson: Bool { fields.values.contains { $0.record?.type == "INPerson" } }

    /// The value at the end of the path; a list with one element is replaced by that element.
    func value(at path: ArraySlice<String>) -> ParameterValue? {
        guard let name = path.first, let value = self[name] else { return nil }
        guard path.count > 1 else { return value }
        return (value.record ?? value.list?.first?.record)?.value(at: path.dropFirst())
    }

    /// The first field, by name, that answers the inquiry.
    func firstPart(fitting aspect: Inquiry.Aspect) -> (name: String, value: ParameterValue)? {
        fields.sorted { $0.key < $1.key }.first { aspect.fits($0.value, path: [$0.key]) }.map { ($0.key, $0.value) }
    }
}

extension ParameterValue {
    fileprivate var isTime: Bool {
        if case .date = self { return true }
        return dateComponents != nil || record?.type == "INDateComponentsRange" || record?["dateComponentsRange"] != nil
    }

    /// The number to compare values by in this aspect; `nil` if the value has none.
    fileprivate func number(in aspect: Inquiry.Aspect) -> Double? {
        guard let record else { return double }
        let part = aspect.fits(self, path: []) ? self : record.firstPart(fitting: aspect)?.value
        guard let part else {
            return record.fields.sorted { $0.key < $1.key }.firstResult { $0.value.number(in: aspect, isInner: true) }
        }
        return part.leastNumber
    }

    private func number(in aspect: Inquiry.Aspect, isInner: Bool) -> Double? {
        record == nil ? nil : number(in: aspect)
    }

    /// The smallest number that the value carries.
    private var leastNumber: Double? {
        if case .date(let date) = self { return date.timeIntervalSinceReferenceDate }
        if let number = double { return number }
        return record?.fields.values.compactMap(\.leastNumber).min() ?? list?.compactMap(\.leastNumber).min()
    }
}
