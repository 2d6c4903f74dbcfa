/// A span of text that fills a slot.
public struct SlotSpan: Hashable, Sendable, Codable, Comparable {
    /// The slot's name, such as `dropOffLocation`, or `app`.
    public var name: String
    /// The start offset in UTF-8 bytes.
    public var start: Int
    /// The end offset, exclusive.
    public var end: Int

    public init(name: String, start: Int, end: Int) {
        self.name = name
        self.start = start
        self.end = end
    }

    /// Orders spans by position in the text.
    public static func < (left: SlotSpan, right: SlotSpan) -> Bool {
        (left.start, left.end, left.name) < (right.start, right.end, right.name)
    }
}
