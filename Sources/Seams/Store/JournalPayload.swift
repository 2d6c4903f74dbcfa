public import Foundation

/// What a journal entry holds: a value and its JSON text, which is made only where somebody needs it.
///
/// A store in memory keeps the value; a store on disk asks for the text.
public struct JournalPayload: Sendable {
    private enum Content: Sendable {
        case text(Data)
        case value(any Encodable & Sendable)
    }

    private let content: Content

    /// JSON text in UTF-8, kept byte for byte.
    public init(_ text: Data) {
        content = .text(text)
    }

    /// A value that can be told as JSON.
    public init(_ value: some Encodable & Sendable) {
        content = .value(value)
    }

    /// The JSON text in UTF-8.
    ///
    /// - Throws: `EncodingError` when the value cannot be told as JSON, as a number that is not finite.
    public func text() throws -> Data {
        switch content {
        case .text(let data): data
        case .value(let value): try Self.encode(value)
        }
    }

    /// The value.
    ///
    /// - Throws: `DecodingError` when the text is not that of such a value.
    public func value<Value: Decodable>(as type: Value.Type) throws -> Value {
        if case .value(let value) = content, let value = value as? Value { return value }
        return try JSONDecoder().decode(Value.self, from: text())
    }

    private static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        // The same value has the same text, so that payloads can be compared.
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(value)
    }
}

extension JournalPayload: Equatable {
    /// Whether both have the same JSON text; a payload without one equals none.
    public static func == (one: JournalPayload, other: JournalPayload) -> Bool {
        do { return try one.text() == other.text() } catch { return false }
    }
}
