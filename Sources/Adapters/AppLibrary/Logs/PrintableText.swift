/// Texts of apps, which may have anything in them, as they can be shown in a terminal.
public enum PrintableText {
    /// The text with everything that a terminal would interpret written out, such as `\u{1B}`; tabs become spaces.
    ///
    /// Besides control characters, these are characters that change the direction of the text around them, and invisible ones.
    public static func of(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHarmful) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "\t" {
                result += " "
            } else if isHarmful(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // C0, DEL and C1.
        case ..<0x20, 0x7F..<0xA0: true
        // Line and paragraph separators; embeddings, overrides and isolates of direction.
        case 0x2028...0x202E, 0x2066...0x2069: true
        // Tags, which are invisible.
        case 0xE0000...0xE007F: true
        default: false
        }
    }
}
