public import Assistant
public import Dialogue
import ExtensionProtocol
import IntentSchema

/// Checks a conversation's journal against the rules. It knows the journal, the policy and the rules, but not how the
/// dialogue works.
public struct Judge: Sendable {
    let dialogue: Dialogue

    /// Creates a judge.
    ///
    /// - Parameter dialogue: the apps, definitions and policy of the conversation.
    public init(_ dialogue: Dialogue) {
        self.dialogue = dialogue
    }

    /// The violations in order; empty if there are none.
    public func violations(in items: [JournalItem]) -> [Violation] {
        var hearing = JournalChecker(dialogue: dialogue)
        for (index, item) in items.enumerated() { hearing.take(item, at: index) }
        hearing.close(at: items.count)
        return (hearing.violations + replay(items)).sorted { $0.item < $1.item }
    }

    /// Folds the journal's events and compares what follows from them with what is written down.
    private func replay(_ items: [JournalItem]) -> [Violation] {
        var replay = Replay(dialogue: dialogue)
        for (index, item) in items.enumerated() where !replay.apply(item, at: .distantPast) {
            return [
                Violation(rule: .replayable, item: index, finding: "replaying the events does not produce this \(item.name)")
            ]
        }
        return []
    }
}

extension JournalItem {
    fileprivate var name: String {
        switch self {
        case .calling: "call"
        case .conveyed: "message"
        case .openedApp: "opening of an app"
        case .heard, .happened, .answered, .explained: "entry"
        }
    }
}
