public import Foundation
import Learning

/// Reads sentence files: one sentence per line, slots written as `to the [airport](dropOffLocation)`, `#` lines are comments.
///
/// The file is named after the intent, `INRequestRideIntent.txt`; `None.txt` contains sentences without an intent. A backslash
/// escapes the character after it: `\[`, `\]`, `\\`, and `\#` at the beginning of a line.
public struct SentenceFileReader: Sendable {
    public init() {}

    /// The intent in a file's name.
    public static func intent(ofFile url: URL) -> String? {
        let name = url.deletingPathExtension().lastPathComponent
        return JSONLinesReader.names.contains(name) ? nil : name
    }

    /// - Throws: `DataProblem` if the file cannot be read at all.
    public func read(contentsOf url: URL) throws(DataProblem) -> SentenceSet {
        read(try TextLines(contentsOf: url), intent: Self.intent(ofFile: url))
    }

    /// - Parameter file: the name of the text in messages.
    public func read(_ text: String, intent: String?, file: String) -> SentenceSet {
        read(TextLines(text, file: file), intent: intent)
    }

    private func read(_ lines: TextLines, intent: String?) -> SentenceSet {
        var result = SentenceSet()
        for line in lines.lines where line.bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) != 0x23 {
            do {
                guard let text = line.text else { throw LineError("is not UTF-8 text; save the file as UTF-8") }
                var sentence = try Self.sentence(text)
                (sentence.intent, sentence.file, sentence.line) = (intent, lines.file, line.number)
                result.sentences.append(sentence)
            } catch {
                let message = (error as? LineError)?.message ?? "\(error)"
                result.problems.append(DataProblem(file: lines.file, line: line.number, message: message))
            }
        }
        return result
    }

    /// One line as a sentence without an intent.
    ///
    /// - Throws: `LineError`.
    static func sentence(_ line: String) throws -> AnnotatedSentence {
        var markup = SentenceMarkup(line.trimmingCharacters(in: .whitespaces))
        try markup.read()
        guard !markup.text.isEmpty else { throw LineError("has no words") }
        return AnnotatedSentence(text: String(decoding: markup.text, as: UTF8.self), intent: nil, slots: markup.slots)
    }
}

/// Parses a marked line.
private struct SentenceMarkup {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var text: [UInt8] = []
    private(set) var slots: [SlotSpan] = []

    private static let (open, close, backslash) = (UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"))

    init(_ line: String) {
        bytes = Array(line.utf8)
    }

    mutating func read() throws {
        var start: Int?
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case Self.backslash where position < bytes.count:
                text.append(bytes[position])
                position += 1
            case Self.open:
                guard start == nil else { throw LineError("has a '[' within a slot; write '\\[' for the character") }
                start = text.count
            case Self.close:
                guard let begin = start else { throw LineError("has a ']' without a '['; write '\\]' for the character") }
                try endSlot(from: begin)
                start = nil
            default: text.append(byte)
            }
        }
        guard start == nil else { throw LineError("has a '[' without a ']'; write '\\[' for the character") }
    }

    private mutating func endSlot(from begin: Int) throws {
        let name = try slotName()
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
        guard let first = text[begin...].firstIndex(where: { !isSpace($0) }),
            let last = text[begin...].lastIndex(where: { !isSpace($0) })
        else { throw LineError("has a slot '\(name)' without words") }
        slots.append(SlotSpan(name: name, start: first, end: last + 1))
    }

    /// The text between the parentheses that must follow.
    private mutating func slotName() throws -> String {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "("),
            let end = bytes[position...].firstIndex(of: UInt8(ascii: ")"))
        else { throw LineError("has a ']' without a '(slot)' after it; write '\\[' and '\\]' for the characters") }
        let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
        guard !name.isEmpty, name.utf8.allSatisfy(Self.isNameByte) else {
            throw LineError("'\(name)' is not a slot name; use letters, digits and '.', '_', '-' only")
        }
        position = end + 1
        return name
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
        default: false
        }
    }
}
