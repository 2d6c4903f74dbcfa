import IntentSchema

// A list that is called by its name alone: "add flowers to wedding saturday", of which the day is no time.
extension TemplateInterpreter {
    private static let longest = 60

    /// The words with the noun for a list behind the name of one that was made or shown before, where what is done with it ends with that
    /// name; `nil` if there is no such name, or it may belong to a text.
    func namingList(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard !context.recent.isEmpty, utterance.count <= Self.longest, utterance.quotes.isEmpty,
            case let reader = reader(of: utterance, in: context), !reader.takesAnyText,
            let noun = grammar.words.small.listNouns.first, let name = reader.listNameAtEnd
        else { return nil }
        let rest = String(utterance.characters[utterance.tokens[name.upperBound - 1].end...])
        let article = reader.isArticle(name.lowerBound - 1) ? nil : grammar.words.small.definite.first
        // Quoted, a day in it is no time.
        let hasTime = name.contains { reader.scanner.futureTimeEnd(at: $0) != nil }
        let title = hasTime ? "\"\(utterance.text(name))\"" : utterance.text(name)
        return [utterance.freeText(0..<name.lowerBound), article, title, noun].compactMap(\.self).joined(separator: " ") + rest
    }
}

extension TurnReader {
    /// The name of a list, behind words such as "to" or "on", at the end of a clause; `nil` if there is none.
    fileprivate var listNameAtEnd: Range<Int>? {
        let first = openerEnd
        // "Remind me to go to wedding Saturday" names no list.
        guard first + 2 < utterance.count, end(of: .recipient, at: first + 1) == nil,
            !scanner.small.to.contains(utterance.word(first + 1)),
            // "Rather than on Reminders" puts nothing there.
            !utterance.tokens.indices.contains(where: { end(of: .insteadOf, at: $0) != nil }),
            !grammar.words.textVerbs.contains(utterance.word(first))
        else { return nil }
        let names = listTitles.map(grammar.words.tokens.words).filter { !$0.isEmpty }
        return utterance.tokens.indices.dropFirst(first + 1).firstResult { index -> Range<Int>? in
            let lead = isArticle(index - 1) ? index - 2 : index - 1
            guard lead >= first, end(of: .relation, at: lead) == lead + 1, end(of: .purpose, at: lead) == nil else { return nil }
            return names.firstResult { name -> Range<Int>? in
                let end = index + name.count
                guard isSaid(name, at: index), endsClause(at: end) else { return nil }
                // "On Friday" is rather a day than a list.
                let isTime = name.count == 1 && scanner.futureTimeEnd(at: index) == end
                return isTime && scanner.small.timePrepositions.contains(utterance.word(lead)) ? nil : index..<end
            }
        }
    }

    private func endsClause(at index: Int) -> Bool {
        index == utterance.count || utterance.mayBeginClause(at: index) || isPolite(index) || end(of: .too, at: index) != nil
            || closerStart(after: index - 1) <= index
    }
}
