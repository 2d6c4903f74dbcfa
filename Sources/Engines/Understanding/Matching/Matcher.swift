/// Finds the paths through the automaton that best explain an utterance.
///
/// Every token gets a score from 0 to 1: 1 for a literal of the template, slightly less in a known value, a half for unknown
/// words, 0 if skipped. A path's score is the mean over its tokens.
struct Matcher {
    /// The step from the previous item.
    enum Via: Sendable {
        case start
        case word
        case skip
        case slot(Int32, SlotMatch)
        case finish(Int32)
    }

    /// A complete path.
    struct Match: Sendable {
        /// Index of the last item.
        var item: Int32
        var template: Int32
        var score: Float
    }

    /// The step to an item as plain integers, so that items are cheap to copy.
    enum Way {
        case start
        case word
        case skip
        /// A time without a slot, and the token after it.
        case pass(end: Int32)
        /// The slot, and the scanner's match.
        case value(Int32, match: Int32)
        /// The slot, and the token after the text.
        case text(Int32, end: Int32)
        /// The template.
        case finish(Int32)
    }

    /// A position in automaton and utterance.
    struct Item {
        var state: Int32
        /// The finished template; -1 inside the first.
        var template: Int32
        /// The filled slots, as a bit set.
        var filled: UInt32
        /// The sum of the token scores so far.
        var total: Float
        /// The number of meaningful words skipped.
        var skipped: Int32
        /// The previous item; -1 for the first.
        var previous: Int32
        var way: Way
        /// The next item to expand at the same token; -1 for none yet.
        var next: Int32 = -1
        /// Whether a better path to the same place was found later.
        var isOutdone = false
    }

    static let textDegree: Float = 0.7

    let grammar: Grammar
    let scanner: SlotScanner
    // Cached out of their objects, as every step uses them.
    let automaton: Automaton
    let slots: [Grammar.SlotFacts]
    let tokens: [Token]
    let isFiller: [Bool]
    let isBlocker: [Bool]
    private(set) var items: [Item] = []
    /// The first and last item at each token; -1 if there is none.
    private var waiting: [(first: Int32, last: Int32)] = []
    private var reached = ReachedPlaces()
    let skipsUnknown: Bool
    /// A quotation is matched as a whole, and only by a value.
    let quotes: [Range<Int>]
    /// The names that the open request offers to choose from.
    let offered: [Range<Int>]
    /// The targets of shared states in this run.
    private(set) var continuations: [(from: Int32, to: Int32)] = []

    /// - Parameter skipsUnknown: Whether unknown words may be skipped.
    init(_ scanner: SlotScanner, skipsUnknown: Bool) {
        self.scanner = scanner
        grammar = scanner.grammar
        automaton = grammar.automaton
        slots = grammar.slotFacts
        tokens = scanner.utterance.tokens
        isFiller = scanner.isFiller
        isBlocker = scanner.isBlocker
        quotes = scanner.quotes
        offered = scanner.offeredNames.map(\.words)
        waiting.reserveCapacity(tokens.count + 1)
        for _ in 0...tokens.count { waiting.append((-1, -1)) }
        items.reserveCapacity(1_024)
        self.skipsUnknown = skipsUnknown
    }

    /// Whether the token is inside a quotation.
    func isQuoted(_ position: Int) -> Bool { !quotes.isEmpty && quotes.contains { $0.contains(position) } }

    /// Whether the range splits no quotation.
    func takesQuotesWhole(_ start: Int, _ end: Int) -> Bool {
        quotes.allSatisfy { quote in
            end <= quote.lowerBound || quote.upperBound <= start || start <= quote.lowerBound && quote.upperBound <= end
        }
    }

    /// The complete paths from a start state, best first, at most one per template and set of filled slots.
    ///
    /// - Parameter continuations: The targets of shared states in this run.
    mutating func run(from start: Int32, continuing continuations: [(from: Int32, to: Int32)] = []) -> [Match] {
        self.continuations = continuations
        items.removeAll(keepingCapacity: true)
        for index in waiting.indices { waiting[index] = (-1, -1) }
        reached.removeAll()
        push(.init(state: start, template: -1, filled: 0, total: 0, skipped: 0, previous: -1, way: .start), at: 0)
        let count = tokens.count
        var complete: [Match] = []
        for position in 0...count {
            var index = waiting[position].first
            while index >= 0 {
                if !items[Int(index)].isOutdone {
                    if position < count {
                        advance(index, at: position)
                    } else if let match = completed(index) {
                        complete.append(match)
                    }
                    finish(index, at: position)
                }
                index = items[Int(index)].next
            }
        }
        return complete.sorted { $0.score > $1.score }
    }

    mutating func push(_ item: Item, at position: Int) {
        let place = ReachedPlaces.Place(
            state: item.state, template: item.template, filled: item.filled, position: Int32(position))
        let index = reached.index(of: place)
        let known = Int(reached.item(at: index))
        if known >= 0 {
            guard items[known].total < item.total else { return }
            items[known].isOutdone = true
        }
        let number = Int32(items.count)
        items.append(item)
        items[Int(number)].next = -1
        items[Int(number)].isOutdone = false
        reached.set(number, for: place, at: index)
        let last = waiting[position].last
        if last >= 0 { items[Int(last)].next = number } else { waiting[position].first = number }
        waiting[position].last = number
    }

    mutating func step(
        _ index: Int32, to state: Int32, way: Way, degree: Float, end: Int, filled: UInt32? = nil, skipped: Int32 = 0
    ) {
        let item = items[Int(index)]
        push(
            .init(
                state: state, template: item.template, filled: filled ?? item.filled, total: item.total + degree,
                skipped: item.skipped + skipped, previous: index, way: way), at: end)
    }
}

// MARK: Whole ways

extension Matcher {
    private func completed(_ index: Int32) -> Match? {
        let item = items[Int(index)]
        guard item.template >= 0, automaton.accepts(in: item.state) else { return nil }
        switch grammar.entries[Int(item.template)].role {
        case .correction, .answer: guard item.filled != 0 else { return nil }
        default: break
        }
        let weight = grammar.entries[Int(item.template)].weight
        return Match(item: index, template: item.template, score: item.total / Float(tokens.count) * weight)
    }

    /// The steps of a path, in order.
    func path(_ match: Match) -> [Via] {
        var ways: [Way] = []
        var index = match.item
        while index >= 0 {
            ways.append(items[Int(index)].way)
            index = items[Int(index)].previous
        }
        var position = 0
        return ways.reversed().flatMap { way -> [Via] in
            switch way {
            case .start: return [.start]
            case .word, .skip:
                position += 1
                if case .skip = way { return [.skip] }
                return [.word]
            case .pass(let end):
                defer { position = Int(end) }
                return Array(repeating: .skip, count: Int(end) - position)
            case .value(let slot, let number):
                let match = scanner.match(Int(number))
                position = match.end
                return [.slot(slot, match)]
            case .text(let slot, let end):
                defer { position = Int(end) }
                return [.slot(slot, SlotMatch(end: Int(end), quality: Self.textDegree, reading: .text(position..<Int(end))))]
            case .finish(let template): return [.finish(template)]
            }
        }
    }
}
