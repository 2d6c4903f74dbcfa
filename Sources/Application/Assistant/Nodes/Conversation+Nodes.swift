import Store

// A conversation that any of several nodes may continue.
extension Conversation {
    /// Whether another node continues the conversation, as far as is known here.
    public var isTaken: Bool { gone?.code == .leaseLost }

    /// Has the conversation look at what another node has written to it: reports, which it takes, or more, and then it has ended here. The turns that
    /// follow come with ``happenings``.
    public func hearOfOtherNode() {
        hasNews = true
        pendingEvents.give()
    }

    /// After another node has taken the conversation: ends the updates that apps of this process send, and passes on the outcomes that they report.
    /// Returns when no more are expected, or the task is cancelled.
    public func passOnOutcomes() async {
        let clock = setting.assistant.clock
        await performer.passOn { [pendingEvents] isToTryAgain in
            if isToTryAgain {
                await pendingEvents.wait(atMost: .seconds(1), on: clock)
            } else {
                await pendingEvents.wait()
            }
        }
    }

    /// - Throws: `StoreError`, with `leaseLost` if another node continues the conversation.
    func hearOfOthers() async throws {
        guard hasNews else { return }
        hasNews = false
        try await performer.checkIsHeld()
        try await performer.takeReports()
    }
}
