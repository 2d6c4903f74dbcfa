import TextTokens

/// What the slot model looks at: for every token, features that count for all intents and features that count within one.
struct SlotFeatures: Sendable {
    /// Features of all tokens one after another; token `i` has those from `starts[i]` up to `starts[i + 1]`.
    private(set) var shared: [UInt64] = []
    private(set) var sharedStarts: [Int] = [0]
    /// Features that are joined with the intent before they are looked up.
    private(set) var joined: [UInt64] = []
    private(set) var joinedStarts: [Int] = [0]

    var count: Int { sharedStarts.count - 1 }

    init(_ text: TokenisedText, marks: [Mark], values: [Mark], askedSlot: String?) {
        let words = Words(text)
        let hits = Mark.places(marks, count: text.count)
        let known = Mark.places(values, count: text.count)
        let asked = askedSlot.map(FeatureHash.of)
        shared.reserveCapacity(text.count * 80)
        for token in 0..<text.count {
            addWords(words, token)
            addForms(words, token)
            addMarks(hits, token, template: 100)
            addMarks(known, token, template: 120)
            addPlace(words, token, asked: asked)
            sharedStarts.append(shared.count)
            joinedStarts.append(joined.count)
        }
    }

    /// The keys of a token's features, given the intent. An intent with features of its own has every feature joined with it as well;
    /// `ownOnly` leaves out all others.
    func keys(of token: Int, intent: UInt64, ownOnly: Bool = false, own: Bool = false) -> [UInt32] {
        let all = shared[sharedStarts[token]..<sharedStarts[token + 1]]
        var keys: [UInt32] = []
        keys.reserveCapacity(all.count * 2)
        if !ownOnly {
            for hash in all { keys.append(FeatureHash.key(hash)) }
            for hash in joined[joinedStarts[token]..<joinedStarts[token + 1]] {
                keys.append(FeatureHash.key(FeatureHash.join(hash, intent)))
            }
        }
        if own {
            let intent = FeatureHash.join(7, intent)
            for hash in all { keys.append(FeatureHash.key(FeatureHash.join(hash, intent))) }
        }
        return keys
    }
}

// MARK: Templates

extension SlotFeatures {
    /// Forms with a margin, so that neighbours beyond the ends have forms too.
    private struct Words {
        static let margin = 3
        let forms: [TokenForms?]
        let count: Int
        let quoted: [Bool]

        init(_ text: TokenisedText) {
            let margin = [TokenForms?](repeating: nil, count: Self.margin)
            forms = margin + TokenForms.all(of: text).map(Optional.some) + margin
            count = text.count
            var isOpen = false
            var quoted: [Bool] = []
            for token in text.tokens {
                if token.text == "\"" || token.text == "\u{201C}" || token.text == "\u{201D}" { isOpen.toggle() }
                quoted.append(isOpen)
            }
            self.quoted = quoted
        }

        subscript(_ token: Int) -> TokenForms? { forms[token + Self.margin] }

        /// The word at the place; beyond the ends, a word that says how far.
        func word(_ token: Int) -> UInt64 {
            self[token]?.word ?? (token < 0 ? UInt64(truncatingIfNeeded: -token) : UInt64(100 + token - count))
        }
    }

    private mutating func add(_ template: UInt64, _ value: UInt64) { shared.append(FeatureHash.join(template, value)) }

    private mutating func add(_ template: UInt64, _ first: UInt64, _ second: UInt64) {
        shared.append(FeatureHash.join(FeatureHash.join(template, first), second))
    }

    private mutating func addJoined(_ template: UInt64, _ value: UInt64) {
        let hash = FeatureHash.join(template, value)
        shared.append(hash)
        joined.append(hash)
    }

    private mutating func addWords(_ words: Words, _ token: Int) {
        for distance in -3...3 { addJoined(UInt64(10 + distance), words.word(token + distance)) }
        for distance in -2...1 {
            let pair = FeatureHash.join(words.word(token + distance), words.word(token + distance + 1))
            addJoined(UInt64(20 + distance), pair)
        }
        for distance in -3...1 {
            let pair = FeatureHash.join(words.word(token + distance), words.word(token + distance + 1))
            add(UInt64(30 + distance), pair, words.word(min(token + distance + 2, token + 3)))
        }
        add(35, words.word(token - 1), words.word(token + 1))
        if let exact = words[token]?.exact { add(36, exact) }
    }

    private mutating func addForms(_ words: Words, _ token: Int) {
        guard let forms = words[token] else { return }
        for (length, prefix) in forms.prefixes.enumerated() { add(UInt64(40 + length), prefix) }
        for (length, suffix) in forms.suffixes.enumerated() { add(UInt64(44 + length), suffix) }
        for distance in -1...1 { add(UInt64(51 + distance), words[token + distance]?.shape ?? 0) }
        add(53, words[token - 1]?.shape ?? 0, forms.shape)
        add(54, forms.shape, words[token + 1]?.shape ?? 0)
        if let last = words[token - 1]?.suffixes.last { add(55, last) }
        if let next = words[token + 1]?.suffixes.last { add(56, next) }
    }

    private mutating func addMarks(_ places: [[UInt64]], _ token: Int, template: UInt64) {
        for place in places[token] {
            add(template, place)
            joined.append(FeatureHash.join(template, place))
        }
        if token > 0 { for place in places[token - 1] { add(template + 1, place) } }
        if token + 1 < places.count { for place in places[token + 1] { add(template + 2, place) } }
        if places[token].isEmpty { add(template + 3, 0) }
    }

    private mutating func addPlace(_ words: Words, _ token: Int, asked: UInt64?) {
        addJoined(60, 0)
        add(61, UInt64(min(token, 3)))
        add(62, UInt64(min(words.count - token, 3)))
        if words.quoted[token] { add(63, 0) }
        guard let asked else { return }
        add(64, asked)
        add(65, asked, words.word(token))
        add(66, asked, token == 0 ? 1 : 0)
    }
}
