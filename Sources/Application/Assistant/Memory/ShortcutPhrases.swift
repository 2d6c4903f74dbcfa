import IntentSchema
import Store
import Understanding

/// Decides whether a phrase can be a shortcut's.
struct ShortcutPhrases {
    let shortcuts: [Shortcut]
    let interpreter: any Interpreter
    /// The person's context, without anything open or recent.
    let context: InterpretationContext

    /// What speaks against the phrase; `nil` if nothing does.
    func objection(to phrase: String) -> ShortcutObjection? {
        let key = Shortcut.key(of: phrase)
        if key.isEmpty || phrase.count > Shortcut.longestPhrase { return .unusable }
        if shortcuts.contains(where: { $0.key == key }) { return .taken }
        return questions.contains { isAnswer(phrase, to: $0) } ? .answer : nil
    }

    /// Nothing, and questions with the answers that are words of the language rather than values.
    private var questions: [Question?] {
        [nil, Question(kind: .confirmRequest, intent: ""), Question(kind: .chooseApp(context.apps.prefix(9).map(\.id)), intent: "")]
    }

    private func isAnswer(_ phrase: String, to question: Question?) -> Bool {
        var context = context
        context.question = question
        return switch interpreter.interpret(phrase, in: context).acts.first {
        case .request, .notUnderstood, nil: false
        // With nothing else to change, any value may be read as a correction.
        case .correction, .value, .add, .takeOut: false
        default: true
        }
    }
}
