import TextTokens

/// The grammar of English times and amounts.
struct EnglishGrammar: RecogniserGrammar {
    func times(
        in text: TokenisedText, _ language: RecogniserLanguage, _ conventions: TimeConventions, daysFirst: Bool
    ) -> (any TimePhrases)? {
        TimeParser(text, language: language, options: conventions, daysFirst: daysFirst)
    }

    func quantities(
        in text: TokenisedText, _ language: RecogniserLanguage, _ options: QuantityRecogniser.Options
    ) -> any QuantityPhrases {
        QuantityParser(scan: QuantityScan(text, language, options))
    }
}

extension TimeParser: TimePhrases {
    func leadsToDay(_ token: Int) -> Bool {
        switch role(token) {
        case .on, .in, .during, .from: true
        default: false
        }
    }

    func longest(at token: Int) -> (expression: TimeExpression, range: Range<Int>)? {
        guard token >= 0, token < text.count, mayBegin(token), let found = expression(at: token), found.end > token else {
            return nil
        }
        return (found.value, found.begin..<found.end)
    }
}

/// Parses the amounts of one text, whose words are looked up once.
struct QuantityParser: QuantityPhrases {
    let scan: QuantityScan

    var numbers: any NumberPhrases { scan.numbers }

    func entities() -> [QuantityEntity] {
        var reading = scan
        return reading.all()
    }

    func limit(_ kind: QuantityEntity.Kind, at start: Int) -> QuantityEntity? {
        guard start >= 0, start < scan.text.count, scan.roles[start].contains(.bound),
            let found = QuantityScan(scan, only: kind).interval(at: start), found.bound == .atMost || found.bound == .atLeast
        else { return nil }
        return found
    }

    func longest(_ kind: QuantityEntity.Kind, at start: Int) -> QuantityEntity? {
        start >= 0 && start < scan.text.count && scan.mayBegin(kind, at: start) ? scan.longest(kind, at: start) : nil
    }
}
