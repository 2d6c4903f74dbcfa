import IntentSchema

// People by initials and by handles.

extension SlotScanner {
    /// `J Smith`, `John S`, `John R Smith`: an initial stands for a name.
    func initialled(at first: Int, from start: Int) -> [SlotMatch] {
        var result: [SlotMatch] = []
        var end = first
        while end < utterance.count, end - first < 4, utterance.tokens[end].kind == .word, end == first || isNamePart(end) {
            end += 1
            // "Text Anna I'm late": no name ends in a word such as "I".
            guard end - first > 1, !isStopWord[end - 1], (first..<end).contains(where: isInitial),
                !(first..<end).allSatisfy(isInitial)
            else {
                continue
            }
            let contacts = contacts(abbreviated: first..<end)
            if !contacts.isEmpty {
                result.append(match(Array(contacts.prefix(Self.mostCandidates)), start..<end, quality: 0.96))
            }
        }
        return result
    }

    private func isInitial(_ index: Int) -> Bool {
        let token = utterance.tokens[index]
        return token.kind == .word && token.expansion == nil && token.text.utf8.count == 1
    }

    /// A full stop after an initial does not end a name.
    private func isNamePart(_ index: Int) -> Bool {
        utterance.tokens[index].expansion == nil && (!utterance.tokens[index].followsPunctuation || isInitial(index - 1))
    }

    /// The contacts whose names match the words, with initials matching any name that begins with them.
    private func contacts(abbreviated range: Range<Int>) -> [Int32] {
        guard let whole = range.first(where: { !isInitial($0) }) else { return [] }
        let words = range.map { utterance.word($0) }
        return context.contacts.names.values([utterance.word(whole)]).filter { index in
            let contact = context.contacts.contacts[Int(index)]
            let names =
                grammar.words.tokens.words(contact.givenName) + grammar.words.tokens.words(contact.middleName)
                + grammar.words.tokens.words(contact.familyName)
            return Self.fits(words, names)
        }
    }

    /// Whether the words match the names in order; middle names may be omitted.
    private static func fits(_ words: [String], _ names: [String]) -> Bool {
        guard let first = names.first, let last = names.last, names.count > 1, begins(first, words[0]),
            begins(last, words[words.count - 1])
        else { return false }
        var middle = names.dropFirst().dropLast()
        for word in words.dropFirst().dropLast() {
            guard let place = middle.firstIndex(where: { begins($0, word) }) else { return false }
            middle = middle[(place + 1)...]
        }
        return true
    }

    private static func begins(_ name: String, _ word: String) -> Bool {
        word.utf8.count == 1 ? name.hasPrefix(word) : name == word
    }

    /// A telephone number, an e-mail address or a user name, with its contact if it has one.
    func handle(at start: Int) -> SlotMatch? {
        guard start < utterance.count, let (handle, end) = address(at: start) ?? phoneNumber(at: start) ?? userName(at: start)
        else {
            return nil
        }
        let contacts = context.contacts.contacts(reachedAt: handle)
        let reading = PersonReading(contacts: contacts.count == 1 ? contacts : [], words: start..<end, handle: handle)
        return .init(end: end, quality: handle.kind == .phoneNumber ? 0.97 : 0.98, reading: .people([reading]))
    }

    private func address(at start: Int) -> (Contact.Handle, end: Int)? {
        guard utterance.tokens[start].kind == .email else { return nil }
        return (Contact.Handle(kind: .emailAddress, value: utterance.tokens[start].text), start + 1)
    }

    private func phoneNumber(at start: Int) -> (Contact.Handle, end: Int)? {
        var digits = utterance.word(start) == "+" ? "+" : ""
        var end = digits.isEmpty ? start : start + 1
        while end < utterance.count, utterance.tokens[end].kind == .number || utterance.word(end) == "-" {
            digits += utterance.tokens[end].text.filter(\.isNumber)
            end += 1
        }
        guard digits.count >= 3, digits.count <= 16, utterance.tokens[end - 1].kind == .number else { return nil }
        let isLong = digits.count >= 7 || ["911", "112", "999", "411", "311"].contains(digits)
        return isLong ? (Contact.Handle(kind: .phoneNumber, value: digits), end) : nil
    }

    /// A contact's user name, such as `molly42`.
    private func userName(at start: Int) -> (Contact.Handle, end: Int)? {
        guard utterance.tokens[start].kind == .word, context.contacts.hasUserNames else { return nil }
        var end = start + 1
        while end < utterance.count, utterance.tokens[end].isAttached, end - start < 8 { end += 1 }
        for end in stride(from: end, to: start, by: -1) {
            let said = utterance.text(start..<end)
            let handle = Contact.Handle(kind: .userName, value: said)
            if !context.contacts.contacts(reachedAt: handle).isEmpty { return (handle, end) }
        }
        return nil
    }
}
