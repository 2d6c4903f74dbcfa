/// The words and signs of a plain yes or no.
enum Answers {
    static let lexicon: PhraseLexicon = {
        var lexicon = PhraseLexicon()
        for phrase in yes { lexicon.add(phrase, 1) }
        for phrase in no { lexicon.add(phrase, 0) }
        lexicon.sort()
        return lexicon
    }()

    private static let yes = [
        "yes", "yes please", "yeah", "yep", "yup", "yea", "ya", "yah", "aye", "sure", "sure thing", "ok", "okay", "okey", "k",
        "y", "of course",
        "absolutely", "definitely", "certainly", "by all means", "correct", "right", "that's right", "that is right", "true",
        "affirmative",
        "sounds good", "sounds great", "go ahead", "please do", "do it", "uh huh", "mhm", "i agree", "agree", "agreed", "indeed",
        "exactly",
        "fine", "why not", "you bet", "i do", "it is", "👌", "👍", "✅", "✔", "☑", "🙆",
    ]
    private static let no = [
        "no", "no thanks", "no thank you", "nope", "nop", "nah", "naw", "nay", "n", "no way", "not at all", "not ok", "not okay",
        "never",
        "false", "wrong", "incorrect", "disagree", "i disagree", "i don't think so", "not really", "negative", "uh uh",
        "i do not", "i don't",
        "it isn't", "it is not", "absolutely not", "of course not", "definitely not", "certainly not", "👎", "✋", "🖐", "❌", "✖",
        "🙅",
    ]
}

/// Positions that count from the end or from what is shown.
enum RelativePositions {
    /// Offset and origin of each phrase.
    static let values: [(offset: Int, origin: QuantityEntity.Origin, isWordAlone: Bool)] = phrases.map {
        ($0.offset, $0.origin, $0.isWordAlone)
    }

    static let lexicon: PhraseLexicon = {
        var lexicon = PhraseLexicon()
        for (index, entry) in phrases.enumerated() { for phrase in entry.phrases { lexicon.add(phrase, index) } }
        lexicon.sort()
        return lexicon
    }()

    private static let phrases: [(phrases: [String], offset: Int, origin: QuantityEntity.Origin, isWordAlone: Bool)] = [
        (["next one"], 1, .current, false), (["previous one", "preceding one"], -1, .current, false),
        (["current one"], 0, .current, false), (["the very last", "very last"], 0, .end, false),
        (
            [
                "penultimate", "next to last", "next-to-last", "last but one", "the one before the last one",
                "the one before the last",
                "one before the last one", "one before last", "the one before last",
            ], -1, .end, false
        ),
        (["antepenultimate", "last but two"], -2, .end, false),
        (["next"], 1, .current, true), (["previous", "preceding"], -1, .current, true), (["current"], 0, .current, true),
        (["last"], 0, .end, true),
    ]
}

/// Words that make a limit of the amount behind them.
enum Bounds {
    static let values: [QuantityEntity.Bound] = [.atMost, .atLeast, .between, .between, .exact]

    static let lexicon: PhraseLexicon = {
        var lexicon = PhraseLexicon()
        for (index, phrases) in phrases.enumerated() { for phrase in phrases { lexicon.add(phrase, index) } }
        lexicon.sort()
        return lexicon
    }()

    private static let phrases: [[String]] = [
        [
            "under", "less than", "lower than", "below", "at most", "no more than", "not more than", "up to", "fewer than",
            "smaller than",
            "no higher than", "cheaper than", "maximum", "max", "within", "maximum of", "a maximum of", "at maximum",
            "shorter than",
        ],
        [
            "over", "more than", "above", "at least", "no less than", "not less than", "greater than", "higher than", "exceeding",
            "beyond",
            "no lower than", "minimum", "minimum of", "a minimum of", "longer than", "upwards of", "larger than", "bigger than",
            "no fewer than",
        ],
        ["between"], ["from"], ["around", "about", "approximately", "roughly", "nearly", "almost", "some"],
    ]
}
