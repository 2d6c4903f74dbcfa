import Dialogue
import Foundation
package import IntentSchema

/// A conversation as it stood at the end of a turn, when nothing decided was left to be done.
package struct ConversationSnapshot: Equatable, Sendable {
    /// The version of the format that this program writes, and the only one that it reads: without a snapshot, more of the journal is
    /// replayed, and nothing is lost.
    static let version = 1

    /// The digest of what decided: the policy, the apps and the person.
    var digest: String
    var state: DialogueState
    var turns: Int
    /// How many entries led here.
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
