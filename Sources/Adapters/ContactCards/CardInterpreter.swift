import IntentSchema

/// Turns the lines of a card into a contact, and records what could not be used.
struct CardInterpreter {
    let card: Card
    private(set) var problems: [CardProblem] = []
    /// The full name once it is known, for problem reports.
    private var name: String?

    init(_ card: Card) {
        self.card = card
    }

    /// The card's content; `nil` if the card is not imported, because it is invalid (which is reported) or a group of people.
    mutating func content() -> CardContent? {
        if isGroup { return nil }
        guard !card.isTooBig else {
            report("the card has too many lines", "split it into several cards", .cardSkipped, line: card.line)
            return nil
        }
        guard var contact = readName() else {
            report("the card has neither a name (N) nor a full name (FN)", "add one of them", .cardSkipped, line: card.line)
            return nil
        }
        name = contact.fullName
        addTexts(to: &contact)
        contact.handles = handles()
        contact.addresses = addresses()
        if let line = card.firstUnreadableLine {
            report(
                "the line is not a card property: it has no name or no colon", "correct or remove it", .valueIgnored, line: line
            )
        }
        let gender = texts("GENDER").first?.prefix(1).uppercased()
        return CardContent(
            contact: contact, relations: relations(), gender: gender, line: card.line,
            number: card.number)
    }

    private var isGroup: Bool {
        card.all("KIND", "X-ADDRESSBOOKSERVER-KIND").contains { line in
            (try? line.text())?.lowercased() == "group"  // If it is unreadable, the card is not treated as a group.
        }
    }

    // MARK: Reading lines

    mutating func report(_ message: String, _ advice: String, _ effect: CardProblem.Effect, line: Int) {
        problems.append(CardProblem(card: card.number, line: line, name: name, message: message, advice: advice, effect: effect))
    }

    /// The result of applying the body to a line; `nil`, with a problem recorded, if the line cannot be read.
    mutating func read<Value>(_ line: ContentLine, _ body: (ContentLine) throws(UnreadableText) -> Value) -> Value? {
        do {
            return try body(line)
        } catch {
            report(error.message, error.advice, .valueIgnored, line: line.number)
            return nil
        }
    }

    /// The values of a property, the preferred ones first, without empty ones.
    private mutating func texts(_ property: String) -> [String] {
        var texts: [String] = []
        for line in card.all(property) {
            guard let text = read(line, { line throws(UnreadableText) in try line.text() }), !text.isEmpty else { continue }
            texts.append(text)
        }
        return texts
    }

    /// The components of the first readable line of a property; empty if there is none.
    private mutating func components(_ property: String) -> [[String]] {
        for line in card.all(property) {
            if let components = read(line, { line throws(UnreadableText) in try line.components() }) { return components }
        }
        return []
    }

    // MARK: Names

    /// A contact with only its names; `nil` if the card has none. A card with only an organization becomes a contact with that
    /// name.
    private mutating func readName() -> Contact? {
        let names = components("N").map { $0.joined(separator: " ") }
        let part = { (index: Int) in index < names.count ? names[index] : "" }
        var contact = Contact(id: "", givenName: part(1), middleName: part(2), familyName: part(0), fullName: "")
        contact.organization = components("ORG").first?.first ?? ""
        let composed = [3, 1, 2, 0, 4].map(part).filter { !$0.isEmpty }.joined(separator: " ")
        contact.fullName = [texts("FN").first ?? "", composed, contact.organization].first { !$0.isEmpty } ?? ""
        guard !contact.fullName.isEmpty else { return nil }
        if composed.isEmpty, contact.fullName != contact.organization { Self.divideFullName(of: &contact) }
        return contact
    }

    /// vCard 4.0 allows cards without N. People are asked for by their given names, so the words of FN are split in the order
    /// that most cards use.
    private static func divideFullName(of contact: inout Contact) {
        let words = contact.fullName.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count > 1, !contact.fullName.contains(",") else { return }
        contact.givenName = words[0]
        contact.middleName = words[1..<(words.count - 1)].joined(separator: " ")
        contact.familyName = words[words.count - 1]
    }

    private mutating func addTexts(to contact: inout Contact) {
        contact.id = texts("UID").first ?? ""
        contact.jobTitle = texts("TITLE").first ?? ""
        contact.phoneticGivenName = texts("X-PHONETIC-FIRST-NAME").first
        contact.phoneticFamilyName = texts("X-PHONETIC-LAST-NAME").first
        contact.isMe = texts("X-ERRAND-ME").contains { ["true", "yes", "1"].contains($0.lowercased()) }
        for line in card.all("NICKNAME") {
            contact.nicknames += read(line, { line throws(UnreadableText) in try line.list() }) ?? []
        }
    }
}
