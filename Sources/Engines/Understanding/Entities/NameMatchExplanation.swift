import NameMatching

/// How a name was matched, if that is worth explaining.
struct NameMatchExplanation: Sendable {
    /// The match's referents, as indices.
    enum Meant: Sendable {
        case contacts([Int32])
        case places([Int32])
        /// Items of the apps' vocabulary.
        case items([Int32])
        case apps([Int32])
    }

    var words: Range<Int>
    var way: NameMatch.Way
    var meant: Meant
    /// The number of entities of that name, which may exceed the number considered.
    var total: Int

    /// `nil` if the words are the exact name and all entities of that name are considered.
    init?(_ match: NameMatch, words: Range<Int>, _ meant: Meant) {
        guard match.way != .exact || match.total > match.values.count else { return nil }
        self.words = words
        self.meant = meant
        way = match.way
        total = match.total
    }

    /// A one-sentence explanation, for diagnostics.
    func text(in utterance: Utterance, _ context: InterpretationContext, _ places: PlaceIndex) -> String {
        let said = "'\(utterance.text(words))'"
        let names = names(context, places)
        guard way != .exact else { return "\(said) names \(total) contacts, of whom the first \(names.count) are considered" }
        let shown = Self.unique(names).prefix(3).joined(separator: ", ")
        let rest = total > 3 ? " and others, \(total) in all" : ""
        return "heard \(said) as \(shown)\(rest) (\(way.text))"
    }

    private func names(_ context: InterpretationContext, _ places: PlaceIndex) -> [String] {
        switch meant {
        case .contacts(let indices): indices.map { context.contacts.contacts[Int($0)].fullName }
        case .places(let indices): indices.map { places.places[Int($0)].name }
        case .items(let indices): indices.map { context.appIndex.items[Int($0)].phrase }
        case .apps(let indices): indices.map { context.apps[Int($0)].name }
        }
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}

extension NameMatch.Way {
    /// A readable description.
    fileprivate var text: String {
        switch self {
        case .exact: "is the name"
        case .variant: "written otherwise"
        case .shortForm: "short form"
        case .pronunciation: "as it is pronounced"
        case .soundsAlike: "sounds alike"
        case .misspelt: "spelt nearly alike"
        }
    }
}
