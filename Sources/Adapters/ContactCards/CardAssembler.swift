/// Groups lines into cards and detects cards that are not closed or not opened.
struct CardAssembler {
    /// The properties that contribute to a contact; the others (photos, notes, keys ...) are skipped unparsed.
    private static let usedNames: Set<String> = [
        "ADR", "EMAIL", "FN", "GENDER", "GEO", "IMPP", "KIND", "N", "NICKNAME", "ORG", "RELATED", "SOCIALPROFILE", "TEL", "TITLE",
        "UID",
        "X-ABLABEL", "X-ABRELATEDNAMES", "X-ADDRESSBOOKSERVER-KIND", "X-ERRAND-ME", "X-PHONETIC-FIRST-NAME",
        "X-PHONETIC-LAST-NAME", "X-SOCIALPROFILE",
    ]
    /// Far more than any real card has; more lines indicate an attack or an accident.
    private static let mostLines = 2000

    private(set) var problems: [CardProblem] = []
    private(set) var cardCount = 0
    private var card: Card?
    /// The depth of nested cards at the current line (vCard 2.1 puts cards inside AGENT).
    private var depth = 0
    /// The property of the previous line.
    private var previousName = ""
    /// Whether the current run of lines outside any card has been reported.
    private var hasReportedOutside = false

    /// Consumes the next line; returns the card that it completes.
    mutating func take(_ line: PhysicalLine) -> Card? {
        let name = ContentLine.name(of: line)
        defer { previousName = name.isEmpty ? previousName : name }
        switch name {
        case "BEGIN" where Self.isCard(line):
            begin(line)
            return nil
        case "END" where Self.isCard(line): return end(line)
        default:
            keep(line, named: name)
            return nil
        }
    }

    /// Signals the end of the text.
    mutating func finish() {
        reportOpenCard()
        card = nil
        if cardCount == 0 {
            problems.append(
                CardProblem(
                    card: nil, line: nil, message: "the file contains no BEGIN:VCARD, and therefore no contact card",
                    advice: "choose a vCard file (.vcf)", effect: .noCard))
        }
    }

    private static func isCard(_ line: PhysicalLine) -> Bool {
        guard let colon = line.bytes[...].firstPosition(of: UInt8(ascii: ":")) else { return false }
        return String(decoding: line.bytes[(colon + 1)...].prefix(32), as: UTF8.self).trimmed.uppercased() == "VCARD"
    }

    private mutating func begin(_ line: PhysicalLine) {
        if card != nil, previousName == "AGENT" || depth > 0 {
            depth += 1
            return
        }
        reportOpenCard()
        cardCount += 1
        card = Card(number: cardCount, line: line.number)
        hasReportedOutside = false
    }

    private mutating func end(_ line: PhysicalLine) -> Card? {
        guard depth == 0 else {
            depth -= 1
            return nil
        }
        guard let card else {
            reportOutside(line)
            return nil
        }
        self.card = nil
        return card
    }

    private mutating func keep(_ line: PhysicalLine, named name: String) {
        guard card != nil else { return reportOutside(line) }
        guard depth == 0,
            Self.usedNames.contains(name) || name.isEmpty || line.bytes[...].firstPosition(of: UInt8(ascii: ":")) == nil
        else { return }
        if Self.usedNames.contains(name), let content = ContentLine(line) {
            append(content)
        } else if previousName.isEmpty || Self.usedNames.contains(previousName) {
            // After an unused property, such a line continues its picture or key; old writers do not indent it.
            if card?.firstUnreadableLine == nil { card?.firstUnreadableLine = line.number }
        }
    }

    private mutating func append(_ content: ContentLine) {
        if let count = card?.lines.count, count < Self.mostLines { card?.lines.append(content) } else { card?.isTooBig = true }
    }

    private mutating func reportOpenCard() {
        depth = 0
        guard let card else { return }
        problems.append(
            CardProblem(
                card: card.number, line: card.line, message: "the card that starts here has no END:VCARD",
                advice: "the file may be truncated: export it again", effect: .cardSkipped))
    }

    private mutating func reportOutside(_ line: PhysicalLine) {
        // A file without any card is reported once, at its end.
        guard !hasReportedOutside, cardCount > 0 else { return }
        hasReportedOutside = true
        problems.append(
            CardProblem(
                card: nil, line: line.number, message: "there is text outside of a card",
                advice: "remove it, or put it between BEGIN:VCARD and END:VCARD", effect: .noCard))
    }
}
