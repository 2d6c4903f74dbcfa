#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Keeps lines in a file that only its owner may read.
struct HistoryFile {
    /// Of a larger file, only the end is read.
    static let sizeLimit = 1 << 20

    let path: String

    /// The lines in the file; empty if there is none or it cannot be read.
    func read() -> [String] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        let size = lseek(file, 0, SEEK_END)
        guard size > 0 else { return [] }
        lseek(file, max(0, size - off_t(Self.sizeLimit)), SEEK_SET)
        var input = LineInput(descriptor: file)
        var lines: [String] = []
        while case .line(let line) = input.line() { lines.append(line) }
        return Int(size) > Self.sizeLimit ? Array(lines.dropFirst()) : lines
    }

    /// Replaces the file's lines atomically, so that the old ones survive a crash.
    ///
    /// - Returns: why it failed; `nil` on success.
    func write(_ lines: [String]) -> String? {
        let draft = "\(path).\(getpid())"
        let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return problem() }
        let isWritten = fchmod(file, 0o600) == 0 && writeAll(lines.map { $0 + "\n" }.joined(), to: file)
        let writeProblem = isWritten ? nil : problem()
        close(file)
        if writeProblem == nil, rename(draft, path) == 0 { return nil }
        let failure = writeProblem ?? problem()
        unlink(draft)
        return failure
    }

    private func problem() -> String { "the history cannot be saved to '\(path)': \(String(cString: strerror(errno)))" }
}

/// Writes all of the text, however many calls it takes; `false` on an error.
func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
        let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if written < 0, errno != EINTR { return false }
        bytes = bytes.dropFirst(max(0, written))
    }
    return true
}
