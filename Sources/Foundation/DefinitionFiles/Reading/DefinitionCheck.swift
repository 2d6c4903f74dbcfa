/// Checks what a definition file says as a whole: names, references and sizes.
struct DefinitionCheck {
    let file: DefinitionFile
    let problems: ProblemList

    // More than any app has; the time to compile the code would surprise whoever has such a file.
    private static let mostParameters = 250
    private static let mostIntents = 500

    func check() {
        if file.intents.count > Self.mostIntents {
            problems.error(
                .tooMany, "INIntents",
                "the file has \(file.intents.count) intents, and \(Self.mostIntents) are allowed; split the file")
        }
        checkTypes()
        for enumeration in file.enumerations { check(enumeration) }
        for type in file.objectTypes { check(type.properties, of: type.name, .object, "INTypePropertyName") }
        for intent in file.intents {
            check(intent)
            check(intent.response, of: intent)
        }
    }

    /// The types that are generated share one namespace, whatever they are made from.
    private func checkTypes() {
        var owners: [String: String] = [:]
        for (name, owner) in file.generatedTypes {
            if let other = owners.updateValue(owner, forKey: name) {
                problems.error(
                    .duplicateName, owner, "the Swift type \(name) is generated twice, for \(other), too; rename one of them")
            } else if !SwiftIdentifier.isValid(name) || name == "Self" {
                problems.error(
                    .wrongName, owner,
                    "'\(name.prefix(80))' cannot be a Swift type's name; use letters, digits and underscores, with no digit first"
                )
            }
        }
    }

    private func check(_ enumeration: DefinedEnumeration) {
        if enumeration.cases.isEmpty {
            problems.error(
                .missingKey, "\(enumeration.name): INEnumValues", "the enumeration has no cases; add one, such as unknown")
        }
        checkNames(enumeration.cases.map(\.name), of: enumeration.name, "case", "INEnumValueName", reserved: [])
        var names: [Int: String] = [:]
        for value in enumeration.cases {
            if let other = names.updateValue(value.name, forKey: value.raw) {
                problems.error(
                    .duplicateName, "\(enumeration.name).\(value.name): INEnumValueIndex",
                    "\(other) has the index \(value.raw), too; give one of them another")
            }
        }
    }

    private func check(_ properties: [DefinedProperty], of owner: String, _ kind: SwiftIdentifier.Owner, _ key: String) {
        checkNames(properties.map(\.name), of: owner, "property", key, reserved: kind.reserved)
        checkSize(properties.count, owner, "properties")
    }

    private func checkSize(_ count: Int, _ owner: String, _ what: String) {
        guard count > Self.mostParameters else { return }
        problems.error(
            .tooMany, owner, "it has \(count) \(what), and \(Self.mostParameters) are allowed; group them in types, or split it")
    }

    /// - Parameter reserved: names that mean something else.
    private func checkNames(_ names: [String], of owner: String, _ what: String, _ key: String, reserved: Set<String>) {
        var seen: Set<String> = []
        for name in names {
            let place = "\(owner).\(name.prefix(80)): \(key)"
            if !seen.insert(name).inserted {
                problems.error(.duplicateName, place, "the \(what) is there twice; rename or remove one")
            } else if !SwiftIdentifier.isValid(name) {
                problems.error(
                    .wrongName, place, "this cannot be a name in Swift; use letters, digits and underscores, with no digit first")
            } else if reserved.contains(name) {
                problems.error(.wrongName, place, "every \(owner) has something of this name; choose another")
            }
        }
    }
}

// Intents and their responses

extension DefinitionCheck {
    private func check(_ intent: DefinedIntent) {
        // Nothing is generated for those of the system.
        guard !intent.isSystem else { return }
        let parameters = intent.parameters
        let key = "INIntentParameterName"
        checkNames(parameters.map(\.name), of: intent.name, "parameter", key, reserved: SwiftIdentifier.Owner.intent.reserved)
        checkSize(parameters.count, intent.name, "parameters")
        // Methods are named after parameters whose first letter is in upper case.
        var capitalised: [String: String] = [:]
        for parameter in parameters {
            let other = capitalised.updateValue(parameter.name, forKey: SwiftIdentifier.capitalised(parameter.name))
            if let other, other != parameter.name {
                problems.error(
                    .duplicateName, "\(intent.name).\(parameter.name): \(key)",
                    "its methods have the names of those of \(other); rename one of the parameters")
            }
            let reasons = parameter.reasons.map(\.code)
            checkNames(
                reasons, of: "\(intent.name).\(parameter.name)", "reason", "INIntentParameterUnsupportedReasonCode", reserved: [])
            check(parameter, of: intent)
        }
        checkCycles(intent)
    }

