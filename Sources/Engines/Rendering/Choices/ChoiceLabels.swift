import IntentSchema

/// Labels choices so that all labels differ, with as few words as possible.
struct ChoiceLabels {
    let words: ValueWords
    let context: WordingContext
    /// People as known from contacts, by contact identifier.
    var people: [String: Record] = [:]

    /// One unique label per value, in order.
    func labels(for values: [TypedValue]) -> [ChoiceLabel] {
        var labels = values.enumerated().map { ChoiceLabel(name: name(of: $0.element) ?? unnamed($0.offset + 1)) }
        for group in Self.repeated(labels) {
            tellApart(group, by: ChoiceAttributes(self).levels(of: group.map { values[$0].value.record }), in: &labels)
        }
        return Self.numbered(labels)
    }

    /// The labels, completed with descriptions of people if that helps to choose: "John Bird, your brother".
    func detailed(_ labels: [ChoiceLabel], for values: [TypedValue]) -> [String] {
        zip(labels, values).map { label, value in
            guard let record = value.value.record, record.type == "INPerson", label.detail.isEmpty else { return label.text }
            return label.text + (ChoiceAttributes(self).whoIs(record) ?? "")
        }
    }

    /// The labels in one sentence, without their common prefix if the rest can stand alone.
    func sentence(_ labels: [ChoiceLabel]) -> String {
        let texts = labels.map(\.text)
        if Self.sharedName(of: labels) != nil, labels.contains(where: { !$0.detail.isEmpty }) {
            return words.joined(labels.map { $0.short { words.phrase(.theOne, with: $0) } }, with: "or")
        }
        let start = Self.commonWords(of: texts).map { "\($0), " } ?? ""
        let isShort = !start.isEmpty && texts.allSatisfy { $0.hasPrefix(start) && $0.count > start.count }
        return words.joined(isShort ? texts.map { String($0.dropFirst(start.count)) } : texts, with: "or")
    }

    /// The common name of all choices: "John" for "John Appleseed" and "John Bird"; `nil` if there is no meaningful one.
    func commonName(of labels: [ChoiceLabel], for values: [TypedValue]) -> String? {
        guard values.allSatisfy({ Self.isNamed($0.value) }) else { return nil }
        return Self.sharedName(of: labels) ?? Self.commonWords(of: labels.map(\.text))
    }

    private func name(of value: TypedValue) -> String? {
        var short = context
        short.filters = [.short, .absolute]
        return words.words(value, short) ?? words.words(value, context)
    }

    /// The people among the candidates of a value, as known from contacts, by identifier.
    static func people(in value: ParameterValue?) -> [String: Record] {
        let values = value.map { $0.list ?? [$0] } ?? []
        let matches = values.flatMap { $0.record?["siriMatches"]?.list ?? [] }.compactMap(\.record)
        return Dictionary(matches.compactMap { match in match["contactIdentifier"]?.string.map { ($0, match) } }) { first, _ in
            first
        }
    }

    /// The label of a value without words: its position in the list.
    private func unnamed(_ number: Int) -> String { words.phrase(.unnamedChoice, with: words.numbers.words(number)) }

    /// Whether the value has a name, rather than only a number, a date or an amount.
    private static func isNamed(_ value: ParameterValue) -> Bool {
        guard let record = value.record else { return value.string != nil }
        return ![
            "INDateComponentsRange", "INCurrencyAmount", "INPriceRange", "INPaymentAmount", "INBalanceAmount", "Measurement",
        ]
        .contains(record.type)
    }

    private static func sharedName(of labels: [ChoiceLabel]) -> String? {
        guard let first = labels.first, labels.count > 1 else { return nil }
        let name = first.name.lowercased()
        return labels.allSatisfy { $0.name.lowercased() == name } ? first.name : nil
    }

    /// Words that are meaningless without what follows them.
    private static let openWords: Set<String> = [
        "the", "a", "an", "my", "your", "at", "by", "for", "from", "in", "of", "on", "to", "with", "and",
    ]

    /// The words that all labels begin with.
    private static func commonWords(of labels: [String]) -> String? {
        guard let first = labels.first, labels.count > 1 else { return nil }
        var common = first.split(separator: " ")
        for label in labels.dropFirst() {
            let pairs = zip(common, label.split(separator: " "))
            common = pairs.prefix { $0.0.lowercased() == $0.1.lowercased() }.map(\.0)
        }
        while let last = common.last, openWords.contains(last.lowercased()) || !last.contains(where: \.isLetter) {
            common.removeLast()
        }
        let text = common.joined(separator: " ")
        return text.last == "," ? String(text.dropLast()) : text.nonEmpty
    }

    /// Distinguishes labels by the first attribute in which all differ, or else by the plainest unique attribute of each;
    /// otherwise by attributes that distinguish some of them.
    private func tellApart(_ group: [Int], by levels: [[String?]], in labels: inout [ChoiceLabel]) {
        let telling = levels.indices.firstResult { level in
            Self.telling(levels[level]) ?? Self.plainest(in: levels[...level])
        }
        if let telling {
            for (index, words) in zip(group, telling) { labels[index].add(words) }
            return
        }
        for told in levels {
            let alike = Self.repeated(group.map { labels[$0] })
            if alike.isEmpty { break }
            for places in alike where Set(places.map { told[$0]?.lowercased() }).count > 1 {
                for place in places { labels[group[place]].add(told[place] ?? "") }
            }
        }
        completeBareNames(group, levels, in: &labels)
    }

    /// The words of an attribute, if all values have it and all differ in it.
    private static func telling(_ told: [String?]) -> [String]? {
        let words = told.compactMap { $0 }
        return words.count == told.count && Set(words.map { $0.lowercased() }).count == told.count ? words : nil
    }

    /// For each value, the first attribute that no other shares: "at Acme" for one, "your brother" for the other.
    private static func plainest(in levels: ArraySlice<[String?]>) -> [String]? {
        let count = levels.first?.count ?? 0
        let own = (0..<count).compactMap { place in
            levels.lazy.compactMap { told -> String? in
                guard let words = told[place]?.lowercased(), told.count(where: { $0?.lowercased() == words }) == 1 else {
                    return nil
                }
                return told[place]
            }.first
        }
        return own.count == count ? telling(own) : nil
    }

    /// Adds details to a bare name among distinguished ones, as it would be ambiguous.
    private func completeBareNames(_ group: [Int], _ levels: [[String?]], in labels: inout [ChoiceLabel]) {
        guard group.contains(where: { !labels[$0].detail.isEmpty }) else { return }
        for (place, index) in group.enumerated() where labels[index].detail.isEmpty {
            guard let words = levels.firstResult({ $0[place] }) else { continue }
            labels[index].add(words)
        }
    }

    /// The indices of labels that occur more than once, in order.
    private static func repeated(_ labels: [ChoiceLabel]) -> [[Int]] {
        Dictionary(grouping: labels.indices) { labels[$0].key }.values.filter { $0.count > 1 }
    }

    private static func numbered(_ labels: [ChoiceLabel]) -> [ChoiceLabel] {
        var result = labels
        var used = Set(labels.map(\.key))
        for group in repeated(labels).sorted(by: { $0[0] < $1[0] }) {
            var number = 1
            for index in group {
                while !used.insert("\(labels[index].key) (\(number))").inserted { number += 1 }
                result[index].add(number: number)
            }
        }
        return result
    }
}
