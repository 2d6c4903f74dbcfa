/// Fits text into columns.
public enum TextLayout {
    /// The text without control characters, which a terminal would interpret.
    public static func plain(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isControl(scalar) ? " " : scalar) }
        return String(result)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || 0x7f..<0xa0 ~= scalar.value }

    /// Lines of at most `width` columns, broken between words where possible; one empty line for an empty text.
    public static func wrap(_ text: String, to width: Int) -> [String] {
        guard width > 0 else { return [] }
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in text.split(separator: " ") {
            for piece in pieces(of: word, width: width) {
                let columns = TextWidth.columns(of: piece)
                if used > 0, used + 1 + columns > width {
                    lines.append(line)
                    (line, used) = ("", 0)
                }
                line += (used > 0 ? " " : "") + piece
                used += (used > 0 ? 1 : 0) + columns
            }
        }
        return used > 0 || lines.isEmpty ? lines + [line] : lines
    }

    /// Like `wrap`, with the text's leading spaces repeated on every line if there is room for them.
    public static func indented(_ text: String, to width: Int) -> [String] {
        let spaces = text.prefix { $0 == " " }
        guard !spaces.isEmpty, spaces.count * 2 < width else { return wrap(text, to: width) }
        return wrap(String(text.dropFirst(spaces.count)), to: width - spaces.count).map { spaces + $0 }
    }

    /// The word, split if it is wider than a line.
    private static func pieces(of word: Substring, width: Int) -> [Substring] {
        guard word.utf8.count > width else { return [word] }
        var pieces: [Substring] = []
        var start = word.startIndex
        var used = 0
        for index in word.indices {
            let columns = TextWidth.columns(of: word[index])
            if used + columns > width, used > 0 {
                pieces.append(word[start..<index])
                (start, used) = (index, 0)
            }
            used += columns
        }
        return pieces + [word[start...]]
    }

    /// The text truncated to `width` columns, with "…" if something was cut off.
    public static func cut(_ text: String, to width: Int) -> String {
        guard TextWidth.columns(of: text) > width else { return text }
        var result = ""
        var used = 0
        for character in text {
            let columns = TextWidth.columns(of: character)
            if used + columns > width - 1 { break }
            result.append(character)
            used += columns
        }
        return width > 0 ? result + "…" : ""
    }

    /// The text padded with spaces to `width` columns.
    public static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - TextWidth.columns(of: text)))
    }
}
