/// Finds the ways through the automaton that explain an utterance best.
///
/// Every token is explained to a degree from 0 to 1: a word of the template fully, a known value nearly so, unknown words by half,
/// words passed over not at all. A way's score is the mean of these degrees.
struct Matcher {
    /// How one item came from the item before it.
    enum Via: Sendable {
        case start
        case word
        case skip
        case slot(Int32, SlotMatch)
        case finish(Int32)
    }

    /// A place reached in automaton and utterance.
    struct Item: Sendable {
        var state: Int32
        /// The template that has ended; -1 while inside the first.
        var template: Int32
        /// The slots filled.
        var filled: UInt32
        /// Sum of the degrees so far.
        var total: Float
        /// Words passed over that mean something.
        var skipped: Int
        /// The item before; -1 for the first.
        var previous: Int32
        /// Whether a better way to the same place was found since.
        var isOutdone = false
    }

    /// One complete way.
    struct Match: Sendable {
        /// Index of the last item.
        var item: Int32
        var template: Int32
        var score: Float
    }

    private static let mostSkipped = 2
    private static let fillerDegree: Float = 0.9
    private static let skipDegree: Float = -1
    private static let leadInLoss: Float = 0.1
    private static let courtesyLoss: Float = 0.005
    private static let secondAnswerLoss: Float = 0.01
    private static let courtesyLeadInLoss: Float = 0.02
    private static let textDegree: Float = 0.7
    private static let longestTitle = 8
    private static let leadingFillerBonus: Float = 0.21

    private let grammar: Grammar
    let scanner: SlotScanner
    private let isFiller: [Bool]
    private let isBlocker: [Bool]
    private var items: [Item] = []
    /// How each item was reached; apart from the items, which are then plain numbers.
    private var ways: [Via] = []
    private var waiting: [[Int32]]
    private var best: [ReachedPlaces]
    private let skipsUnknown: Bool
    /// Where shared states lead in this run.
    private var continuations: [(from: Int32, to: Int32)] = []

    /// - Parameter skipsUnknown: Whether words that mean nothing here may be passed over.
    init(_ scanner: SlotScanner, skipsUnknown: Bool) {
        self.scanner = scanner
        grammar = scanner.grammar
        let tokens = scanner.utterance.tokens
        isFiller = tokens.map { scanner.grammar.words.fillers.contains($0.text) }
        isBlocker = tokens.map { scanner.grammar.words.blockers.contains($0.text) }
        waiting = Array(repeating: [], count: tokens.count + 1)
        best = Array(repeating: ReachedPlaces(), count: tokens.count + 1)
        self.skipsUnknown = skipsUnknown
    }

    /// The complete ways from a start state, the best first, at most one for each template and set of filled slots.
    ///
    /// - Parameter continuations: Where states that many grammars share lead this time.
    mutating func run(from start: Int32, continuing continuations: [(from: Int32, to: Int32)] = []) -> [Match] {
        self.continuations = continuations
        items.removeAll(keepingCapacity: true)
        ways.removeAll(keepingCapacity: true)
        for index in waiting.indices {
            waiting[index].removeAll(keepingCapacity: true)
            best[index].removeAll()
        }
        push(.init(state: start, template: -1, filled: 0, total: 0, skipped: 0, previous: -1), via: .start, at: 0)
        let count = scanner.utterance.count
        var complete: [Match] = []
        for position in 0...count {
            var next = 0
            while next < waiting[position].count {
                let index = waiting[position][next]
                next += 1
                guard !items[Int(index)].isOutdone else { continue }
                if position < count {
                    advance(index, at: position)
                } else if let match = completed(index) {
                    complete.append(match)
                }
                finish(index, at: position)
            }
        }
        return complete.sorted { $0.score > $1.score }
    }

    private mutating func push(_ item: Item, via: Via, at position: Int) {
        let (state, template, filled) = (item.state, item.template, item.filled)
        if let known = best[position].item(state: state, template: template, filled: filled),
            items[Int(known)].total >= item.total
        {
            return
        }
        items.append(item)
        ways.append(via)
        let number = Int32(items.count - 1)
        if let known = best[position].replace(number, state: state, template: template, filled: filled) {
            items[Int(known)].isOutdone = true
        }
        waiting[position].append(number)
    }

