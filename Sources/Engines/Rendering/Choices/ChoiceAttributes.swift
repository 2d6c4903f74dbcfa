import IntentSchema

/// The attributes that may distinguish values with the same name, the plainest first.
struct ChoiceAttributes {
    private let words: ValueWords
    private let context: WordingContext
    private let people: [String: Record]

    init(_ labels: ChoiceLabels) {
        words = labels.words
        context = labels.context
        people = labels.people
    }

    /// For each attribute, its words in each record; `nil` if the record lacks it or the value is not a record.
    func levels(of records: [Record?]) -> [[String?]] {
        let types = Set(records.compactMap { $0?.type })
        let hasOwn = types.contains { ["INPerson", "CLPlacemark"].contains($0) || words.pack.records[$0]?.tellApart != nil }
        guard hasOwn else { return fieldLevels(of: records) + directions(of: records) }
        let told = records.map { $0.map { attributes(of: $0) } ?? [] }
        let count = told.map(\.count).max() ?? 0
        var levels = (0..<count).map { level in told.map { level < $0.count ? $0[level] : nil } }
        // The coordinates of a position come last, because they mean least to people.
        levels.insert(contentsOf: directions(of: records), at: max(count - 1, 0))
        return levels
    }

    /// The directions of two places relative to each other; empty if they do not distinguish them.
    private func directions(of records: [Record?]) -> [[String?]] {
        Compass.directions(of: records).map { [$0.map { ", \(words.phrase($0, with: ""))" }] } ?? []
    }

    /// A description of a person: a relation, or else a place of work.
    func whoIs(_ person: Record) -> String? { attributes(ofPerson: known(person)).prefix(2).compactMap { $0 }.first }

    private func attributes(of record: Record) -> [String?] {
        if record.type == "INPerson" { return attributes(ofPerson: known(record)) }
        if let templates = words.pack.records[record.type]?.tellApart?.templates {
            let scope = Scope(words: words, context: context.inner, sources: [words.source(of: record)])
            return templates.map { $0.render(in: scope)?.nonEmpty }
        }
        return record.type == "CLPlacemark" ? attributes(ofPlace: record) : []
    }

    /// The person, completed from contacts.
    private func known(_ record: Record) -> Record {
        guard let contact = record["contactIdentifier"]?.string.flatMap({ people[$0] }) else { return record }
        var record = record
        for field in ["relationship", "organizationName"] where record[field] == nil { record[field] = contact[field] }
        return record
    }

    private func attributes(ofPerson record: Record) -> [String?] {
        let handle = record["personHandle"]?.record
        let label = handle?["label"]?.string.map { ValueWords.constant($0) }?.nonEmpty
        let relationship = record["relationship"]?.string.map { ValueWords.constant($0).lowercased() }?.nonEmpty
        let organization = words.text(record, "organizationName", context) ?? words.text(record, "organization", context)
        return [
            relationship.map { ", your \($0)" }, organization.map { " at \($0)" }, label.map { " (\($0))" },
            handle.flatMap { words.handle($0, context) }.map { " (\($0))" },
        ]
    }

    private func attributes(ofPlace record: Record) -> [String?] {
        let fields = ["locality", "thoroughfare", "administrativeArea", "country", "postalCode"]
        let position = record["location"]?.record.flatMap { words.words($0, context.inner) }
        return fields.map { words.text(record, $0, context).map { ", \($0)" } } + [position.map { " (\($0))" }]
    }

    // MARK: - Records without an entry in the pack

    private func fieldLevels(of records: [Record?]) -> [[String?]] {
        var names: [String] = []
        for record in records.compactMap(\.self) {
            for field in words.fields(of: record) where !names.contains(field.name) { names.append(field.name) }
        }
        return names.prefix(24).map { name in records.map { $0.flatMap { attribute(name, of: $0) } } }
    }

    private func attribute(_ name: String, of record: Record) -> String? {
        // Identifiers mean nothing to people, and the name has been said.
        guard !name.lowercased().hasSuffix("identifier"), !ValueWords.namingFields.contains(name),
            words.pack.records[record.type]?.hidden?.contains(name) != true,
            let typed = words.source(of: record).field(name)
        else { return nil }
        if typed.value == .bool(false) { return nil }
        let label = words.label(name, of: record.type).lowercased()
        if typed.value == .bool(true) { return " (\(label))" }
        guard let text = words.words(typed, context.inner) else { return nil }
        return Self.speaksForItself(typed) ? " (\(text))" : " (\(label) \(text))"
    }

    /// Whether the words are clear without the field's name; a bare number is not.
    private static func speaksForItself(_ typed: TypedValue) -> Bool {
        switch (typed.value, typed.type) {
        case (.integer, .enumeration), (.integer, .optionSet): true
        case (.integer, _), (.double, _), (.decimal, _): false
        default: true
        }
    }
}
