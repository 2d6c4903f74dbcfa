/// What a person did on the keyboard.
public enum Key: Hashable, Sendable {
    /// Typed or pasted; without line ends and control characters.
    case text(String)
    case left, right, wordLeft, wordRight, home, end
    case backspace, delete, deleteWord, deleteWordForward
    case killToStart, killToEnd
    case up, down
    case enter
    /// Control-C: gives up the line.
    case interrupt
    /// Control-D: deletes, or ends on an empty line.
    case endOfInput
    /// Control-L.
    case clearScreen
}