    private mutating func step(
        _ index: Int32, to state: Int32, via: Via, degree: Float, end: Int, filled: UInt32? = nil, skipped: Int = 0
    ) {
        let item = items[Int(index)]
        push(
            .init(
                state: state, template: item.template, filled: filled ?? item.filled, total: item.total + degree,
                skipped: item.skipped + skipped, previous: index), via: via, at: end)
    }
}

// MARK: Steps

extension Matcher {
    private mutating func advance(_ index: Int32, at position: Int) {
        let state = Int(items[Int(index)].state)
        let word = scanner.utterance.tokens[position].word
        let expansion = scanner.utterance.tokens[position].expansionWord
        follow(word, from: state, index, at: position)
        if expansion != word { follow(expansion, from: state, index, at: position) }
        for edge in grammar.automaton.states[state].slots { fill(edge, index, at: position) }
        skip(index, skipsUnknown: grammar.automaton.states[state].skipsUnknown, at: position)
    }

    private mutating func follow(_ word: Int32, from state: Int, _ index: Int32, at position: Int) {
        var edge = grammar.automaton.states[state].firstEdge(word)
        while edge < grammar.automaton.states[state].words.count, grammar.automaton.states[state].words[edge].word == word {
            let target = grammar.automaton.states[state].words[edge].target
            step(index, to: target, via: .word, degree: 1, end: position + 1)
            edge += 1
        }
    }

    private mutating func skip(_ index: Int32, skipsUnknown isSkippable: Bool, at position: Int) {
        let item = items[Int(index)]
        if isFiller[position] {
            step(index, to: item.state, via: .skip, degree: Self.fillerDegree, end: position + 1)
        } else if skipsUnknown, isSkippable, !isBlocker[position] {
            // Before the request one word at most: more of them make it another sentence.
            let limit = item.template < 0 ? 1 : Self.mostSkipped
            guard item.skipped < limit else { return }
            step(index, to: item.state, via: .skip, degree: Self.skipDegree, end: position + 1, skipped: 1)
        }
    }

    private mutating func fill(_ edge: Automaton.SlotEdge, _ index: Int32, at position: Int) {
        let bit = grammar.slots[Int(edge.slot)].bit
        let recogniser = grammar.slots[Int(edge.slot)].recogniser
        guard items[Int(index)].filled & bit == 0 else { return }
        let filled = items[Int(index)].filled | bit
        switch grammar.recognisers[recogniser].kind {
        case .defined(.text), .defined(.texts): return fillText(edge, index, at: position, filled: filled)
        case .defined(.title): return fillTitle(edge, index, at: position, filled: filled)
        default: break
        }
        for match in scanner.matches(recogniser, at: position) {
            let degree = match.quality * Float(match.end - position)
            step(index, to: edge.target, via: .slot(edge.slot, match), degree: degree, end: match.end, filled: filled)
        }
    }

    /// Free text reaches to the end, or to a word that can follow it.
    private mutating func fillText(_ edge: Automaton.SlotEdge, _ index: Int32, at position: Int, filled: UInt32) {
        let count = scanner.utterance.count
        let state = grammar.automaton.states[Int(edge.target)]
        let hubs = state.finishes.map { grammar.automaton.states[Int($0.target)] }
        // "Please bring it" is a text as a whole; a filler alone is none.
        let leading = isFiller[position...].prefix { $0 }.count
        for end in position + 1...count {
            guard end == count || canFollow(state, hubs, at: end) else { continue }
            let match = SlotMatch(end: end, quality: Self.textDegree, reading: .text(position..<end))
            let bonus = end > position + leading ? Self.leadingFillerBonus * Float(leading) : 0
            let degree = Self.textDegree * Float(end - position) + bonus
            step(index, to: edge.target, via: .slot(edge.slot, match), degree: degree, end: end, filled: filled)
        }
    }

