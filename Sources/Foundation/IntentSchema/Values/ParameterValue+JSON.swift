import Foundation

/// An object with exactly one field, which is named after the kind of value.
extension ParameterValue: JSONRepresentable {
    public var json: JSONValue {
        switch self {
        case .bool(let value): ["bool": .bool(value)]
        case .integer(let value): ["integer": .integer(value)]
        case .double(let value): ["double": value.json]
        case .decimal(let value): ["decimal": .string("\(value)")]
        case .string(let value): ["string": .string(value)]
        case .data(let value): ["data": value.json]
        case .date(let value): ["date": value.json]
        case .dateComponents(let value): ["dateComponents": value.json]
        case .list(let value): ["list": value.json]
        case .record(let value): ["record": value.json]
        }
    }

    public init(json: JSONValue) throws(JSONError) {
        guard case .object(let fields) = json else { throw json.mismatch("a value") }
        guard fields.count == 1, let (kind, value) = fields.first else {
            throw JSONError("expected a value with exactly one kind, found \(fields.count)")
        }
        do {
            self = try Self(kind, value)
        } catch {
            throw error.within(kind)
        }
    }

    private init(_ kind: String, _ value: JSONValue) throws(JSONError) {
        switch kind {
        case "bool": self = .bool(try Bool(json: value))
        case "integer": self = .integer(try Int(json: value))
        case "double": self = .double(try Double(json: value))
        case "decimal": self = .decimal(try Self.decimal(value))
        case "string": self = .string(try String(json: value))
        case "data": self = .data(try Data(json: value))
        case "date": self = .date(try Date(json: value))
        case "dateComponents": self = .dateComponents(try DateComponents(json: value))
        case "list": self = .list(try [ParameterValue](json: value))
        case "record": self = .record(try Record(json: value))
        default: throw JSONError("unknown kind of value", isNewer: true)
        }
    }

    private static func decimal(_ json: JSONValue) throws(JSONError) -> Decimal {
        let text = try String(json: json)
        if text == "NaN" { return .nan }
        guard let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
            throw JSONError("expected a decimal number")
        }
        return value
    }
}

extension Record: JSONRepresentable {
    public var json: JSONValue { ["type": .string(type), "fields": fields.jsonUnlessEmpty] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(try json.field("type"), try json.optional("fields") ?? [:])
    }
}