    private func check(_ parameter: DefinedParameter, of intent: DefinedIntent) {
        let place = "\(intent.name).\(parameter.name)"
        if case .enumeration(let name) = parameter.type, case .enumerationCase(let value)? = parameter.details.defaultValue,
            file.enumeration(name)?.cases.contains(where: { $0.name == value }) == false
        {
            problems.warning(
                .unknownName, "\(place): INIntentParameterMetadataDefaultValue",
                "'\(value)' is no case of \(name); there is no default")
        }
        checkSupport(of: parameter, at: place)
        guard let relationship = parameter.relationship else { return }
        let key = "\(place): INIntentParameterRelationship"
        guard let parent = intent.parameter(relationship.parent) else {
            return problems.warning(
                .unknownName, "\(key)ParentName",
                "'\(relationship.parent)' is no parameter of \(intent.name); the relationship is ignored")
        }
        if case .isCase(let value) = relationship.condition, case .enumeration(let name) = parent.type,
            file.enumeration(name)?.cases.contains(where: { $0.name == value }) == false
        {
            problems.warning(
                .unknownName, "\(key)PredicateValue", "'\(value)' is no case of \(name), so the parameter never has a value")
        }
    }

    /// Warns of what nobody will see or hear.
    private func checkSupport(of parameter: DefinedParameter, at place: String) {
        if parameter.isResolvable, case .plain(let type) = parameter.type, [.file, .paymentMethod].contains(type) {
            problems.warning(
                .notSupported, "\(place): INIntentParameterType",
                "a \(type.rawValue) cannot be said; have the handler do without one, or set it itself")
        }
        for prompt in [DefinedPrompt.concise, .subsequentIntroduction] where parameter.prompts[prompt]?.text != nil {
            problems.warning(
                .notSupported, "\(place): INIntentParameterPromptDialogType",
                "the prompt \(prompt.rawValue) is never said; put what matters into Primary or DisambiguationIntroduction")
        }
    }

    private func checkCycles(_ intent: DefinedIntent) {
        let parents = Dictionary(
            intent.parameters.compactMap { parameter in parameter.relationship.map { (parameter.name, $0.parent) } }
        ) { first, _ in first }
        var known: Set<String> = []
        for start in intent.parameters.map(\.name) {
            var path: [String] = []
            var next: String? = start
            while let name = next, !known.contains(name), !path.contains(name) {
                path.append(name)
                next = parents[name]
            }
            if let name = next, let first = path.firstIndex(of: name) {
                problems.error(
                    .cycle, "\(intent.name).\(name): INIntentParameterRelationshipParentName",
                    "the parameters \((path[first...] + [name]).joined(separator: " → ")) depend on each other, so none ever has a value; remove one of "
                        + "the relationships")
            }
            known.formUnion(path)
        }
    }

    private func check(_ response: DefinedResponse, of intent: DefinedIntent) {
        guard !intent.isSystem else { return }
        let owner = "\(intent.name) response"
        checkNames(
            response.codes.map(\.name), of: owner, "code", "INIntentResponseCodeName", reserved: ["self", "init"])
        check(response.properties, of: owner, .response, "INIntentResponseParameterName")
        for code in response.codes {
            let names = code.text.references + code.conciseText.references
            for name in names where response.property(name) == nil {
                problems.warning(
                    .unknownName, "\(owner).\(code.name): INIntentResponseCodeFormatString",
                    "'${\(name)}' is no property of the response; nothing will stand in its place")
            }
        }
        if let output = response.output, response.property(output) == nil {
            problems.warning(
                .unknownName, "\(owner): INIntentResponseOutput", "'\(output)' is no property of the response; there is no output"
            )
        }
    }
}
