/// People counted together.
struct Party: Hashable, Sendable {
    /// Token range in the utterance.
    var range: Range<Int>
    var count: Int
}

extension SlotScanner {
    /// The groups of people counted together, from left to right.
    ///
    /// - Parameter countsContacts: Whether a person known by name counts as a member: "me and Nora".
    func scanParties(countsContacts: Bool = false) -> [Party] {
        var result: [Party] = []
        var index = 0
        while index < utterance.count {
            let found = party(at: index, countsContacts: countsContacts)
            if let found { result.append(Party(range: index..<found.end, count: found.count)) }
            index = found?.end ?? index + 1
        }
        return result
    }

    /// A group of people counted together, and the token after it: `3 adults and 2 kids`, `me and my two kids`, `four of us`.
    ///
    /// A bare number of people is left to the number recogniser.
    func party(at start: Int, countsContacts: Bool = false) -> (count: Int, end: Int)? {
        guard var sum = member(at: start, countsContacts: countsContacts) else { return nil }
        var members = 1
        // "For me, I like it" counts nobody twice.
        var isOnlySpeaker = isSpeaker(at: start)
        while true {
            var index = sum.end
            if let joint = grammar.words.counting.joints.longest(in: utterance, at: index)?.end {
                index = joint
            } else if index >= utterance.count || !utterance.tokens[index].followsPunctuation && !opensMember(index) {
                break
            } else if sum.isWhole, utterance.tokens[index].followsPunctuation {
                // "We are five: Grace is coming, too" says who is among them.
                break
            }
            // "5 people and 8" are no 13.
            let mayBeBare = sum.count == members
            guard let next = member(at: index, isFirst: false, mayBeBare: mayBeBare, countsContacts: countsContacts) else {
                break
            }
            isOnlySpeaker = isOnlySpeaker && isSpeaker(at: index)
            sum = (sum.count + next.count, next.end, sum.isWhole || next.isWhole)
            members += 1
        }
        return members > 1 && !isOnlySpeaker || sum.isWhole ? (sum.count, sum.end) : nil
    }

    private func isSpeaker(at index: Int) -> Bool { grammar.words.counting.speakers.longest(in: utterance, at: index) != nil }

    /// The parties of the speaker and those who are taken along: "take my wife to Old Kiln".
    var companions: [Party] {
        utterance.tokens.indices.compactMap { index in
            guard let start = grammar.words.counting.bringing.longest(in: utterance, at: index)?.end,
                let people = companion(at: start), party(at: start) == nil
            else { return nil }
            return Party(range: start..<people.end, count: 1 + people.count)
        }
    }

    /// The speaker and people known by name, where something is for them: "for me and Nora".
    var speakerWithKnown: [Party] {
        companies.filter { party in
            let isFor =
                party.range.lowerBound > 0 && plainEnd(of: .purpose, at: party.range.lowerBound - 1) == party.range.lowerBound
            return isFor && party.range.contains(where: isSpeaker)
        }
    }

    /// The speaker and others of whom it is not said how many they are: "me and the kids"; `nil` if there are none.
    var uncountedParty: Range<Int>? {
        let counting = grammar.words.counting
        return utterance.tokens.indices.firstResult { start -> Range<Int>? in
            guard let speaker = counting.speakers.longest(in: utterance, at: start)?.end else { return nil }
            let places = speaker..<min(utterance.count, speaker + Self.farthestMember)
            return places.firstResult { place -> Range<Int>? in
                guard let joint = counting.joints.longest(in: utterance, at: place)?.end,
                    let article = counting.articles.longest(in: utterance, at: joint)?.end,
                    let noun = counting.people.longest(in: utterance, at: article)?.end,
                    counting.things.longest(in: utterance, at: noun) == nil
                else { return nil }
                return start..<noun
            }
        }
    }

    private static let farthestMember = 6
    /// The largest number that may count people without a noun.
    private static let mostBare = 99

    /// A person by description, and the token after it: "my colleague", "two friends".
    func companion(at start: Int) -> (count: Int, end: Int)? {
        member(at: start, isFirst: true, countsContacts: false).flatMap { found in
            // The speaker is included anyway.
            grammar.words.counting.speakers.longest(in: utterance, at: start) == nil && !found.isWhole
                ? (found.count, found.end) : nil
        }
    }

    /// One member; `isWhole` if it gives the total, as "four of us" does.
    private func member(
        at start: Int, isFirst: Bool = true, mayBeBare: Bool = false, countsContacts: Bool
    ) -> (count: Int, end: Int, isWhole: Bool)? {
        if isFirst, let whole = wholeParty(at: start) { return whole }
        if countsContacts, let end = knownPerson(at: start) { return (1, end, false) }
        if let end = grammar.words.counting.speakers.longest(in: utterance, at: start)?.end { return (1, end, false) }
        let article = grammar.words.counting.articles.longest(in: utterance, at: start)?.end
        let first = article ?? start
        if let number = quantities.integer(at: first, limit: 1_000) {
            if let end = grammar.words.counting.ofUs.longest(in: utterance, at: number.end)?.end {
                // "One of us is vegetarian" gives no total.
                return number.value == 1 ? nil : (number.value, end, true)
            }
            let noun = noun(at: number.end, number.value == 1 ? grammar.words.counting.person : grammar.words.counting.people)
            // "For 815" is a time.
            if noun == nil, number.value > Self.mostBare { return nil }
            if noun == nil, !mayBeBare || number.end < utterance.count && !utterance.tokens[number.end].followsPunctuation {
                return nil
            }
            return (number.value, noun ?? number.end, false)
        }
        guard article != nil, let end = noun(at: first, grammar.words.counting.person) else { return nil }
        return (1, end, false)
    }

    /// "We're six", if nothing behind it makes the number something else: "we're six minutes late".
    private func wholeParty(at start: Int) -> (count: Int, end: Int, isWhole: Bool)? {
        guard let first = grammar.words.counting.being.longest(in: utterance, at: start)?.end,
            let number = quantities.integer(at: first, limit: 1_000), number.value > 1,
            number.end == utterance.count || utterance.tokens[number.end].followsPunctuation || isStopWord[number.end]
                || futureTimeEnd(at: number.end) != nil
        else { return nil }
        return (number.value, number.end, true)
    }

    /// "Me my wife and my kids", "2 adults 2 kids": a possessive or a number starts a new member without a conjunction.
    private func opensMember(_ index: Int) -> Bool {
        if grammar.words.counting.articles.longest(in: utterance, at: index) != nil { return true }
        guard let number = quantities.integer(at: index, limit: 1_000) else { return false }
        return noun(at: number.end, number.value == 1 ? grammar.words.counting.person : grammar.words.counting.people) != nil
    }

    /// The token after a known person's name.
    private func knownPerson(at start: Int) -> Int? {
        guard start < utterance.count, !isStopWord[start] else { return nil }
        return people(at: start, isList: false).filter { match in
            guard case .people(let people) = match.reading else { return false }
            return people.allSatisfy { !$0.contacts.isEmpty && $0.handle == nil && $0.label == nil }
        }.map(\.end).max()
    }

    /// The token after the noun, which one other word may precede: `small children`.
    private func noun(at start: Int, _ table: PhraseTable) -> Int? {
        if let end = table.longest(in: utterance, at: start)?.end {
            // "A child seat" is nobody.
            return grammar.words.counting.things.longest(in: utterance, at: end) == nil ? end : nil
        }
        guard start + 1 < utterance.count, utterance.tokens[start].kind == .word, !isStopWord[start] else { return nil }
        return table.longest(in: utterance, at: start + 1)?.end
    }
}
