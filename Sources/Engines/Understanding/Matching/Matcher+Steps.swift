// One step from an item: by a word, a value, skipped words, or the end of a template.

extension Matcher {
    private static let mostSkipped = 2
    private static let fillerDegree: Float = 0.9
    private static let skipDegree: Float = -1
    private static let leadInLoss: Float = 0.1
    private static let courtesyLoss: Float = 0.005
    private static let secondAnswerLoss: Float = 0.01
    private static let courtesyLeadInLoss: Float = 0.02
    private static let longestTitle = 8
    private static let leadingFillerBonus: Float = 0.21

    mutating func advance(_ index: Int32, at position: Int) {
        let state = items[Int(index)].state
        let (word, expansion) = (tokens[position].word, tokens[position].expansionWord)
        let isQuoted = isQuoted(position)
        if !isQuoted {
            follow(word, from: state, index, at: position)
            if expansion != word { follow(expansion, from: state, index, at: position) }
        }
        for edge in automaton.slotEdges(of: state) { fill(automaton.slots[edge], index, at: position) }
        guard !isQuoted else { return }
        passTime(index, at: position)
        skip(index, skipsUnknown: automaton.skipsUnknown(in: state), at: position)
    }

    private mutating func follow(_ word: Int32, from state: Int32, _ index: Int32, at position: Int) {
        for edge in automaton.wordEdges(of: state, by: word) {
            step(index, to: automaton.words[edge].target, way: .word, degree: 1, end: position + 1)
        }
    }

    private mutating func skip(_ index: Int32, skipsUnknown isSkippable: Bool, at position: Int) {
        let item = items[Int(index)]
        if isFiller[position] {
            step(index, to: item.state, way: .skip, degree: Self.fillerDegree, end: position + 1)
        } else if skipsUnknown, isSkippable, !isBlocker[position] {
            // At most one word before the request: more make it another sentence.
            let limit = item.template < 0 ? 1 : Self.mostSkipped
            guard item.skipped < limit else { return }
            step(index, to: item.state, way: .skip, degree: Self.skipDegree, end: position + 1, skipped: 1)
        }
    }

    /// Skips a whole time that the request has no slot for; it is reported as left out.
    private mutating func passTime(_ index: Int32, at position: Int) {
        let item = items[Int(index)]
        guard skipsUnknown, item.template >= 0, automaton.skipsUnknown(in: item.state),
            let end = scanner.futureTimeEnd(at: position)
        else { return }
        step(index, to: item.state, way: .pass(end: Int32(end)), degree: Self.passedDegree * Float(end - position), end: end)
    }

    private static let passedDegree: Float = 0.75

    private mutating func fill(_ edge: Automaton.SlotEdge, _ index: Int32, at position: Int) {
        let slot = slots[Int(edge.slot)]
        guard items[Int(index)].filled & slot.bit == 0 else { return }
        let filled = items[Int(index)].filled | slot.bit
        switch slot.filling {
        case .text: return fillText(edge, index, at: position, filled: filled)
        case .title: fillTitle(edge, index, at: position, filled: filled)
        case .time where takesParticle(behind: index, at: position): return
        case .time, .other: break
        }
        for number in scanner.indices(slot.recogniser, at: position) {
            let (end, quality) = scanner.extent(number)
            guard quotes.isEmpty || takesQuotesWhole(position, end) else { continue }
            step(
                index, to: edge.target, way: .value(edge.slot, match: Int32(number)), degree: quality * Float(end - position),
                end: end, filled: filled)
        }
    }

    /// Whether a time would take the second of two prepositions behind a text, or both: the first goes with the text, as in "log in on Friday",
    /// "turn the oven on at 5".
    private func takesParticle(behind index: Int32, at position: Int) -> Bool {
        if isDoubled(position) { return followsText(index) }
        guard position > 0, isDoubled(position - 1) else { return false }
        switch items[Int(index)].way {
        case .word, .skip: return followsText(items[Int(index)].previous)
        default: return false
        }
    }

