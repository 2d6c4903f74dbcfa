/// The width of text in terminal columns.
public enum TextWidth {
    /// 0 for combining marks and controls, 2 for wide East Asian characters and emoji, else 1.
    public static func columns(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.value < 0x300 { return first.value < 0x20 || 0x7f..<0xa0 ~= first.value ? 0 : 1 }
        if isWide(first.value) || character.unicodeScalars.contains(where: { $0.value == 0xfe0f }) { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return 1
        }
    }

    /// The number of terminal columns that the text takes.
    public static func columns(of text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The blocks that terminals draw two columns wide (Unicode, East Asian Width W and F, and emoji).
    private static func isWide(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1100...0x115f, 0x231a...0x231b, 0x23e9...0x23ec, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf,
            0x4e00...0x9fff,
            0xa000...0xa4cf, 0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6,
            0x1f1e6...0x1f1ff, 0x1f300...0x1f64f, 0x1f680...0x1f6ff, 0x1f900...0x1f9ff, 0x1fa70...0x1faff, 0x20000...0x3fffd:
            true
        default: false
        }
    }
}
