import IntentSchema

// What the person asked about the request that is open.
extension Renderer {
    func answer(_ inquiry: Inquiry, about prompt: Prompt, at moment: TimeWords.Moment) -> RenderedMessage {
        let (spoken, shown) = both(at: moment) { context in
            let prompt = context.style == .spoken ? discretion.spoken(prompt) : prompt
            return answer(inquiry, prompt, context)
        }
        return RenderedMessage(spoken: spoken, shown: shown)
    }

    private func answer(_ inquiry: Inquiry, _ prompt: Prompt, _ context: WordingContext) -> String {
        let scope = scope(prompt.intent, response: prompt.response, appName: prompt.appName, context)
        return say(.answerUnknown, in: scope)
    }
}