    private func isDoubled(_ position: Int) -> Bool {
        guard position + 1 < tokens.count else { return false }
        let small = grammar.words.small
        let (word, next) = (tokens[position].text, tokens[position + 1].text)
        return small.timePrepositions.contains(next)
            && (small.timePrepositions.contains(word) || small.within.contains(word))
    }

    private func followsText(_ index: Int32) -> Bool {
        var index = index
        while index >= 0, case .finish = items[Int(index)].way { index = items[Int(index)].previous }
        guard index >= 0, case .text = items[Int(index)].way else { return false }
        return true
    }

    /// Free text extends to the end, or to a word that can follow it.
    private mutating func fillText(_ edge: Automaton.SlotEdge, _ index: Int32, at position: Int, filled: UInt32) {
        let count = tokens.count
        // "Please bring it" is a valid text; a filler alone is not.
        let leading = isFiller[position...].prefix { $0 }.count
        for end in position + 1...count {
            guard end == count || canFollow(edge.target, at: end), quotes.isEmpty || takesQuotesWhole(position, end) else {
                continue
            }
            let bonus = end > position + leading ? Self.leadingFillerBonus * Float(leading) : 0
            let degree = Self.textDegree * Float(end - position) + bonus
            step(index, to: edge.target, way: .text(edge.slot, end: Int32(end)), degree: degree, end: end, filled: filled)
        }
    }

    /// A possibly unknown name: any few words that are not only references.
    private mutating func fillTitle(_ edge: Automaton.SlotEdge, _ index: Int32, at position: Int, filled: UInt32) {
        let open = Int(slots[Int(edge.slot)].open)
        let isProper = slots[Int(edge.slot)].isProper
        let limit = min(tokens.count, position + (open > 0 ? open : Self.longestTitle))
        var names = false
        for end in position + 1...max(position + 1, limit) {
            names = names || !scanner.isReference[end - 1]
            guard names, quotes.isEmpty || takesQuotesWhole(position, end) else { continue }
            // An offered name ends where it does: "Garden of Tea sounds right".
            if offered.contains(where: { $0.overlaps(position..<end) }) { continue }
            if isProper, !scanner.mayBeProperName(position..<end) { continue }
            let degree = Self.textDegree * Float(end - position)
            step(index, to: edge.target, way: .text(edge.slot, end: Int32(end)), degree: degree, end: end, filled: filled)
        }
    }

    private func canFollow(_ state: Int32, at position: Int) -> Bool {
        let word = tokens[position].word
        if automaton.takes(word, in: state) { return true }
        return automaton.finishEdges(of: state).contains { finish in
            let hub = automaton.finishes[finish].target
            return automaton.takes(word, in: hub)
                || automaton.slotEdges(of: hub).contains { startsTime(automaton.slots[$0], at: position) }
        }
    }

    /// Times follow a text without a preposition: "remind me to call Mary tomorrow".
    private func startsTime(_ edge: Automaton.SlotEdge, at position: Int) -> Bool {
        let slot = slots[Int(edge.slot)]
        return slot.filling == .time && !scanner.indices(slot.recogniser, at: position).isEmpty
    }

    mutating func finish(_ index: Int32, at position: Int) {
        let here = items[Int(index)]
        for continuation in continuations where continuation.from == here.state {
            var item = here
            item.state = continuation.to
            // Lead-in words score slightly less than the same words inside a value ("my dad").
            item.total -= Self.leadInLoss * Float(position)
            push(item, at: position)
        }
        for edge in automaton.finishEdges(of: here.state) {
            let finish = automaton.finishes[edge]
            var item = here
            item.state = finish.target
            guard finish.template >= 0 else {
                item.total -= finish.template == GrammarCompiler.leadInEnds ? Self.courtesyLeadInLoss : Self.courtesyLoss
                push(item, at: position)
                continue
            }
            let template = Int(finish.template)
            item.previous = index
            item.way = .finish(finish.template)
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
            push(item, at: position)
        }
    }
}
