import IntentSchema

/// Collects all details of a request and its response as rows, without duplicates.
struct CardBuilder {
    /// The maximum number of list elements with a row of their own.
    static let listLimit = 20

    let words: ValueWords
    /// The app's name, which is already in the heading.
    var appName: String?

    /// The rows in order of importance: those listed by the pack, then the response's fields, then the request's.
    ///
    /// If both have a field with the same name or label, the response's wins: it is what the app is going to do.
    func entries(intent: Record, response: Record?, context: WordingContext) -> [CardEntry] {
        var context = context
        context.places = KnownPlace.all(in: [response, intent].compactMap { $0 })
        let walk = CardWalk(words: words, appName: appName)
        let answered = response.map { walk.entries(of: $0, context) } ?? []
        let answers = distinct(ordered(answered.filter { !$0.isName(appName) }, intent: intent.type))
        let labels = Set(answers.flatMap { [$0.label.lowercased(), $0.labelOfList?.lowercased()].compactMap(\.self) })
        let fields = Set(answers.compactMap(\.path.last))
        let asked = distinct(walk.entries(of: intent, context)).filter { entry in
            !labels.contains(entry.label.lowercased()) && !fields.contains(entry.path.last ?? "")
                && !answers.contains { entry.isPart(of: $0) || entry.repeats($0) }
        }
        return ordered(answers + asked, intent: intent.type)
    }

    private func ordered(_ entries: [CardEntry], intent: String) -> [CardEntry] {
        guard let order = words.cardOrders[intent] else { return entries }
        let ranked = entries.enumerated().map { (rank: $0.element.rank(in: order), index: $0.offset, entry: $0.element) }
        return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.entry)
    }

    /// Removes duplicate rows; if rows with the same label have different values, their labels are qualified.
    private func distinct(_ entries: [CardEntry]) -> [CardEntry] {
        var result: [CardEntry] = []
        for var entry in entries {
            if result.contains(where: { entry.repeats($0) }) { continue }
            if let owner = entry.path.dropLast().last, result.contains(where: { $0.label == entry.label }) {
                entry.label = "\(Names.sentence(Names.words(owner))) \(entry.label.lowercased())"
            }
            result.append(entry)
        }
        return result
    }
}
