import IntentSchema

// Notes made or shown before: another title, which no app gives, and what stands in them: "rename the note to Cabin info", "what's the door
// code again?".
extension TurnReader {
    private static let longestRenaming = 14
    private static let longestQuestion = 14
    private static let noteMade = "INCreateNoteIntent"
    /// The intents that make or change a note.
    static let noted: Set<String> = [noteMade, "INAppendToNoteIntent"]
    private static let search = "INSearchForNotebookItemsIntent"

    // MARK: - Another title

    /// That a note keeps its title, where the words give it another one: "call it Cabin info" behind a note, "rename my cabin note to …". `nil`
    /// if they do not, or an app can change notes.
    func renamesNote() -> DialogueAct? {
        let starts = [max(meaningStart, openerEnd), behindLeadIns]
        if let list = listRenamed(from: starts) { return list }
        if !mayChangeNotes, starts.contains(where: changesTextOfNote) {
            return .notUnderstood(.cannotAmend(Amendment(Self.noteMade, isEnding: false)))
        }
        guard utterance.count <= Self.longestRenaming, !mayChangeNotes, grammar.intentIndices[Self.noteMade] != nil,
            let named = starts.firstResult({ $0 < utterance.count ? noteRenamed(from: $0) : nil })
        else { return nil }
        let title = named.isEmpty ? lastNote?.title : noteTitle(by: named) ?? lastNote?.title
        return .notUnderstood(.cannotAmend(Amendment(Self.noteMade, isEnding: false, kept: title)))
    }

    /// Whether words of the last note are to give way to others, "change 4471 to 4417", a number to another one, "no, 4417", or the whole text of
    /// a note: "the note should say …".
    private func changesTextOfNote(from start: Int) -> Bool {
        guard start < utterance.count, !notes.isEmpty else { return false }
        let verb = end(of: .exchange, at: start) ?? end(of: .amending, at: start)
        if saysTextAnew(from: verb ?? start, isOrdered: verb != nil) { return true }
        guard dealsWithNotes, let note = lastNote else { return false }
        guard start + 1 == utterance.count || utterance.count <= Self.longestRenaming || !scanner.quotes.isEmpty || colon != nil
        else { return false }
        let own = grammar.words.tokens.utterance(note.text).tokens
        if start > 0, start + 1 == utterance.count, utterance.tokens[start].kind == .number {
            return own.contains { $0.kind == .number }
        }
        guard let verb,
            let border = (verb + 1..<max(verb + 1, utterance.count - 1)).first(where: {
                end(of: .exchangeTo, at: $0) != nil && !isArticle($0)
            }), case let old = (verb..<border).filter({ !isArticle($0) }),
            !old.isEmpty || end(of: .pronoun, at: verb) == border
        else { return false }
        // "Change that to 8821".
        if end(of: .pronoun, at: verb) == border, context.recent.first.map({ Self.noted.contains($0.type) }) ?? false {
            return true
        }
        return old.allSatisfy { index in own.contains { $0.text == utterance.word(index) } }
    }

    /// Whether a note, or its text, is named from the token on, and then what it should say: "the text of the note Programme to …". Without a verb
    /// in front of it, only "should say" and the like say so.
    private func saysTextAnew(from start: Int, isOrdered: Bool) -> Bool {
        let ends = isOrdered ? [Move.exchangeTo, .standing, .titleIs, .therefore] : [.titleIs]
        return (start + 1..<min(utterance.count, start + Self.longestRenaming)).contains { border in
            let isEnd = ends.contains { end(of: $0, at: border) != nil } || isOrdered && border == colon
            let words = start..<border
            let isNamed =
                words.contains { isNoteNoun($0) || end(of: .titleWord, at: $0) != nil }
                && (isOrdered || words.contains(where: isArticle))
            // "The title of the note" is none of its text.
            guard isEnd, isNamed, !words.contains(where: { end(of: .rename, at: $0) != nil }), !isArticle(border),
                !scanner.small.indefinite.contains(utterance.word(start))
            else { return false }
            return noteDesignated(by: words) != nil
        }
    }

    /// The title of a note made or shown before that consists of these words.
    private func title(of words: [Int]) -> String? {
        let named = words.map { utterance.word($0) }
        return notes.firstResult { note in
            note.title.flatMap { grammar.words.tokens.words($0) == named ? $0 : nil }
        }
    }

    private static let listMade = "INCreateTaskListIntent"

