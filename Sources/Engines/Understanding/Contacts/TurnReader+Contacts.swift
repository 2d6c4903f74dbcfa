import IntentSchema
import NameMatching

// Questions about the user's contacts, which the assistant answers from them.
extension TurnReader {
    /// The question about contacts that the words are, with the answer, or that stands before why it is asked: "what's Mary's number, I need to
    /// call her". `nil` if they are none.
    var contactQuestion: ContactInquiry? {
        if let asked = wholeContactQuestion { return asked }
        guard let border = utterance.tokens.indices.last(where: { utterance.mayBeginClause(at: $0) }),
            end(of: .speaker, at: border) != nil || end(of: .reason, at: border) != nil
        else { return nil }
        return part(0..<border).wholeContactQuestion
    }

    /// The question that all words are: each must have a place in it, so that no request is taken for one.
    private var wholeContactQuestion: ContactInquiry? {
        let start = end(of: .hail, at: openerEnd) ?? openerEnd
        guard !takesAnyText, start < utterance.count, utterance.count - start <= Self.longestContactQuestion else { return nil }
        let words = utterance.tokens.map { NameWords.folded($0.expansion ?? $0.text) }
        guard interpreter.contactPhrases.mayAsk(Array(words[start...])) else { return nil }
        var draft = ContactDraft()
        var place = start
        while place < utterance.count {
            guard let next = readContactPart(at: place, words, &draft) else { return nil }
            place = next
        }
        return inquiry(draft)
    }

    /// In words; longer utterances say more than a question.
    private static let longestContactQuestion = 16
    /// In words, of a name that is in no contact.
    private static let longestUnknownName = 3

    /// Reads what is at the token.
    ///
    /// - Returns: the token after it; `nil` if it has no place in a question about contacts.
    private func readContactPart(at place: Int, _ words: [String], _ draft: inout ContactDraft) -> Int? {
        // The "'s" of "Mom's".
        if draft.endOfName == place, utterance.tokens[place].isAttached, utterance.tokens[place].expansion != nil {
            draft.isPossessed = true
            return place + 1
        }
        let phrase = interpreter.contactPhrases.longest(words, at: place)
        if let person = knownPerson(at: place, words), person.end > phrase?.end ?? 0 {
            draft.add(person.people, place..<person.end)
            return person.end
        }
        if phrase == nil, let owner = owner(at: place, words) {
            draft.add([owner], place..<place + 1)
            draft.isPossessed = true
            return place + 1
        }
        if let phrase {
            draft.add(phrase.meaning)
            return phrase.end
        }
        // Nobody's name is "me", and no question begins with one.
        guard draft.unknown == nil, !draft.isEmpty, utterance.tokens[place].kind == .word,
            !grammar.words.stopWords.contains(utterance.word(place))
        else { return nil }
        var end = place + 1
        while end < utterance.count, end - place < Self.longestUnknownName, utterance.tokens[end].kind == .word,
            !utterance.tokens[end].isAttached, interpreter.contactPhrases.longest(words, at: end) == nil,
            knownPerson(at: end, words) == nil
        {
            end += 1
        }
        draft.unknown = place..<end
        draft.endOfName = end
        return end
    }

    /// The person whose name stands at the token with what makes it a possessive, but for the apostrophe: "Lucas number" of a Luca.
    private func owner(at place: Int, _ words: [String]) -> PersonReading? {
        guard place + 1 < words.count, words[place].hasSuffix(Self.possessive),
            interpreter.contactPhrases.longest(words, at: place + 1)?.meaning.fact != nil
        else { return nil }
        let contacts = context.contacts.names.values([String(words[place].dropLast())])
        return contacts.isEmpty ? nil : PersonReading(contacts: contacts, words: place..<place + 1)
    }

    private static let possessive = "s"

