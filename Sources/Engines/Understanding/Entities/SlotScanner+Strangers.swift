import IntentSchema
import NameMatching

// People whom apps know and who are no contacts: the names that an app has told (`INVocabularyStringType.contactName`).
extension SlotScanner {
    /// The people named at a token, with those whom only apps know.
    ///
    /// Their exact name goes before a contact's name that is only like it: "Maria" is not Mary where an app knows a Maria. Where both
    /// are called so, the one whom the conversation was about is meant, else the contact who is close to the user, or one of
    /// several contacts, and else it is asked.
    func withStrangers(_ contacts: [SlotMatch], named first: Int, from start: Int) -> [SlotMatch] {
        guard let scan = names.people else { return contacts }
        var result = contacts
        for told in scan.matches(at: first, isForgiving: false, limit: Self.mostCandidates) {
            let strangers = strangers(told.values)
            guard !strangers.isEmpty, let reading = reading(strangers, start..<told.end) else { continue }
            if let place = result.firstIndex(where: { $0.end == told.end && $0.isExactName }) {
                result[place] = chosen(joined(result[place], strangers), else: result[place])
                continue
            }
            // What is only like a contact's name, and a part of the name with the rest of it left over, is not meant.
            let isWhole = told.end > first + 1
            result.removeAll { $0.end == told.end || isWhole && $0.end < told.end }
            result.append(chosen(reading, else: reading))
        }
        return result
    }

    /// The token behind the whole name, of several words, of a contact or of somebody whom an app knows; `nil` if none starts there.
    func wholeNameEnd(at start: Int) -> Int? {
        let contacts = names.contacts.matches(at: start, limit: Self.mostCandidates).filter { $0.way == .exact }.map(\.end)
        let strangers = names.people?.matches(at: start, isForgiving: false).map(\.end) ?? []
        return (contacts + strangers).max().flatMap { $0 > start + 1 ? $0 : nil }
    }

    /// Whether a single word names a contact whose name it only sounds like, or is spelt like, and either far from it or a name of its
    /// own: "Maria" for Mary.
    func isOnlyLike(_ match: SlotMatch, at start: Int) -> Bool {
        guard case .people(let people) = match.reading, people.count == 1, people[0].contacts.count == 1,
            match.end == start + 1, let way = match.hearings.last?.way,
            way == .soundsAlike || way == .misspelt
        else { return false }
        return match.quality < Self.farName || names.isName(utterance.word(start))
    }

    private static let farName: Float = 0.87

    /// A group that an app knows by name, in a list of people.
    func groups(at start: Int) -> [SlotMatch] {
        guard let scan = names.groups else { return [] }
        return scan.matches(at: start, isForgiving: false, limit: 1).compactMap { match in
            let named = match.values.map { context.appIndex.items[Int($0)].phrase }
            return reading(named, start..<match.end)
        }
    }

    /// All whose name stands at the token, whoever of them was met last: contacts and others, by their whole names.
    func namesakes(at start: Int) -> (contacts: [Int32], strangers: [String], end: Int)? {
        let contacts = names.contacts.matches(at: start, limit: Self.mostCandidates).last { $0.way == .exact }
        let told = names.people?.matches(at: start, isForgiving: false, limit: Self.mostCandidates).last
        guard let end = [contacts?.end, told?.end].compactMap(\.self).max() else { return nil }
        return (
            contacts.flatMap { $0.end == end ? $0.values : nil } ?? [],
            told.flatMap { $0.end == end ? strangers($0.values) : nil } ?? [],
            end
        )
    }

    /// The names of the items, without those of contacts.
    private func strangers(_ items: [Int32]) -> [String] {
        items.reduce(into: []) { result, item in
            let name = context.appIndex.items[Int(item)].phrase
            let isContact = !context.contacts.names.values(NameWords.words(of: name)).isEmpty
            if !isContact, !result.contains(name) { result.append(name) }
        }
    }

    private func reading(_ strangers: [String], _ words: Range<Int>) -> SlotMatch? {
        let person = PersonReading(contacts: [], words: words, strangers: strangers)
        return SlotMatch(end: words.upperBound, quality: 0.98, reading: .people([person]))
    }

    private func joined(_ match: SlotMatch, _ strangers: [String]) -> SlotMatch {
        guard case .people(var people) = match.reading, people.count == 1 else { return match }
        people[0].strangers = strangers
        var result = match
        result.reading = .people(people)
        return result
    }

    /// The reading with only the one of several people of a name who was dealt with or shown last; the other reading where nobody was,
    /// and that names several people, or somebody close to the user.
    private func chosen(_ match: SlotMatch, else other: SlotMatch) -> SlotMatch {
        guard case .people(var people) = match.reading, people.count == 1,
            people[0].contacts.count + people[0].strangers.count > 1
        else { return match }
        let contacts = people[0].contacts.map { context.contacts.contacts[Int($0)] }
        guard let met = lastMet(contacts.map(\.fullName) + people[0].strangers) else {
            return contacts.count > 1 || contacts.contains { $0.relationship != nil } ? other : match
        }
        people[0].contacts = people[0].contacts.filter { context.contacts.contacts[Int($0)].fullName == met }
        people[0].strangers = people[0].strangers.filter { $0 == met }
        var result = match
        result.reading = .people(people)
        return result
    }

    /// The one of these with whom the open request or the last one that concerned any of them deals; `nil` if it concerns several.
    private func lastMet(_ names: [String]) -> String? {
        for record in [Record("", context.parameters)] + context.recent.prefix(Self.lately) {
            let met = Set(record.people.compactMap { $0["displayName"]?.string }).intersection(names)
            if !met.isEmpty { return met.count == 1 ? met.first : nil }
        }
        return nil
    }

    private static let lately = 4
}

extension SlotMatch {
    /// Whether it names people by a name that is exactly theirs.
    fileprivate var isExactName: Bool {
        guard case .people(let people) = reading, people.count == 1, people[0].handle == nil else { return false }
        return !people[0].contacts.isEmpty && hearings.allSatisfy { $0.way == .exact }
    }
}
