import Randomness

extension SampleText {
    /// Templates spell contractions out, matching both forms; people mostly contract.
    private static let endings = ["is": "'s", "am": "'m", "have": "'ve", "will": "'ll", "would": "'d", "are": "'re"]
    private static let pronouns: Set<String> = ["i", "you", "we", "they", "he", "she", "it"]
    private static let heads: Set<String> = ["what", "where", "who", "when", "how", "that", "there", "here"]
    private static let negations = [
        "dont": "don't", "cant": "can't", "wont": "won't", "isnt": "isn't", "didnt": "didn't", "doesnt": "doesn't",
        "arent": "aren't", "wasnt": "wasn't", "havent": "haven't", "couldnt": "couldn't", "wouldnt": "wouldn't",
        "shouldnt": "shouldn't", "oclock": "o'clock", "maam": "ma'am",
    ]

    mutating func add(word: String, using generator: inout SeededRandom) {
        guard let ending = Self.endings[word], !text.isEmpty, contracts(word, using: &generator) else {
            return add(word: Self.negations[word] ?? word)
        }
        attach(ending)
    }

    private func contracts(_ word: String, using generator: inout SeededRandom) -> Bool {
        if word == "is", endsInSlot || lastWord == "let" { return true }
        if word == "am" || word == "have" { return lastWord == "i" && (word == "am" || text == "i") && generator.happens(0.8) }
        let isPronoun = Self.pronouns.contains(lastWord)
        let isPossible = word == "is" ? !["is", "i", "you", "we", "they"].contains(lastWord) && !endsInSlot : isPronoun
        let isUsual = isPronoun || Self.heads.contains(lastWord)
        return isPossible && generator.happens(isUsual ? 0.7 : 0.3)
    }
}
