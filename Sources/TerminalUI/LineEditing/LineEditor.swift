#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads lines from a person with editing and history; from a pipe or file plainly.
///
/// Owned by one task: reading blocks its thread until a line is there.
public final class LineEditor {
    /// What came of reading.
    public enum Line: Hashable, Sendable {
        case text(String)
        /// The person gave up the line with control-C.
        case abandoned
        /// The end of input, or control-D on an empty line.
        case end
    }

    /// The lines entered so far.
    public private(set) var history: LineHistory
    /// Why the history could not be saved; `nil` when it could.
    public private(set) var historyProblem: String?
    private let historyFile: HistoryFile?
    private let output: Int32
    private var input: LineInput
    private var decoder = KeyDecoder()
    /// Keys typed ahead of the line that was just ended.
    private var waiting: [Key] = []

    /// - Parameters:
    ///   - historyPath: where lines are kept, readable by the owner only; `nil` keeps them in memory.
    ///   - historyLimit: how many lines are kept at most.
    public init(historyPath: String? = nil, historyLimit: Int = 500, input: Int32 = 0, output: Int32 = 1) {
        historyFile = historyPath.map { HistoryFile(path: $0) }
        history = LineHistory(historyFile?.read() ?? [], limit: historyLimit)
        self.input = LineInput(descriptor: input)
        self.output = output
    }

    /// Whether lines can be edited: input and output are a terminal that can move its cursor.
    public var isInteractive: Bool {
        Terminal.isTerminal(input.descriptor) && Terminal.isTerminal(output) && Terminal.understandsSequences
    }

    /// The next line. The prompt, plain text without escape sequences, is shown only to a person.
    public func readLine(prompt: String) -> Line {
        guard isInteractive, let saved = rawMode() else { return plainLine(prompt: prompt) }
        defer { leaveRawMode(saved) }
        var buffer = LineBuffer(history: history)
        draw(buffer, prompt: prompt)
        while let key = nextKey() {
            let before = buffer
            let action = buffer.apply(key)
            // Keys that came in one go were not drawn yet; the line stays on the screen as it was entered.
            if key == .enter || key == .interrupt { drawWhole(before, prompt: prompt) }
            if let line = finish(action, prompt: prompt) { return line }
            if action == .changed && waiting.isEmpty || action == .clearScreen { draw(buffer, prompt: prompt) }
        }
        return .end
    }

    private func plainLine(prompt: String) -> Line {
        if Terminal.isTerminal(input.descriptor) { _ = writeAll(prompt, to: output) }
        return input.line().map { .text($0) } ?? .end
    }

    /// The line when the action ends it; `nil` when editing goes on.
    private func finish(_ action: LineBuffer.Action, prompt: String) -> Line? {
        switch action {
        case .nothing, .changed: return nil
        case .clearScreen:
            _ = writeAll("\u{1b}[H\u{1b}[2J", to: output)
            return nil
        case .submitted(let text):
            remember(text)
            _ = writeAll("\r\n", to: output)
            return .text(text)
        case .abandoned:
            _ = writeAll("^C\r\n", to: output)
            return .abandoned
        case .ended:
            _ = writeAll("\r\n", to: output)
            return .end
        }
    }

    private func remember(_ line: String) {
        let before = history
        history.add(line)
        if history != before, let historyFile { historyProblem = historyFile.write(history.lines) }
    }

    private func nextKey() -> Key? {
        while waiting.isEmpty {
            if decoder.awaitsMore, !input.hasMore(within: 50) { decoder.flush() }
            let bytes = input.read()
            guard !bytes.isEmpty else { return nil }
            waiting = decoder.decode(bytes)
        }
        return waiting.removeFirst()
    }

    private func draw(_ buffer: LineBuffer, prompt: String) {
        let start = TextWidth.columns(of: prompt)
        let (text, column) = buffer.window(width: max(8, Terminal.width(of: output) - start))
        let place = start + column
        let move = place > 0 ? "\r\u{1b}[\(place)C" : "\r"
        _ = writeAll("\r\(prompt)\(text)\u{1b}[K\(move)", to: output)
    }

    /// The line in full with the cursor behind it, over as many rows as it needs; the window of a line of many screens.
    private func drawWhole(_ buffer: LineBuffer, prompt: String) {
        guard buffer.text.utf8.count <= LineHistory.longestLine else { return draw(buffer, prompt: prompt) }
        _ = writeAll("\r\(prompt)\(TextLayout.plain(buffer.text))\u{1b}[K", to: output)
    }

    /// Takes keys one by one, unechoed; the settings to go back to, or `nil` when the terminal refuses.
    private func rawMode() -> termios? {
        var saved = termios()
        guard tcgetattr(input.descriptor, &saved) == 0 else { return nil }
        var raw = saved
        cfmakeraw(&raw)
        // Output stays as it is, so that what others print in the meantime looks right.
        raw.c_oflag = saved.c_oflag
        guard tcsetattr(input.descriptor, TCSADRAIN, &raw) == 0 else { return nil }
        _ = writeAll("\u{1b}[?2004h", to: output)
        return saved
    }

    private func leaveRawMode(_ saved: termios) {
        var settings = saved
        _ = writeAll("\u{1b}[?2004l", to: output)
        tcsetattr(input.descriptor, TCSADRAIN, &settings)
    }
}
