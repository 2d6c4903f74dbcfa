import TextTokens

/// The features of the slot model: for every token, features shared by all intents and features specific to one.
struct SlotFeatures: Sendable {
    /// The features of all tokens, concatenated; token `i` has those from `sharedStarts[i]` up to `sharedStarts[i + 1]`.
    private(set) var shared: [UInt64] = []
    private(set) var sharedStarts: [Int] = [0]
    /// For each token, the first of its features that depend only on its position in the sentence.
    private var placeStarts: [Int] = []
    /// Features that are combined with the intent before look-up.
    private(set) var joined: [UInt64] = []
    private(set) var joinedStarts: [Int] = [0]
    /// Readable names of the features in `shared`; empty unless requested.
    private(set) var names: [String] = []
    private let isNamed: Bool

    var count: Int { sharedStarts.count - 1 }

    /// The input for the features.
    struct Source {
        var text: TokenisedText
        var hits: [TokenHit]
        /// Values known from training that occur in the text.
        var values: [Mark]
        var askedSlot: String?
    }

    init(_ source: Source, isNamed: Bool = false) {
        self.isNamed = isNamed
        let words = Words(source.text)
        let hits = source.hits.map { Mark($0) }
        let hitPlaces = MarkPlaces(hits, count: source.text.count)
        let valuePlaces = MarkPlaces(source.values, count: source.text.count)
        let asked = source.askedSlot.map(FeatureHash.of)
        shared.reserveCapacity(source.text.count * 160)
        joined.reserveCapacity(source.text.count * 50)
        for token in 0..<source.text.count {
            addWords(words, token)
            addForms(words, token)
            addMarks(hits, hitPlaces, token, template: 100, "recognised")
            addMarks(source.values, valuePlaces, token, template: 120, "known value")
            addPlace(words, token, asked: asked)
            sharedStarts.append(shared.count)
            joinedStarts.append(joined.count)
        }
    }

    func shared(of token: Int) -> ArraySlice<UInt64> { shared[sharedStarts[token]..<sharedStarts[token + 1]] }

    /// A token's shared features before those of `placeHashes`, and after them.
    func sharedBesidePlace(of token: Int) -> (before: ArraySlice<UInt64>, after: ArraySlice<UInt64>) {
        let place = placeStarts[token]
        return (shared[sharedStarts[token]..<place], shared[place + Self.placeCount..<sharedStarts[token + 1]])
    }

    func joined(of token: Int) -> ArraySlice<UInt64> { joined[joinedStarts[token]..<joinedStarts[token + 1]] }

    /// The hash that makes a feature specific to an intent when combined with it.
    static func owner(_ intent: String) -> UInt64 { FeatureHash.join(7, FeatureHash.of(intent)) }

    /// The keys of a token's shared features and of those specific to the intent.
    func keys(of token: Int, intent: UInt64) -> [UInt32] {
        shared(of: token).map { FeatureHash.key($0) }
            + joined(of: token).map { FeatureHash.key(FeatureHash.join($0, intent)) }
    }

    /// The keys of a token's features as an added intent's own.
    func ownKeys(of token: Int, owner: UInt64) -> [UInt32] {
        shared(of: token).map { FeatureHash.key(FeatureHash.join($0, owner)) }
    }
}

// MARK: Templates

extension SlotFeatures {
    /// Forms with padding, so that neighbours beyond the ends have forms, too.
    private struct Words {
        static let margin = 3
        let text: TokenisedText
        let forms: [TokenForms]
        let quoted: [Bool]

        init(_ text: TokenisedText) {
            self.text = text
            forms = TokenForms.all(of: text)
            var isOpen = false
            quoted = text.tokens.map { token in
                if token.text == "\"" || token.text == "\u{201C}" || token.text == "\u{201D}" { isOpen.toggle() }
                return isOpen
            }
        }

        subscript(_ token: Int) -> TokenForms? { token >= 0 && token < forms.count ? forms[token] : nil }

        /// The word at the index; beyond the ends, a padding word for the distance.
        func word(_ token: Int) -> UInt64 {
            if token >= 0 && token < forms.count { return forms[token].word }
            return token < 0 ? UInt64(-token) : UInt64(100 + token - forms.count)
        }

        func shape(_ token: Int) -> UInt64 { self[token]?.shape ?? 0 }

        func written(_ token: Int) -> String { text.word(token).isEmpty ? "–" : text.word(token) }
    }

