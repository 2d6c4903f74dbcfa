public import Foundation

extension JSONValue: JSONRepresentable {
    public var json: JSONValue { self }
    public init(json: JSONValue) { self = json }
}

extension Bool: JSONRepresentable {
    public var json: JSONValue { .bool(self) }

    public init(json: JSONValue) throws(JSONError) {
        guard case .bool(let value) = json else { throw json.mismatch("a Boolean") }
        self = value
    }
}

extension Int: JSONRepresentable {
    public var json: JSONValue { .integer(self) }

    public init(json: JSONValue) throws(JSONError) {
        switch json {
        case .integer(let value): self = value
        case .number(let number):
            guard let value = Int(exactly: number) else { throw JSONError("expected a whole number") }
            self = value
        default: throw json.mismatch("a whole number")
        }
    }
}

/// Finite numbers round-trip bit for bit. JSON has no others, so they are written as codes.
extension Double: JSONRepresentable {
    public var json: JSONValue {
        if isFinite { return .number(self) }
        return isNaN ? "nan" : self > 0 ? "infinity" : "-infinity"
    }

    public init(json: JSONValue) throws(JSONError) {
        switch json {
        case .number(let value): self = value
        case .integer(let value): self = Double(value)
        case "nan": self = .nan
        case "infinity": self = .infinity
        case "-infinity": self = -.infinity
        default: throw json.mismatch("a number")
        }
    }
}

extension String: JSONRepresentable {
    public var json: JSONValue { .string(self) }

    public init(json: JSONValue) throws(JSONError) {
        guard case .string(let value) = json else { throw json.mismatch("a string") }
        self = value
    }
}

/// Seconds since 1 January 2001, 00:00 UTC.
extension Date: JSONRepresentable {
    public var json: JSONValue { timeIntervalSinceReferenceDate.json }

    public init(json: JSONValue) throws(JSONError) {
        self.init(timeIntervalSinceReferenceDate: try Double(json: json))
    }
}

/// Base64.
extension Data: JSONRepresentable {
    public var json: JSONValue { .string(base64EncodedString()) }

    public init(json: JSONValue) throws(JSONError) {
        guard let data = Data(base64Encoded: try String(json: json)) else { throw JSONError("expected base64") }
        self = data
    }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
    public var json: JSONValue { .array(map(\.json)) }

    public init(json: JSONValue) throws(JSONError) {
        guard case .array(let values) = json else { throw json.mismatch("an array") }
        self = []
        reserveCapacity(values.count)
        for value in values {
            do {
                append(try Element(json: value))
            } catch {
                throw error.within(count)
            }
        }
    }
}

extension Dictionary: JSONRepresentable where Key == String, Value: JSONRepresentable {
    public var json: JSONValue { .object(mapValues(\.json)) }

    public init(json: JSONValue) throws(JSONError) {
        guard case .object(let fields) = json else { throw json.mismatch("an object") }
        self = [:]
        reserveCapacity(fields.count)
        for (name, value) in fields {
            do {
                self[name] = try Value(json: value)
            } catch {
                throw error.within(name)
            }
        }
    }
}

extension Set: JSONRepresentable where Element == String {
    public var json: JSONValue { sorted().json }
    public init(json: JSONValue) throws(JSONError) {
        self = Set(try [String](json: json))
    }
}
