import Foundation
import IntentSchema
import Understanding

/// Improves the interpreter's reading of an utterance: a proposer is consulted if there is no match, a geocoder for places that the
/// interpreter does not know.
struct Consultation {
    var proposer: (any HypothesisProposer)?
    var geocoder: (any Geocoding)?
    var catalogue: Catalogue
    var interpreter: any Interpreter

    /// The improved reading, with remarks that explain it.
    func improved(
        _ reading: Interpretation, of utterance: String, in context: InterpretationContext
    ) async -> (reading: Interpretation, remarks: [String]) {
        var result = (reading: reading, remarks: [String]())
        await propose(utterance, context, &result)
        if let geocoder {
            let locator = PlaceLocator(geocoder: geocoder, catalogue: catalogue, question: context.question)
            for index in result.reading.acts.indices {
                result.reading.acts[index] = await locator.located(result.reading.acts[index], &result.remarks)
            }
        }
        return result
    }

    private func propose(
        _ utterance: String, _ context: InterpretationContext, _ result: inout (reading: Interpretation, remarks: [String])
    ) async {
        guard let proposer, context.question == nil, case .notUnderstood(.noMatch)? = result.reading.acts.first else { return }
        let proposal = await proposer.propose(utterance, in: proposalContext(context))
        result.remarks.append(proposal.remark)
        guard let hypothesis = proposal.hypothesis, isPossible(hypothesis, context) else { return }
        result.reading.acts = [.request(hypothesis)] + result.reading.acts
    }

    /// Whether an app supports it and its values have the right types, whatever proposed it.
    private func isPossible(_ hypothesis: Hypothesis, _ context: InterpretationContext) -> Bool {
        let apps = context.apps.filter { $0.intents.contains(hypothesis.intent) }
        guard let definition = catalogue.intents[hypothesis.intent], !apps.isEmpty,
            hypothesis.app.map({ app in apps.contains { $0.id == app } }) ?? true
        else { return false }
        return hypothesis.parameters.allSatisfy { name, value in
            definition.parameter(name).map { catalogue.mismatch(of: value, with: $0.type) == nil } ?? false
        }
    }

    private func proposalContext(_ context: InterpretationContext) -> ProposalContext {
        ProposalContext(catalogue: catalogue, apps: context.apps, locale: context.locale) {
            [interpreter] words, intent, parameter in
            var asked = context
            asked.question = Question(kind: .value, intent: intent, parameter: parameter)
            asked.parameters = [:]
            guard case .value(let value)? = interpreter.interpret(words, in: asked).acts.first else { return nil }
            return value
        }
    }
}
