import IntentSchema

extension DialogPack {
    /// The pack with the wording of apps' own intents, from their definitions. What the pack itself says takes precedence.
    func completed(by catalogue: Catalogue, language: String) -> DialogPack {
        let own = catalogue.intents.values.filter { $0.custom != nil && intents[$0.name] == nil }
        guard !own.isEmpty else { return self }
        var result = self
        for intent in own { result.intents[intent.name] = CustomWording(intent, language: language).dialog }
        for enumeration in catalogue.enumerations.values where !enumeration.words.isEmpty {
            let words = enumeration.words.compactMapValues { $0.first?.text(in: language).nonEmpty }
            result.enumerations[enumeration.name, default: [:]].merge(words) { own, _ in own }
        }
        return result
    }
}

/// The wording of an app's own intent in one language.
private struct CustomWording {
    let intent: IntentDefinition
    let language: String
    /// Values of parameters that are rendered in a way of their own.
    private var forms: [String: String] = [:]

    init(_ intent: IntentDefinition, language: String) {
        self.intent = intent
        self.language = language
        for parameter in intent.parameters {
            forms[parameter.name] = Self.form(of: parameter, language)
        }
    }

    var dialog: IntentDialog {
        let custom = intent.custom ?? CustomIntent()
        let title = custom.title?.text(in: language)
        var dialog = IntentDialog(title: title.flatMap { CustomTemplate().template(CustomTemplate.plain($0)) })
        dialog.summaries = summaries(custom)
        dialog.responses = responses(custom)
        for parameter in intent.parameters { dialog.parameters[parameter.name] = words(of: parameter) }
        dialog.examples = title.map { [CustomTemplate.escaped(CustomTemplate.plain($0))] } ?? []
        return dialog
    }

    /// The titles of the combinations, those with the most values first.
    private func summaries(_ custom: CustomIntent) -> Variants? {
        let maker = CustomTemplate(replacements: forms, needsValues: true)
        let titles = custom.combinations.compactMap { combination -> (count: Int, template: Template)? in
            guard let text = combination.title?.text(in: language), let template = maker.template(text) else { return nil }
            return (PlaceholderText(text).names.count, template)
        }
        let title = custom.title.flatMap { maker.template(CustomTemplate.plain($0.text(in: language))) }
        let templates = titles.sorted { $0.count > $1.count }.map(\.template) + [title].compactMap { $0 }
        return templates.isEmpty ? nil : Variants(templates)
    }

    private func responses(_ custom: CustomIntent) -> [String: Variants] {
        var maker = CustomTemplate()
        for field in intent.responseFields where field.form == .duration {
            maker.replacements[field.name] = "[{\(field.name):duration}]"
        }
        var result: [String: Variants] = [:]
        for (code, texts) in custom.responses {
            result[code] = Variants((texts.format ?? texts.concise).flatMap { maker.template($0.text(in: language)) })
            result[IntentDialog.concise(code)] = Variants(texts.concise.flatMap { maker.template($0.text(in: language)) })
        }
        if let output = custom.output, result["success"] == nil, custom.category == .information || custom.category == .search {
            maker.needsValues = true
            result["success"] = Variants(maker.template("${\(output)}."))
        }
        return result
    }

    private func words(of parameter: ParameterDefinition) -> ParameterDialog? {
        guard let custom = parameter.custom else { return nil }
        let maker = CustomTemplate(replacements: forms)
        func variants(_ text: LocalizedText?, _ maker: CustomTemplate) -> Variants? {
            Variants(text.flatMap { maker.template($0.text(in: language)) })
        }
        // In a question about a value, the parameter's own name stands for it.
        var offering = maker
        offering.replacements[parameter.name] = "[{value}|{\(parameter.name)}]"
        return ParameterDialog(
            label: custom.displayName?.text(in: language).nonEmpty, needsValue: variants(custom.prompts.value, maker),
            disambiguate: choice(custom.prompts, offering), confirm: variants(custom.prompts.confirmation, offering),
            reasons: reasons(of: parameter, custom))
    }

    /// The introduction, the question and the choices.
    private func choice(_ prompts: ParameterPrompts, _ maker: CustomTemplate) -> Variants? {
        var maker = maker
        maker.replacements["count"] = "{count}"
        let texts = [prompts.disambiguationIntroduction, prompts.disambiguationSelection].compactMap { text in
            text.flatMap { maker.template($0.text(in: language))?.source.trimmingSpaces.nonEmpty }
        }
        guard !texts.isEmpty else { return nil }
        return Variants(try? Template(texts.joined(separator: " ") + " {options}."))
    }

    private func reasons(of parameter: ParameterDefinition, _ custom: CustomParameter) -> [String: Variants] {
        var maker = CustomTemplate(replacements: forms)
        maker.replacements["displayName"] = CustomTemplate.escaped(
            custom.displayName?.text(in: language) ?? Names.words(parameter.name))
        maker.replacements["minimumValue"] = custom.range?.minimum.map(Self.number) ?? ""
        maker.replacements["maximumValue"] = custom.range?.maximum.map(Self.number) ?? ""
        maker.replacements[parameter.name] = "[{value}|{\(parameter.name)}]"
        return custom.reasons.compactMapValues { Variants(maker.template($0.text(in: language))) }
    }

    private static func number(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }

    /// Booleans are rendered by their names, durations in hours and minutes.
    private static func form(of parameter: ParameterDefinition, _ language: String) -> String? {
        let name = parameter.name
        guard let custom = parameter.custom else { return nil }
        if custom.form == .duration { return "[{\(name):duration}]" }
        guard parameter.type == .bool, let yes = custom.trueName, let no = custom.falseName else { return nil }
        let words = [yes, no].map { CustomTemplate.escaped($0.text(in: language)) }
        return "[{\(name):when}\(words[0])|{\(name):unless}\(words[1])]"
    }
}

extension CustomTemplate {
    /// The text without placeholders.
    static func plain(_ text: String) -> String {
        PlaceholderText(text).parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }
}
