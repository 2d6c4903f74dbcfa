import IntentSchema

/// Removes values that must not be read aloud, before anything is rendered as spoken text, so that no template can leak them.
struct Discretion: Sendable {
    /// Unspoken field names in records of any type.
    private let names: Set<String>
    /// Unspoken fields by record type.
    private let byType: [String: Set<String>]
    private let supertypes: [String: String]

    /// - Parameter unspoken: `INPaymentAccount.accountNumber`, or `accountNumber` for any type; a type includes its subclasses.
    init(_ unspoken: Set<String>, catalogue: Catalogue) {
        let parts = unspoken.map { $0.split(separator: ".").map(String.init) }
        names = Set(parts.filter { $0.count == 1 }.map { $0[0] })
        // A type's own name may contain a full stop, as in `INCar.HeadUnit`.
        let typed = parts.filter { $0.count > 1 }.map { (type: $0.dropLast().joined(separator: "."), field: $0[$0.count - 1]) }
        byType = Dictionary(grouping: typed, by: \.type).mapValues { Set($0.map(\.field)) }
        supertypes = typed.isEmpty ? [:] : catalogue.records.compactMapValues(\.superclass)
    }

    private var isNeeded: Bool { !names.isEmpty || !byType.isEmpty }

    func isSilent(_ field: String, of type: String) -> Bool {
        if names.contains(field) { return true }
        guard !byType.isEmpty else { return false }
        var current: String? = type
        var steps = 0
        while let name = current, steps < ValueWords.depthLimit {
            if byType[name]?.contains(field) == true { return true }
            current = supertypes[name]
            steps += 1
        }
        return false
    }

    func spoken(_ record: Record) -> Record { isNeeded ? changed(record, depth: 0) ?? record : record }

    func spoken(_ value: ParameterValue) -> ParameterValue { isNeeded ? changed(value, depth: 0) ?? value : value }

    /// The prompt without unspoken values. If the parameter itself is unspoken, its value becomes an empty text.
    func spoken(_ prompt: Prompt) -> Prompt {
        guard isNeeded else { return prompt }
        var prompt = prompt
        prompt.intent = spoken(prompt.intent)
        prompt.response = prompt.response.map { spoken($0) }
        let isSilent = prompt.question.parameter.map { self.isSilent($0, of: prompt.question.intent) } ?? false
        let hushed = { (value: ParameterValue) in isSilent ? ParameterValue.string("") : spoken(value) }
        let refused = prompt.rejection?.value.map(hushed)
        prompt.rejection?.value = refused
        switch prompt.question.kind {
        case .choice(var values):
            // Of many choices, only those on the current page are processed.
            let start = min(max(prompt.question.offset, 0), values.count)
            let page = start..<min(start + ChoicePage.size, values.count)
            for index in values.count > ChoicePage.labelLimit ? page : values.indices { values[index] = hushed(values[index]) }
            prompt.question.kind = .choice(values)
        case .confirmValue(let value): prompt.question.kind = .confirmValue(hushed(value))
        case .value, .confirmRequest, .chooseApp, .confirmReading, .chooseReading, .unlock, .permit: break
        }
        return prompt
    }

    func spoken(_ outcome: Outcome) -> Outcome {
        guard isNeeded else { return outcome }
        var outcome = outcome
        outcome.intent = spoken(outcome.intent)
        outcome.response = outcome.response.map { spoken($0) }
        return outcome
    }

    /// The record without unspoken values; `nil` if it has none, as most have, so that it need not be copied.
    private func changed(_ record: Record, depth: Int) -> Record? {
        var result: Record?
        for (name, value) in record.fields {
            if isSilent(name, of: record.type) {
                result = result ?? record
                result?[name] = nil
            } else if let value = changed(value, depth: depth) {
                result = result ?? record
                result?[name] = value
            }
        }
        return result
    }

    private func changed(_ value: ParameterValue, depth: Int) -> ParameterValue? {
        // Deeper values are never rendered.
        guard depth <= 2 * ValueWords.depthLimit else { return .string("") }
        switch value {
        case .record(let record): return changed(record, depth: depth + 1).map { .record($0) }
        case .list(var values):
            var isChanged = false
            for index in values.indices {
                guard let value = changed(values[index], depth: depth + 1) else { continue }
                values[index] = value
                isChanged = true
            }
            return isChanged ? .list(values) : nil
        default: return nil
        }
    }
}
