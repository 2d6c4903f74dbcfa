import Synchronization

/// Bytes of one source on their way to a log: lines are written when they are complete. Any thread may use it.
public final class LogStream: Sendable {
    private let label: String
    private let log: RotatingLog
    /// The beginning of a line whose end has not come yet.
    private let rest = Mutex<[UInt8]>([])

    init(label: String, log: RotatingLog) {
        self.label = label.filter { !$0.isWhitespace }
        self.log = log
    }

    /// Adds bytes. Those after the last line break wait for the next ones, or for ``finish()``.
    public func append(_ bytes: some Sequence<UInt8>) {
        rest.withLock { rest in
            rest += bytes
            var lines: [ArraySlice<UInt8>] = []
            var start = rest.startIndex
            while start < rest.endIndex {
                let window = rest[start...].prefix(RotatingLog.longestLine)
                if let end = window.firstIndex(of: UInt8(ascii: "\n")) {
                    lines.append(rest[start..<end])
                    start = end + 1
                } else if window.count == RotatingLog.longestLine {
                    lines.append(window)
                    start = window.endIndex
                } else {
                    break
                }
            }
            log.write(lines, label: label)
            rest.removeSubrange(..<start)
        }
    }

    /// Writes what has no line break at its end. Call it when the source has ended.
    public func finish() {
        rest.withLock { rest in
            guard !rest.isEmpty else { return }
            log.write([rest[...]], label: label)
            rest = []
        }
    }
}
