public import Learning
import TextTokens

/// Models learned from dialogues: when a turn begins something new, and which words are values.
public struct DialogueModel: DialogueReader {
    /// Tells turns that begin something from those that go on.
    private let beginnings: LearnedModel
    private let slots: LearnedModel
    private let answers: any AnswerReader

    /// Trains on dialogues.
    ///
    /// - Throws: `TrainingError` when the dialogues hold nothing to learn from.
    public init(
        _ dialogues: [AnnotatedDialogue], training: ModelTraining, answers: any AnswerReader,
        progress: (TrainingProgress) -> Void = { _ in }
    ) throws {
        let turns = dialogues.flatMap(DialogueSamples.samples)
        beginnings = try training.train(samples: turns.map(\.beginning), progress: progress).model
        slots = try training.train(samples: turns.compactMap(\.filling), progress: progress).model
        self.answers = answers
    }

    public func read(_ text: String, in context: DialogueContext) -> DialogueReading {
        let tokens = TokenisedText(text)
        let new = beginnings.read(tokens, limit: 0).intent
        let intent = new ?? context.intent ?? slots.intents(of: tokens).first { $0.intent != nil }?.intent
        var reading = DialogueReading(intent: new)
        if context.awaitsYes || new == nil { reading.answer = answers.answer(text) }
        guard let intent else { return reading }
        for slot in slots.slots(of: tokens, intent: intent, askedSlot: context.askedSlot) where !slot.range.isEmpty {
            reading.values[slot.name] = tokens.written(slot.range)
        }
        return reading
    }
}

/// Reads whether words say yes or no.
public protocol AnswerReader: Sendable {
    /// `nil` when they say neither.
    func answer(_ text: String) -> DialogueReading.Answer?
}

/// Samples from dialogues.
enum DialogueSamples {
    struct Turn {
        /// The intent that the turn begins, or none.
        var beginning: Sample
        /// The turn as a sentence of the intent under way; `nil` when there is none.
        var filling: Sample?
    }

    static func samples(_ dialogue: AnnotatedDialogue) -> [Turn] {
        var (active, asked) = ([String: String](), [String: String]())
        var turns: [Turn] = []
        for turn in dialogue.turns {
            for frame in turn.frames {
                guard turn.speaker == .user else {
                    asked[frame.service] = frame.actions.last { $0.act == "REQUEST" && $0.slot != nil }?.slot
                    continue
                }
                let isNew = frame.activeIntent != nil && frame.activeIntent != active[frame.service]
                active[frame.service] = frame.activeIntent
                let slots = frame.slots.map { Sample.Slot(name: $0.name, start: $0.start, end: $0.end) }
                turns.append(
                    Turn(
                        beginning: Sample(text: turn.text, intent: isNew ? frame.activeIntent : nil),
                        filling: frame.activeIntent.map {
                            Sample(text: turn.text, intent: $0, slots: slots, askedSlot: asked[frame.service])
                        }))
                asked[frame.service] = nil
            }
        }
        return turns
    }
}
