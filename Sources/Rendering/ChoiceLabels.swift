import IntentSchema

/// Names the values to choose from so that no two sound alike, with as few words as will do.
struct ChoiceLabels {
    let words: ValueWords
    let context: WordingContext
    /// What is known of people beyond what the app tells, by contact identifier.
    var people: [String: Record] = [:]

    /// The labels and, where it helps to choose, who people are: "John Bird, your brother".
    func detailed(for values: [TypedValue]) -> [String] {
        let labels = labels(for: values)
        return zip(labels, values).map { label, value in
            guard let record = value.value.record, record.type == "INPerson" else { return label }
            let details = person(known(record)).prefix(2).compactMap { $0 }
            return details.first { label.contains($0) } == nil ? label + (details.first ?? "") : label
        }
    }

    /// The labels in one sentence, without the words that all begin with where a comma follows these.
    func sentence(_ labels: [String]) -> String {
        let start = Self.commonWords(of: labels).map { "\($0), " } ?? ""
        let isShort = !start.isEmpty && labels.allSatisfy { $0.hasPrefix(start) && $0.count > start.count }
        return words.joined(isShort ? labels.map { String($0.dropFirst(start.count)) } : labels, with: "or")
    }

    /// The person with what the contacts say beyond what the app tells.
    private func known(_ record: Record) -> Record {
        guard let contact = record["contactIdentifier"]?.string.flatMap({ people[$0] }) else { return record }
        var record = record
        for field in ["relationship", "organizationName"] where record[field] == nil { record[field] = contact[field] }
        return record
    }

    /// The people that a value may mean, as the contacts tell them, by identifier.
    static func people(in value: ParameterValue?) -> [String: Record] {
        let values = value.map { $0.list ?? [$0] } ?? []
        let matches = values.flatMap { $0.record?["siriMatches"]?.list ?? [] }.compactMap(\.record)
        return Dictionary(matches.compactMap { match in match["contactIdentifier"]?.string.map { ($0, match) } }) { first, _ in
            first
        }
    }

    /// One label each, all different, in order.
    func labels(for values: [TypedValue]) -> [String] {
        var short = context
        short.filters = [.short, .absolute]
        var labels = values.map { words.words($0, short) ?? words.words($0, context) ?? "Unnamed" }
        let attributes = values.map { self.attributes(of: $0.value) }
        for level in 0..<(attributes.map(\.count).max() ?? 0) {
            let groups = Self.repeated(labels)
            if groups.isEmpty { break }
            for group in groups { tellApart(group, by: attributes, at: level, in: &labels) }
        }
        return Self.numbered(labels)
    }

    /// The words that all labels begin with: "John" for "John Appleseed" and "John Bird"; `nil` when there are none.
    static func commonWords(of labels: [String]) -> String? {
        guard let first = labels.first, labels.count > 1 else { return nil }
        var common = first.split(separator: " ")
        for label in labels.dropFirst() {
            let pairs = zip(common, label.split(separator: " "))
            common = pairs.prefix { $0.0.lowercased() == $0.1.lowercased() }.map(\.0)
        }
        let text = common.joined(separator: " ")
        return text.last == "," ? String(text.dropLast()) : text.nonEmpty
    }

    private func tellApart(_ group: [Int], by attributes: [[String?]], at level: Int, in labels: inout [String]) {
        let told = group.map { level < attributes[$0].count ? attributes[$0][level] : nil }
        guard Set(told).count > 1 else { return }
        for (index, attribute) in zip(group, told) {
            if let attribute { labels[index] += attribute }
        }
    }

    /// The places of labels that occur more than once, in order.
    private static func repeated(_ labels: [String]) -> [[Int]] {
        Dictionary(grouping: labels.indices) { labels[$0].lowercased() }.values.filter { $0.count > 1 }
    }

    private static func numbered(_ labels: [String]) -> [String] {
        var result = labels
        var used = Set(labels.map { $0.lowercased() })
        for group in repeated(labels).sorted(by: { $0[0] < $1[0] }) {
            var number = 1
            for index in group {
                while !used.insert("\(labels[index]) (\(number))".lowercased()).inserted { number += 1 }
                result[index] = "\(labels[index]) (\(number))"
            }
        }
        return result
    }

    /// What tells values of the same name apart, the plainest first.
    private func attributes(of value: ParameterValue) -> [String?] {
        guard let record = value.record else { return [] }
        switch record.type {
        case "INPerson": return person(known(record))
        case "CLPlacemark": return place(record)
        default:
            return words.fields(of: record).prefix(12).map { field in
                words.words(field.typed, context.inner).map { " (\($0))" }
            }
        }
    }

    private func person(_ record: Record) -> [String?] {
        let handle = record["personHandle"]?.record
        let label = handle?["label"]?.string.map { ValueWords.constant($0) }
        let relationship = record["relationship"]?.string.map { ValueWords.constant($0).lowercased() }
        let organization = words.text(record, "organizationName", context) ?? words.text(record, "organization", context)
        return [
            relationship.map { ", your \($0)" }, organization.map { " at \($0)" }, label.map { " (\($0))" },
            handle.flatMap { words.text($0, "value", context) }.map { " (\($0))" },
        ]
    }

    private func place(_ record: Record) -> [String?] {
        let fields = ["locality", "thoroughfare", "administrativeArea", "country", "postalCode"]
        let position = record["location"]?.record.flatMap { words.words($0, context.inner) }
        return fields.map { words.text(record, $0, context).map { ", \($0)" } } + [position.map { " (\($0))" }]
    }
}
