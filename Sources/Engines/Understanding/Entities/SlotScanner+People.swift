import IntentSchema

extension SlotScanner {
    private static let mostPeople = 20
    /// At most this many people of the same name are considered.
    static let mostCandidates = 50

    /// One person, or several joined by "and" and commas.
    func people(at start: Int, isList: Bool) -> [SlotMatch] {
        let first = onePerson(at: start)
        guard isList else { return first }
        let each = first.map(severalKin)
        let lists = each.flatMap { extend($0, from: start) }
        return each + lists + lists.compactMap { withPairing($0) } + paired(at: start)
            + [referredGroup(at: start)].compactMap(\.self)
    }

    /// One person, or several with whom the request is made for each.
    func peopleOneByOne(at start: Int) -> [SlotMatch] {
        let several = severalPeople(at: start)
        return people(at: start, isList: false).filter { one in !several.contains { $0.end == one.end } } + several
    }

    /// Several known people where a request takes one: with them it is made for each.
    private func severalPeople(at start: Int) -> [SlotMatch] {
        guard context.question == nil else { return [] }
        return people(at: start, isList: true).filter { match in
            guard case .people(let people) = match.reading, people.count > 1 else { return false }
            return people.allSatisfy { person in
                !person.isGuess && !person.isMissing && (!person.contacts.isEmpty || isFullName(person.words))
            }
        }
    }

    /// Whether the words are a first name, alone or with a family name, whoever bears it.
    func isFullName(_ words: Range<Int>) -> Bool {
        guard words.count <= 2, words.upperBound <= utterance.count, names.isName(utterance.word(words.lowerBound)) else {
            return false
        }
        return words.dropFirst().allSatisfy { index in
            canBeName[index] && !names.isCommon(utterance.word(index)) && !utterance.tokens[index].followsPunctuation
                && grammar.words.personJoints.longest(in: utterance, at: index) == nil
        }
    }

    /// "Both Mom and Dad".
    private func paired(at start: Int) -> [SlotMatch] {
        guard let first = end(of: .pairing, at: start) else { return [] }
        let each = onePerson(at: first).map(severalKin)
        return each.filter(\.reading.isSeveral) + each.flatMap { extend($0, from: first) }
    }

    /// "Mom and Dad both".
    private func withPairing(_ match: SlotMatch) -> SlotMatch? {
        guard let end = end(of: .pairing, at: match.end) else { return nil }
        var result = match
        result.end = end
        return result
    }

    private func extend(_ match: SlotMatch, from start: Int) -> [SlotMatch] {
        guard case .people(let people) = match.reading, people.count < Self.mostPeople, match.end < utterance.count else {
            return []
        }
        var next = match.end
        if let joint = grammar.words.personJoints.longest(in: utterance, at: next) {
            next = joint.end
        } else if !utterance.tokens[next].followsPunctuation, !endsList(at: next) {
            return []
        }
        guard next < utterance.count else { return [] }
        var result: [SlotMatch] = []
        for other in onePerson(at: next) + groups(at: next) {
            guard case .people(let more) = other.reading else { continue }
            // After a comma only a known person: anything else may be the message.
            let isUnknown = more.allSatisfy { $0.contacts.isEmpty && $0.strangers.isEmpty && $0.handle == nil }
            let isInside =
                other.end == next + 1 && names.isName(utterance.word(next))
                && grammar.words.personJoints.longest(in: utterance, at: other.end) != nil
            if isUnknown, next == match.end && !isInside || isOrder(at: next) { continue }
            let joined = SlotMatch(
                end: other.end, quality: min(named(match, from: start), named(other, from: next)) - 0.01,
                reading: .people(people + more),
                hearings: match.hearings + other.hearings)
            result.append(joined)
            result += extend(joined, from: start)
        }
        return result
    }

    /// How well the words name somebody beside others: a first name that is in no contact is likely one, too: "Priya, Grace and Daniel".
    private func named(_ match: SlotMatch, from start: Int) -> Float {
        guard !match.reading.isKnown, start < match.end, isFullName(start..<match.end) else { return match.quality }
        return max(match.quality, Self.firstName)
    }

    private static let firstName: Float = 0.9

    /// Whether the word is a verb of orders, with which no name begins: "call Mom and pay Wei".
    private func isOrder(at index: Int) -> Bool {
        grammar.words.taskVerbs.contains(utterance.tokens[index]) && grammar.opensRequest(utterance.tokens[index])
    }

