/// Takes what a handler's method answers, from any thread.
package struct HandlerAnswer: Sendable {
    /// What was answered.
    package enum Content: Sendable {
        case response(INIntentResponse)
        case resolution(INIntentResolutionResult)
        /// One outcome for each element of a list.
        case resolutions([INIntentResolutionResult])
        /// Something that no method may answer; its type, for the developer.
        case unusable(String)
    }

    private let receive: @Sendable (Content) -> Void

    package init(_ receive: @escaping @Sendable (Content) -> Void) {
        self.receive = receive
    }

    /// Sorts an answer by its type and passes it on.
    func give<Answer>(_ answer: Answer) {
        switch answer {
        case let response as INIntentResponse: receive(.response(response))
        case let result as INIntentResolutionResult: receive(.resolution(result))
        case let results as [INIntentResolutionResult]: receive(.resolutions(results))
        default: receive(.unusable("\(Answer.self)"))
        }
    }
}
