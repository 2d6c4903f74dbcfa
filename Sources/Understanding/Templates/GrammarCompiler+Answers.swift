extension GrammarCompiler {
    /// A change: what usually stands around values; values alone only where words announce the change.
    mutating func addCorrections(intent: Int, file: String, hub: Int32) throws(TemplateError) {
        let entry = entry(.correction, name: "\(file)/\(grammar.intents[intent].name) change", intent: intent)
        let plain = builder.node()
        let announced = builder.node()
        let values = builder.node()
        for (parameter, definition) in grammar.intents[intent].definitions where definition.kind.standsAlone {
            builder.step(from: try add(.slot(parameter), after: announced, intent: intent), to: values)
        }
        for node in [values, announced, plain] { builder.finish(entry, at: node, target: hub) }
        grammar.intents[intent].plainCorrection = plain
        grammar.intents[intent].announcedCorrection = announced
    }

    /// An answer to a question about one parameter: the value, or a phrase that has it.
    mutating func addAnswers(intent: Int, file: String, hub: Int32) throws(TemplateError) {
        for parameter in grammar.intents[intent].definitions.keys.sorted() {
            let entry = entry(.answer, name: "\(file)/\(grammar.intents[intent].name) answer \(parameter)", intent: intent)
            let start = builder.node()
            builder.finish(entry, at: try add(.slot(parameter), after: start, intent: intent), target: hub)
            builder.finish(entry, at: start, target: hub)
            grammar.intents[intent].answerStarts[parameter] = start
        }
    }
}

extension GrammarCompiler {
    mutating func addActs() throws(TemplateError) {
        let start = builder.node()
        let end = builder.node(accepts: true)
        for file in files {
            for (name, texts) in (file.answers ?? [:]).sorted(by: { $0.key < $1.key }) {
                guard let answer = AnswerWord(rawValue: name) else {
                    throw TemplateError("templates/\(file.name).yaml: '\(name)' is no kind of answer")
                }
                for (number, text) in texts.enumerated() {
                    let entry = entry(.act(answer), name: "\(file.name)/\(name)#\(number + 1)")
                    let pattern = try parse(text, file: file.name)
                    builder.finish(entry, at: try add(pattern, after: start, intent: -1), target: end)
                    // "No, cancel that" and "yes, go ahead" say the same twice.
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
        for file in files {
            for text in file.choices ?? [] {
                let pattern = try parse(text, file: file.name)
                builder.finish(entry, at: try add(pattern, after: start, intent: -1), target: end)
            }
        }
        grammar.choiceStart = start
    }
}
