import Dialogue
import Foundation
public import PolicyFiles

/// A policy as rows of setting, value and source, in the order of the documentation.
public struct PolicyTable: Sendable {
    /// A single setting, or one entry of a dictionary or list.
    public struct Row: Hashable, Sendable {
        /// The path in the policy file, such as `deadlines.resolve`; for a list, `confirmedIntents.` and the member.
        public var setting: String
        /// The formatted value, such as `15 s`, `0.85` or `never`; for a list, the member itself.
        public var value: String
        /// Where the value comes from: the standard policy, or a line of the operator's file.
        public var source: String
    }

    /// The policy to show, with the source of each value.
    public var settings: PolicySettings

    public init(settings: PolicySettings) {
        self.settings = settings
    }

    /// All rows; the entries of a dictionary or list are sorted alphabetically.
    public var rows: [Row] {
        let policy = settings.policy
        let reminders = policy.reminders
        return [row("attempts", "\(policy.attempts)")]
            + entries("attemptsByParameter", policy.attemptsByParameter.mapValues { "\($0)" })
            + [row("questions", "\(policy.questions)")] + deadlines("deadlines", policy.deadlines)
            + policy.deadlinesByIntent.sorted { $0.key < $1.key }.flatMap { deadlines("deadlinesByIntent.\($0)", $1) }
            + [
                row("reminders.silenceSeconds", Self.seconds(reminders.silenceSeconds)),
                row("reminders.mostForSilence", "\(reminders.mostForSilence)"),
                row("reminders.progressSeconds", Self.seconds(reminders.progressSeconds)),
                row("reminders.mostForProgress", "\(reminders.mostForProgress)"),
            ] + members("updates.intents", policy.updates.intents)
            + [row("updates.most", "\(policy.updates.most)"), row("updates.seconds", Self.seconds(policy.updates.seconds))]
            + [
                row("announcements.messages", policy.announcements.messages.rawValue),
                row("announcements.notifications", policy.announcements.notifications.rawValue),
                row("announcements.oldestSeconds", Self.seconds(policy.announcements.oldestSeconds)),
                row("announcements.pauseSeconds", Self.seconds(policy.announcements.pauseSeconds)),
                row("announcements.most", "\(policy.announcements.most)"),
                row("announcements.latestSeconds", Self.seconds(policy.announcements.latestSeconds)),
                row("receipts.days", "\(policy.receipts.days)"),
                row("history.days", policy.history.days.map { "\($0)" } ?? "forever"),
            ]
            + members("confirmedIntents", policy.confirmedIntents) + members("unconfirmedIntents", policy.unconfirmedIntents)
            + members("unlockedIntents", policy.unlockedIntents)
            + members("intentsAllowedWhileLocked", policy.intentsAllowedWhileLocked)
            + members("unspokenFields", policy.unspokenFields) + [row("suspensions", "\(policy.suspensions)")]
            + entries("reversals", policy.reversals)
            + Consequence.allCases.map { row("confidence.\($0.rawValue)", Self.share(policy.confidence[$0])) }
            + [row("confidence.confirmed", Self.share(policy.confidence.confirmed))]
            + [row("confidence.proposed", Self.share(policy.confidence.proposed))]
            + [row("confidence.margin", Self.share(policy.confidence.margin))]
    }

    /// Seconds in readable form; `never` for `nil`.
    static func seconds(_ seconds: Double?) -> String {
        seconds.map { "\($0.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))) s" } ?? "never"
    }

    private static func share(_ share: Double) -> String {
        share.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US_POSIX")))
    }

    private func row(_ setting: String, _ value: String) -> Row {
        Row(setting: setting, value: value, source: settings.source(of: setting).description)
    }

    private func entries(_ setting: String, _ values: [String: String]) -> [Row] {
        values.sorted { $0.key < $1.key }.map { row("\(setting).\($0.key)", $0.value) }
    }

    private func members(_ setting: String, _ names: Set<String>) -> [Row] {
        names.sorted().map { Row(setting: setting, value: $0, source: settings.source(of: "\(setting).\($0)").description) }
    }

    private func deadlines(_ setting: String, _ deadlines: Policy.Deadlines) -> [Row] {
        [("resolve", deadlines.resolve), ("confirm", deadlines.confirm), ("handle", deadlines.handle)].map { phase, seconds in
            let own = settings.source(of: "\(setting).\(phase)")
            let source = own == .standard && setting != "deadlines" ? settings.source(of: "deadlines.\(phase)") : own
            return Row(setting: "\(setting).\(phase)", value: Self.seconds(seconds), source: source.description)
        }
    }
}
