import TerminalUI
import Testing

struct TextWidthTests {
    @Test(
        "text takes the columns that terminals give it",
        arguments: [
            ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("🚕", 2), ("👨‍👩‍👧", 2), ("\u{1b}", 0), ("", 0),
        ])
    func columns(text: String, expected: Int) {
        #expect(TextWidth.columns(of: text) == expected)
    }
}
