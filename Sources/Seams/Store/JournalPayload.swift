public import Foundation
public import IntentSchema

/// The contents of a journal entry: a value, lazily encoded as JSON.
///
/// A store in memory keeps the value; a store on disk requests the text.
public struct JournalPayload: Sendable {
    private enum Content: Sendable {
        case text(Data)
        case value(any JSONRepresentable & Sendable)
    }

    private let content: Content

    /// Creates a payload from JSON text in UTF-8, which is preserved byte for byte.
    public init(_ text: Data) {
        content = .text(text)
    }

    /// Creates a payload from a value, which is encoded when its text is needed.
    public init(_ value: some JSONRepresentable & Sendable) {
        content = .value(value)
    }

    /// The JSON text in UTF-8. Equal values have equal text.
    public var text: Data {
        switch content {
        case .text(let data): data
        case .value(let value): value.json.text
        }
    }

    /// The decoded value.
    ///
    /// - Throws: `JSONError` if the text does not encode such a value.
    public func value<Value: JSONRepresentable>(as type: Value.Type) throws(JSONError) -> Value {
        switch content {
        case .text(let data): return try Value(json: JSONValue(text: data))
        case .value(let value):
            if let value = value as? Value { return value }
            return try Value(json: value.json)
        }
    }
}

extension JournalPayload: Equatable {
    /// Whether both have the same JSON text.
    public static func == (one: JournalPayload, other: JournalPayload) -> Bool { one.text == other.text }
}
