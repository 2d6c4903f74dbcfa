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
        // Choices of which only the place can be said.
        let choices = (1...9).map { ParameterValue.string(String(repeating: "=", count: $0)) }
        return [nil, Question(kind: .confirmRequest, intent: ""), Question(kind: .choice(choices), intent: "")]
    }

    private func isAnswer(_ phrase: String, to question: Question?) -> Bool {
        var context = context
        context.question = question
        return switch interpreter.interpret(phrase, in: context).acts.first {
        case .choice, .yes, .no, .cancel, .stop, .repeat, .help, .back, .thanks, .more, .postpone, .giveUpAll, .drop,
            .greeting, .farewell,
            .setting:
            true
        // "My usual" is the last request again until it is a shortcut; values and changes of them depend on a request.
        case .again, .instead, .inquire, .correction, .value, .add, .takeOut, .swap, .changeWaiting, .followed, .request,
            .notUnderstood, nil:
            false
        }
    }
}
