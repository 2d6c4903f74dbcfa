import IntentSchema

// More for a note, behind words that only announce it: "add the line Doors open at seven to the note Programme", "add this to it: …".
extension TurnReader {
    private static let longestHead = 14
    private static let append = "INAppendToNoteIntent"

    /// The addition to a note made or shown before whose text is announced, by a noun for it or by a colon; `nil` if the words are anything
    /// else.
    func announcedForNote() -> Hypothesis? {
        let start = behindOpening
        guard context.question == nil, context.apps.contains(where: { $0.intents.contains(Self.append) }),
            start < utterance.count, let verb = end(of: .noteAdding, at: start), verb < utterance.count,
            let (text, title) = behindColon(from: verb) ?? namedFirst(from: verb) ?? namedLast(from: verb), !text.isEmpty
        else { return nil }
        return Hypothesis(
            intent: Self.append,
            parameters: [
                "targetNote": .record(Record("INNote", ["title": .record(.speakableString(title))])),
                "content": .record(Record("INTextNoteContent", ["text": .string(utterance.freeText(text))])),
            ], spans: [TemplateInterpreter.span(of: text, in: utterance, role: "content")], score: 1, template: "notes",
            reasons: ["the text for the note '\(title)' is announced"])
    }

    /// "A line to the note Programme: …", "at the end: …".
    private func behindColon(from start: Int) -> (Range<Int>, String)? {
        guard let colon, colon >= start, colon - start <= Self.longestHead, colon < utterance.count else { return nil }
        let first = announcement(at: start) ?? start
        let text = quoted(colon..<utterance.count)
        if first == colon || [Move.atEnd, .too].contains(where: { end(of: $0, at: first) == colon }) {
            guard let note = noteDesignated(by: first..<first) else { return nil }
            return (text, note)
        }
        guard let place = end(of: .relation, at: first), let note = noteDesignated(by: place..<colon) else { return nil }
        return (text, note)
    }

    /// "To my note Programme the line …".
    private func namedFirst(from start: Int) -> (Range<Int>, String)? {
        guard let place = end(of: .relation, at: start) else { return nil }
        return (place + 1..<max(place + 1, utterance.count)).firstResult { border in
            guard let first = announcement(at: border), first < utterance.count, let note = noteDesignated(by: place..<border)
            else { return nil }
            return (quoted(first..<utterance.count), note)
        }
    }

    /// "The line … to the note Programme".
    private func namedLast(from start: Int) -> (Range<Int>, String)? {
        guard let first = announcement(at: start), first < utterance.count else { return nil }
        return (first + 1..<max(first + 1, utterance.count)).reversed().firstResult { border in
            guard let place = [Move.atEnd, .relation].compactMap({ self.end(of: $0, at: border) }).max(),
                let note = noteDesignated(by: (end(of: .relation, at: border) ?? place)..<utterance.count)
            else { return nil }
            return (quoted(first..<border), note)
        }
    }

    /// The token behind a noun for the text that follows, "the line", and what may stand behind that, "saying".
    private func announcement(at start: Int) -> Int? {
        guard isArticle(start) || [Move.anotherKind, .too].contains(where: { end(of: $0, at: start) == start + 1 }) else {
            return nil
        }
        if let pointed = end(of: .pronoun, at: start), pointed == colon || end(of: .relation, at: pointed) != nil {
            return pointed
        }
        let noun = start + 1
        guard noun < utterance.count, let end = [Move.textPart, .thingWord].compactMap({ self.end(of: $0, at: noun) }).max()
        else {
            return nil
        }
        return self.end(of: .naming, at: end) ?? end
    }

    /// What stands between quotation marks, where that is all of it.
    private func quoted(_ words: Range<Int>) -> Range<Int> {
        utterance.quotes.first { words.lowerBound <= $0.lowerBound && $0.upperBound <= words.upperBound } ?? words
    }
}
