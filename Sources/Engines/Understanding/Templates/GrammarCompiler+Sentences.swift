import IntentSchema

/// The sentence type, as far as it decides whether the sentence is a request. Only commands and polite requests are carried out;
/// after the classes of speech acts in Searle, "A Classification of Illocutionary Acts" (1976).
typealias Sentence = NotUnderstood.Sentence

extension GrammarCompiler {
    /// Adds the phrases that begin sentences other than requests, and the polite phrases that don't.
    mutating func addSentences() throws(TemplateError) {
        for file in files {
            for (name, texts) in (file.sentences ?? [:]).sorted(by: { $0.key < $1.key }) {
                guard let place = Sentence.allCases.firstIndex(where: { $0.rawValue == name }) else {
                    let known = Sentence.allCases.map(\.rawValue).joined(separator: ", ")
                    throw TemplateError("templates/\(file.name).yaml: '\(name)' is no kind of sentence; there are \(known)")
                }
                for text in texts { try add(text, of: file, to: \.sentences, Int32(place)) }
            }
            let inside: [(Sentence, [String])] = [(.condition, file.conditions ?? []), (.negated, file.contradictions ?? [])]
            for (sentence, texts) in inside {
                let place = Int32(Sentence.allCases.firstIndex(of: sentence) ?? 0)
                for text in texts { try add(text, of: file, to: \.conditions, place) }
            }
            for text in file.politeConditions ?? [] { try add(text, of: file, to: \.politeConditions, 0) }
            for text in file.leadIns ?? [] { try add(text, of: file, to: \.politeOpeners, 0) }
            for text in (file.everywhere ?? []) + (file.courtesies ?? []) { try add(text, of: file, to: \.courtesies, 0) }
            grammar.words.reportVerbs.formUnion(file.reportVerbs ?? [])
            for text in file.clauseJoints ?? [] { try add(text, of: file, to: \.clauseJoints, 0) }
            grammar.words.needVerbs.formUnion(file.needVerbs ?? [])
        }
    }

    private mutating func add(
        _ text: String, of file: TemplateFile, to table: WritableKeyPath<WordLists, PhraseTable>, _ value: Int32
    ) throws(TemplateError) {
        let pattern = try parse(text, file: file.name)
        guard pattern.slots.isEmpty else { return }
        for words in pattern.wordings where !words.isEmpty { grammar.words[keyPath: table].add(words: words, value) }
    }
}

extension Pattern {
    /// Every path through a pattern without slots.
    ///
    /// - Complexity: Linear in the number of its `paths`.
    var wordings: [[String]] {
        switch self {
        case .word(let word): [[word]]
        case .slot: []
        case .optional(let part): [[]] + part.wordings
        case .choice(let parts): parts.flatMap(\.wordings)
        case .sequence(let parts):
            parts.reduce([[]]) { ways, part in part.wordings.flatMap { end in ways.map { $0 + end } } }
        }
    }
}