    /// Whether a known person starts at the token, followed by "and" and another, as in `mom dad and Nora`.
    private func endsList(at start: Int) -> Bool {
        onePerson(at: start).contains { person in
            guard case .people(let people) = person.reading,
                people.contains(where: { !$0.contacts.isEmpty || !$0.strangers.isEmpty })
            else { return false }
            return grammar.words.personJoints.longest(in: utterance, at: person.end) != nil
        }
    }

    private func onePerson(at start: Int) -> [SlotMatch] {
        if let found = known.persons[start] { return found }
        let found = readPerson(at: start)
        known.persons[start] = found
        return found
    }

    private func readPerson(at start: Int) -> [SlotMatch] {
        if let handle = handle(at: start) { return [handle] }
        let shown = shownAt(start)
        let pointed = referred(at: start) + referredAtHandle(at: start) + shown
        // "The green one" is not Tova Green.
        let named = named(at: start).filter { person in !shown.contains { $0.end >= person.end } }
        var result = (related(at: start) + pointed + named).flatMap { person in
            // "Mom's doctor" is never Mom.
            let others = kin(person)
            return others.isEmpty ? [person] : others
        }
        result = withSurnames(result)
        let known = Set(result.map(\.end))
        result += unknownPeople(at: start).filter { !known.contains($0.end) }
        return result + result.compactMap(labelled)
    }

    /// A known first name with an unknown family name is someone else: "John Smithson" is not a known John.
    private func withSurnames(_ found: [SlotMatch]) -> [SlotMatch] {
        let longest = found.map(\.end).max() ?? 0
        return found.map { person in
            guard person.end == longest, case .people(let people) = person.reading, people[0].handle == nil,
                !people[0].contacts.isEmpty, isSurname(at: person.end)
            else { return person }
            var end = person.end + 1
            if isSurname(at: end) { end += 1 }
            return match([], people[0].words.lowerBound..<end, quality: 0.97)
        }
    }

    /// Whether the word is written like a family name: capitalised among lower-case words, and no word of requests, nor a day.
    private func isSurname(at index: Int) -> Bool {
        guard index < utterance.count, index > 0 else { return false }
        let token = utterance.tokens[index]
        guard token.kind == .word, token.word < 0, token.expansion == nil, !token.followsPunctuation, !isStopWord[index],
            utterance.characters[token.start].isUppercase, token.end - token.start > 1
        else { return false }
        // "Text Nora Thursday works".
        guard times.time(at: index, TimeSlots.Wish()) == nil else { return false }
        return isMixedCase && context.contacts.names.values([token.text]).isEmpty
            && context.appIndex.names.values([token.text]).isEmpty
    }

    /// People by name, with or without a title.
    private func named(at start: Int) -> [SlotMatch] {
        let isTitled = small.titles.contains(utterance.word(start))
        let first = isTitled || small.definite.contains(utterance.word(start)) ? start + 1 : start
        guard first < utterance.count else { return [] }
        return people(named: first, from: start, isTitled: isTitled) + initialled(at: first, from: start)
    }

    /// The people whose name starts at a token.
    func people(named first: Int, from start: Int, isTitled: Bool = false) -> [SlotMatch] {
        let found = names.contacts.matches(at: first, limit: Self.mostCandidates, preferring: isTitled ? .second : .first)
        // An exact match rules out shorter or equally long inexact ones.
        let sure = found.last { $0.way == .exact }?.end ?? first
        // "Anna-Lena I'm late": an inexact match does not end in a word such as "I".
        let heard = found.filter { $0.way == .exact || $0.end > sure && !isStopWord[$0.end - 1] }
        let named = heard.map { match in
            let contacts = withoutOwner(match.values)
            let total = match.total - (match.values.count - contacts.count)
            var kept = match
            kept.values = contacts
            kept.total = total
            let hearing = NameMatchExplanation(kept, words: start..<match.end, .contacts(contacts))
            return self.match(
                contacts, start..<match.end, quality: 0.98 * min(1, match.quality), hearings: [hearing].compactMap(\.self))
        }
        return withStrangers(named, named: first, from: start)
    }

    /// The owner is meant by name only if no one else matches.
    private func withoutOwner(_ contacts: [Int32]) -> [Int32] {
        guard contacts.count > 1, let owner = context.contacts.owner else { return contacts }
        return contacts.filter { $0 != owner }
    }

