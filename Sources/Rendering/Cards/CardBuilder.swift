import IntentSchema

/// Lays out all that a request and its response carry as rows.
struct CardBuilder {
    /// Elements of a list that get a row of their own.
    static let listLimit = 20

    let words: ValueWords

    /// The rows in order of importance: what the pack names first, then the response's fields, then the request's.
    ///
    /// Where both carry a field of the same name or label, the response's stands: that is what the app is going to do.
    func entries(intent: Record, response: Record?, context: WordingContext) -> [CardEntry] {
        var answers: [CardEntry] = []
        if let response { append(fieldsOf: response, path: [], prefix: nil, isAnswer: true, context, to: &answers) }
        var asked: [CardEntry] = []
        append(fieldsOf: intent, path: [], prefix: nil, isAnswer: false, context, to: &asked)
        let labels = Set(answers.map { $0.label.lowercased() })
        let fields = Set(answers.compactMap(\.path.last))
        let rest = asked.filter { !labels.contains($0.label.lowercased()) && !fields.contains($0.path.last ?? "") }
        return told(once: ordered(answers + rest, intent: intent.type))
    }

    /// The same value under the same label is one row.
    private func told(once entries: [CardEntry]) -> [CardEntry] {
        var rows: Set<[String]> = []
        return entries.filter { rows.insert([$0.label.lowercased(), $0.value]).inserted }
    }

    private func ordered(_ entries: [CardEntry], intent: String) -> [CardEntry] {
        guard let order = words.cardOrders[intent] else { return entries }
        let ranked = entries.enumerated().map { (rank: $0.element.rank(in: order), index: $0.offset, entry: $0.element) }
        return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.entry)
    }

    private func append(
        fieldsOf record: Record, path: [String], prefix: String?, isAnswer: Bool, _ context: WordingContext,
        to entries: inout [CardEntry]
    ) {
        let fields = words.fields(of: named(record, context)).filter { isShown($0.name, $0.typed.value, of: record) }
        let nested = fields.filter { isNested($0.typed.value) }.count
        for (name, typed) in fields {
            let label = label(name, of: record.type, prefix: prefix)
            let place = path + [name]
            if case .record(let inner) = typed.value, isNested(typed.value) {
                guard context.depth < ValueWords.depthLimit else { continue }
                let innerPrefix = path.isEmpty && nested == 1 ? nil : label
                append(fieldsOf: inner, path: place, prefix: innerPrefix, isAnswer: isAnswer, context.inner, to: &entries)
            } else {
                let isOwnWording = isOwnWording(typed.value)
                entries += rows(name, typed, of: record, label: label, context).map {
                    CardEntry(path: place, label: $0.label, value: $0.value, isOwnWording: isOwnWording, isAnswer: isAnswer)
                }
            }
        }
    }

    /// A driver may be known by the parts of a name only; a card shows the whole.
    private func named(_ record: Record, _ context: WordingContext) -> Record {
        guard record.type == "INRideDriver", record["displayName"]?.string?.isEmpty != false else { return record }
        var context = context
        context.filters = [.short]
        var named = record
        named["displayName"] = words.person(record, context).map { .string($0) }
        return named
    }

    private func isShown(_ name: String, _ value: ParameterValue, of record: Record) -> Bool {
        if name == "code" || name == "userActivity" { return false }
        // The unit is told with the number.
        if name == "workoutGoalUnitType", record["goalValue"] != nil { return false }
        // What is not so needs no row.
        if name.hasPrefix("is") || name.hasPrefix("uses"), value == .bool(false) { return false }
        return words.pack.records[record.type]?.hidden?.contains(name) != true
    }

    private func isNested(_ value: ParameterValue) -> Bool {
        guard let record = value.record else { return false }
        return !words.isOneRow(record.type)
    }

    private func rows(
        _ name: String, _ typed: TypedValue, of record: Record, label: String, _ context: WordingContext
    ) -> [Card.Row] {
        if case .list(let values) = typed.value, values.contains(where: hasDetails) { return rows(values, label: label, context) }
        let text = special(name, typed.value, of: record) ?? typed.value.record.flatMap { element($0, context) }
        return (text ?? words.words(typed, context)).map { [Card.Row(label: label, value: $0)] } ?? []
    }

    /// Numbers that mean something together with their field.
    private func special(_ name: String, _ value: ParameterValue, of record: Record) -> String? {
        if name == "goalValue" { return words.goal(record) }
        return name.hasSuffix("Duration") ? value.double.flatMap { TimeWords.duration($0) } : nil
    }

    private func isOwnWording(_ value: ParameterValue) -> Bool {
        switch value {
        case .string, .list: false
        case .record(let record): record.type == "INDateComponentsRange"
        default: true
        }
    }

    private func rows(_ values: [ParameterValue], label: String, _ context: WordingContext) -> [Card.Row] {
        guard context.depth < ValueWords.depthLimit else { return [] }
        var rows = values.prefix(Self.listLimit).enumerated().compactMap { index, value -> Card.Row? in
            let text = value.record.flatMap { element($0, context) } ?? words.words(TypedValue(value), context.inner)
            return text.map { Card.Row(label: values.count > 1 ? "\(label) \(index + 1)" : label, value: $0) }
        }
        let rest = values.count - Self.listLimit
        if rest > 0 { rows.append(Card.Row(label: label, value: "and \(words.numbers.words(rest)) more")) }
        return rows
    }

    /// Whether there is more to such a value than its words tell.
    private func hasDetails(_ value: ParameterValue) -> Bool {
        value.record.map { isNested(value) || words.pack.records[$0.type]?.words != nil } ?? false
    }

    /// A record in one row: its words and what these leave out, as in "Black: fare $20.00–$25.00, pickup in 3 minutes".
    ///
    /// - Returns: `nil` for records that have no more to tell than their words.
    private func element(_ record: Record, _ context: WordingContext) -> String? {
        guard hasDetails(.record(record)), context.depth < ValueWords.depthLimit else { return nil }
        let title = words.words(record, context.inner)
        var entries: [CardEntry] = []
        append(fieldsOf: record, path: [], prefix: nil, isAnswer: true, context.inner, to: &entries)
        let details = entries.filter { !Self.tells(title, $0.value) }.map { "\($0.label.lowercased()) \($0.value)" }
        guard let title else { return details.joined(separator: ", ").nonEmpty }
        return details.isEmpty ? title : "\(title): \(details.joined(separator: ", "))"
    }

    private static func tells(_ title: String?, _ value: String) -> Bool {
        guard let title = title?.lowercased() else { return false }
        // A number of one or two digits occurs in a title by chance.
        return title == value.lowercased() || value.count > 2 && title.contains(value.lowercased())
    }

    /// The pack's label for the field, else the field's name in words, after what it belongs to.
    func label(_ field: String, of type: String, prefix: String?) -> String {
        let pack = words.pack
        if let own = pack.intents[type]?.parameters[field]?.label ?? pack.labels["\(type).\(field)"] {
            return Names.sentence(own)
        }
        let name = pack.parameters[field]?.label ?? pack.labels[field] ?? Names.words(field)
        return Names.sentence(prefix.map { "\($0) \(name.lowercased())" } ?? name)
    }
}
