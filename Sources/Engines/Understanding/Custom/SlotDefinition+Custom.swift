import IntentSchema
import Recognisers

extension SlotDefinition {
    /// The keys of a truth value's words.
    static let trueName = String(true)
    static let falseName = String(false)
    /// The most words of an object's name.
    private static let longestName = 6

    /// How a parameter of an app's own intent is read; `nil` if its values cannot be said.
    ///
    /// - Parameters:
    ///   - key: names the parameter's enumeration among those of the grammar.
    ///   - language: the language of its words.
    init?(_ parameter: ParameterDefinition, key: String, in catalogue: Catalogue, language: String) {
        let (element, isList) = if case .list(let element) = parameter.type { (element, true) } else { (parameter.type, false) }
        guard var definition = Self.plain(element, parameter.custom?.form, in: catalogue) else { return nil }
        if isList, !definition.makeList() { return nil }
        switch element {
        case .bool: definition.words = Self.words(ofTruth: parameter.custom, language)
        case .enumeration(let name):
            guard let enumeration = catalogue.enumerations[name] else { return nil }
            definition.words = Self.words(of: enumeration, language)
            definition.cases = key
        default: break
        }
        definition.called = parameter.custom?.displayName.map { [$0.text(in: language)] }
        self = definition
    }

    private static func plain(_ type: ValueType, _ form: CustomParameter.Form?, in catalogue: Catalogue) -> SlotDefinition? {
        switch type {
        case .bool: return SlotDefinition(kind: .truth)
        case .enumeration: return SlotDefinition(kind: .enumeration)
        case .integer, .double, .decimal:
            return SlotDefinition(kind: form == .duration ? .duration : type == .integer ? .count : .number)
        case .url: return SlotDefinition(kind: .link)
        case .dateComponents:
            var definition = SlotDefinition(kind: .time)
            definition.shape = .moment
            return definition
        case .record("Measurement"): return form.flatMap(measure)
        case .record(let name) where catalogue.isObject(name):
            var definition = SlotDefinition(kind: .phrase)
            definition.open = longestName
            definition.shape = .object
            definition.record = name
            return definition
        default: return SlotDefinition(type)
        }
    }

    private static func measure(_ form: CustomParameter.Form) -> SlotDefinition? {
        let dimension: Recognisers.Dimension
        switch form {
        case .temperature: return SlotDefinition(kind: .temperature)
        case .duration: return nil
        case .mass: dimension = .weight
        case .distance: dimension = .length
        case .speed: dimension = .speed
        case .volume: dimension = .volume
        case .energy: dimension = .energy
        }
        var definition = SlotDefinition(kind: .measure)
        definition.dimension = dimension.rawValue
        return definition
    }

    /// Makes the value a list, unless lists of its kind cannot be said.
    private mutating func makeList() -> Bool {
        switch (kind, shape) {
        case (.person, _): kind = .people
        case (.text, _): kind = .texts
        case (.phrase, .object?): shape = .objects
        case (.phrase, _): kind = .phrases
        case (_, .moment?): return false
        default: shape = .list
        }
        return true
    }

    private static func words(ofTruth custom: CustomParameter?, _ language: String) -> [String: [String]] {
        [
            trueName: [custom?.trueName?.text(in: language) ?? trueName],
            falseName: [custom?.falseName?.text(in: language) ?? falseName],
        ]
    }

    /// The words for each case: those of its definition, or else its name.
    private static func words(of enumeration: EnumerationDefinition, _ language: String) -> [String: [String]] {
        var words: [String: [String]] = [:]
        for value in enumeration.cases where value.name != "unknown" {
            let own = (enumeration.words[value.name] ?? []).map { $0.text(in: language) }.filter { !$0.isEmpty }
            words[value.name] = own.isEmpty ? [value.name.separatedWords] : own
        }
        return words
    }
}

extension Catalogue {
    /// Whether a record type is `INObject` or one of its subclasses.
    package func isObject(_ type: String) -> Bool {
        var name: String? = type
        // A catalogue's superclasses have no cycles.
        while let current = name {
            if current == "INObject" { return true }
            name = records[current]?.superclass
        }
        return false
    }
}
