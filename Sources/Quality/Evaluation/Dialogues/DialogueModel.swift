public import Learning
import TextTokens

/// Models learned from dialogues: which intent a turn starts, which words are values, which values it implies without saying them,
/// whether it accepts what was offered, and which offers become values if it does.
public struct DialogueModel: DialogueReader {
    /// Distinguishes turns that start an intent from those that continue one.
    private let beginnings: LearnedModel
    private let slots: LearnedModel
    /// Values that a turn implies without their words, by label; `nil` if the dialogues have none.
    private let meanings: LearnedModel?
    private let effects: [String: [DialogueEffect]]
    /// Yes and no; `nil` if the dialogues have no acts of the person.
    private let agreements: LearnedModel?
    private let answers: any AnswerReader
    private let adoption: DialogueAdoption
    /// Intents by kind of service, which is its name up to the number: "Rides_2" has the same intents as "Rides_1".
    private let kinds: [Substring: Set<String>]
    /// The dialogues' names for the intents that their services name.
    private let names: [String: String]

    /// Trains on dialogues.
    ///
    /// - Throws: `TrainingError` if there is nothing to learn from.
    public init(
        _ dialogues: [AnnotatedDialogue], training: ModelTraining, answers: any AnswerReader,
        progress: (TrainingProgress) -> Void = { _ in }
    ) throws {
        let steps = dialogues.flatMap(DialogueStep.steps)
        let samples = steps.map(DialogueSamples.init)
        func model(_ samples: [Sample]) throws -> LearnedModel? {
            guard samples.contains(where: { $0.intent != nil }) else { return nil }
            return try training.train(samples: samples, progress: progress).model
        }
        beginnings = try training.train(samples: samples.map(\.beginning), progress: progress).model
        slots = try training.train(samples: samples.compactMap(\.filling), progress: progress).model
        meanings = try model(samples.map(\.meaning))
        agreements = try model(samples.map(\.agreement))
        effects = Dictionary(samples.map { ($0.effects.label, $0.effects) }) { first, _ in first }
        adoption = DialogueAdoption(steps)
        kinds = Dictionary(steps.compactMap { step in step.intent.map { (step.context.kind, [$0]) } }) { $0.union($1) }
        names = Dictionary(
            dialogues.flatMap(\.turns).flatMap(\.frames).compactMap { frame in
                frame.activeIntent.flatMap { intent in frame.serviceIntent.map { ($0, intent) } }
            }
        ) { $1 }
        self.answers = answers
    }

    public func adopts(_ slot: String, from offer: DialogueOffer) -> Bool { adoption.adopts(slot, from: offer) }
    public func intent(named name: String) -> String { names[name] ?? name }

    public func read(_ text: String, in context: DialogueContext) -> DialogueReading {
        let tokens = TokenisedText(text)
        let new = beginning(text, context)
        var reading = DialogueReading(intent: new)
        if context.awaitsYes || new == nil { reading.answer = answer(text, context) }
        for effect in meaning(text, context) { reading.values[effect.slot] = effect.value(in: context) }
        guard let intent = new ?? context.intent else { return reading }
        for slot in slots.slots(of: tokens, intent: intent, askedSlot: context.askedSlot) where !slot.range.isEmpty {
            reading.values[slot.name] = tokens.written(slot.range)
        }
        return reading
    }

    /// The intent that the turn starts, among those that such a service has.
    private func beginning(_ text: String, _ context: DialogueContext) -> String? {
        let scores = beginnings.intents(of: TokenisedText(context.cue(.beginning) + text))
        let known = kinds[context.kind]
        let fitting = scores.filter { score in score.intent.map { known?.contains($0) ?? true } ?? true }
        if context.intent == nil { return fitting.first { $0.intent != nil }?.intent }
        guard let best = scores.first?.intent, known?.contains(best) ?? true else { return nil }
        return best
    }

    private func answer(_ text: String, _ context: DialogueContext) -> DialogueReading.Answer? {
        guard let agreements else { return answers.answer(text) }
        let scores = agreements.intents(of: TokenisedText(context.cue(.agreement) + text))
        return scores.first?.intent.flatMap(DialogueReading.Answer.init)
    }

    private func meaning(_ text: String, _ context: DialogueContext) -> [DialogueEffect] {
        let scores = meanings?.intents(of: TokenisedText(context.cue(.meaning) + text))
        return scores?.first?.intent.flatMap { effects[$0] } ?? []
    }
}

/// Recognises whether words mean yes or no.
public protocol AnswerReader: Sendable {
    /// `nil` if they mean neither.
    func answer(_ text: String) -> DialogueReading.Answer?
}

/// Which offers become values when the person accepts them, learned from dialogues.
struct DialogueAdoption {
    private var shares: [String: Double] = [:]

    init(_ steps: [DialogueStep]) {
        var counts: [String: (all: Int, taken: Int)] = [:]
        for step in steps where step.answer == .yes {
            for (slot, offer) in step.offers {
                let isTaken = step.changes[slot].map { $0.contains { ValueText.same($0, offer.value) } } ?? false
                for key in [offer.act, Self.key(slot, offer)] {
                    counts[key, default: (0, 0)].all += 1
                    counts[key, default: (0, 0)].taken += isTaken ? 1 : 0
                }
            }
        }
        shares = counts.mapValues { Double($0.taken) / Double($0.all) }
    }

    /// Offers that occur in no dialogue are adopted.
    func adopts(_ slot: String, from offer: DialogueOffer) -> Bool {
        (shares[Self.key(slot, offer)] ?? shares[offer.act] ?? 1) >= 0.5
    }

    private static func key(_ slot: String, _ offer: DialogueOffer) -> String { "\(offer.act) \(slot)" }
}