    private func unknownPeople(at start: Int) -> [SlotMatch] {
        // "My friend AJ" names AJ; a number is not a name.
        // "My brother, sorry": if the relation is resolved, no other word is his name.
        let relations = small.my.contains(utterance.word(start)) ? grammar.words.relationships[utterance.word(start + 1)] : nil
        let isFriend =
            relations.map { context.contacts.related($0).isEmpty } ?? false && start + 2 < utterance.count
            && !utterance.tokens[start + 2].followsPunctuation
        let first = isFriend ? start + 2 : start
        guard first < utterance.count, utterance.tokens[first].kind == .word, !isOpeningVerb(first) else { return [] }
        // "Even 250" is nobody.
        let unknown = unknownWords(at: first, atMost: 3, quality: 0.5).filter { found in
            // "The newest ones" is nobody.
            (first..<found.end).allSatisfy { utterance.tokens[$0].kind == .word && !small.ones.contains(utterance.word($0)) }
                && !namesAccount(first..<found.end)
        }
        return unknown.map { unknown in
            // The longer an unknown name, the less likely it is one; "my friend" is evidence for a name.
            match([], first..<unknown.end, quality: isFriend ? 0.75 : 0.55 - 0.05 * Float(unknown.end - start))
        }
    }

    /// Whether the word opens what is said and is a verb, so that it names nobody: "oh wait make that half an hour".
    private func isOpeningVerb(_ index: Int) -> Bool {
        var start = 0
        while start < index, let next = end(of: .opener, at: start) { start = next }
        guard start == index, index + 1 < utterance.count else { return false }
        return end(of: .exchange, at: index) != nil || end(of: .without, at: index) != nil || isOrder(at: index)
    }

    func match(_ contacts: [Int32], _ words: Range<Int>, quality: Float, hearings: [NameMatchExplanation] = []) -> SlotMatch {
        .init(
            end: words.upperBound, quality: quality, reading: .people([.init(contacts: contacts, words: words)]),
            hearings: hearings)
    }

    /// The pronoun that stands for somebody at the token: `her`, or the `she` of the question "did she answer". `nil` if there is none.
    func pronoun(at start: Int) -> String? {
        let word = utterance.word(start)
        if small.pronouns.contains(word) { return word }
        return start > 0 && grammar.words.questions.contains(utterance.word(start - 1)) ? small.subjectForms[word] : nil
    }

    /// `her`: the last person involved.
    private func referred(at start: Int) -> [SlotMatch] {
        guard let pronoun = pronoun(at: start) else { return [] }
        if let match = announcedSender(at: start) { return [match] }
        if let person = personOfOtherClause(before: start) {
            return [.init(end: start + 1, quality: 0.96, reading: .people([person]))]
        }
        if let person = strangerMentioned {
            let reading = PersonReading(contacts: [], words: start..<start + 1, shown: person)
            return [.init(end: start + 1, quality: 0.96, reading: .people([reading]))]
        }
        if mentionedBefore.isEmpty, let shown = lastShownPerson {
            // A request for someone else was given up, before or since.
            if let other = context.lapsed?.people.compactMap(contact).first {
                let reading = PersonReading(contacts: [other], words: start..<start + 1, isGuess: true)
                return [.init(end: start + 1, quality: 0.96, reading: .people([reading]))]
            }
            let reading = PersonReading(contacts: [], words: start..<start + 1, shown: shown)
            return [.init(end: start + 1, quality: 0.96, reading: .people([reading]))]
        }
        guard let contact = lastPerson(meantBy: pronoun) ?? onlyShown(meantBy: pronoun) else {
            return correspondents(meantBy: pronoun, at: start)
        }
        return [match([contact], start..<start + 1, quality: 0.96)]
    }

    /// The only one of those shown last whose relation the pronoun is known to fit: "call her back" of a mother and a friend.
    private func onlyShown(meantBy pronoun: String) -> Int32? {
        // "Them" fits anybody.
        guard let own = grammar.words.otherPronounKin[pronoun] else { return nil }
        let others = grammar.words.otherPronounKin.filter { $0.key != pronoun }.values
        let fitting = shownList.flatMap(\.people).compactMap { contact($0) ?? contactReached(by: $0) }.filter { index in
            let relation = context.contacts.contacts[Int(index)].relationship
            return relation.map { relation in !own.contains(relation) && others.contains { $0.contains(relation) } } ?? false
        }
        return Set(fitting).count == 1 ? fitting[0] : nil
    }

