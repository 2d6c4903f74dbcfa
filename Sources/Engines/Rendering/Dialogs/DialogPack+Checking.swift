public import IntentSchema

extension DialogPack {
    /// Names in the pack that the catalogue does not define, such as misspelt ones.
    ///
    /// - Returns: one line per problem, with the key, sorted; empty if there are none.
    public func problems(in catalogue: Catalogue) -> [String] {
        PackCheck(pack: self, catalogue: catalogue).problems()
    }
}

/// Checks every name that a pack mentions.
private struct PackCheck {
    let pack: DialogPack
    let catalogue: Catalogue
    /// Values that the renderer provides to templates, besides fields.
    private static let given: Set<String> = [
        "appName", "request", "noun", "parameter", "options", "value", "count", "doing", "reason", "summary", "goal", "attempts",
        "intent",
        "response",
    ]

    func problems() -> [String] {
        let intents = pack.intents.flatMap { check($0.key, $0.value) }
        return (intents + parameters() + records() + enumerations()).sorted()
    }

    private func check(_ name: String, _ dialog: IntentDialog) -> [String] {
        guard let intent = catalogue.intents[name] else { return ["intents.\(name): there is no such intent"] }
        let codes = Set(intent.responseCodes.map(\.name) + Phrase.allCases.map(\.rawValue))
        let responses = dialog.responses.keys.filter { !codes.contains($0) }.map {
            "intents.\(name).responses.\($0): no such code"
        }
        let parameters = dialog.parameters.keys.filter { intent.parameter($0) == nil }
            .map { "intents.\(name).parameters.\($0): no such parameter" }
        let card = dialog.card.filter { !resolves($0.split(separator: ".").map(String.init), in: intent) }
            .map { "intents.\(name).card: there is nothing at '\($0)'" }
        let reasons = dialog.parameters.flatMap { key, parameter in
            unknownReasons(parameter, of: intent.parameter(key).map { [$0] } ?? [], at: "intents.\(name).parameters.\(key)")
        }
        return responses + parameters + card + reasons + paths(name, dialog, intent)
    }

    /// Checks the dialogs of parameters of any intent.
    private func parameters() -> [String] {
        pack.parameters.flatMap { name, dialog -> [String] in
            let meant = catalogue.intents.values.compactMap { $0.parameter(name) }
            if meant.isEmpty { return ["parameters.\(name): no intent has such a parameter"] }
            return unknownReasons(dialog, of: meant, at: "parameters.\(name)")
        }
    }

    private func unknownReasons(_ dialog: ParameterDialog, of parameters: [ParameterDefinition], at place: String) -> [String] {
        // Reasons that no result uses yet are valid, too.
        let listed = catalogue.enumerations.values.filter { $0.name.hasSuffix("Reason") }.flatMap(\.cases).map(\.name)
        let known = Set(parameters.flatMap(\.reasons.values) + listed)
        guard !parameters.isEmpty else { return [] }
        return [("reasons", dialog.reasons), ("confirmFor", dialog.confirmFor)].flatMap { key, wordings in
            wordings.keys.filter { !known.contains($0) }.map { "\(place).\(key).\($0): no such reason" }
        }
    }

    private func paths(_ name: String, _ dialog: IntentDialog, _ intent: IntentDefinition) -> [String] {
        let texts = [dialog.confirm].compactMap { $0 } + dialog.responses.values
        let paths = texts.flatMap(\.templates).flatMap(\.paths) + (dialog.title?.paths ?? [])
        return Set(paths).filter { !resolves($0, in: intent) }.map {
            "intents.\(name): there is nothing at '{\($0.joined(separator: "."))}'"
        }
    }

    private func resolves(_ path: [String], in intent: IntentDefinition) -> Bool {
        guard let first = path.first else { return false }
        if Self.given.contains(first) { return true }
        let response = intent.responseFields.first { $0.name == first }?.type
        guard let type = response ?? intent.parameter(first)?.type else { return false }
        return resolves(path.dropFirst(), from: type)
    }

    private func resolves(_ path: ArraySlice<String>, from type: ValueType) -> Bool {
        guard let first = path.first else { return true }
        switch type {
        case .list(let element):
            let isStep = first == "count" || first == "only" || Int(first) != nil
            return resolves(isStep ? path.dropFirst() : path, from: first == "count" ? .integer : element)
        case .record(let name):
            // The fields of a type that the catalogue does not list, or lists without fields, cannot be checked.
            guard let record = catalogue.records[name], !record.fields.isEmpty else { return true }
            return record.fields.first { $0.name == first }.map { resolves(path.dropFirst(), from: $0.type) } ?? false
        default: return false
        }
    }

    private func records() -> [String] {
        pack.records.flatMap { name, dialog -> [String] in
            guard let record = catalogue.records[name] else { return [] }
            let fields = Set(record.fields.map(\.name))
            let rows = (dialog.rows ?? [:]).values.flatMap(\.templates)
            let words = [
                ("words", dialog.words?.templates ?? []), ("short", dialog.short?.templates ?? []),
                ("tellApart", dialog.tellApart?.templates ?? []), ("card", dialog.card?.templates ?? []), ("rows", rows),
            ]
            let texts = words.flatMap { key, templates in
                Set(templates.flatMap(\.paths).compactMap(\.first)).subtracting(fields).subtracting(Self.given).map { (key, $0) }
            }
            let names = [
                ("hidden", dialog.hidden ?? []), ("rows", (dialog.rows ?? [:]).keys.sorted()),
                ("toldBy", (dialog.toldBy ?? [:]).flatMap { [$0.key, $0.value] }),
            ].flatMap { key, names in Set(names).subtracting(fields).map { (key, $0) } }
            return (texts + names).map { "records.\(name).\($0.0): there is no field '\($0.1)'" }
        }
    }

    private func enumerations() -> [String] {
        pack.enumerations.flatMap { name, words -> [String] in
            guard let enumeration = catalogue.enumerations[name] else {
                return ["enumerations.\(name): there is no such enumeration"]
            }
            return words.keys.filter { enumeration.raw(of: $0) == nil }.map {
                "enumerations.\(name).\($0): there is no such case"
            }
        }
    }
}
