/// The lines entered before, the oldest first.
public struct LineHistory: Hashable, Sendable {
    /// Longer lines are not stored.
    static let longestLine = 2000

    /// The lines, the latest last.
    public private(set) var lines: [String]
    /// The maximum number of lines stored.
    public let limit: Int

    public init(_ lines: [String] = [], limit: Int = 500) {
        self.limit = max(0, limit)
        self.lines = []
        for line in lines.suffix(self.limit) { add(line) }
    }

    /// Stores the line unless it is blank, too long or the same as the last one.
    public mutating func add(_ line: String) {
        guard limit > 0, line.contains(where: { !$0.isWhitespace }), line.utf8.count <= Self.longestLine, line != lines.last
        else { return }
        lines.append(KeyDecoder.oneLine(line))
        if lines.count > limit { lines.removeFirst(lines.count - limit) }
    }
}
