public import Foundation

/// The contents of a journal entry: a value, lazily encoded as JSON.
///
/// A store in memory keeps the value; a store on disk requests the text.
public struct JournalPayload: Sendable {
    private enum Content: Sendable {
        case text(Data)
        case value(any Encodable & Sendable)
    }

    private let content: Content

    /// Creates a payload from JSON text in UTF-8, which is preserved byte for byte.
    public init(_ text: Data) {
        content = .text(text)
    }

    /// Creates a payload from a value, which is encoded when its text is needed.
    public init(_ value: some Encodable & Sendable) {
        content = .value(value)
    }

    /// The JSON text in UTF-8.
    ///
    /// - Throws: `EncodingError` if the value cannot be encoded as JSON, such as a number that is not finite.
    public func text() throws -> Data {
        switch content {
        case .text(let data): data
        case .value(let value): try Self.encode(value)
        }
    }

    /// The decoded value.
    ///
    /// - Throws: `DecodingError` if the text does not encode such a value.
    public func value<Value: Decodable>(as type: Value.Type) throws -> Value {
        if case .value(let value) = content, let value = value as? Value { return value }
        return try JSONDecoder().decode(Value.self, from: text())
    }

    private static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        // Equal values have equal text, so that payloads can be compared.
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(value)
    }
}

extension JournalPayload: Equatable {
    /// Whether both have the same JSON text. A payload that cannot be encoded equals no other.
    public static func == (one: JournalPayload, other: JournalPayload) -> Bool {
        do { return try one.text() == other.text() } catch { return false }
    }
}
