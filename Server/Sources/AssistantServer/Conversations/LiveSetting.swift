import Hosting
import Logging

/// What all conversations in memory share; each of them refers to it.
final class LiveSetting: Sendable {
    let host: AssistantHost
    let logger: Logger
    let spans: TurnSpans
    /// Those who follow the conversations.
    let audience: Audience
    let alarms = Alarms()

    init(host: AssistantHost, logger: Logger, spans: TurnSpans, audience: Audience) {
        self.host = host
        self.logger = logger
        self.spans = spans
        self.audience = audience
    }
}