    /// That a list keeps its title, where the words give it another one: "rename the list to groceries".
    private func listRenamed(from starts: [Int]) -> DialogueAct? {
        guard utterance.count <= Self.longestRenaming, grammar.intentIndices[Self.listMade] != nil,
            !context.appIndex.changesLists
        else { return nil }
        let isRenamed = starts.contains { start in
            guard start < utterance.count, let verb = end(of: .rename, at: start),
                let border = (verb + 1..<max(verb + 1, utterance.count - 1)).first(where: { end(of: .exchangeTo, at: $0) != nil })
            else { return false }
            return scanner.small.listNouns.contains(utterance.word(border - 1))
        }
        return isRenamed ? .notUnderstood(.cannotAmend(Amendment(Self.listMade, isEnding: false))) : nil
    }

    private var mayChangeNotes: Bool { context.appIndex.changesNotes }

    /// The words for the note, none for the last one; `nil` if the words do not give a note a title.
    private func noteRenamed(from start: Int) -> Range<Int>? {
        if let verb = end(of: .rename, at: start), verb < utterance.count {
            if let pointed = end(of: .pronoun, at: verb), pointed < utterance.count {
                return dealsWithNotes ? verb..<verb : nil
            }
            return noteBeforeTitle(from: verb)
        }
        // "Change the title of the note to …", "the note should be called …".
        guard let verb = end(of: .exchange, at: start) ?? end(of: .amending, at: start),
            (verb..<utterance.count).contains(where: { end(of: .titleWord, at: $0) != nil && !isNoteNoun($0) }),
            let border = (verb..<utterance.count - 1).first(where: { end(of: .exchangeTo, at: $0) != nil && !isArticle($0) })
        else { return nil }
        if let noun = (verb..<border).first(where: isNoteNoun) { return before(noun, from: verb) }
        return dealsWithNotes && (verb..<border).allSatisfy { isArticle($0) || end(of: .titleWord, at: $0) != nil || isOwner($0) }
            ? verb..<verb : nil
    }

    /// "My cabin note to Cabin info": the words before the noun.
    private func noteBeforeTitle(from verb: Int) -> Range<Int>? {
        let border = (verb + 1..<max(verb + 1, utterance.count - 1)).first { end(of: .exchangeTo, at: $0) != nil }
        guard let noun = (verb..<(border ?? utterance.count - 1)).first(where: isNoteNoun) else { return nil }
        return before(noun, from: verb)
    }

    private func before(_ noun: Int, from start: Int) -> Range<Int> {
        let first = (start..<noun).first { !isArticle($0) && end(of: .titleWord, at: $0) == nil && !isOwner($0) } ?? noun
        return first..<noun
    }

    private func isOwner(_ index: Int) -> Bool {
        scanner.small.my.contains(utterance.word(index)) || scanner.small.of.contains(utterance.word(index))
    }

    private func isNoteNoun(_ index: Int) -> Bool {
        grammar.words.matters[Self.noteMade]?.contains(utterance.word(index)) ?? false
    }

    /// Whether the last request made, changed or showed a note.
    private var dealsWithNotes: Bool {
        guard let last = context.recent.first else { return false }
        if Self.noted.contains(last.type) { return true }
        return last.type == Self.search && context.recent.dropFirst().first?["notes"]?.list?.isEmpty == false
    }

    private func noteTitle(by words: Range<Int>) -> String? {
        let named = words.map { utterance.word($0) }
        return notes.first { note in
            let own = Set(grammar.words.tokens.words("\(note.title ?? "") \(note.text)"))
            return named.allSatisfy(own.contains)
        }?.title
    }

    // MARK: - What stands in a note

    /// The look-up of a note made or shown before, where the words ask what it says or want it read out: "what does my note Programme say now?",
    /// "read it back to me". `nil` if they say anything else.
    func noteReadOut() -> Hypothesis? {
        let start = behindOpening
        guard context.question == nil, !notes.isEmpty, utterance.count - start <= Self.longestQuestion, start < utterance.count,
            let type = grammar.enumerations["itemType"]?["note"],
            context.apps.contains(where: { $0.intents.contains(Self.search) })
        else { return nil }
        let shown = end(of: .readingOut, at: start)
        let asked = shown ?? (grammar.words.openQuestions.contains(utterance.word(start)) ? start + 1 : nil)
        guard let first = asked, first <= utterance.count, case let words = first..<utterance.count,
            shown != nil || words.contains(where: { end(of: .standing, at: $0) != nil || isNoteNoun($0) })
        else { return nil }
        let isOwn = words.contains { scanner.small.speakers.contains(utterance.word($0)) }
        guard let title = noteDesignated(by: words), words.contains(where: isNoteNoun) || isPointing(words) && !isOwn else {
            return nil
        }
        return Hypothesis(
            intent: Self.search, parameters: ["title": .record(.speakableString(title)), "itemType": .integer(type)], score: 1,
            template: "notes", reasons: ["reads out the note '\(title)'"])
    }

