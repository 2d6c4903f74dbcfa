extension GrammarCompiler {
    /// Adds changes: with the usual words around the values, or with bare values if announced.
    mutating func addCorrections(intent: Int, file: String, hub: Int32) throws(TemplateError) {
        let entry = entry(.correction, name: "\(file)/\(grammar.intents[intent].name) change", intent: intent)
        let plain = builder.node()
        let announced = builder.node()
        let values = builder.node()
        let definitions = grammar.intents[intent].definitions.sorted { $0.key < $1.key }
        for (parameter, definition) in definitions where definition.kind == .title {
            for start in [plain, announced] {
                let name = Pattern.sequence([
                    .optional(.choice(grammar.words.small.definite.map { .word($0) })), .slot(parameter + "!"),
                ])
                builder.step(from: try add(name, after: start, intent: intent), to: values)
            }
        }
        for (parameter, definition) in definitions
        where definition.kind.standsAlone || definition.kind.standsAloneWhenKnown {
            let slot = definition.kind.standsAlone ? parameter : parameter + "!"
            let small = grammar.words.small
            let value = Pattern.sequence([.optional(.choice(small.valueArticles.map { .word($0) })), .slot(slot)])
            builder.step(from: try add(value, after: announced, intent: intent), to: values)
            // Values listed by an app or the file are certain enough to stand alone: "an SUV".
            guard definition.kind == .phrase, grammar.intents[intent].slotIndices[parameter + "!"] != nil else { continue }
            let articles = Pattern.choice((small.definite + small.indefinite).map { .word($0) })
            let known = Pattern.sequence([.optional(articles), .slot(parameter + "!")])
            builder.step(from: try add(known, after: plain, intent: intent), to: values)
        }
        try addNamedCorrections(intent: intent, entry: entry, after: [plain, announced], hub: hub)
        for node in [values, announced, plain] { builder.finish(entry, at: node, target: hub) }
        grammar.intents[intent].plainCorrection = plain
        grammar.intents[intent].announcedCorrection = announced
    }

    /// "Change the destination to Berkeley": names the parameter.
    private mutating func addNamedCorrections(
        intent: Int, entry: Int32, after starts: [Int32], hub: Int32
    ) throws(TemplateError) {
        for (parameter, definition) in grammar.intents[intent].definitions.sorted(by: { $0.key < $1.key }) {
            let names = (definition.called ?? []) + [parameter.separatedWords]
            let called = Pattern.choice(names.map { .sequence(rules.words($0).map { .word($0) }) })
            let lenient = parameter + "?"
            let isLenient = definition.kind != .place && grammar.intents[intent].slotIndices[lenient] != nil
            let slot = isLenient ? lenient : parameter
            for pattern in timeCorrections where definition.kind == .time {
                let whole = pattern.replacing(slot: "value", with: .slot(slot))
                for start in starts { builder.finish(entry, at: try add(whole, after: start, intent: intent), target: hub) }
            }
            // "Amount 30"; a text could be anything behind such a word.
            if definition.kind.isMeasured, !(definition.called ?? []).isEmpty {
                let bare = Pattern.sequence([called, .slot(slot)])
                for start in starts { builder.finish(entry, at: try add(bare, after: start, intent: intent), target: hub) }
            }
            for pattern in namedCorrections where pattern.slots.contains("called") || isKey(definition, intent) {
                let whole = pattern.replacing(slot: "called", with: called).replacing(slot: "value", with: .slot(slot))
                for start in starts { builder.finish(entry, at: try add(whole, after: start, intent: intent), target: hub) }
            }
        }
    }

    /// Whether the value is the name of its record, so that "I meant Purple Rain" supplies it.
    private func isKey(_ definition: SlotDefinition, _ intent: Int) -> Bool {
        guard definition.kind == .title, let target = definition.target, let field = target.field else { return false }
        return grammar.intents[intent].records[target.parameter]?.key == field
    }

    /// Adds an answer to a question about a parameter: the value, or a phrase that contains it.
    mutating func addAnswers(
        intent: Int, file: String, hub: Int32, further: [String: [Template]]
    ) throws(TemplateError) {
        for parameter in Set(grammar.intents[intent].definitions.keys).union(further.keys).sorted() {
            let name = "\(file)/\(grammar.intents[intent].name) answer \(parameter)"
            let entry = entry(.answer, name: name, intent: intent)
            let start = builder.node()
            if grammar.intents[intent].definitions[parameter] != nil {
                // A requested value may be bare: "six".
                let lenient = parameter + "?"
                let isPlace = grammar.intents[intent].definitions[parameter]?.kind == .place
                let slot = grammar.intents[intent].slotIndices[lenient] == nil ? parameter : lenient
                for slot in isPlace ? [parameter, lenient] : [slot] {
                    builder.finish(entry, at: try add(.slot(slot), after: start, intent: intent), target: hub)
                }
            }
            for template in further[parameter] ?? [] {
                try check(template.sets, intent: intent, file: file, template: template.say)
                let own = self.entry(
                    .answer, name: name, intent: intent, sets: template.sets ?? [:], weight: template.weight ?? 1)
                let end = try add(try parse(template.say, file: file), after: start, intent: intent)
                builder.finish(own, at: end, target: hub)
            }
            builder.finish(entry, at: start, target: hub)
            grammar.intents[intent].answerStarts[parameter] = start
        }
    }
}

extension GrammarCompiler {
    /// Marks the end of words before an answer, which cost more than those after it.
    static let leadInEnds: Int32 = -2

    mutating func addActs() throws(TemplateError) {
        let start = builder.node()
        let end = builder.node(accepts: true)
        // "Uh huh" is a yes rather than an "uh" before a "huh?", so filler has a small cost.
        for pattern in try patterns(\.courtesies) {
            builder.finish(-1, at: try add(pattern, after: end, intent: -1), target: end)
        }
        for pattern in try patterns(\.courtesyLeadIns) {
            builder.finish(Self.leadInEnds, at: try add(pattern, after: start, intent: -1), target: start)
        }
        for file in files {
            for (name, texts) in (file.answers ?? [:]).sorted(by: { $0.key < $1.key }) {
                guard let answer = AnswerWord(rawValue: name) else {
                    throw TemplateError("templates/\(file.name).yaml: '\(name)' is no kind of answer")
                }
                for (number, text) in texts.enumerated() {
                    let entry = entry(.act(answer), name: "\(file.name)/\(name)#\(number + 1)")
                    let pattern = try parse(text, file: file.name)
                    builder.finish(entry, at: try add(pattern, after: start, intent: -1), target: end)
                    // "No, cancel that" and "yes, go ahead" repeat themselves.
                    builder.finish(entry, at: try add(pattern, after: end, intent: -1), target: end)
                }
            }
        }
        grammar.actStart = start
    }

    mutating func addChoices() throws(TemplateError) {
        let start = builder.node()
        let end = builder.node(accepts: true)
        let entry = entry(.choice, name: "choice")
        for pattern in try patterns(\.courtesies) {
            builder.finish(-1, at: try add(pattern, after: end, intent: -1), target: end)
        }
        for file in files {
            for text in file.choices ?? [] {
                let pattern = try parse(text, file: file.name)
                builder.finish(entry, at: try add(pattern, after: start, intent: -1), target: end)
            }
        }
        grammar.choiceStart = start
    }
}
