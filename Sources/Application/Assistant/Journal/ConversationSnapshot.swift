import Dialogue
import Foundation
package import IntentSchema

/// A snapshot of a conversation at the end of a turn, with no effects left to perform.
package struct ConversationSnapshot: Equatable, Sendable {
    /// The version of the format that this program writes, and the only one that it reads: without a snapshot, more of the journal
    /// is replayed, but nothing is lost.
    static let version = 1

    /// The digest of what determined the decisions: the policy, the apps and the person.
    var digest: String
    var state: DialogueState
    var turns: Int
    /// The number of entries that it includes.
    var entries: Int
    /// When each running timer is due.
    var timers: [Int: Date]
}

extension ConversationSnapshot: JSONRepresentable {
    package var json: JSONValue {
        [
            "version": .integer(Self.version), "digest": .string(digest), "state": state.json, "turns": .integer(turns),
            "entries": .integer(entries),
            "timers": .array(timers.sorted { $0.key < $1.key }.map { ["number": .integer($0.key), "due": $0.value.json] }),
        ]
    }

    package init(json: JSONValue) throws(JSONError) {
        let version: Int = try json.field("version")
        guard version == Self.version else { throw JSONError("\(version) is not \(Self.version)", at: "version") }
        var timers: [Int: Date] = [:]
        for timer: JSONValue in try json.field("timers", as: [JSONValue].self) {
            timers[try timer.field("number")] = try timer.field("due", as: Date.self)
        }
        self.init(
            digest: try json.field("digest"), state: try json.field("state"), turns: try json.field("turns"),
            entries: try json.field("entries"), timers: timers)
    }
}
