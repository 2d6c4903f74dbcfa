import Foundation
import IntentSchema
import Learning
public import Understanding

/// The assistant's interpreter as a reader of dialogues: requests by their spans, answers in the context of the requested slot.
public struct InterpreterDialogueReader: DialogueReader, AnswerReader {
    private let interpreter: any Interpreter
    private let context: InterpretationContext
    private let naming: SlotNaming

    /// Creates a reader that uses an interpreter in a fixed context.
    public init(_ interpreter: any Interpreter, context: InterpretationContext, naming: SlotNaming) {
        self.interpreter = interpreter
        self.context = context
        self.naming = naming
    }

    public func read(_ text: String, in dialogue: DialogueContext) -> DialogueReading {
        let request = InterpreterReader(interpreter, context: context, naming: naming).read(text)
        if let intent = request.intent {
            let sentence = AnnotatedSentence(text: text, intent: intent, slots: request.slots)
            let values = request.slots.filter { $0.name != "app" }.map { ($0.name, sentence.words(of: $0)) }
            return DialogueReading(intent: intent, values: Dictionary(values) { $1 })
        }
        var reading = DialogueReading(answer: answer(text))
        if let slot = dialogue.askedSlot, let intent = dialogue.intent, reading.answer == nil, answers(text, slot, intent) {
            reading.values[slot] = text.trimmingCharacters(in: .whitespacesAndNewlines.union(.punctuationCharacters))
        }
        return reading
    }

    /// Whether the words contain a value for the slot.
    private func answers(_ text: String, _ slot: String, _ intent: String) -> Bool {
        let question = Question(kind: .value, intent: intent, parameter: slot)
        switch act(text, question) {
        case .value?, .correction?: return true
        default: return false
        }
    }

    public func answer(_ text: String) -> DialogueReading.Answer? {
        switch act(text, Question(kind: .confirmRequest, intent: "")) {
        case .yes?: return .yes
        case .no?, .cancel?: return .no
        default: return nil
        }
    }

    private func act(_ text: String, _ question: Question) -> DialogueAct? {
        var context = context
        context.question = question
        return interpreter.interpret(text, in: context).acts.first
    }
}
