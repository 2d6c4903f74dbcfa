public import Assistant
public import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema

/// Checks a conversation's journal against the rules. It knows the journal, the policy and the rules, but not how the
/// dialogue works.
public struct Judge: Sendable {
    let dialogue: Dialogue
    let foreignTexts: Set<String>

    /// Creates a judge.
    ///
    /// - Parameters:
    ///   - dialogue: the apps, definitions, policy and person of the conversation.
    ///   - foreignTexts: texts that occur only in the data of other people, such as the names and numbers of their contacts.
    public init(_ dialogue: Dialogue, foreignTexts: Set<String> = []) {
        self.dialogue = dialogue
        self.foreignTexts = foreignTexts
    }

    /// The violations in order; empty if there are none.
    public func violations(in items: [JournalItem]) -> [Violation] {
        var hearing = JournalChecker(dialogue: dialogue)
        for (index, item) in items.enumerated() { hearing.take(item, at: index) }
        hearing.close(at: items.count)
        return (hearing.violations + strangers(items) + replay(items)).sorted { $0.item < $1.item }
    }

    /// Searches every part of every item for texts that belong to other people.
    private func strangers(_ items: [JournalItem]) -> [Violation] {
        guard !foreignTexts.isEmpty else { return [] }
        return items.indices.compactMap { index in
            let text = String(decoding: items[index].json.text, as: UTF8.self)
            guard let found = foreignTexts.sorted().first(where: text.contains) else { return nil }
            return Violation(rule: .ownContacts, item: index, finding: "'\(found)' belongs to another person")
        }
    }

    /// Folds the journal's events and compares the resulting effects with the journal.
    private func replay(_ items: [JournalItem]) -> [Violation] {
        var progress = ConversationProgress(dialogue: dialogue)
        for (index, item) in items.enumerated() where !progress.replay(item, at: .distantPast) {
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
