public import Foundation
import Learning

/// Reads sentences from JSON lines: `{"text": ..., "intent": ..., "slots": [{"name", "value", "start", "end"}]}`.
///
/// Offsets count Unicode scalars and are half-open. An intent of `null`, `"None"` or `"oos"` means no known intent.
public struct JSONLinesReader: Sendable {
    /// The names for sentences without an intent.
    public static let names: Set<String> = ["None", "none", "oos", "out_of_scope"]

    public init() {}

    /// - Throws: `DataProblem` if the file cannot be read at all.
    public func read(contentsOf url: URL) throws(DataProblem) -> SentenceSet {
        read(try TextLines(contentsOf: url))
    }

    /// - Parameter file: the name of the text in messages.
    public func read(_ text: String, file: String) -> SentenceSet { read(TextLines(text, file: file)) }

    func read(_ lines: TextLines) -> SentenceSet {
        let decoder = JSONDecoder()
        var result = SentenceSet()
        for line in lines.lines {
            do {
                result.sentences.append(try sentence(line, lines.file, decoder))
            } catch {
                result.problems.append(DataProblem(file: lines.file, line: line.number, message: Self.message(of: error)))
            }
        }
        return result
    }

    private func sentence(_ line: TextLines.Line, _ file: String, _ decoder: JSONDecoder) throws -> AnnotatedSentence {
        guard line.text != nil else { throw LineError("is not UTF-8 text; the file is damaged, download it again") }
        let row = try decoder.decode(JSONRow.self, from: Data(line.bytes))
        let offsets = ScalarOffsets(row.text)
        let slots = try row.slots.map { try span($0, offsets) }.sorted()
        if let clash = zip(slots, slots.dropFirst()).first(where: { $0.end > $1.start }) {
            throw LineError("the slots '\(clash.0.name)' and '\(clash.1.name)' overlap")
        }
        let intent = row.intent.flatMap { Self.names.contains($0) ? nil : $0 }
        return AnnotatedSentence(
            text: row.text, intent: intent, slots: slots, file: file, line: line.number, source: row.source)
    }

    private func span(_ slot: JSONRow.Slot, _ offsets: ScalarOffsets) throws -> SlotSpan {
        guard slot.start >= 0, slot.start < slot.end, slot.end <= offsets.count else {
            throw LineError(
                "the slot '\(slot.name)' goes from \(slot.start) to \(slot.end), which is not within the text's "
                    + "\(offsets.count) Unicode scalars")
        }
        let found = offsets.text(slot.start, slot.end)
        if let value = slot.value, value != found {
            throw LineError(
                "the slot '\(slot.name)' should be '\(value)', but its offsets \(slot.start) to \(slot.end) cover '\(found)'")
        }
        return SlotSpan(name: slot.name, start: offsets.bytes(slot.start), end: offsets.bytes(slot.end))
    }

    /// A readable description of the error.
    static func message(of error: any Error) -> String {
        switch error {
        case let error as LineError: error.message
        case DecodingError.keyNotFound(let key, let context): "has no \(place(context.codingPath + [key]))"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            context.codingPath.isEmpty ? "is not a JSON object" : "\(place(context.codingPath)) has the wrong type"
        default: "is not a JSON object"
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined().trimmingPrefix(".").description
    }
}

/// An error in one line.
struct LineError: Error {
    var message: String

    init(_ message: String) {
        self.message = message
    }
}

/// A line of the file.
private struct JSONRow: Decodable {
    struct Slot: Decodable {
        var name: String
        var value: String?
        var start: Int
        var end: Int
    }

    var text: String
    var intent: String?
    var slots: [Slot]
    var source: String?

    private enum Key: String, CodingKey {
        case text, intent, slots, source
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        text = try container.decode(String.self, forKey: .text)
        guard container.contains(.intent) else {
            throw DecodingError.keyNotFound(Key.intent, .init(codingPath: [], debugDescription: "intent"))
        }
        intent = try container.decode(String?.self, forKey: .intent)
        slots = try container.decodeIfPresent([Slot].self, forKey: .slots) ?? []
        source = try container.decodeIfPresent(String.self, forKey: .source)
    }
}

/// Converts offsets in Unicode scalars to offsets in bytes.
struct ScalarOffsets {
    private let utf8: [UInt8]
    /// The start of each scalar, and the end; `nil` if every scalar is one byte.
    private let starts: [Int]?

    init(_ text: String) {
        let bytes = Array(text.utf8)
        utf8 = bytes
        starts = bytes.allSatisfy { $0 < 0x80 } ? nil : bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
    }

    /// The number of scalars.
    var count: Int { starts.map { $0.count - 1 } ?? utf8.count }

    /// - Parameter scalars: an offset within the text.
    func bytes(_ scalars: Int) -> Int { starts?[scalars] ?? scalars }

    func text(_ start: Int, _ end: Int) -> String { String(decoding: utf8[bytes(start)..<bytes(end)], as: UTF8.self) }
}
