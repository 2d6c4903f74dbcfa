import IntentSchema

/// Takes out of values what must not be read aloud, before anything is put into spoken words: what is gone cannot slip out.
struct Discretion: Sendable {
    /// Names of fields that are silent in records of any type.
    private let names: Set<String>
    /// Silent fields by record type.
    private let byType: [String: Set<String>]
    private let supertypes: [String: String]

    /// - Parameter unspoken: `INPaymentAccount.accountNumber`, or `accountNumber` for any type; a type stands for the kinds of it, too.
    init(_ unspoken: Set<String>, catalogue: Catalogue) {
        let parts = unspoken.map { $0.split(separator: ".").map(String.init) }
        names = Set(parts.filter { $0.count == 1 }.map { $0[0] })
        // A type's own name may have a full stop, as `INCar.HeadUnit` has.
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

    func spoken(_ record: Record) -> Record { isNeeded ? spoken(record, depth: 0) : record }

    func spoken(_ value: ParameterValue) -> ParameterValue { isNeeded ? spoken(value, depth: 0) : value }

    /// The question with what may be spoken of it. A value of a parameter that is silent itself becomes an empty text.
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
            // Of very many only those told now are worded at all.
            let start = min(max(prompt.question.offset, 0), values.count)
            let page = start..<min(start + ChoicePage.size, values.count)
            for index in values.count > ChoicePage.labelLimit ? page : values.indices { values[index] = hushed(values[index]) }
            prompt.question.kind = .choice(values)
        case .confirmValue(let value): prompt.question.kind = .confirmValue(hushed(value))
        case .value, .confirmRequest, .chooseApp, .confirmReading, .chooseReading, .unlock: break
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

    private func spoken(_ record: Record, depth: Int) -> Record {
        var result = Record(record.type)
        for (name, value) in record.fields where !isSilent(name, of: record.type) { result[name] = spoken(value, depth: depth) }
        return result
    }

    private func spoken(_ value: ParameterValue, depth: Int) -> ParameterValue {
        // What lies deeper is not told at all.
        guard depth <= 2 * ValueWords.depthLimit else { return .string("") }
        switch value {
        case .record(let record): return .record(spoken(record, depth: depth + 1))
        case .list(let values): return .list(values.map { spoken($0, depth: depth + 1) })
        default: return value
        }
    }
}