    /// The person who was named last before the pronoun, in another clause of the same breath: "Priya asks about dinner. Please answer her".
    private func personOfOtherClause(before start: Int) -> PersonReading? {
        guard let border = (1..<max(1, start + 1)).last(where: { $0 < utterance.count && utterance.mayBeginClause(at: $0) })
        else {
            return nil
        }
        let excluded = pronoun(at: start).flatMap { grammar.words.otherPronounKin[$0] } ?? []
        return (0..<border).reversed().firstResult { index -> PersonReading? in
            guard var person = personNamed(at: index), person.words.upperBound <= border else { return nil }
            let relation = person.contacts.first.flatMap { context.contacts.contacts[Int($0)].relationship }
            guard relation.map(excluded.contains) != true else { return nil }
            // A part of a longer name is none.
            guard
                !(max(0, index - 2)..<index).contains(where: { before in
                    personNamed(at: before).map { $0.words.upperBound >= person.words.upperBound } ?? false
                })
            else { return nil }
            person.words = start..<start + 1
            return person
        }
    }

    /// The only person whom the words at the token name with certainty, other than the user.
    private func personNamed(at start: Int) -> PersonReading? {
        guard !small.pronouns.contains(utterance.word(start)) else { return nil }
        return onePerson(at: start).firstResult { match in
            guard match.quality >= Self.sureName, case .people(let people) = match.reading, people.count == 1,
                case let person = people[0], person.handle == nil, !person.isGuess, !person.isMissing,
                person.contacts.count + person.strangers.count + (person.shown == nil ? 0 : 1) == 1,
                person.contacts.first == nil || person.contacts.first != context.contacts.owner
            else { return nil }
            return person
        }
    }

    /// The person who was mentioned last, where only an app knows them.
    private var strangerMentioned: Record? {
        guard !context.parameters.values.contains(where: { !$0.people.isEmpty }),
            let person = mentionedBefore.first?.people.first, contact(person) == nil
        else { return nil }
        return person
    }

    /// `his cell`, `her work number`: the last person involved, at that handle.
    private func referredAtHandle(at start: Int) -> [SlotMatch] {
        let word = utterance.word(start)
        guard let pronoun = small.owners[word],
            let label = small.handleLabels[utterance.word(start + 1)],
            let contact = lastPerson(meantBy: pronoun)
        else { return [] }
        var end = start + 2
        while small.handleNouns.contains(utterance.word(end)) { end += 1 }
        let reading = PersonReading(contacts: [contact], words: start..<end, label: label)
        return [.init(end: end, quality: 0.97, reading: .people([reading]))]
    }

    /// The pronoun's referent: the last person involved who is not known to be excluded by it.
    func lastPerson(meantBy pronoun: String) -> Int32? {
        lastPerson(besides: grammar.words.otherPronounKin[pronoun] ?? [])
    }

    /// The last person mentioned who is not known to have one of those relations; `nil` if there is none.
    func lastPerson(besides excluded: Set<String> = []) -> Int32? {
        spokenOf.firstResult { record in
            let people = record.people.compactMap(contact) + [ownerOfPlace(in: record)].compactMap(\.self)
            return people.first { index in
                let relation = context.contacts.contacts[Int(index)].relationship
                return relation.map(excluded.contains) != true
            }
        }
    }

    /// `them`, `both of them`: the people last involved or named, together or one after the other.
    private func referredGroup(at start: Int) -> SlotMatch? {
        let (pair, all) = (end(of: .bothOf, at: start), end(of: .allOf, at: start))
        guard pair != nil || all != nil else { return nil }
        let groups = spokenOf.map { record in dealtWith(in: record) }.filter { !$0.isEmpty }
        // "Them both" of three people means no two of them.
        let isBoth = all != nil && groups.first.map { Self.unique($0).count > 2 } ?? false ? nil : pair
        guard let end = isBoth ?? all else { return nil }
        var people = groups.first.map { Self.unique($0) } ?? []
        if isBoth != nil, people.count < 2 { people = Array(Self.unique(groups.joined()).prefix(2)) }
        guard people.count > 1, isBoth == nil || people.count == 2 else { return nil }
        let readings = people.map { person in
            contact(person).map { PersonReading(contacts: [$0], words: start..<end) }
                ?? PersonReading(contacts: [], words: start..<end, shown: person)
        }
        return .init(end: end, quality: 0.97, reading: .people(readings))
    }

