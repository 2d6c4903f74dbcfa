/// A line being edited: keys in, text and cursor out. Pure, without I/O.
public struct LineBuffer: Hashable, Sendable {
    /// The effect of a key.
    public enum Action: Hashable, Sendable {
        /// Nothing changed.
        case nothing
        /// The line or the cursor changed and must be redrawn.
        case changed
        /// The line was submitted.
        case submitted(String)
        /// The line was discarded; a new one starts.
        case abandoned
        /// The input has ended.
        case ended
        /// The screen must be cleared.
        case clearScreen
    }

    /// The maximum number of characters; more are ignored.
    public static let limit = 1 << 20

    private var characters: [Character] = []
    /// The cursor position, from 0 to the number of characters.
    public private(set) var cursor = 0
    private let history: LineHistory
    /// The displayed position in the history; its end is the new line.
    private var place: Int
    /// The new line, while an old one is displayed.
    private var draft: [Character] = []

    /// Creates an empty line.
    public init(history: LineHistory = LineHistory()) {
        self.history = history
        place = history.lines.count
    }

    /// The text of the line.
    public var text: String { String(characters) }

    /// Applies a key to the line.
    public mutating func apply(_ key: Key) -> Action {
        switch key {
        case .text(let text): insert(text)
        case .left: move(to: cursor - 1)
        case .right: move(to: cursor + 1)
        case .wordLeft: move(to: wordStart())
        case .wordRight: move(to: wordEnd())
        case .home: move(to: 0)
        case .end: move(to: characters.count)
        case .backspace: remove(from: cursor - 1, to: cursor)
        case .delete: remove(from: cursor, to: cursor + 1)
        case .deleteWord: remove(from: wordStart(), to: cursor)
        case .deleteWordForward: remove(from: cursor, to: wordEnd())
        case .killToStart: remove(from: 0, to: cursor)
        case .killToEnd: remove(from: cursor, to: characters.count)
        case .up: show(place - 1)
        case .down: show(place + 1)
        case .enter: .submitted(text)
        case .interrupt: .abandoned
        case .endOfInput: characters.isEmpty ? .ended : remove(from: cursor, to: cursor + 1)
        case .clearScreen: .clearScreen
        }
    }

    /// The text around the cursor that fits into `width` columns, and the cursor's column in it.
    public func window(width: Int) -> (text: String, column: Int) {
        let room = max(width, 2) - 1
        var (start, column) = (cursor, 0)
        while start > 0 {
            let columns = TextWidth.columns(of: characters[start - 1])
            if column + columns > room { break }
            (start, column) = (start - 1, column + columns)
        }
        var (end, used) = (cursor, column)
        while end < characters.count {
            let columns = TextWidth.columns(of: characters[end])
            if used + columns > room { break }
            (end, used) = (end + 1, used + columns)
        }
        return (String(characters[start..<end]), column)
    }

    private mutating func insert(_ text: String) -> Action {
        guard !text.isEmpty, characters.count < Self.limit else { return .nothing }
        // An accent or a joiner extends the preceding character, so that one is parsed again together with the text.
        let before = cursor > 0 ? String(characters[cursor - 1]) : ""
        let joined = Array(before + text)
        characters.replaceSubrange((before.isEmpty ? cursor : cursor - 1)..<cursor, with: joined)
        cursor += joined.count - (before.isEmpty ? 0 : 1)
        return .changed
    }

    private mutating func move(to index: Int) -> Action {
        let target = min(max(index, 0), characters.count)
        guard target != cursor else { return .nothing }
        cursor = target
        return .changed
    }

    private mutating func remove(from start: Int, to end: Int) -> Action {
        guard start >= 0, start < end, end <= characters.count else { return .nothing }
        characters.removeSubrange(start..<end)
        cursor = start
        return .changed
    }

    private mutating func show(_ index: Int) -> Action {
        guard index != place, 0...history.lines.count ~= index else { return .nothing }
        if place == history.lines.count { draft = characters }
        place = index
        characters = index == history.lines.count ? draft : Array(history.lines[index])
        cursor = characters.count
        return .changed
    }

    private func wordStart() -> Int {
        var index = cursor
        while index > 0, !isWord(index - 1) { index -= 1 }
        while index > 0, isWord(index - 1) { index -= 1 }
        return index
    }

    private func wordEnd() -> Int {
        var index = cursor
        while index < characters.count, !isWord(index) { index += 1 }
        while index < characters.count, isWord(index) { index += 1 }
        return index
    }

    private func isWord(_ index: Int) -> Bool { characters[index].isLetter || characters[index].isNumber }
}
