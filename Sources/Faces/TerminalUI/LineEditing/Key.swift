/// A keyboard action.
public enum Key: Hashable, Sendable {
    /// Typed or pasted; without line ends and control characters.
    case text(String)
    /// Moves the cursor.
    case left, right, wordLeft, wordRight, home, end
    /// Deletes a character or word.
    case backspace, delete, deleteWord, deleteWordForward
    /// Deletes to the start or end of the line.
    case killToStart, killToEnd
    /// Recalls the previous or next line.
    case up, down
    /// Submits the line.
    case enter
    /// Control-C: discards the line.
    case interrupt
    /// Control-D: deletes, or ends the input on an empty line.
    case endOfInput
    /// Control-L.
    case clearScreen
}
