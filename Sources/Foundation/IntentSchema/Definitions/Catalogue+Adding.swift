extension Catalogue {
    /// The catalogue with these definitions added.
    ///
    ///     let catalogue = try Catalogue.system.adding(soups)
    ///
    /// A definition identical to one in the catalogue is not a conflict, so several apps may bring the same one. What people see
    /// and hear of an intent is no part of that: of two definitions for the same code, the catalogue keeps the first that has it.
    ///
    /// - Throws: `CatalogueError` with every name that is taken, every unresolved name and every inconsistent definition.
    public func adding(_ addition: CatalogueAddition) throws(CatalogueError) -> Catalogue {
        var addition = addition.completed(over: self)
        var refinement = CatalogueAddition(source: addition.source)
        refinement.intents = addition.intents.filter { intents[$0.name]?.custom == nil && $0.custom != nil && has($0) }
        refinement.enumerations = addition.enumerations.filter { enumerations[$0.name]?.words == [:] && has($0) }
        addition.intents.removeAll(where: has)
        addition.records.removeAll { records[$0.name] == $0 }
        addition.enumerations.removeAll(where: has)
        let problems = CatalogueCheck(addition, to: self).problems
        guard problems.isEmpty else { throw CatalogueError(problems) }
        return joined(with: addition).joined(with: refinement)
    }

    /// Whether the catalogue has a definition for the same code.
    private func has(_ intent: IntentDefinition) -> Bool { intents[intent.name]?.bare == intent.bare }

    private func has(_ enumeration: EnumerationDefinition) -> Bool { enumerations[enumeration.name]?.bare == enumeration.bare }
}

/// Validates definitions before they are added to a catalogue.
private struct CatalogueCheck {
    private let addition: CatalogueAddition
    private let records: [String: RecordDefinition]
    private let enumerations: [String: EnumerationDefinition]
    /// Types that a field may have besides record types: a specific intent or response, or any.
    private let intentTypes: Set<String>
    private(set) var problems: [CatalogueError.Problem] = []

    init(_ addition: CatalogueAddition, to catalogue: Catalogue) {
        self.addition = addition
        records = catalogue.records.merging(addition.records.map { ($0.name, $0) }) { known, _ in known }
        enumerations = catalogue.enumerations.merging(addition.enumerations.map { ($0.name, $0) }) { known, _ in known }
        let intents = catalogue.intents.values + addition.intents
        intentTypes = Set(["INIntent", "INIntentResponse"] + intents.flatMap { [$0.name, $0.response] })
        checkNames(catalogue)
        for intent in addition.intents { check(intent) }
        for record in addition.records { check(record) }
        for enumeration in addition.enumerations {
            check(enumeration.cases.map(\.name), "case", of: enumeration.name)
            check(enumeration.cases.map { "\($0.raw)" }, "raw value", of: enumeration.name)
        }
    }

    private mutating func report(_ code: CatalogueError.Code, _ place: String, _ message: String) {
        problems.append(CatalogueError.Problem(code, at: "\(addition.source): \(place)", message))
    }

    /// Intents, responses, record types and enumerations share one namespace, as their Swift types do.
    private mutating func checkNames(_ catalogue: Catalogue) {
        let known = Set(catalogue.intents.keys).union(catalogue.intents.values.map(\.response))
            .union(catalogue.records.keys).union(catalogue.enumerations.keys)
        var own: Set<String> = []
        let names =
            addition.intents.flatMap { [$0.name, $0.response] } + addition.records.map(\.name) + addition.enumerations.map(\.name)
        for name in names {
            if known.contains(name) {
                report(.nameTaken, name, "the catalogue has another definition of this name; give the type another name")
            } else if !own.insert(name).inserted {
                report(.nameTaken, name, "the name is defined twice; remove or rename one of the definitions")
            }
        }
    }

    private mutating func check(_ intent: IntentDefinition) {
        let parameters = intent.parameters.map(\.name)
        check(parameters, "parameter", of: intent.name)
        for parameter in intent.parameters {
            check(parameter.type, of: "\(intent.name).\(parameter.name)")
            for name in (parameter.dependencies ?? []).sorted() where !parameters.contains(name) {
                report(.unknownName, "\(intent.name).\(parameter.name)", "it depends on \"\(name)\", which is no parameter")
            }
            for substitute in parameter.substitutes ?? [] where !parameters.contains(substitute.parameter) {
                report(
                    .unknownName, "\(intent.name).\(parameter.name)",
                    "its substitute \"\(substitute.parameter)\" is no parameter")
            }
        }
        check(intent.responseFields, of: intent.response)
    }

    private mutating func check(_ record: RecordDefinition) {
        check(record.fields, of: record.name)
        var visited: Set<String> = [record.name]
        var next = record.superclass
        while let name = next {
            guard let parent = records[name] else {
                return report(.unknownName, record.name, "its superclass \(name) is not defined; define it or remove it")
            }
            guard visited.insert(name).inserted else {
                return report(.inconsistent, record.name, "its superclasses lead back to \(name)")
            }
            next = parent.superclass
        }
    }

    private mutating func check(_ fields: [FieldDefinition], of owner: String) {
        check(fields.map(\.name), "field", of: owner)
        for field in fields { check(field.type, of: "\(owner).\(field.name)") }
    }

    /// Reports names that occur twice.
    private mutating func check(_ names: [String], _ kind: String, of owner: String) {
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted {
            report(.inconsistent, owner, "the \(kind) \(name) is defined twice")
        }
    }

    private mutating func check(_ type: ValueType, of place: String) {
        switch type {
        case .list(let element): check(element, of: place)
        case .record(let name) where records[name] == nil && !intentTypes.contains(name):
            report(.unknownName, place, "the type \(name) is not defined; define it or use another type")
        case .enumeration(let name), .optionSet(let name):
            let isOptionSet = if case .optionSet = type { true } else { false }
            guard let found = enumerations[name] else {
                return report(.unknownName, place, "the enumeration \(name) is not defined; define it or use another type")
            }
            guard found.isOptionSet != isOptionSet else { return }
            report(.inconsistent, place, "\(name) is \(found.isOptionSet ? "an option set" : "no option set")")
        default: break
        }
    }
}
