import IntentSchema

// Changes to a message that is not sent yet, in words that would change one that is: "edit that to I'm late".
extension TurnReader {
    /// The new text of the message that is to be confirmed, or that it is to have another one; `nil` if the words change something else.
    func edited(_ question: Question) -> DialogueAct? {
        guard case .confirmRequest = question.kind, question.intent == "INSendMessageIntent",
            let edit = requests().accepted.first?.hypothesis, edit.intent == "INEditMessageIntent", edit.score >= Self.sureEdit,
            edit.app == nil, edit.leftOut?.isEmpty ?? true
        else { return nil }
        let text = edit.spans.first { $0.role == "editedContent" }
        let frame = utterance.tokens.indices.filter { utterance.tokens[$0].end <= text?.start ?? .max }
        guard !frame.contains(where: { end(of: .alreadySent, at: $0) != nil }) else { return nil }
        return edit.parameters["editedContent"].map { .correction(["content": $0]) } ?? .takeOut([Removal("content")])
    }

    private static let sureEdit = 0.9
}
