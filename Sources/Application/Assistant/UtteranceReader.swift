import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Understanding

/// Interprets utterances in the context of a conversation, with the vocabularies that the apps have registered.
struct UtteranceReader {
    private let setting: ConversationSetting
    /// The registered vocabularies, by app.
    private var vocabularies: [String: UserVocabulary] = [:]
    /// The apps with these vocabularies; `nil` until an utterance needs it.
    private var preparedIndex: AppIndex?

    init(_ setting: ConversationSetting) {
        self.setting = setting
    }

    /// Invalidates the prepared apps if a vocabulary has changed.
    mutating func learn(_ told: [String: UserVocabulary]) {
        // Not by their versions, which begin again with each process of an app.
        let news = told.filter { $0.value.words != vocabularies[$0.key]?.words ?? [] }
        guard !news.isEmpty else { return }
        vocabularies.merge(news) { $1 }
        preparedIndex = nil
    }

    /// The context that the interpretation of an utterance depends on.
    mutating func context(_ state: DialogueState, at time: Date) -> InterpretationContext {
        let index = preparedIndex ?? index()
        preparedIndex = index
        let person = setting.person
        var context = InterpretationContext(
            now: time, calendar: person.calendar, locale: person.locale, location: person.location,
            question: state.question, parameters: state.parameters,
            recent: state.recent.flatMap { [$0.intent] + ($0.response.map { [$0] } ?? []) }, appIndex: index,
            contacts: person.contacts)
        context.proposal = state.prompt.flatMap { prompt in
            prompt.question.kind == .confirmRequest ? ProposedRequest(intent: prompt.intent, response: prompt.response) : nil
        }
        context.offered = state.offered
        context.said = state.said
        context.former = state.former
        context.lapsed = state.lapsed?.intent
        context.setAside = state.setAside
        context.queued = state.queued.map(\.hypothesis.intent)
        context.waiting = state.queued.map { Record($0.hypothesis.intent, $0.hypothesis.parameters) }
        context.heard = state.heard ?? []
        context.asides = state.asides
        context.announced = state.announced?.messages ?? []
        if case .answer(let inquiry, _)? = state.lastMessage { context.told = inquiry }
        return context
    }

    /// The apps with the vocabularies that they have registered here.
    private func index() -> AppIndex {
        guard !vocabularies.isEmpty else { return setting.apps.index }
        return setting.apps.index(adding: vocabularies.mapValues(\.words))
    }

    /// The context with whom the person deals, and the groups of which apps have told.
    func context(_ context: InterpretationContext, knowing known: Correspondence) -> InterpretationContext {
        var context = context
        context.correspondents = known.contacts(after: context.now - Correspondence.recent)
        context.lastReceived = known.lastReceived?.message
        if !known.groups.isEmpty {
            let words = vocabularies.mapValues(\.words).merging(known.groups.mapValues { $0.map(\.word) }) { $0 + $1 }
            context.appIndex = setting.apps.index(adding: words)
        }
        return context
    }

    /// Interprets an utterance, without any external service.
    func interpret(_ utterance: String, in context: InterpretationContext) -> Interpretation {
        setting.interpreter.interpret(utterance, in: context)
    }

    /// The interpretation, improved by external services. They are consulted before anything is written to the journal, so a replay
    /// does not need them.
    func improved(
        _ reading: Interpretation, of utterance: String, in context: InterpretationContext
    ) async -> (Interpretation, remarks: [String]) {
        let assistant = setting.assistant
        guard assistant.proposer != nil || assistant.geocoder != nil else { return (reading, []) }
        let consultation = Consultation(
            proposer: assistant.proposer, geocoder: assistant.geocoder, catalogue: assistant.catalogue,
            interpreter: setting.interpreter)
        let improved = await consultation.improved(reading, of: utterance, in: context)
        return (improved.reading, improved.remarks)
    }
}
