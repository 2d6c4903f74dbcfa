import DefinitionFiles
import IntentSchema

// What people see and hear of an intent of a definition file, in all its languages.

extension CustomIntent {
    init(_ intent: DefinedIntent, in file: DefinitionFile) {
        let responses = intent.response.codes.map { code in
            (code.name, ResponseText(format: file.localized(code.text), concise: file.localized(code.conciseText)))
        }
        self.init(
            title: file.localized(intent.title), category: IntentCategory(rawValue: intent.category.rawValue) ?? .generic,
            verb: intent.verb,
            combinations: Self.combinations(of: intent, in: file),
            responses: Dictionary(responses) { first, _ in first },
            successCodes: Set(intent.response.codes.filter(\.isSuccess).map(\.name)),
            output: intent.response.output.flatMap { intent.response.property($0) == nil ? nil : $0 },
            restriction: Restriction(intent.restriction))
    }

    /// Suggested combinations and summaries; a pair that says the same counts once.
    private static func combinations(of intent: DefinedIntent, in file: DefinitionFile) -> [ParameterCombination] {
        var result: [ParameterCombination] = []
        for combination in intent.combinations + intent.summaries {
            let made = ParameterCombination(
                parameters: combination.parameters, title: file.localized(combination.title),
                subtitle: file.localized(combination.subtitle), isHandledInBackground: combination.runsInBackground)
            if !result.contains(made) { result.append(made) }
        }
        return result
    }
}

extension CustomIntent.Restriction {
    fileprivate init?(_ restriction: DefinedRestriction) {
        switch restriction {
        case .none: return nil
        case .whileLocked: self = .whileLocked
        case .whileProtectedDataUnavailable: self = .whileProtectedDataUnavailable
        }
    }
}

extension CustomParameter {
    init(_ parameter: DefinedParameter, of intent: DefinedIntent, in file: DefinitionFile) {
        let reasons = parameter.reasons.compactMap { reason in file.localized(reason.text).map { (reason.code, $0) } }
        let details = parameter.details
        self.init(
            displayName: file.localized(parameter.displayName), form: Form(parameter.type),
            prompts: ParameterPrompts(
                value: file.localized(parameter.prompts[.primary]),
                confirmation: file.localized(parameter.prompts[.confirmation]),
                disambiguationIntroduction: file.localized(parameter.prompts[.disambiguationIntroduction]),
                disambiguationSelection: file.localized(parameter.prompts[.disambiguationSelection])),
            reasons: Dictionary(reasons) { first, _ in first }, defaultValue: parameter.defaultValue(in: file),
            range: NumberRange(of: parameter),
            relationship: parameter.relationship.flatMap { ParameterRelationship($0, of: intent, in: file) },
            searchesOptions: parameter.searchesOptions, trueName: file.localized(details.trueName),
            falseName: file.localized(details.falseName))
    }
}

extension CustomParameter.Form {
    /// What numbers of the type measure; `nil` for plain numbers and for other types.
    init?(_ type: DefinedType) {
        switch type {
        case .plain(.timeInterval): self = .duration
        case .plain(.mass): self = .mass
        case .plain(.distance): self = .distance
        case .plain(.temperature): self = .temperature
        case .plain(.speed): self = .speed
        case .plain(.volume): self = .volume
        case .plain(.energy): self = .energy
        default: return nil
        }
    }
}

extension NumberRange {
    /// The range of a number or duration; `nil` if it may be any, or if its type is another.
    fileprivate init?(of parameter: DefinedParameter) {
        let details = parameter.details
        switch parameter.type {
        case .plain(.integer), .plain(.decimal), .plain(.timeInterval): break
        default: return nil
        }
        // A file that does not say whether they are allowed may have a reason against them.
        let allowsNegative = details.allowsNegativeNumbers ?? !parameter.reasons.contains { $0.code == Self.negative }
        guard details.minimum != nil || details.maximum != nil || !allowsNegative else { return nil }
        self.init(minimum: details.minimum, maximum: details.maximum, allowsNegative: allowsNegative)
    }
}

extension ParameterRelationship {
    /// `nil` for a relationship to no parameter, or by a predicate that is not known.
    fileprivate init?(_ relationship: DefinedRelationship, of intent: DefinedIntent, in file: DefinitionFile) {
        guard let parent = intent.parameter(relationship.parent) else { return nil }
        let condition: Condition
        switch relationship.condition {
        case .hasAnyValue: condition = .hasValue
        case .isTruth(let truth): condition = .equals(.bool(truth))
        case .isCase(let name):
            guard case .enumeration(let type) = parent.type else { return nil }
            // A name that is no case never matches.
            let raw = file.enumeration(type)?.cases.first { $0.name == name }?.raw
            condition = .equals(raw.map { .integer($0) } ?? .string(name))
        case .unknown(predicate: "ObjectIdentifierValueContains", let value?): condition = .identifierContains(value)
        case .unknown: return nil
        }
        self.init(parent: parent.name, condition: condition)
    }
}

extension DefinedParameter {
    /// The value if the person names none; `nil` for no value, and for lists.
    fileprivate func defaultValue(in file: DefinitionFile) -> ParameterValue? {
        guard !isList, let value = details.defaultValue else { return nil }
        switch (value, type) {
        case (.text(let text), .plain(.string)): return file.localized(text).map { .string($0.text) }
        case (.number(let number), .plain(.integer)): return Int(exactly: number.rounded()).map { .integer($0) }
        case (.number(let number), .plain(.decimal)), (.number(let number), .plain(.timeInterval)): return .double(number)
        case (.truth(let truth), .plain(.boolean)): return .bool(truth)
        case (.enumerationCase(let name), .enumeration(let type)):
            return (file.enumeration(type)?.cases.first { $0.name == name }?.raw).map { .integer($0) }
        default: return nil
        }
    }
}

extension DefinedEnumeration {
    /// The words for the cases, by case.
    func words(in file: DefinitionFile) -> [String: [LocalizedText]] {
        let words = cases.map { value in
            (value.name, ([value.displayName] + value.synonyms).compactMap { file.localized($0) })
        }
        return Dictionary(words.filter { !$0.1.isEmpty }) { first, _ in first }
    }
}

extension DefinitionFile {
    /// A text with its translations; `nil` if there is none in any language.
    func localized(_ text: DefinedText?) -> LocalizedText? {
        guard let text else { return nil }
        var translations: [String: String] = [:]
        if text.id != nil {
            for language in tables.keys where language != "Base" {
                guard let translation = self.text(text, in: language), translation != text.text else { continue }
                translations[language] = translation
            }
        }
        let own = self.text(text, in: nil) ?? translations.min { $0.key < $1.key }?.value
        guard let own, !own.isEmpty else { return nil }
        return LocalizedText(own, translations: translations)
    }
}
