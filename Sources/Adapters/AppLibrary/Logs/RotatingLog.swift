public import Foundation
import Synchronization

/// A log of bounded size: a file, and one predecessor with `.1` added to its name.
///
/// Each line has the time, a label and a text. Threads and processes may write to one log at a time; a line is written whole. The file has
/// the bytes as an app wrote them: show them as ``PrintableText``, since a terminal would interpret what is in them.
///
/// Writing never fails: what cannot be written, because the disk is full for example, is counted, and the next line that can be written is
/// preceded by the number of bytes that were lost.
public final class RotatingLog: Sendable {
    /// The file.
    public let file: URL
    /// The most bytes in each of the two files.
    public let limit: Int
    private let now: @Sendable () -> Date
    private let state = Mutex(State())

    private struct State {
        /// The open file; `nil` before the first line and after an error.
        var descriptor: Int32?
        var lost = 0
    }

    /// The most bytes of a line; the rest continues on the next one.
    static let longestLine = 8_192

    /// - Parameters:
    ///   - file: created at the first line, in an existing folder, for its owner only.
    ///   - limit: the most bytes in each of the two files, at least 16 KiB.
    ///   - now: the time of a line.
    public init(file: URL, limit: Int = 1_048_576, now: @escaping @Sendable () -> Date = { Date() }) {
        self.file = file
        self.limit = max(limit, 2 * Self.longestLine)
        self.now = now
    }

    deinit {
        state.withLock { state in if let descriptor = state.descriptor { close(descriptor) } }
    }

    /// The predecessor of a log file.
    public static func predecessor(of file: URL) -> URL { file.appendingPathExtension("1") }

    /// Adds a line of the host's own.
    ///
    /// - Parameter label: where the line comes from, such as `host`.
    public func note(_ text: String, label: String = "host") {
        let stream = stream(label: label)
        stream.append(text.utf8)
        stream.finish()
    }

    /// A source of bytes, such as what one process prints, whose lines are kept apart from those of others.
    public func stream(label: String) -> LogStream { LogStream(label: label, log: self) }

    /// Writes whole lines, each with the time and the label.
    func write(_ lines: [ArraySlice<UInt8>], label: String) {
        guard !lines.isEmpty else { return }
        let start = Array("\(Self.stamp(now())) \(label) ".utf8)
        state.withLock { state in
            for line in lines {
                // A line of the log has no line breaks in it.
                let bytes = start + line.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 } + [UInt8(ascii: "\n")]
                write(bytes, &state, start)
            }
        }
    }

    private func write(_ bytes: [UInt8], _ state: inout State, _ start: [UInt8]) {
        let notice = state.lost > 0 ? start + Array("(\(state.lost) bytes could not be written here)\n".utf8) : []
        guard append(notice + bytes, &state) else {
            state.lost += bytes.count
            return
        }
        state.lost = 0
    }

    private static func stamp(_ date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    // MARK: The file

    /// Whether the bytes were written, all of them.
    private func append(_ bytes: [UInt8], _ state: inout State) -> Bool {
        guard let descriptor = openCurrent(adding: bytes.count, &state) else { return false }
        defer { flock(descriptor, LOCK_UN) }
        let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        guard count == bytes.count else {
            // A part of a line would join the next one.
            var status = stat()
            if count > 0, fstat(descriptor, &status) == 0 { ftruncate(descriptor, status.st_size - off_t(count)) }
            return false
        }
        return true
    }

    /// The file that has its name now and room for the bytes, locked against other processes; `nil` if there is none.
    private func openCurrent(adding count: Int, _ state: inout State) -> Int32? {
        // Another process may rotate between opening and locking; it does so rarely, as each time takes a file full of lines.
        for _ in 0..<16 {
            let descriptor =
                state.descriptor ?? open(file.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
            guard descriptor >= 0 else { return nil }
            state.descriptor = descriptor
            while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
            var (opened, named) = (stat(), stat())
            let isCurrent =
                fstat(descriptor, &opened) == 0 && lstat(file.path, &named) == 0 && opened.st_ino == named.st_ino
                && opened.st_dev == named.st_dev
            if isCurrent, Int(opened.st_size) + count <= limit { return descriptor }
            if isCurrent { rename(file.path, Self.predecessor(of: file).path) }
            // Closing ends the lock.
            close(descriptor)
            state.descriptor = nil
        }
        return nil
    }
}
