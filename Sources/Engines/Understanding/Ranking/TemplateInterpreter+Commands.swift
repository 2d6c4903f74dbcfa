import IntentSchema

// What a comma separates: two commands, or a command and what belongs to it.
extension TemplateInterpreter {
    /// Whether the words are an order and say nothing about somebody or something: "my flight is at six" is none.
    func isCommand(_ utterance: Utterance, before end: Int, in context: InterpretationContext) -> Bool {
        let reader = reader(of: utterance, in: context)
        let start = reader.behindLeadIns
        return start < end && opensRequest(utterance, at: start)
            && !grammar.words.small.subjectDeterminers.contains(utterance.word(start))
    }

    /// Whether the word only introduces a text of the reading of all words: the "note" of "pay Mom 20, note lunch".
    func isLabel(_ word: Token, of whole: Hypothesis?, besides second: Hypothesis) -> Bool {
        guard let whole, whole.intent != second.intent, second.spans.allSatisfy({ $0.source == "text" }),
            let intent = grammar.intentIndices[whole.intent]
        else { return false }
        return grammar.intents[intent].vocabulary.contains(word)
    }

    /// Whether a text holds several clauses that may be requests, so that it may not be one: "text Nora hi, pay Mary 5, call Wei".
    func listsRequests(_ hypothesis: Hypothesis) -> Bool {
        let texts = hypothesis.spans.filter { $0.source == "text" && $0.text.contains(",") }
        let isList = texts.contains { span in
            let words = tokens(of: span.text)
            return words.tokens.indices.count { $0 > 0 && isJoined(words, $0) && opensRequest(words, at: $0) } > 1
        }
        return isList || hypothesis.followers?.contains(where: listsRequests) == true
    }

    func isJoined(_ words: Utterance, _ index: Int) -> Bool {
        followsComma(words, index) && !grammar.words.joints.contains(words.word(index))
            || grammar.words.joints.contains(words.word(index - 1))
    }
}
