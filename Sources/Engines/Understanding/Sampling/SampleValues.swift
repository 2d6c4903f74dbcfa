/// Values that samples of templates are filled with, as people say them.
public struct SampleValues: Sendable, Hashable, Codable {
    /// By intent and slot (`INPlayMediaIntent.mediaName`), by slot (`mediaName`) or by kind (`person`); the first that exists counts.
    public var lists: [String: [String]]

    public init(_ lists: [String: [String]] = [:]) {
        self.lists = lists
    }

    /// The values for a slot, the most special list first; empty where there is none.
    func values(slot: String, intent: String, kind: String) -> [String] {
        for key in ["\(intent).\(slot)", slot, kind] {
            if let list = lists[key], !list.isEmpty { return list }
        }
        return []
    }
}
