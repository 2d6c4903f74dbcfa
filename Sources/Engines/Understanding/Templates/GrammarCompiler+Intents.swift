extension GrammarCompiler {
    /// One bit per slot in the set of filled slots, less the app's.
    static let mostSlots = 31

    mutating func addIntent(
        _ name: String, _ templates: IntentTemplates, file: String, start: Int32
    ) throws(TemplateError) {
        guard grammar.intentIndices[name] == nil else {
            throw TemplateError("templates/\(file).yaml: '\(name)' has templates in another file already; put them together")
        }
        let index = grammar.intents.count
        let definitions = templates.slots ?? [:]
        grammar.intentIndices[name] = index
        grammar.intents.append(
            .init(
                name: name, definitions: definitions, slotIndices: [:], plainCorrection: 0, announcedCorrection: 0,
                answerStarts: [:], examples: [],
                keywords: []))
        grammar.intents[index].records = templates.records ?? [:]
        guard definitions.count <= Self.mostSlots else {
            throw TemplateError("'\(name)' has \(definitions.count) slots and \(Self.mostSlots) are possible").located(
                in: file, name)
        }
        addSlots(definitions, intent: index)
        let body = builder.node()
        builder.step(from: start, to: body)
        let hub = Hub(any: builder.node(accepts: true, skipsUnknown: true), afterText: builder.node(accepts: true))
        for (number, template) in templates.templates.enumerated() {
            try addBody(template, number: number, intent: index, file: file, start: body, hub: hub)
        }
        try addFollowUps(templates.followUps, intent: index, file: file, start: body, hub: hub)
        for file in files {
            for text in file.joints ?? [] {
                builder.finish(-1, at: try add(try parse(text, file: file.name), after: hub.any, intent: index), target: hub.any)
            }
        }
        let trailing = (templates.trailing ?? []).map { (file, $0) }
        let courtesies = takesText(templates) ? everywhere.filter { mayFollowText($0.template, in: $0.file) } : everywhere
        for (number, (source, template)) in (trailing + courtesies).enumerated() {
            try addPhrase(template, number: number, intent: index, file: source, hub: hub, body: body)
        }
        try addCorrections(intent: index, file: file, hub: hub.any)
        try addAnswers(intent: index, file: file, hub: hub.any, further: templates.answers ?? [:])
    }

    /// Whether the intent's requests end in a text, so that a trailing "thanks" may be part of it.
    private func takesText(_ templates: IntentTemplates) -> Bool {
        templates.slots?.contains { $0.value.kind == .text && $0.value.isMain == true } ?? false
    }

    /// Whether the phrase may follow a request with a text: if it has a value, or is never a text by itself.
    private func mayFollowText(_ template: Template, in file: String) -> Bool {
        guard let pattern = try? parse(template.say, file: file) else { return true }
        return !pattern.slots.isEmpty || pattern.words.allSatisfy(grammar.words.noTexts.contains)
    }

    /// Adds slots for parameters that no template mentions, for use by models.
    mutating func complete(_ intent: Int, with slots: [String: SlotDefinition]) {
        let known = grammar.intents[intent].definitions
        let parameters = Set(known.values.compactMap { $0.target?.parameter })
        let missing = slots.filter { known[$0.key] == nil && !parameters.contains($0.key) }
        grammar.intents[intent].definitions.merge(missing) { own, _ in own }
        addSlots(missing, intent: intent)
    }

    mutating func addSlots(_ definitions: [String: SlotDefinition], intent: Int) {
        // Bit 0 is the app's. Slots of completed intents are in no template, so their bits are never read.
        var bit: UInt32 = 2
        for name in definitions.keys.sorted() {
            guard let definition = definitions[name] else { continue }
            let key = "\(grammar.intents[intent].name).\(name)"
            grammar.intents[intent].slotIndices[name] = grammar.slots.count
            grammar.slots.append(.init(name: name, intent: intent, bit: bit, recogniser: recogniser(definition, key: key)))
            if definition.kind.mayBeUnknown {
                // "{name!}" is the same slot restricted to known values.
                grammar.intents[intent].slotIndices[name + "!"] = grammar.slots.count
                let known = recogniser(definition, key: key, knownOnly: true)
                grammar.slots.append(.init(name: name, intent: intent, bit: bit, recogniser: known))
            }
            if definition.kind == .time || definition.kind == .account || definition.kind == .place {
                // "{name?}" also accepts a bare hour, if other words show that it is one, or a person for their home.
                grammar.intents[intent].slotIndices[name + "?"] = grammar.slots.count
                let lenient = recogniser(definition, key: key, isLenient: true)
                grammar.slots.append(.init(name: name, intent: intent, bit: bit, recogniser: lenient))
            }
            bit <<= 1
        }
    }

    /// Slots that read the same share a recogniser and its cached matches.
    mutating func recogniser(_ definition: SlotDefinition, key: String, knownOnly: Bool = false, isLenient: Bool = false) -> Int {
        let isOwn = definition.words != nil || definition.types != nil || definition.kind.hasVocabulary
        let shared = [
            definition.kind.rawValue, "\(definition.open ?? 0)", "\(definition.isEvening ?? false)",
            "\(definition.isDeparture ?? false)", definition.dimension ?? "",
        ].joined(separator: " ")
        let name = (isOwn ? key : shared) + (knownOnly ? "!" : isLenient ? "?" : "")
        if let known = recogniserIndices[name] { return known }
        var reader = SlotReader(definition, vocabulary: key, rules)
        if knownOnly { reader.knownOf = recogniser(definition, key: key) }
        reader.isLenient = isLenient
        grammar.recognisers.append(reader)
        recogniserIndices[name] = grammar.recognisers.count - 1
        return grammar.recognisers.count - 1
    }

    mutating func addBody(
        _ template: Template, number: Int, intent: Int, file: String, start: Int32, hub: Hub
    ) throws(TemplateError) {
        let pattern = try parse(template.say, file: file)
        let name = "\(file)/\(grammar.intents[intent].name)#\(number + 1)"
        try check(template.sets, intent: intent, file: file, template: template.say)
        noteWords(of: pattern, template, intent: intent, file: file)
        let entry = entry(.request, name: name, intent: intent, sets: template.sets ?? [:], weight: template.weight ?? 1)
        let definitions = grammar.intents[intent].definitions
        grammar.entries[Int(entry)].takesText = pattern.slots.contains { definitions[$0]?.kind == .text }
        do throws(TemplateError) {
            let end = try add(pattern, after: start, intent: intent)
            builder.finish(
                entry, at: end, target: pattern.endsInText(grammar.intents[intent].definitions) ? hub.afterText : hub.any)
        } catch {
            throw error.located(in: file, template.say)
        }
        if let example = template.example { grammar.intents[intent].examples.append(example) }
        grammar.intents[intent].keywords.formUnion(keywords(pattern))
    }

    private mutating func addFollowUps(
        _ followUps: FollowUps?, intent: Int, file: String, start: Int32, hub: Hub
    ) throws(TemplateError) {
        guard let followUps else { return }
        grammar.intents[intent].follows = followUps.after
        for (number, template) in followUps.templates.enumerated() {
            let pattern = try parse(template.say, file: file)
            try check(template.sets, intent: intent, file: file, template: template.say)
            let name = "\(file)/\(grammar.intents[intent].name) follow-up \(number + 1)"
            let entry = entry(.request, name: name, intent: intent, sets: template.sets ?? [:], weight: template.weight ?? 1)
            grammar.entries[Int(entry)].isFollowUp = true
            do throws(TemplateError) {
                let end = try add(pattern, after: start, intent: intent)
                let isText = pattern.endsInText(grammar.intents[intent].definitions)
                builder.finish(entry, at: end, target: isText ? hub.afterText : hub.any)
            } catch {
                throw error.located(in: file, template.say)
            }
        }
    }

    /// The start states of what may follow a request.
    struct Hub {
        var any: Int32
        /// After free text, only phrases with values can be told from the text.
        var afterText: Int32
    }

    func keywords(_ pattern: Pattern) -> Set<Int32> {
        switch pattern {
        case .slot: []
        case .word(let text): grammar.words.stopWords.contains(text) ? [] : Set([grammar.lexicon[text]].compactMap { $0 })
        case .optional(let part): keywords(part)
        case .sequence(let parts), .choice(let parts): parts.reduce(into: []) { $0.formUnion(keywords($1)) }
        }
    }

    func check(_ sets: [String: Constant]?, intent: Int, file: String, template: String) throws(TemplateError) {
        for (parameter, constant) in sets ?? [:] {
            let enumeration = grammar.intents[intent].definitions[parameter]?.cases ?? parameter
            guard case .text(let name) = constant, let cases = grammar.enumerations[enumeration] else { continue }
            guard cases[name] == nil else { continue }
            throw TemplateError("'\(parameter)' has no case '\(name)'; it has \(cases.keys.sorted().joined(separator: ", "))")
                .located(in: file, template)
        }
    }

    /// Adds a template's words to its intent's word sets.
    private mutating func noteWords(of pattern: Pattern, _ template: Template, intent: Int, file: String) {
        let words = words(of: pattern, text: template.say, file: file)
        if let sets = template.sets { grammar.intents[intent].tellingWords.add(words.texts, sets: sets) }
        // What the request has no parameter for is none of its own words: the "savings" of a payment to somebody.
        if template.leavesOut != true { grammar.intents[intent].vocabulary.formUnion(words.hashes) }
    }

    mutating func addPhrase(
        _ template: Template, number: Int, intent: Int, file: String, hub: Hub, body: Int32
    ) throws(TemplateError) {
        let pattern = try parse(template.say, file: file)
        try check(template.sets, intent: intent, file: file, template: template.say)
        noteWords(of: pattern, template, intent: intent, file: file)
        let name = "\(file)/\(grammar.intents[intent].name)+\(number + 1)"
        let entry = entry(.phrase, name: name, intent: intent, sets: template.sets ?? [:], weight: template.weight ?? 1)
        grammar.entries[Int(entry)].leavesOut = template.leavesOut ?? false
        do throws(TemplateError) {
            let target = pattern.endsInText(grammar.intents[intent].definitions) ? hub.afterText : hub.any
            builder.finish(entry, at: try add(pattern, after: hub.any, intent: intent), target: target)
            // "Not six" after a text is part of the text.
            if !pattern.slots.subtracting(["other"]).isEmpty {
                builder.finish(entry, at: try add(pattern, after: hub.afterText, intent: intent), target: target)
            }
            guard template.leads == true else { return }
            builder.finish(entry, at: try add(pattern, after: body, intent: intent), target: body)
        } catch {
            throw error.located(in: file, template.say)
        }
    }
}
