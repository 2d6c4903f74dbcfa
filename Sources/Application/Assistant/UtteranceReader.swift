import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Understanding

/// Reads what is said in a conversation, in its context, with the words that the apps have told of what the person calls things.
struct UtteranceReader {
    private let setting: ConversationSetting
    /// What the apps have told, by app.
    private var vocabularies: [String: UserVocabulary] = [:]
    /// The apps with these words; `nil` until something is to be read.
    private var preparedIndex: AppIndex?

    init(_ setting: ConversationSetting) {
        self.setting = setting
    }

    /// Prepares the apps anew when one has told other words than before.
    mutating func learn(_ told: [String: UserVocabulary]) {
        let news = told.filter { $0.value.version != vocabularies[$0.key]?.version ?? 0 }
        guard !news.isEmpty else { return }
        vocabularies.merge(news) { $1 }
        preparedIndex = nil
    }

    /// What reading something said now may depend on.
    mutating func context(_ state: DialogueState, at time: Date) -> InterpretationContext {
        let index = preparedIndex ?? AppIndex(setting.descriptions, userWords: vocabularies.mapValues(\.words))
        preparedIndex = index
        let person = setting.person
        var context = InterpretationContext(
            now: time, calendar: person.calendar, locale: person.locale, location: person.location,
            question: state.question, parameters: state.parameters,
            recent: state.recent.flatMap { [$0.intent] + ($0.response.map { [$0] } ?? []) }, appIndex: index,
            contacts: person.contacts)
        context.offered = state.offered
        context.said = state.said
        context.former = state.former
        context.lapsed = state.lapsed?.intent
        context.heard = state.heard ?? []
        if case .answer(let inquiry, _)? = state.lastMessage { context.told = inquiry }
        return context
    }

    /// Reads something said; others are consulted before anything is written, so a replay needs none of them.
    func read(_ utterance: String, in context: InterpretationContext) async -> (Interpretation, remarks: [String]) {
        let assistant = setting.assistant
        let reading = setting.interpreter.interpret(utterance, in: context)
        guard assistant.proposer != nil || assistant.geocoder != nil else { return (reading, []) }
        let consultation = Consultation(
            proposer: assistant.proposer, geocoder: assistant.geocoder, catalogue: assistant.catalogue,
            interpreter: setting.interpreter)
        let improved = await consultation.improved(reading, of: utterance, in: context)
        return (improved.reading, improved.remarks)
    }
}