    private mutating func add(_ template: UInt64, _ value: UInt64, _ name: @autoclosure () -> String) {
        shared.append(FeatureHash.join(template, value))
        if isNamed { names.append(name()) }
    }

    private mutating func addJoined(_ template: UInt64, _ value: UInt64, _ name: @autoclosure () -> String) {
        add(template, value, name())
        joined.append(FeatureHash.join(template, value))
    }

    private mutating func addWords(_ words: Words, _ token: Int) {
        for distance in -3...3 {
            addJoined(
                UInt64(10 + distance), words.word(token + distance),
                "\(Self.place(distance)) “\(words.written(token + distance))”")
        }
        for distance in -2...1 {
            let pair = FeatureHash.join(words.word(token + distance), words.word(token + distance + 1))
            addJoined(UInt64(20 + distance), pair, Self.row(words, token, distance, 2))
        }
        for distance in -3...1 {
            let pair = FeatureHash.join(words.word(token + distance), words.word(token + distance + 1))
            let three = FeatureHash.join(pair, words.word(token + distance + 2))
            add(UInt64(30 + distance), three, Self.row(words, token, distance, 3))
        }
        let around = FeatureHash.join(words.word(token - 1), words.word(token + 1))
        add(35, around, "between “\(words.written(token - 1))” and “\(words.written(token + 1))”")
        add(36, words.forms[token].exact, "exactly “\(words.written(token))”")
    }

    private static func place(_ distance: Int) -> String {
        distance == 0 ? "word" : distance < 0 ? "\(-distance) before" : "\(distance) after"
    }

    private static func row(_ words: Words, _ token: Int, _ distance: Int, _ count: Int) -> String {
        let row = (0..<count).map { words.written(token + distance + $0) }.joined(separator: " ")
        return "\(place(distance)) “\(row)”"
    }

    private mutating func addForms(_ words: Words, _ token: Int) {
        let forms = words.forms[token]
        for length in 0..<max(forms.affixCount, 0) {
            add(UInt64(40 + length), forms.prefixes[length], "begins “\(words.written(token).prefix(length + 1))”")
            add(UInt64(44 + length), forms.suffixes[length], "ends “\(words.written(token).suffix(length + 1))”")
        }
        for distance in -1...1 { add(UInt64(51 + distance), words.shape(token + distance), "\(Self.place(distance)) shape") }
        add(53, FeatureHash.join(words.shape(token - 1), forms.shape), "shapes with the word before")
        add(54, FeatureHash.join(forms.shape, words.shape(token + 1)), "shapes with the word after")
        if let last = words[token - 1], last.affixCount > 2 { add(55, last.suffixes[2], "ending of the word before") }
        if let next = words[token + 1], next.affixCount > 2 { add(56, next.suffixes[2], "ending of the word after") }
    }

    private mutating func addMarks(
        _ marks: [Mark], _ places: MarkPlaces, _ token: Int, template: UInt64, _ kind: String
    ) {
        func name(_ place: MarkPlaces.Place) -> String { marks[Int(place.mark)].name }
        for place in places[token] { addJoined(template, place.hash, "\(kind): \(name(place))") }
        if token > 0 {
            for place in places[token - 1] { add(template + 1, place.hash, "1 before \(kind): \(name(place))") }
        }
        if token + 1 < places.count {
            for place in places[token + 1] { add(template + 2, place.hash, "1 after \(kind): \(name(place))") }
        }
        if places[token].isEmpty { add(template + 3, 0, "not \(kind)") }
    }

    /// The number of features that depend only on a token's position.
    private static let placeCount = 3

    /// The features that depend only on a token's position: the number of tokens before it and from it to the end, each limited
    /// to three.
    static func placeHashes(before: Int, left: Int) -> [UInt64] {
        [FeatureHash.join(60, 0), FeatureHash.join(61, UInt64(min(before, 3))), FeatureHash.join(62, UInt64(min(left, 3)))]
    }

    private mutating func addPlace(_ words: Words, _ token: Int, asked: UInt64?) {
        placeStarts.append(shared.count)
        addJoined(60, 0, "any word")
        add(61, UInt64(min(token, 3)), "place from the beginning")
        add(62, UInt64(min(words.forms.count - token, 3)), "place from the end")
        if words.quoted[token] { add(63, 0, "in quotation marks") }
        guard let asked else { return }
        add(64, asked, "what was asked for")
        add(65, FeatureHash.join(asked, words.word(token)), "what was asked for, with the word")
        add(66, FeatureHash.join(asked, token == 0 ? 1 : 0), "what was asked for, with the place")
    }
}