    /// A name that nobody may know: any few words that do more than point at something.
    private mutating func fillTitle(_ edge: Automaton.SlotEdge, _ index: Int32, at position: Int, filled: UInt32) {
        let utterance = scanner.utterance
        let open = grammar.recognisers[grammar.slots[Int(edge.slot)].recogniser].open
        let limit = min(utterance.count, position + (open > 0 ? open : Self.longestTitle))
        for known in scanner.matches(grammar.slots[Int(edge.slot)].recogniser, at: position) {
            step(
                index, to: edge.target, via: .slot(edge.slot, known), degree: known.quality * Float(known.end - position),
                end: known.end, filled: filled)
        }
        var names = false
        for end in position + 1...max(position + 1, limit) {
            names = names || !grammar.words.references.contains(utterance.word(end - 1))
            guard names else { continue }
            let match = SlotMatch(end: end, quality: Self.textDegree, reading: .text(position..<end))
            let degree = Self.textDegree * Float(end - position)
            step(index, to: edge.target, via: .slot(edge.slot, match), degree: degree, end: end, filled: filled)
        }
    }

    private func canFollow(_ state: Automaton.State, _ hubs: [Automaton.State], at position: Int) -> Bool {
        for hub in hubs where hub.slots.contains(where: { startsTime($0, at: position) }) { return true }
        let word = scanner.utterance.tokens[position].word
        return state.takes(word) || hubs.contains { $0.takes(word) }
    }

    /// Times follow a text without a word before them: "remind me to call Mary tomorrow".
    private func startsTime(_ edge: Automaton.SlotEdge, at position: Int) -> Bool {
        let recogniser = grammar.slots[Int(edge.slot)].recogniser
        guard case .defined(.time) = grammar.recognisers[recogniser].kind else { return false }
        return !scanner.matches(recogniser, at: position).isEmpty
    }

    private mutating func finish(_ index: Int32, at position: Int) {
        for continuation in continuations where continuation.from == items[Int(index)].state {
            var item = items[Int(index)]
            item.state = continuation.to
            // Words that add nothing explain a little less than the same words inside a value ("my dad").
            item.total -= Self.leadInLoss * Float(position)
            push(item, via: ways[Int(index)], at: position)
        }
        for finish in grammar.automaton.states[Int(items[Int(index)].state)].finishes {
            var item = items[Int(index)]
            item.state = finish.target
            guard finish.template >= 0 else {
                item.total -= finish.template == GrammarCompiler.leadInEnds ? Self.courtesyLeadInLoss : Self.courtesyLoss
                push(item, via: ways[Int(index)], at: position)
                continue
            }
            let template = Int(finish.template)
            item.previous = index
            switch grammar.entries[template].role {
            case .phrase:
                guard item.filled & grammar.entries[template].filled == 0 else { continue }
                item.filled |= grammar.entries[template].filled
                item.total -= 1 - grammar.entries[template].weight
            case .answer:
                item.template = finish.template
                item.filled |= grammar.entries[template].filled
            case .act:
                // "No good" is one answer rather than two.
                if item.template >= 0 { item.total -= Self.secondAnswerLoss }
                item.template = finish.template
            case .request, .correction, .choice: item.template = finish.template
            }
            push(item, via: .finish(finish.template), at: position)
        }
    }

    private func completed(_ index: Int32) -> Match? {
        let item = items[Int(index)]
        guard item.template >= 0, grammar.automaton.states[Int(item.state)].accepts else { return nil }
        switch grammar.entries[Int(item.template)].role {
        case .correction, .answer: guard item.filled != 0 else { return nil }
        default: break
        }
        let weight = grammar.entries[Int(item.template)].weight
        return Match(item: index, template: item.template, score: item.total / Float(scanner.utterance.count) * weight)
    }

    /// The steps of a way, in order.
    func path(_ match: Match) -> [Via] {
        var result: [Via] = []
        var index = match.item
        while index >= 0 {
            result.append(ways[Int(index)])
            index = items[Int(index)].previous
        }
        return result.reversed()
    }
}
