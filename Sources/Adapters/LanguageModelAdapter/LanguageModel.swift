import Foundation
import IntentSchema
public import Understanding
import WebRequests

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A language model behind an OpenAI-compatible endpoint, which proposes requests if nothing else matches an utterance.
///
/// The prompt contains the intents, parameters and apps, and the utterance, but no contacts, places or earlier turns. The
/// response is validated against the schema: unknown intents, apps, parameters and values are rejected, as are words that are
/// not in the utterance.
///
///     let settings = try LanguageModelSettings(endpoint: url, model: "small")
///     assistant.proposer = LanguageModel(settings)
public struct LanguageModel: HypothesisProposer {
    private let settings: LanguageModelSettings
    private let clock = ContinuousClock()

    /// Creates a client for the configured server.
    public init(_ settings: LanguageModelSettings) { self.settings = settings }

    /// Asks the model for a request. Never throws: an error becomes the proposal's remark.
    public func propose(_ utterance: String, in context: ProposalContext) async -> Proposal {
        guard utterance.count <= settings.longestUtterance else {
            return Proposal(nil, remark: "the language model was not called: the utterance is too long")
        }
        let prompt = ModelPrompt(context: context, utterance: utterance)
        guard !prompt.intents.isEmpty else {
            return Proposal(nil, remark: "the language model was not called: no app is installed")
        }
        let deadline = clock.now + settings.timeout
        do {
            let text = try await answer(to: prompt, until: deadline)
            let judge = ProposalJudge(utterance: utterance, context: context, model: settings.model)
            guard let hypothesis = try judge.hypothesis(try ModelAnswer.request(in: text)) else {
                return Proposal(nil, remark: "the language model \(settings.model) found no request")
            }
            return Proposal(hypothesis, remark: "the language model \(settings.model) proposed \(hypothesis.intent)")
        } catch let refusal as ProposalJudge.Refusal {
            return Proposal(nil, remark: "the proposal of the language model \(settings.model) was rejected: \(refusal.reason)")
        } catch {
            return Proposal(nil, remark: "the language model \(settings.model) failed: \(error)")
        }
    }

    /// The model's response. Retries once without the schema if the first attempt was rejected or failed immediately.
    private func answer(to prompt: ModelPrompt, until deadline: ContinuousClock.Instant) async throws -> String {
        do {
            return try await attempt(prompt, hasSchema: true, until: deadline)
        } catch let failure as ModelFailure where failure.mayPass && clock.now < deadline {
            return try await attempt(prompt, hasSchema: false, until: deadline)
        }
    }

    private func attempt(_ prompt: ModelPrompt, hasSchema: Bool, until deadline: ContinuousClock.Instant) async throws -> String {
        var request = URLRequest(url: settings.endpoint.appending(path: "chat/completions"))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        if let key = settings.key { request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization") }
        request.httpBody = try prompt.body(model: settings.model, hasSchema: hasSchema)
        let client = WebClient(timeout: max(.milliseconds(1), deadline - clock.now), maximumSize: settings.maximumSize)
        do {
            let answer = try await client.send(request)
            guard answer.status == 200 else { throw ModelFailure(status: answer.status) }
            return try ModelAnswer.text(in: answer.body)
        } catch let failure as WebFailure {
            throw ModelFailure(message: failure.message, mayPass: failure.code == .unreachable)
        }
    }
}
