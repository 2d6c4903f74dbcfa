import IntentSchema

// A list and what stands on it, said one after the other: "make a list called Reading circle, and put on it Emma and Persuasion".
extension TurnReader {
    private static let farthestNoun = 6
    private static let longestTitle = 8

    /// The list with its things, where a second clause puts them on it; `nil` if the words are anything else.
    func listWithThings() -> Hypothesis? {
        let start = behindOpening
        guard context.question == nil, start < utterance.count,
            let made = end(of: .making, at: start) ?? end(of: .setting, at: start) ?? end(of: .newOne, at: start),
            let noun = (made..<min(utterance.count, made + Self.farthestNoun)).first(where: {
                scanner.small.listNouns.contains(utterance.word($0))
            })
        else { return nil }
        let called = end(of: .naming, at: noun + 1) ?? end(of: .purpose, at: noun + 1) ?? noun + 1
        let borders = called..<min(utterance.count, called + Self.longestTitle)
        return borders.firstResult { border -> Hypothesis? in
            guard border > noun,
                border == colon || utterance.tokens[border].followsPunctuation || end(of: .and, at: border) != nil,
                case let title = border == called ? made..<noun : called..<border,
                let first = title.first(where: { !isArticle($0) && !scanner.isStopWord[$0] }),
                let things = (border == colon || followsDash(border) && called < border) && !title.isEmpty
                    ? items(border..<utterance.count) : thingsPut(from: border + part(border..<utterance.count).orderStart),
                !things.isEmpty
            else { return nil }
            return Hypothesis(
                intent: "INCreateTaskListIntent",
                parameters: [
                    "title": .record(.speakableString(utterance.text(first..<title.upperBound))), "taskTitles": titles(things),
                ], score: 1, template: "tasks", reasons: ["the things are put on the list that is made"])
        }
    }

    private func followsDash(_ index: Int) -> Bool {
        utterance.characters[utterance.tokens[index - 1].end..<utterance.tokens[index].start].contains { "-–—".contains($0) }
            && utterance.tokens[index].followsPunctuation
    }

    /// The things that the words from the token on put on the list: "put on it …", "add the following: …", "put … on it".
    private func thingsPut(from start: Int) -> [String]? {
        guard start < utterance.count else { return nil }
        let verb = [Move.setting, .noteAdding, .add].compactMap({ end(of: $0, at: start) }).max()
        guard verb != nil || listPointed(at: start) != nil || announcedThings(at: start) != nil, verb ?? start < utterance.count
        else {
            return nil
        }
        var first = verb ?? start
        var (isPlaced, isAnnounced) = (false, false)
        while first < utterance.count {
            if let place = listPointed(at: first) {
                (first, isPlaced) = (end(of: .setting, at: place) ?? place, true)
            } else if let noun = announcedThings(at: first) {
                (first, isAnnounced) = (noun, true)
            } else {
                break
            }
        }
        if colon == first { isAnnounced = true }
        let ends = (first + 1..<max(first + 1, utterance.count)).filter { place in
            listPointed(at: place).map { $0 == utterance.count || $0 == closerStart(after: $0 - 1) } ?? false
        }
        guard first < utterance.count, isPlaced || isAnnounced || !ends.isEmpty else { return nil }
        let words = first..<(isPlaced ? utterance.count : ends.first ?? utterance.count)
        let holdsOrder =
            colon != first
            && words.dropFirst().contains { place in
                utterance.beginsSentence(at: place) && isOrder(at: place + part(place..<utterance.count).orderStart)
            }
        let things = holdsOrder ? [] : items(words)
        return things.isEmpty ? nil : things
    }

    /// The token behind words that point at the list: "on it", "to that list".
    private func listPointed(at start: Int) -> Int? {
        guard let behind = end(of: .relation, at: start), behind < utterance.count else {
            return end(of: .placePointer, at: start) == start + 1 ? start + 1 : nil
        }
        if isArticle(behind), behind + 1 < utterance.count, scanner.small.listNouns.contains(utterance.word(behind + 1)) {
            return behind + 2
        }
        return end(of: .pronoun, at: behind) ?? (end(of: .placePointer, at: behind) == behind + 1 ? behind + 1 : nil)
    }

    /// The token behind words that only announce things: "the following things", "these".
    private func announcedThings(at start: Int) -> Int? {
        var place = start
        while place < utterance.count,
            isArticle(place) || end(of: .verbatim, at: place) != nil || end(of: .thingWord, at: place) != nil
        {
            place = [end(of: .verbatim, at: place), end(of: .thingWord, at: place)].compactMap(\.self).max() ?? place + 1
        }
        let isAnnouncement = (start..<place).contains { end(of: .verbatim, at: $0) != nil || end(of: .thingWord, at: $0) != nil }
        return isAnnouncement && (place == colon || listPointed(at: place) != nil) ? place : nil
    }
}
