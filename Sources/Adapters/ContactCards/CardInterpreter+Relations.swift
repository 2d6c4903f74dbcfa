extension CardInterpreter {
    /// Types of RELATED that are not relationships (RFC 6350, section 6.6.6).
    private static let uselessKinds: Set<String> = ["pref", "me", "agent", "contact", "emergency"]

    /// The relations of the card's person: RELATED, and X-ABRELATEDNAMES with its label.
    mutating func relations() -> [Relation] {
        var relations: [Relation] = []
        for line in card.all("RELATED", "X-ABRELATEDNAMES") {
            guard let target = read(line, { line throws(UnreadableText) in try line.text() }), !target.isEmpty else { continue }
            let label = card.label(of: line.group).map { [$0] } ?? []
            let kinds = label + (line.name == "RELATED" ? line.types.filter { !Self.uselessKinds.contains($0) } : [])
            if !kinds.isEmpty { relations.append(Relation(kinds: kinds, target: target, line: line.number)) }
        }
        return relations
    }
}