    /// The people of the contacts whom the words at the token name, with as many words as possible.
    private func knownPerson(at place: Int, _ words: [String]) -> (people: [PersonReading], end: Int)? {
        let found = scanner.people(at: place, isList: true).compactMap { match -> (people: [PersonReading], end: Int)? in
            // A name that is only like what was said names nobody here: "do I have a rental car".
            guard match.hearings.allSatisfy({ $0.way == .exact }), case .people(let people) = match.reading,
                people.allSatisfy({ !$0.contacts.isEmpty && $0.handle == nil }),
                // "Mom's number" is Mom, whose number is asked for.
                !(place..<match.end).contains(where: { interpreter.contactPhrases.longest(words, at: $0)?.meaning.fact != nil }),
                // Whom a pronoun means must be known.
                people.allSatisfy({ !$0.isGuess || $0.contacts.count == 1 })
            else { return nil }
            return (people, match.end)
        }
        return found.max { $0.end < $1.end }
    }

    private func inquiry(_ draft: ContactDraft) -> ContactInquiry? {
        let isOpen = context.question != nil
        let asks = !draft.roles.isDisjoint(with: [.question, .presence, .identity]) || draft.asksForAll
        // "Mom's number", but not "phone Mom".
        guard asks || !isOpen && draft.fact != nil && draft.isPossessed, !draft.roles.contains(.other) else { return nil }
        if let unknown = draft.unknown {
            guard !isOpen || draft.roles.contains(.everyone), draft.people.isEmpty,
                draft.isPossessed && draft.fact != nil || draft.roles.contains(.everyone)
                    || draft.roles.contains(.naming) && !draft.roles.isDisjoint(with: [.anyone, .presence])
            else { return nil }
            return ContactInquiry(fact: draft.fact ?? .details, name: utterance.text(unknown))
        }
        guard let named = draft.people.first else {
            // With something open, "what's my address" may be about that.
            if let fact = draft.fact, draft.roles.contains(.own), !isOpen, let owner = context.contacts.owner {
                return answered(ContactInquiry(fact: fact, label: draft.label), with: [owner], all: 1)
            }
            guard draft.asksForAll, draft.fact == nil || draft.fact == .details else { return nil }
            let all = context.contacts.contacts.indices.filter { !context.contacts.contacts[$0].isMe }.map { Int32($0) }
            return answered(ContactInquiry(), with: all, all: all.count)
        }
        let asksWho = draft.roles.contains(.identity) || !draft.roles.isDisjoint(with: [.everyone, .naming, .anyone])
        guard draft.fact != nil || asksWho else { return nil }
        var contacts: [Int32] = []
        for person in draft.people.flatMap(\.contacts) where !contacts.contains(person) { contacts.append(person) }
        return answered(
            ContactInquiry(
                fact: draft.fact ?? .details, name: utterance.text(named.words), label: draft.label ?? named.label),
            with: contacts, all: contacts.count)
    }

    private func answered(_ inquiry: ContactInquiry, with contacts: [Int32], all count: Int) -> ContactInquiry {
        var inquiry = inquiry
        inquiry.count = count
        inquiry.found = contacts.prefix(ContactInquiry.mostListed).map { index in
            let contact = context.contacts.contacts[Int(index)]
            guard let fact = inquiry.fact else { return FoundContact(name: contact.fullName) }
            let own = ContactInquiry.entries(fact, label: inquiry.label, of: contact)
            // Another number is better than none.
            return FoundContact(
                name: contact.fullName, entries: own.isEmpty ? ContactInquiry.entries(fact, label: nil, of: contact) : own)
        }
        return inquiry
    }
}

/// What has been read of a question about contacts.
private struct ContactDraft {
    var roles: Set<ContactPhrases.Role> = []
    var fact: ContactInquiry.Fact?
    var label: String?
    var people: [PersonReading] = []
    /// The words that name nobody.
    var unknown: Range<Int>?
    /// The token behind the name read last.
    var endOfName: Int?
    /// Whether a name is followed by "'s".
    var isPossessed = false

    var asksForAll: Bool { roles.contains(.everyone) }
    /// Whether nothing has been read.
    var isEmpty: Bool { roles.isEmpty && fact == nil && people.isEmpty }

    mutating func add(_ meaning: ContactPhrases.Entry) {
        if let role = meaning.role { roles.insert(role) }
        label = label ?? meaning.label
        guard let fact = meaning.fact, fact != .details || self.fact == nil else { return }
        // "Her number and email" are two of all that there is.
        self.fact = self.fact == nil || self.fact == .details || self.fact == fact ? fact : .details
    }

    mutating func add(_ named: [PersonReading], _ words: Range<Int>) {
        people += named
        endOfName = words.upperBound
    }
}
