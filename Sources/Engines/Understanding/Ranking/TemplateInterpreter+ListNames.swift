import IntentSchema

// A list or a note that is called by its name alone: "add flowers to wedding saturday", of which the day is no time, "show me car stuff".
extension TemplateInterpreter {
    private static let longest = 60

    /// The words with the noun for a list or a note behind the name of one that was made or shown before, where what is done with it ends with
    /// that name; `nil` if there is no such name, or it may belong to a text.
    func namingList(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard !context.recent.isEmpty, utterance.count <= Self.longest, utterance.quotes.isEmpty,
            case let reader = reader(of: utterance, in: context), !reader.takesAnyText,
            let list = grammar.words.small.listNouns.first, let note = grammar.words.small.noteNouns.first
        else { return nil }
        let (titles, notes) = (reader.listTitles, reader.noteTitles)
        for (name, noun) in [
            (reader.nameAtEnd(of: titles), list), (reader.nameAtEnd(of: notes), note),
        ] {
            if let name { return naming(name, noun, utterance, in: context) }
        }
        // "Show me camping".
        for (name, noun) in [(reader.nameAlone(among: titles), list), (reader.nameAlone(among: notes), note)] {
            let article = grammar.words.small.definite.first.map { $0 + " " } ?? ""
            if let name,
                case let named = reader.headBefore(name) + " " + article + noun + " "
                    + utterance.freeText(name.lowerBound..<utterance.count),
                case .request(let request)? = readByRules(named, in: context).acts.first, grammar.looksUp(request.intent),
                grammar.intentIndices[request.intent].map({ grammar.intents[$0].vocabulary.contains(noun) }) ?? false
            {
                return named
            }
        }
        return nil
    }

    /// The words with the noun behind the name.
    private func naming(_ name: Range<Int>, _ noun: String, _ utterance: Utterance, in context: InterpretationContext) -> String {
        let reader = reader(of: utterance, in: context)
        let rest = String(utterance.characters[utterance.tokens[name.upperBound - 1].end...])
        let article = reader.isArticle(name.lowerBound - 1) ? nil : grammar.words.small.definite.first
        // Quoted, a day in it is no time.
        let hasTime = name.contains { reader.scanner.futureTimeEnd(at: $0) != nil }
        let title = hasTime ? "\"\(utterance.text(name))\"" : utterance.text(name)
        return [utterance.freeText(0..<name.lowerBound), article, title, noun].compactMap(\.self).joined(separator: " ") + rest
    }
}

extension TurnReader {
    /// The titles of the notes that were made, changed or shown, latest first.
    fileprivate var noteTitles: [String] {
        context.recent.compactMap { record in
            let note = record.fields.sorted { $0.key < $1.key }.firstResult { _, value in
                value.elements.first { $0.record?.type == "INNote" }?.record
            }
            let title = note?["title"] ?? (record.type == "INCreateNoteIntent" ? record["title"] : nil)
            return title?.record?["spokenPhrase"]?.string ?? title?.string
        }
    }

    /// The words before the name and its article.
    fileprivate func headBefore(_ name: Range<Int>) -> String {
        utterance.freeText(0..<(isArticle(name.lowerBound - 1) ? name.lowerBound - 1 : name.lowerBound))
    }

    /// The only thing that stands behind a verb, where it is one of the names.
    fileprivate func nameAlone(among titles: [String]) -> Range<Int>? {
        var start = openerEnd + 1
        guard start < utterance.count, opensRequest(at: start - 1) else { return nil }
        if let next = end(of: .recipient, at: start) { start = next }
        if start < utterance.count, isArticle(start) { start += 1 }
        return titles.map(grammar.words.tokens.words).firstResult { name -> Range<Int>? in
            guard !name.isEmpty, start < utterance.count, isSaid(name, at: start), case let end = start + name.count,
                end == utterance.count || closerStart(after: end - 1) <= end,
                !(start..<end).contains(where: { index in
                    !grammar.intents(about: utterance.word(index)).isEmpty
                })
            else { return nil }
            return start..<end
        }
    }

    /// The name of a list or a note, behind words such as "to" or "on", at the end of a clause; `nil` if there is none.
    fileprivate func nameAtEnd(of titles: [String]) -> Range<Int>? {
        let first = openerEnd
        // "Remind me to go to wedding Saturday" names no list.
        guard first + 2 < utterance.count, end(of: .recipient, at: first + 1) == nil,
            !scanner.small.to.contains(utterance.word(first + 1)),
            // "Rather than on Reminders" puts nothing there.
            !utterance.tokens.indices.contains(where: { end(of: .insteadOf, at: $0) != nil }),
            !grammar.words.textVerbs.contains(utterance.word(first))
        else { return nil }
        let names = titles.map(grammar.words.tokens.words).filter { !$0.isEmpty }
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
            // "… and remind me to buy it".
            || index + 1 < utterance.count && scanner.small.and.contains(utterance.word(index)) && isOrder(at: index + 1)
    }
}
