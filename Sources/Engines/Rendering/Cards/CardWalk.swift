import IntentSchema

/// Traverses a record and collects a row for each value.
struct CardWalk {
    let words: ValueWords
    /// Already in the card's heading.
    var appName: String?

    /// The rows in declaration order of the fields.
    func entries(of record: Record, _ context: WordingContext) -> [CardEntry] {
        var entries: [CardEntry] = []
        append(fieldsOf: record, path: [], prefix: nil, context, to: &entries)
        return entries
    }

    private func append(
        fieldsOf record: Record, path: [String], prefix: String?, isDetail: Bool = false, besides told: Set<String> = [],
        _ context: WordingContext, to entries: inout [CardEntry]
    ) {
        let record = named(record, context)
        let joint = jointRows(record, context)
        let told = told.union(joint.flatMap { field, row in row.names.filter { $0 != field } })
        let fields = words.fields(of: record).filter { name, typed in
            !told.contains(name) && isShown(name, typed.value, of: record, isInner: isDetail || !path.isEmpty)
        }
        let nested = fields.filter { nestedRecord($0.typed.value) != nil }.count
        for (name, typed) in fields {
            let label = label(name, of: record.type, prefix: prefix)
            let place = path + [name]
            if let row = joint[name] {
                entries.append(CardEntry(path: place, owner: record.type, label: label, value: row.text, kind: kind(typed)))
            } else if let inner = nestedRecord(typed.value) {
                guard context.depth < ValueWords.depthLimit else { continue }
                let innerPrefix = path.isEmpty && nested == 1 ? nil : label
                append(fieldsOf: inner, path: place, prefix: innerPrefix, context.inner, to: &entries)
            } else {
                entries += rows(name, typed, of: record, label: label, context).map {
                    CardEntry(path: place, owner: record.type, label: $0.label, value: $0.value, kind: kind(typed))
                }
            }
        }
    }

    /// The rows that combine several fields, by the field that they replace.
    private func jointRows(_ record: Record, _ context: WordingContext) -> [String: Template.Filling] {
        guard let rows = words.pack.records[record.type]?.rows else { return [:] }
        let filled = rows.compactMap { field, variants in
            record[field] == nil ? nil : words.fill(variants, from: record, context).map { (field, $0) }
        }
        return Dictionary(filled) { first, _ in first }
    }

    /// The record with its full name: a driver may have only the parts of a name.
    private func named(_ record: Record, _ context: WordingContext) -> Record {
        guard record.type == "INRideDriver", record["displayName"]?.string?.isEmpty != false else { return record }
        var context = context
        context.filters = [.short]
        var named = record
        named["displayName"] = words.person(record, context).map { .string($0) }
        return named
    }

    private func isShown(_ name: String, _ value: ParameterValue, of record: Record, isInner: Bool) -> Bool {
        if name == "code" || name == "userActivity" { return false }
        // The unit is rendered with the number.
        if name == "workoutGoalUnitType", record["goalValue"] != nil { return false }
        // A false Boolean needs no row, unless it is the answer itself.
        if value == .bool(false), isInner || name.hasPrefix("is") { return false }
        let dialog = words.pack.records[record.type]
        if let better = dialog?.toldBy?[name], record[better] != nil { return false }
        return dialog?.hidden?.contains(name) != true
    }

    /// The record whose fields get rows of their own: the value itself, or the only element of a list.
    private func nestedRecord(_ value: ParameterValue) -> Record? {
        let only = value.list.flatMap { $0.count == 1 ? $0[0] : nil }
        guard let record = (only ?? value).record, !words.isOneRow(record.type) else { return nil }
        return record
    }

    private func kind(_ typed: TypedValue) -> CardEntry.Kind {
        switch typed.value {
        case .string: return .naming
        case .list(let values):
            // The list begins with "you".
            if values.first?.record?["isMe"] == .bool(true) { return .ownWording }
            if case .enumeration = typed.elementType { return .ownWording }
            return .naming
        case .record(let record):
            if record.type == "INDateComponentsRange" || record["isMe"] == .bool(true) { return .ownWording }
            return ["INCurrencyAmount", "INPriceRange", "INBalanceAmount"].contains(record.type) ? .number : .naming
        case .double, .decimal: return .number
        case .integer:
            switch typed.type {
            case .enumeration, .optionSet: return .ownWording
            default: return .number
            }
        case .bool, .data, .date, .dateComponents: return .ownWording
        }
    }