    /// The people of the record: those of a request may be known to its app alone, those in a response are contacts.
    private func dealtWith(in record: Record) -> [Record] {
        let isRequest = grammar.intentIndices[record.type] != nil && !looksUp(record.type)
        return record.people.filter { person in
            contact(person) != nil || isRequest && person["displayName"]?.string?.isEmpty == false
        }
    }

    private static func unique(_ people: some Sequence<Record>) -> [Record] {
        people.reduce(into: []) { result, person in
            let isKnown = result.contains { ParameterValue.record($0).isSame(as: .record(person)) }
            if !isKnown { result.append(person) }
        }
    }

    func contact(_ person: Record) -> Int32? {
        person["contactIdentifier"]?.string.flatMap { context.contacts.index(id: $0) }
    }

    /// Sources of referents in order: the open request, what was said since a person was involved, then the last requests,
    /// whatever their outcome.
    private var spokenOf: [Record] {
        [Record("", context.parameters)] + mentionedBefore + [context.lapsed].compactMap(\.self) + context.recent
    }

    /// The only person last involved, if nothing but a handle is known about them.
    var lastShownPerson: Record? {
        let people = context.recent.firstResult { $0.people.isEmpty ? nil : $0.people } ?? []
        guard let first = people.first, first["contactIdentifier"] == nil, first["personHandle"]?.record?["value"]?.string != nil,
            people.allSatisfy({ $0["personHandle"] == first["personHandle"] })
        else { return nil }
        return first
    }

    /// Whether the words are a name and not a description such as "my boss".
    func namesSomebody(_ words: Range<Int>) -> Bool {
        words.allSatisfy { index in
            utterance.tokens[index].kind == .word && canBeName[index] && grammar.words.relationships[utterance.word(index)] == nil
        }
    }

    /// The people named with certainty, in order.
    var mentioned: [ParameterValue] {
        utterance.tokens.indices.compactMap { start in
            guard let person = personNamed(at: start) else { return nil }
            if let contact = person.contacts.first { return .record(context.contacts.contacts[Int(contact)].person()) }
            return (person.shown ?? person.strangers.first.map { .person(spoken: $0) }).map { .record($0) }
        }
    }

    private static let sureName: Float = 0.9

    /// Whether the token is a possessive `'s`.
    func readsPossessive(at index: Int) -> Bool { possessiveWord.map { utterance.reads($0, at: index) } ?? false }

    /// The token after a possessive: after its `'s`, or after a name written without the apostrophe ("johns mobile"); `nil` if
    /// there is none.
    func possessiveEnd(_ match: SlotMatch) -> Int? {
        if readsPossessive(at: match.end) { return match.end + 1 }
        guard match.hearings.last?.way == .variant, utterance.word(match.end - 1).hasSuffix("s") else { return nil }
        return match.end
    }

    /// Whether the word is a possessive determiner.
    func isOwned(_ index: Int) -> Bool { small.owners[utterance.word(index)] != nil }

    /// The same person at the handle named next: `John's mobile`, `mom at work`.
    private func labelled(_ match: SlotMatch) -> SlotMatch? {
        guard case .people(var people) = match.reading, !people[0].contacts.isEmpty else { return nil }
        var index = match.end
        if let end = possessiveEnd(match) {
            index = end
        } else if small.handleJoints.contains(utterance.word(index)) {
            index += 1
            if isOwned(index) || small.definite.contains(utterance.word(index)) { index += 1 }
        } else {
            return nil
        }
        let label = small.handleLabels[utterance.word(index)]
        // "My sister's number" is any of hers.
        guard label != nil || possessiveEnd(match) == index && small.handleNouns.contains(utterance.word(index))
        else { return nil }
        if label != nil { index += 1 }
        while small.handleNouns.contains(utterance.word(index)) { index += 1 }
        people[0].label = label
        people[0].words = people[0].words.lowerBound..<index
        return .init(end: index, quality: match.quality, reading: .people(people), hearings: match.hearings)
    }
}

extension Record {
    /// The people in the record, by order of field names.
    var people: [Record] {
        if type == "INPerson" { return [self] }
        return fields.sorted { $0.key < $1.key }.flatMap { $0.value.people }
    }
}

extension ParameterValue {
    fileprivate var people: [Record] { record?.people ?? list?.flatMap(\.people) ?? [] }
}
