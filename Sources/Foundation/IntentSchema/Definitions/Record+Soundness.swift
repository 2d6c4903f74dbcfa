import Foundation

extension Record {
    /// A field with the right type but an invalid value: a range that ends before it starts, an invalid coordinate, an unknown
    /// currency. `nil` if there is none.
    var unsoundness: RecordMismatch? {
        switch type {
        case "DateInterval": endsBeforeItBegins(self["start"]?.date, self["end"]?.date, "end")
        case "INDateComponentsRange":
            endsBeforeItBegins(
                Self.day(self["startDateComponents"]), Self.day(self["endDateComponents"]), "endDateComponents")
        case "NSRange": outside(0...Double(Int.max), "length", "a length")
        case "CLLocation": outside(-90...90, "latitude", "a latitude") ?? outside(-180...180, "longitude", "a longitude")
        default: unknownCurrency
        }
    }

    private func endsBeforeItBegins(_ start: Date?, _ end: Date?, _ field: String) -> RecordMismatch? {
        guard let start, let end, end < start else { return nil }
        let problem = "the range ends before it starts, at \(Catalogue.brief(self[field] ?? .date(end)))"
        return RecordMismatch(type: type, field: field, value: self[field], problem: problem)
    }

    private func outside(_ range: ClosedRange<Double>, _ field: String, _ meaning: String) -> RecordMismatch? {
        guard let value = self[field], let number = value.double, !range.contains(number) else { return nil }
        return RecordMismatch(type: type, field: field, value: value, problem: "\(number) is not a valid \(meaning)")
    }

    private var unknownCurrency: RecordMismatch? {
        guard let value = self["currencyCode"], let code = value.string, !Self.currencies.contains(code.uppercased()) else {
            return nil
        }
        return RecordMismatch(
            type: type, field: "currencyCode", value: value, problem: "\"\(code)\" is not an ISO 4217 currency code")
    }

    private static let currencies = Set(Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() })

    private static let gregorian = Calendar(identifier: .gregorian)

    /// The date of components that specify a whole day; a time range without a day may end on the next one.
    private static func day(_ value: ParameterValue?) -> Date? {
        guard let components = value?.dateComponents, components.year != nil, components.month != nil, components.day != nil
        else { return nil }
        return gregorian.date(from: components)
    }
}

extension ParameterValue {
    /// Whether a number or date is finite; `true` for everything else.
    var isFinite: Bool {
        switch self {
        case .double(let number): number.isFinite
        case .decimal(let number): number.isFinite
        case .date(let date): date.timeIntervalSinceReferenceDate.isFinite
        default: true
        }
    }
}

extension EnumerationDefinition {
    /// Whether the raw value only combines defined options.
    func hasOptions(_ raw: Int) -> Bool {
        raw & ~cases.reduce(0) { $0 | $1.raw } == 0
    }
}
