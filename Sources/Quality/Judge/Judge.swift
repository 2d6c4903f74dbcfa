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
    ///   - foreignTexts: what only the data of other people contain, such as the names and numbers of their contacts.
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

    /// Looks for what belongs to other people, in every part of every item.
    private func strangers(_ items: [JournalItem]) -> [Violation] {
        guard !foreignTexts.isEmpty else { return [] }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return items.indices.compactMap { index in
            // An item that cannot be encoded could not have been written to a journal.
            guard let json = try? encoder.encode(items[index]) else { return nil }
            let text = String(decoding: json, as: UTF8.self)
            guard let found = foreignTexts.sorted().first(where: text.contains) else { return nil }
            return Violation(rule: .ownContacts, item: index, finding: "'\(found)' belongs to another person")
        }
    }

    /// Folds the journal's events and compares what follows from them with what is written down.
    private func replay(_ items: [JournalItem]) -> [Violation] {
        var state = DialogueState()
        var expected: [Effect] = []
        for (index, item) in items.enumerated() {
            switch item {
            case .heard(let event, _), .happened(let event), .answered(let event, _, _, _):
                expected += dialogue.step(&state, event)
            case .calling, .conveyed, .openedApp:
                expected.removeAll { !$0.isWritten }
                guard let effect = expected.first, effect.isSame(as: item) else {
                    return [
                        Violation(
                            rule: .replayable, item: index, finding: "replaying the events does not produce this \(item.name)")
                    ]
                }
                expected.removeFirst()
            case .explained: continue
            }
        }
        return []
    }
}

extension Effect {
    /// Whether it stands in the journal as an item of its own whose place is known.
    fileprivate var isWritten: Bool {
        switch self {
        case .call, .say, .openApp: true
        case .startTimer, .stopTimer, .startUpdates, .stopUpdates, .explain: false
        }
    }

    fileprivate func isSame(as item: JournalItem) -> Bool {
        switch (self, item) {
        case (.call(let mine), .calling(let theirs)): mine == theirs
        case (.say(let mine), .conveyed(let theirs, _)): mine == theirs
        case (.openApp(let app, let activity), .openedApp(let opened, let taken, _)): app == opened && activity == taken
        default: false
        }
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
