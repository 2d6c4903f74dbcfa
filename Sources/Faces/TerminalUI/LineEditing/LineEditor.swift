#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads lines from a person, with editing and history, or plain lines from a pipe or file.
///
/// Owned by one task: reading blocks its thread until a line is complete.
public final class LineEditor {
    /// The result of reading.
    public enum Line: Hashable, Sendable {
        /// A line was entered.
        case text(String)
        /// The person discarded the line with control-C.
        case abandoned
        /// No line within the time limit, or before the waker fired. The partially typed line is kept for the next call.
        case waiting
        /// The end of input, or control-D on an empty line.
        case end
    }

    /// The lines entered so far.
    public private(set) var history: LineHistory
    /// Why the history could not be saved; `nil` if it was.
    public private(set) var historyProblem: String?
    private let historyFile: HistoryFile?
    private let output: Int32
    private let movesCursor: Bool
    private var input: LineInput
    private var decoder = KeyDecoder()
    /// Keys typed ahead, after the line that just ended.
    private var waiting: [Key] = []
    /// Whether the prompt of a line without editing is on the screen.
    private var isPrompted = false
    /// The line that is being typed; `nil` between lines.
    private var editing: Editing?

    private struct Editing {
        var buffer: LineBuffer
        /// The terminal settings to restore.
        var saved: termios
        var isDrawn = false
    }

    private enum Arrival {
        case key(Key)
        case nothing
        case end
    }

    /// - Parameters:
    ///   - historyPath: where to store lines, readable by the owner only; `nil` keeps them in memory.
    ///   - historyLimit: the maximum number of lines stored.
    ///   - terminal: the kind of terminal, as `TERM` names it.
    public init(
        historyPath: String? = nil, historyLimit: Int = 500, input: Int32 = 0, output: Int32 = 1,
        terminal: String? = Terminal.name
    ) {
        movesCursor = Terminal.understandsSequences(terminal)
        historyFile = historyPath.map { HistoryFile(path: $0) }
        history = LineHistory(historyFile?.read() ?? [], limit: historyLimit)
        self.input = LineInput(descriptor: input)
        self.output = output
    }

    /// Ends the wait for a line, from any thread.
    public var waker: LineWaker { input.waker }

    /// Whether lines can be edited: input and output are a terminal with a movable cursor.
    public var isInteractive: Bool {
        Terminal.isTerminal(input.descriptor) && Terminal.isTerminal(output) && movesCursor
    }

    deinit {
        stop()
    }

    /// The next line. The prompt, plain text without escape sequences, is printed only for a person.
    ///
    /// - Parameter patience: how long to wait for the end of the line; `nil` for no limit.
    public func readLine(prompt: String, within patience: Duration? = nil) -> Line {
        let end = patience.map { ContinuousClock.now + $0 }
        guard isInteractive, beginEditing() else { return plainLine(prompt: prompt, before: end) }
        if editing?.isDrawn == false { draw(prompt) }
        while true {
            switch nextKey(before: end) {
            case .key(let key):
                if let line = take(key, prompt: prompt) {
                    stop()
                    return line
                }
            case .nothing: return .waiting
            case .end:
                stop()
                return .end
            }
        }
    }

    /// Removes the line being typed from the screen, so that something else can be printed. The next call of
    /// ``readLine(prompt:within:)`` restores it.
    public func hideLine() {
        if isPrompted {
            _ = writeAll("\n", to: output)
            isPrompted = false
        }
        guard editing?.isDrawn == true else { return }
        _ = writeAll("\r\u{1b}[K", to: output)
        editing?.isDrawn = false
    }

    /// Discards the line being typed and restores the terminal.
    public func stop() {
        guard let editing else { return }
        leaveRawMode(editing.saved)
        self.editing = nil
    }

    private func beginEditing() -> Bool {
        if editing != nil { return true }
        guard let saved = rawMode() else { return false }
        editing = Editing(buffer: LineBuffer(history: history), saved: saved)
        return true
    }

    /// Applies a key; returns the line if the key ends it.
    private func take(_ key: Key, prompt: String) -> Line? {
        guard var buffer = editing?.buffer else { return nil }
        let before = buffer
        let action = buffer.apply(key)
        editing?.buffer = buffer
        // Keys that arrived together have not been drawn yet; the line stays on the screen as it was entered.
        if key == .enter || key == .interrupt { drawWhole(before, prompt: prompt) }
        if let line = finish(action, prompt: prompt) { return line }
        if action == .changed && waiting.isEmpty || action == .clearScreen { draw(prompt) }
        return nil
    }

    private func plainLine(prompt: String, before end: ContinuousClock.Instant?) -> Line {
        if Terminal.isTerminal(input.descriptor), !isPrompted {
            _ = writeAll(prompt, to: output)
            isPrompted = true
        }
        switch input.line(before: end) {
        case .nothing: return .waiting
        case .line(let text):
            isPrompted = false
            return .text(text)
        case .end: return .end
        }
    }

    /// The line if the action ends it; `nil` if editing continues.
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

    private func nextKey(before end: ContinuousClock.Instant?) -> Arrival {
        while waiting.isEmpty {
            if decoder.awaitsMore, !input.hasMore(within: 50) { decoder.flush() }
            guard input.hasMore(before: end) else { return .nothing }
            let bytes = input.read()
            guard !bytes.isEmpty else { return .end }
            waiting = decoder.decode(bytes)
        }
        return .key(waiting.removeFirst())
    }

    private func draw(_ prompt: String) {
        guard let buffer = editing?.buffer else { return }
        draw(buffer, prompt: prompt)
        editing?.isDrawn = true
    }

    private func draw(_ buffer: LineBuffer, prompt: String) {
        let start = TextWidth.columns(of: prompt)
        let (text, column) = buffer.window(width: max(8, Terminal.width(of: output) - start))
        let place = start + column
        let move = place > 0 ? "\r\u{1b}[\(place)C" : "\r"
        _ = writeAll("\r\(prompt)\(text)\u{1b}[K\(move)", to: output)
    }

    /// Draws the complete line with the cursor after it, over as many rows as it needs; for a line of many screens, only the
    /// window.
    private func drawWhole(_ buffer: LineBuffer, prompt: String) {
        guard buffer.text.utf8.count <= LineHistory.longestLine else { return draw(buffer, prompt: prompt) }
        _ = writeAll("\r\(prompt)\(TextLayout.plain(buffer.text))\u{1b}[K", to: output)
    }

    /// Switches to unbuffered input without echo. Returns the settings to restore, or `nil` if the terminal refuses.
    private func rawMode() -> termios? {
        var saved = termios()
        guard tcgetattr(input.descriptor, &saved) == 0 else { return nil }
        var raw = saved
        cfmakeraw(&raw)
        // Output processing stays on, so that what others print in the meantime looks right.
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
