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
        var via: Via
    }

    /// One complete way.
    struct Match: Sendable {
        /// Index of the last item.
        var item: Int32
        var template: Int32
        var score: Float
    }

    private struct Key: Hashable {
        var state: Int32
        var template: Int32
        var filled: UInt32
    }

    private static let mostSkipped = 2
    private static let fillerDegree: Float = 0.9
    private static let skipDegree: Float = -1
    private static let leadInLoss: Float = 0.1
    private static let textDegree: Float = 0.7

    private let grammar: Grammar
    private(set) var scanner: SlotScanner
    private let isFiller: [Bool]
    private let isBlocker: [Bool]
    private(set) var items: [Item] = []
    private var waiting: [[Int32]]
    private var best: [[Key: Int32]]
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
        best = Array(repeating: [:], count: tokens.count + 1)
        self.skipsUnknown = skipsUnknown
    }

    /// The complete ways from a start state, the best first, at most one for each template and set of filled slots.
    ///
    /// - Parameter continuations: Where states that many grammars share lead this time.
    mutating func run(from start: Int32, continuing continuations: [(from: Int32, to: Int32)] = []) -> [Match] {
        self.continuations = continuations
        items.removeAll(keepingCapacity: true)
        for index in waiting.indices {
            waiting[index].removeAll(keepingCapacity: true)
            best[index].removeAll(keepingCapacity: true)
        }
        push(.init(state: start, template: -1, filled: 0, total: 0, skipped: 0, previous: -1, via: .start), at: 0)
        let count = scanner.utterance.count
        var complete: [Match] = []
        for position in 0...count {
            var next = 0
            while next < waiting[position].count {
                let index = waiting[position][next]
                next += 1
                guard isCurrent(index, at: position) else { continue }
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

    private func isCurrent(_ index: Int32, at position: Int) -> Bool {
        let item = items[Int(index)]
        return best[position][Key(state: item.state, template: item.template, filled: item.filled)] == index
    }

    private mutating func push(_ item: Item, at position: Int) {
        let key = Key(state: item.state, template: item.template, filled: item.filled)
        if let known = best[position][key], items[Int(known)].total >= item.total { return }
        items.append(item)
        best[position][key] = Int32(items.count - 1)
        waiting[position].append(Int32(items.count - 1))
    }

    private mutating func step(
        _ index: Int32, to state: Int32, via: Via, degree: Float, end: Int, filled: UInt32? = nil, skipped: Int = 0
    ) {
        let item = items[Int(index)]
        push(
            .init(
                state: state, template: item.template, filled: filled ?? item.filled, total: item.total + degree,
                skipped: item.skipped + skipped, previous: index, via: via), at: end)
    }
}

// MARK: Steps

extension Matcher {
    private mutating func advance(_ index: Int32, at position: Int) {
        let item = items[Int(index)]
        let state = grammar.automaton.states[Int(item.state)]
        let token = scanner.utterance.tokens[position]
        var targets: [Int32] = []
        state.follow(token.word) { targets.append($0) }
        if token.expansionWord != token.word { state.follow(token.expansionWord) { targets.append($0) } }
        for target in targets { step(index, to: target, via: .word, degree: 1, end: position + 1) }
        for edge in state.slots { fill(edge, index, at: position) }
        skip(index, state, at: position)
    }

    private mutating func skip(_ index: Int32, _ state: Automaton.State, at position: Int) {
        let item = items[Int(index)]
        if isFiller[position] {
            step(index, to: item.state, via: .skip, degree: Self.fillerDegree, end: position + 1)
        } else if skipsUnknown, state.skipsUnknown, !isBlocker[position] {
            // Before the request one word at most: more of them make it another sentence.
            let limit = item.template < 0 ? 1 : Self.mostSkipped
            guard item.skipped < limit else { return }
            step(index, to: item.state, via: .skip, degree: Self.skipDegree, end: position + 1, skipped: 1)
        }
    }

    private mutating func fill(_ edge: Automaton.SlotEdge, _ index: Int32, at position: Int) {
        let slot = grammar.slots[Int(edge.slot)]
        let filled = items[Int(index)].filled
        guard filled & slot.bit == 0 else { return }
        if case .defined(let kind) = grammar.recognisers[slot.recogniser].kind, kind == .text || kind == .texts {
            return fillText(edge, index, at: position, filled: filled | slot.bit)
        }
        for match in scanner.matches(slot.recogniser, at: position) {
            let degree = match.quality * Float(match.end - position)
            step(index, to: edge.target, via: .slot(edge.slot, match), degree: degree, end: match.end, filled: filled | slot.bit)
        }
    }

    /// Free text reaches to the end, or to a word that can follow it.
    private mutating func fillText(_ edge: Automaton.SlotEdge, _ index: Int32, at position: Int, filled: UInt32) {
        let count = scanner.utterance.count
        let state = grammar.automaton.states[Int(edge.target)]
        let hubs = state.finishes.map { grammar.automaton.states[Int($0.target)] }
        for end in position + 1...count {
            guard end == count || canFollow(state, hubs, at: end) else { continue }
            let match = SlotMatch(end: end, quality: Self.textDegree, reading: .text(position..<end))
            let degree = Self.textDegree * Float(end - position)
            step(index, to: edge.target, via: .slot(edge.slot, match), degree: degree, end: end, filled: filled)
        }
    }

    private func canFollow(_ state: Automaton.State, _ hubs: [Automaton.State], at position: Int) -> Bool {
        let word = scanner.utterance.tokens[position].word
        guard word >= 0 else { return false }
        var found = false
        state.follow(word) { _ in found = true }
        for hub in hubs where !found { hub.follow(word) { _ in found = true } }
        return found
    }

    private mutating func finish(_ index: Int32, at position: Int) {
        for continuation in continuations where continuation.from == items[Int(index)].state {
            var item = items[Int(index)]
            item.state = continuation.to
            // Words that add nothing explain a little less than the same words inside a value ("my dad").
            item.total -= Self.leadInLoss * Float(position)
            push(item, at: position)
        }
        for finish in grammar.automaton.states[Int(items[Int(index)].state)].finishes {
            var item = items[Int(index)]
            item.state = finish.target
            guard finish.template >= 0 else {
                push(item, at: position)
                continue
            }
            let entry = grammar.entries[Int(finish.template)]
            item.previous = index
            item.via = .finish(finish.template)
            if case .phrase = entry.role {
                guard item.filled & entry.filled == 0 else { continue }
                item.filled |= entry.filled
                item.total -= 1 - entry.weight
            } else {
                item.template = finish.template
            }
            push(item, at: position)
        }
    }

    private func completed(_ index: Int32) -> Match? {
        let item = items[Int(index)]
        guard item.template >= 0, grammar.automaton.states[Int(item.state)].accepts else { return nil }
        let entry = grammar.entries[Int(item.template)]
        switch entry.role {
        case .correction, .answer: guard item.filled != 0 else { return nil }
        default: break
        }
        return Match(item: index, template: item.template, score: item.total / Float(scanner.utterance.count) * entry.weight)
    }

    /// The items of a way, in order.
    func path(_ match: Match) -> [Item] {
        var result: [Item] = []
        var index = match.item
        while index >= 0 {
            result.append(items[Int(index)])
            index = items[Int(index)].previous
        }
        return result.reversed()
    }
}
