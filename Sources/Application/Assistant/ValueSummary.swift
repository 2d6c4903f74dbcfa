import Foundation
public import IntentSchema

/// Values on one line, for developers: familiar kinds in a few words, everything else with the schema's names.
public struct ValueSummary: Sendable {
    /// The definitions that supply the names of fields and enumeration cases.
    public var catalogue: Catalogue
    /// Fields that would exceed this line length are counted instead.
    public var limit: Int

    public init(catalogue: Catalogue, limit: Int = 160) {
        self.catalogue = catalogue
        self.limit = limit
    }

    /// - Parameter type: the value's type in the schema, which supplies the names of enumeration cases; `nil` if unknown.
    public func text(_ value: ParameterValue?, type: ValueType? = nil) -> String {
        let whole = describe(value, type: type, depth: 0)
        return whole.count > limit * 2 ? whole.prefix(limit * 2) + "…" : whole
    }

    /// The value of an intent's parameter.
    public func text(_ value: ParameterValue?, of parameter: String, in intent: String) -> String {
        text(value, type: catalogue.intents[intent]?.parameter(parameter)?.type)
    }

    private func describe(_ value: ParameterValue?, type: ValueType?, depth: Int) -> String {
        switch value {
        case nil: "nothing"
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): name(of: value, type) ?? String(value)
        case .double(let value): String(value)
        case .decimal(let value): "\(value)"
        case .string(let value): "\"\(value.map { $0.isNewline ? "·" : String($0) }.joined())\""
        case .data(let value): "\(value.count) bytes"
        case .date(let value): value.formatted(.iso8601)
        case .dateComponents(let value): components(value)
        case .list(let values): "[\(joined(values.map { describe($0, type: element(type), depth: depth) }))]"
        case .record(let record): known(record) ?? describe(record, depth: depth)
        }
    }

    /// A summary of familiar kinds of values.
    private func known(_ record: Record) -> String? {
        switch record.type {
        case "INPerson", "INRideDriver": record["displayName"]?.string ?? record["spokenPhrase"]?.string
        case "INPersonHandle": record["value"]?.string
        case "CLPlacemark": place(record)
        case "CLLocation": record.coordinate.map { "\(degrees($0.latitude)),\(degrees($0.longitude))" }
        case "INCurrencyAmount": amount(record, "amount")
        case "INPriceRange": price(record)
        case "INSpeakableString": record["spokenPhrase"]?.string.map { "\"\($0)\"" }
        case "INDateComponentsRange": range(record)
        case "PersonNameComponents": name(record)
        case "NSUserActivity": activity(record)
        default: nil
        }
    }

    private func place(_ record: Record) -> String? {
        let parts = ["name", "locality"].compactMap { record[$0]?.string }
        guard !parts.isEmpty else { return record["location"]?.record.flatMap { known($0) } }
        return parts.count == 2 && parts[0].contains(parts[1]) ? parts[0] : parts.joined(separator: ", ")
    }

    private func amount(_ record: Record, _ field: String) -> String? {
        guard let number = record[field]?.decimal else { return nil }
        return (["\(number)"] + [record["currencyCode"]?.string].compactMap { $0 }).joined(separator: " ")
    }

    private func price(_ record: Record) -> String? {
        let low = record["minimumPrice"]?.decimal
        guard low != record["maximumPrice"]?.decimal else { return amount(record, "minimumPrice") }
        return [amount(record, "minimumPrice"), amount(record, "maximumPrice")].compactMap { $0 }.joined(separator: " to ")
    }

    private func range(_ record: Record) -> String? {
        let ends = ["startDateComponents", "endDateComponents"].map { record[$0]?.dateComponents.map(components) }
        guard ends != [nil, nil], record["recurrenceRule"] == nil else { return nil }
        return ends[0] == ends[1] ? ends[0] : "\(ends[0] ?? "...") to \(ends[1] ?? "...")"
    }

    /// The activity without its interaction, which every activity has.
    private func activity(_ record: Record) -> String? {
        guard let type = record["activityType"]?.string else { return nil }
        let fields = record["userInfo"]?.record?.fields.sorted { $0.key < $1.key } ?? []
        let info = fields.map { "\($0.key): \(describe($0.value, type: nil, depth: 2))" }
        return info.isEmpty ? "activity \"\(type)\"" : "activity \"\(type)\" {\(joined(info))}"
    }

    private func name(_ record: Record) -> String? {
        let parts = ["givenName", "familyName"].compactMap { record[$0]?.string }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// The fields in declared order, then others by name.
    private func describe(_ record: Record, depth: Int) -> String {
        guard depth < 2 else { return record.type }
        let declared = fields(of: record.type)
        let order = Dictionary(declared.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
        let fields = record.fields.filter { $0.key != "code" || !record.type.hasSuffix("Response") }
            .sorted { (order[$0.key] ?? .max, $0.key) < (order[$1.key] ?? .max, $1.key) }
        let parts = fields.map { name, value in
            "\(name): \(describe(value, type: declared.first { $0.name == name }?.type, depth: depth + 1))"
        }
        return "\(record.type)(\(joined(parts)))"
    }

    private func fields(of type: String) -> [FieldDefinition] {
        if let record = catalogue.records[type] { return record.fields }
        if let intent = catalogue.intents[type] {
            return intent.parameters.map { FieldDefinition(name: $0.name, type: $0.type) }
        }
        return catalogue.intents.values.first { $0.response == type }?.responseFields ?? []
    }

    /// As many parts as fit on a line, at least one, and the number of those left out.
    private func joined(_ parts: [String]) -> String {
        var (told, length) = (0, 0)
        for part in parts {
            length += part.count + 2
            if told > 0, length > limit { break }
            told += 1
        }
        let rest = told < parts.count ? ["… \(parts.count - told) more"] : []
        return (parts.prefix(told) + rest).joined(separator: ", ")
    }

    private func element(_ type: ValueType?) -> ValueType? {
        if case .list(let element)? = type { element } else { nil }
    }

    private func name(of raw: Int, _ type: ValueType?) -> String? {
        switch type {
        case .enumeration(let name)?: catalogue.enumerations[name]?.name(of: raw).map { ".\($0)" }
        case .optionSet(let name)?: options(raw, name)
        default: nil
        }
    }

    private func options(_ raw: Int, _ name: String) -> String? {
        let cases = catalogue.enumerations[name]?.cases.filter { $0.raw != 0 && raw & $0.raw == $0.raw } ?? []
        return cases.isEmpty ? nil : "[\(cases.map { ".\($0.name)" }.joined(separator: ", "))]"
    }

    private func components(_ value: DateComponents) -> String {
        let date = [value.year, value.month, value.day].map { $0.map { String(format: "%02d", $0) } ?? "*" }.joined(
            separator: "-")
        guard let hour = value.hour else { return date }
        return date + String(format: " %02d:%02d", hour, value.minute ?? 0)
    }

    private func degrees(_ value: Double) -> String { String(format: "%.4f", value) }
}
