extension DefinitionFile {
    /// The Swift types that the file becomes, in its order, each with what it is made from.
    public var generatedTypes: [(name: String, owner: String)] {
        var types: [(name: String, owner: String)] = []
        for intent in customIntents {
            types += ["", "Handling", "Response", "ResponseCode"].map { (intent.className + $0, "the intent \(intent.name)") }
            for parameter in intent.parameters where !parameter.reasons.isEmpty {
                let stem = intent.shortName + SwiftIdentifier.capitalised(parameter.name)
                types += ["UnsupportedReason", "ResolutionResult"].map {
                    (stem + $0, "the reasons of \(intent.name).\(parameter.name)")
                }
            }
        }
        for (enumeration, name) in generatedEnumerations {
            types += ["", "ResolutionResult"].map { (name + $0, "the enumeration \(enumeration.name)") }
        }
        for type in objectTypes {
            types += ["", "ResolutionResult"].map { (type.className + $0, "the type \(type.name)") }
        }
        return types
    }

    /// The enumerations with the names of their Swift types: one that is nested in the intents that use it occurs once for each.
    public var generatedEnumerations: [(enumeration: DefinedEnumeration, className: String)] {
        enumerations.flatMap { enumeration in
            guard isNested(enumeration) else { return [(enumeration, className(of: enumeration, in: nil))] }
            let nested = customIntents.filter { $0.uses(enumeration.name) }.map {
                (enumeration, className(of: enumeration, in: $0))
            }
            // Objects belong to no intent.
            let isOfObject = objectTypes.contains { $0.properties.contains { $0.type == .enumeration(enumeration.name) } }
            return nested + (isOfObject ? [(enumeration, className(of: enumeration, in: nil))] : [])
        }
    }
}

extension DefinedIntent {
    /// Whether a parameter or a property of the response is of the enumeration.
    fileprivate func uses(_ enumeration: String) -> Bool {
        (parameters.map(\.type) + response.properties.map(\.type)).contains(.enumeration(enumeration))
    }
}
