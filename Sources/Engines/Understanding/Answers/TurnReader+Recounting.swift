import IntentSchema

// Another quantity for something on a list: "make it 4" of "2 avocados", "make the potatoes 3 kg" of "2 kg potatoes".
extension TurnReader {
    private static let longestRecount = 10

    /// The request that gives a task made or shown last another quantity; `nil` if the words do not.
    ///
    /// A bare number changes a quantity only in a title that has one, of a task that is due at no time.
    func recounted(_ titles: [String]) -> (old: String, new: String)? {
        guard utterance.count <= Self.longestRecount, let (named, value) = quantitySaid(among: titles) else { return nil }
        if let named { return retitled(named, value).map { (named, $0) } }
        let counted = titles.filter(hasQuantity)
        let last = context.recent.first.map { record in titles.filter { title in record.names(title) } } ?? []
        let meant = last.isEmpty ? counted : last.filter(counted.contains)
        guard meant.count == 1, !isDue(meant[0]) else { return nil }
        return retitled(meant[0], value).map { (meant[0], $0) }
    }

    /// The titles of the open request with the new quantity.
    func recountedTitles(_ old: ParameterValue) -> ParameterValue? {
        guard let list = old.list, utterance.count <= Self.longestRecount,
            case let titles = list.compactMap({ $0.record?["spokenPhrase"]?.string }), titles.count == list.count,
            let (named, value) = quantitySaid(among: titles)
        else { return nil }
        let counted = named.map { [$0] } ?? titles.filter(hasQuantity)
        guard counted.count == 1, let new = retitled(counted[0], value) else { return nil }
        return .list(titles.map { .record(.speakableString($0 == counted[0] ? new : $0)) })
    }

    /// The task that the words name, if they do, and its new quantity.
    private func quantitySaid(among titles: [String]) -> (title: String?, value: Range<Int>)? {
        let first = openerEnd
        let last = closerStart(after: first)
        let verbs = [Move.rewording, .replacing, .exchange, .reschedule]
        let starts = verbs.compactMap { end(of: $0, at: first) }.sorted(by: >)
        return starts.firstResult { start -> (title: String?, value: Range<Int>)? in
            if scanner.quantities.number(at: start) != nil { return start < last ? (nil, start..<last) : nil }
            let ends = (start + 1..<max(start + 1, last)).filter { scanner.quantities.number(at: $0) != nil }
            return ends.firstResult { number -> (title: String?, value: Range<Int>)? in
                let border = end(of: .exchangeTo, at: number - 1) == number ? number - 1 : number
                guard border > start else { return nil }
                if end(of: .pronoun, at: start) == border { return (nil, number..<last) }
                let words = start..<border
                let title = task(in: words, among: titles) ?? fitting(words, titles)
                return title.map { ($0, number..<last) }
            }
        }
    }

    /// The title with the quantity in place of its own, or before it; `nil` if the words are another thing than the title names.
    private func retitled(_ title: String, _ value: Range<Int>) -> String? {
        guard let number = scanner.quantities.number(at: value.lowerBound), number.end <= value.upperBound else { return nil }
        let behind = number.end..<value.upperBound
        let isMeasure = scanner.quantities.longest(.dimension, at: value.lowerBound)?.end == value.upperBound
        let own = reader(ofTask: title)
        guard let old = own.onlyNumber else { return isMeasure ? utterance.freeText(value) + " " + title : nil }
        let rest = own.utterance.tokens.indices.suffix(from: old + 1)
        if behind.count <= rest.count, zip(behind, rest).allSatisfy({ utterance.word($0) == own.utterance.word($1) }) {
            return title.replacing(word: own.utterance.text(old..<old + 1), by: utterance.text(value.lowerBound..<number.end))
        }
        guard isMeasure, let measure = own.scanner.quantities.longest(.dimension, at: old) else { return nil }
        return title.replacing(word: own.utterance.text(old..<measure.end), by: utterance.freeText(value))
    }

    private func hasQuantity(_ title: String) -> Bool { reader(ofTask: title).onlyNumber != nil }

    /// The token of the only number.
    private var onlyNumber: Int? {
        let numbers = utterance.tokens.indices.filter { utterance.tokens[$0].kind == .number }
        return numbers.count == 1 ? numbers[0] : nil
    }

    /// Whether the task is to be done at a time.
    func isDue(_ title: String) -> Bool { context.recent.contains { taskTime(in: $0, of: title) != nil } }
}

extension Record {
    /// Whether a value of the record is the task with the title, or holds it.
    fileprivate func names(_ title: String) -> Bool { fields.values.contains { $0.taskTitles.contains(title) } }
}