    private func rows(
        _ name: String, _ typed: TypedValue, of record: Record, label: String, _ context: WordingContext
    ) -> [Card.Row] {
        if case .list(let values) = typed.value, values.contains(where: hasDetails) { return rows(values, label: label, context) }
        let text = special(name, typed.value, of: record, context) ?? typed.value.record.flatMap { element($0, context) }
        return (text ?? words.words(typed, context)).map { [Card.Row(label: label, value: $0)] } ?? []
    }

    /// Values that have a meaning only together with their field.
    private func special(_ name: String, _ value: ParameterValue, of record: Record, _ context: WordingContext) -> String? {
        if name == "goalValue" { return words.goal(record) }
        if name == "phoneNumber" { return words.text(record, name, context).map { ValueWords.spaced($0) } }
        return name.hasSuffix("Duration") ? value.double.flatMap { TimeWords.duration($0) } : nil
    }

    private func rows(_ values: [ParameterValue], label: String, _ context: WordingContext) -> [Card.Row] {
        guard context.depth < ValueWords.depthLimit else { return [] }
        var rows = values.prefix(CardBuilder.listLimit).enumerated().compactMap { index, value -> Card.Row? in
            let text = value.record.flatMap { element($0, context) } ?? words.words(TypedValue(value), context.inner)
            return text.map { Card.Row(label: values.count > 1 ? "\(label) \(index + 1)" : label, value: $0) }
        }
        let rest = values.count - CardBuilder.listLimit
        if rest > 0 { rows.append(Card.Row(label: label, value: "and \(words.numbers.words(rest)) more")) }
        return rows
    }

    /// Whether the value has more details than its words convey.
    private func hasDetails(_ value: ParameterValue) -> Bool {
        guard let record = value.record else { return false }
        let dialog = words.pack.records[record.type]
        return !words.isOneRow(record.type) || dialog?.words != nil || dialog?.card != nil
    }

    /// A record in one row: its words and the remaining details, as in "Black: fare $20.00–$25.00, pickup in 3 minutes".
    ///
    /// - Returns: `nil` for records without further details.
    private func element(_ record: Record, _ context: WordingContext) -> String? {
        guard hasDetails(.record(record)), context.depth < ValueWords.depthLimit else { return nil }
        let dialog = words.pack.records[record.type]
        let filling = (dialog?.card ?? dialog?.words).flatMap { words.fill($0, from: named(record, context), context) }
        let title = filling?.text ?? words.words(record, context.inner)
        var entries: [CardEntry] = []
        append(
            fieldsOf: record, path: [], prefix: nil, isDetail: true, besides: Set(filling?.names ?? []), context.inner,
            to: &entries)
        let details = entries.filter { !Self.tells(title, $0) && !$0.isName(appName) }.map {
            "\($0.label.lowercased()) \($0.value)"
        }
        guard let title else { return details.joined(separator: ", ").nonEmpty }
        return details.isEmpty ? title : "\(title): \(details.joined(separator: ", "))"
    }

    /// Whether the title already contains the value.
    private static func tells(_ title: String?, _ entry: CardEntry) -> Bool {
        guard let title = title?.lowercased() else { return false }
        let value = entry.value.lowercased()
        // A number of one or two digits may be in a title by coincidence.
        if title == value || value.count > 2 && title.contains(value) { return true }
        // An account called "Checking" needs no type "checking account".
        guard entry.kind == .ownWording, let first = value.split(separator: " ").first, first.count > 3 else { return false }
        return title.split { !$0.isLetter }.contains(first)
    }

    /// The pack's label for the field, or else the field's name in words, after its prefix.
    private func label(_ field: String, of type: String, prefix: String?) -> String {
        if let own = words.ownLabel(field, of: type) { return Names.sentence(own) }
        let name = words.label(field, of: type)
        return Names.sentence(prefix.map { "\($0) \(name.lowercased())" } ?? name)
    }
}
