import IntentSchema
import Understanding

/// Accepts only what the schema allows and the person said.
struct ProposalJudge {
    /// Why a proposal is rejected, without quoting the utterance.
    struct Refusal: Error, Hashable {
        var reason: String
    }

    private static let mostParameters = 12
    /// Lower than the scores of matching templates.
    private static let score = 0.6

    var utterance: String
    var context: ProposalContext
    /// The model's name, for the explanation.
    var model: String

    /// - Returns: the request; `nil` if the model says that there is none.
    func hypothesis(_ proposed: ProposedRequest) throws(Refusal) -> Hypothesis? {
        guard proposed.intent != ProposedRequest.nothing else { return nil }
        guard let definition = context.catalogue.intents[proposed.intent],
            context.apps.contains(where: { $0.intents.contains(proposed.intent) })
        else { throw Refusal(reason: "it named an intent that no app supports") }
        var hypothesis = Hypothesis(intent: definition.name, score: Self.score, template: "language model \(model)")
        hypothesis.app = try app(proposed)
        hypothesis.reasons = ["proposed by the language model \(model), because nothing else matched"]
        let parameters = proposed.parameters ?? []
        guard parameters.count <= Self.mostParameters else { throw Refusal(reason: "it has too many parameters") }
        for parameter in parameters {
            guard let known = definition.parameter(parameter.name) else {
                throw Refusal(reason: "it has a parameter that \(definition.name) does not define")
            }
            guard hypothesis.parameters[known.name] == nil else { throw Refusal(reason: "it has \(known.name) twice") }
            try add(parameter, known, to: &hypothesis)
        }
        return hypothesis
    }

    /// An app is accepted only if the person named it.
    private func app(_ proposed: ProposedRequest) throws(Refusal) -> String? {
        guard let id = proposed.app else { return nil }
        guard let app = context.apps.first(where: { $0.id == id }), app.intents.contains(proposed.intent) else {
            throw Refusal(reason: "it named an app that is not installed or does not support the intent")
        }
        guard ([app.name] + app.synonyms).contains(where: { Words.range(of: $0, in: utterance) != nil }) else {
            throw Refusal(reason: "it named an app that the person did not mention")
        }
        return id
    }

    private func add(_ parameter: ProposedRequest.Parameter, _ definition: ParameterDefinition, to hypothesis: inout Hypothesis)
        throws(Refusal)
    {
        if let words = parameter.words, !words.isEmpty {
            guard let range = Words.range(of: words, in: utterance) else {
                throw Refusal(reason: "its words for \(definition.name) are not part of the utterance")
            }
            let text = String(utterance[range])
            // Words that are not a value of the type are omitted; the app then asks for the value.
            let value = context.read(text, hypothesis.intent, definition.name)
            hypothesis.spans.append(
                .init(
                    start: utterance.distance(from: utterance.startIndex, to: range.lowerBound),
                    end: utterance.distance(from: utterance.startIndex, to: range.upperBound), text: text, role: definition.name,
                    source: "language model", candidates: value.map { [$0] } ?? []))
            try set(value, definition, in: &hypothesis)
        } else if let inferred = parameter.inferred {
            try set(try value(inferred, definition), definition, in: &hypothesis)
            hypothesis.reasons.append("\(definition.name) was inferred; no words tell it")
        }
    }

    private func set(_ value: ParameterValue?, _ definition: ParameterDefinition, in hypothesis: inout Hypothesis) throws(Refusal)
    {
        guard let value else { return }
        guard context.catalogue.mismatch(of: value, with: definition.type) == nil else {
            throw Refusal(reason: "its value for \(definition.name) has the wrong type")
        }
        hypothesis.parameters[definition.name] = value
    }

    private func value(_ inferred: ProposedRequest.Inferred, _ definition: ParameterDefinition) throws(Refusal) -> ParameterValue
    {
        switch (definition.type, inferred) {
        case (.bool, .bool(let value)): return .bool(value)
        case (.integer, .integer(let value)) where abs(value) <= 1_000_000: return .integer(value)
        case (.enumeration(let type), .text(let name)):
            if let raw = context.catalogue.enumerations[type]?.raw(of: name) { return .integer(raw) }
        default: break
        }
        throw Refusal(reason: "it inferred a value for \(definition.name) that cannot be inferred")
    }
}
