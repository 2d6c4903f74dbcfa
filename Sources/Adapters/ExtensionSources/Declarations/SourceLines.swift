/// The lines of a text.
struct SourceLines {
    private let starts: [String.Index]

    init(_ text: String) {
        starts = [text.startIndex] + text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "\n") }.map(text.utf8.index(after:))
    }

    /// The number of the line that a place is in, from 1.
    func line(of index: String.Index) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return low + 1
    }
}