    /// The look-up of the note in which the answer stands, of a question that nothing else answers: "what's the door code again?". `nil` if no
    /// note made or shown before has the words, and they are not asked for once more.
    func soughtInNotes() -> Hypothesis? {
        let start = openerEnd
        guard context.question == nil, utterance.count <= Self.longestQuestion,
            grammar.words.openQuestions.contains(utterance.word(start)),
            let type = grammar.enumerations["itemType"]?["note"],
            context.apps.contains(where: { $0.intents.contains(Self.search) })
        else { return nil }
        let last = closerStart(after: start)
        let words = (start..<last).filter { index in
            let token = utterance.tokens[index]
            return token.kind != .symbol && token.expansion == nil && !grammar.words.openQuestions.contains(token.text)
                && !grammar.words.questions.contains(token.text) && !grammar.words.stopWords.contains(token.text)
                && !grammar.words.fillers.contains(token.text) && !isArticle(index)
        }
        guard !words.isEmpty, !words.contains(where: { isOffTopic(utterance.word($0)) }),
            let known = notes.firstResult({ wordsHeld(by: $0, of: words) }), let first = known.first, let end = known.last
        else { return nil }
        let isTogether = (first..<end).allSatisfy { known.contains($0) || utterance.tokens[$0].expansion != nil }
        let content = isTogether ? utterance.text(first..<end + 1) : known.map { utterance.word($0) }.joined(separator: " ")
        return Hypothesis(
            intent: Self.search, parameters: ["content": .string(content), "itemType": .integer(type)], score: 1,
            template: "notes", reasons: ["a note has '\(content)'"])
    }

    /// The title of the note made or shown before that the words name or point at, and nothing else: "the note called Programme", "it"; the last
    /// one if there are no words. `nil` if they name none.
    func noteDesignated(by words: Range<Int>) -> String? {
        let names = words.filter { index in
            !isNoteNoun(index) && !isOwner(index) && !isArticle(index) && !scanner.isStopWord[index] && !isPolite(index)
                && ![Move.standing, .naming, .pronoun, .titleWord, .too].contains { end(of: $0, at: index) != nil }
                && !grammar.words.openQuestions.contains(utterance.word(index))
        }
        guard names.isEmpty else { return words.contains(where: isNoteNoun) ? title(of: names) : nil }
        let isNamed =
            words.isEmpty || isPointing(words) || words.contains { isNoteNoun($0) || end(of: .titleWord, at: $0) != nil }
        return dealsWithNotes && isNamed ? lastNote?.title : nil
    }

    private func isPointing(_ words: Range<Int>) -> Bool { words.contains { end(of: .pronoun, at: $0) != nil } }

    /// The words that stand in the note: all of them, or all but one of three; `nil` if it has fewer.
    private func wordsHeld(by note: (title: String?, text: String), of words: [Int]) -> [Int]? {
        let own = Set(grammar.words.tokens.words("\(note.title ?? "") \(note.text)"))
        let held = words.filter { own.contains(utterance.word($0)) }
        return held.count == words.count || held.count > 1 && held.count == words.count - 1 ? held : nil
    }

    private var lastNote: (title: String?, text: String)? { notes.first }

    /// The notes made, changed or shown before, the latest first.
    private var notes: [(title: String?, text: String)] {
        context.recent.flatMap { record in
            record.fields.sorted { $0.key < $1.key }.flatMap { $0.value.notes }
        }
    }
}

extension ParameterValue {
    /// The notes in it, by their titles and texts.
    fileprivate var notes: [(title: String?, text: String)] {
        if let list { return list.flatMap(\.notes) }
        guard let record, record.type == "INNote" else { return [] }
        let texts = (record["contents"]?.list ?? []).compactMap { $0.record?["text"]?.string }
        let title = record["title"]?.record?["spokenPhrase"]?.string ?? record["title"]?.string
        return texts.isEmpty && title == nil ? [] : [(title, texts.joined(separator: " "))]
    }
}
