/// Values used to fill slots in samples, in spoken form.
public struct SampleValues: Sendable, Hashable, Codable {
    /// By intent and slot (`INPlayMediaIntent.mediaName`), by slot (`mediaName`) or by kind (`person`); the first match wins.
    public var lists: [String: [String]]

    public init(_ lists: [String: [String]] = [:]) {
        self.lists = lists
    }

    /// The values for a slot from the most specific list; empty if there is none.
    func values(slot: String, intent: String, kind: String) -> [String] {
        for key in ["\(intent).\(slot)", slot, kind] {
            if let list = lists[key], !list.isEmpty { return list }
        }
        return []
    }
}
