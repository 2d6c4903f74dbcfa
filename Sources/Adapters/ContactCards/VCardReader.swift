public import Foundation
import IntentSchema

/// Reads contact cards of the versions 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), which a file may mix.
///
/// Valid cards become contacts; each invalid card or value becomes a problem with its line and advice. The text is streamed, so
/// a file may be much larger than memory.
///
/// ```swift
/// let reading = try VCardReader().read(contentsOf: file) { print($0.cards) }
/// try await store.upsert(reading.contacts, of: "owner")
/// ```
///
/// The owner's card is marked with the property `X-ERRAND-ME:TRUE` or specified by the caller. It lists the relations of others
/// to the owner: `RELATED;TYPE=sibling;VALUE=text:John Bird`, or `X-ABRELATEDNAMES` with an `X-ABLABEL`.
public struct VCardReader: Sendable {
    /// The UID or full name of the owner's card; `nil` if a card is marked.
    public var owner: String?
    /// The maximum length of a line in bytes, including continuations. Pictures and other properties that contacts do not use
    /// may be longer.
    public var lineLimit: Int
    /// The chunk size for reading, in bytes.
    var pieceSize = 65_536

    public init(owner: String? = nil, lineLimit: Int = 65_536) {
        self.owner = owner
        self.lineLimit = max(lineLimit, 16)
    }

    /// Reads a file or a pipe.
    ///
    /// - Parameter progress: called after every 64 kB and at the end.
    /// - Throws: `CardFileError` with `unreadable` or `wrongEncoding`.
    public func read(contentsOf file: URL, progress: (CardProgress) -> Void = { _ in }) throws -> CardReading {
        try read(FileBytes(file, pieceSize: pieceSize), progress)
    }

    /// Reads cards from memory.
    ///
    /// - Throws: `CardFileError` with `wrongEncoding`.
    public func read(_ data: Data, progress: (CardProgress) -> Void = { _ in }) throws -> CardReading {
        try read(MemoryBytes(data, pieceSize: pieceSize), progress)
    }

    private func read(_ source: any ByteSource, _ progress: (CardProgress) -> Void) throws -> CardReading {
        var lines = LogicalLines(source, limit: lineLimit)
        var assembler = CardAssembler()
        var collector = ContactCollector()
        var state = CardProgress(cards: 0, bytesRead: 0, totalBytes: source.totalBytes)
        while let line = try lines.next() {
            if let card = assembler.take(line) { Self.interpret(card, &collector) }
            guard lines.bytesRead != state.bytesRead else { continue }
            state.cards = assembler.cardCount
            state.bytesRead = lines.bytesRead
            progress(state)
        }
        assembler.finish()
        let contacts = collector.finish(owner: owner)
        progress(CardProgress(cards: assembler.cardCount, bytesRead: lines.bytesRead, totalBytes: source.totalBytes))
        let problems = (assembler.problems + collector.problems).sorted { $0.place < $1.place }
        return CardReading(contacts: contacts, problems: problems, cardCount: assembler.cardCount)
    }

    private static func interpret(_ card: Card, _ collector: inout ContactCollector) {
        var interpreter = CardInterpreter(card)
        let content = interpreter.content()
        collector.add(content, problems: interpreter.problems)
    }
}

extension CardProblem {
    /// The sort key for file order; problems of the whole file come last.
    var place: Int { line ?? Int.max }
}
