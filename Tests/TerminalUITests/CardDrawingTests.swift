import Rendering
import TerminalUI
import Testing

struct CardDrawingTests {
    static let card = Card(
        title: "Ride", appName: "Swift Cabs",
        rows: [.init(label: "Fare", value: "$12.00"), .init(label: "Drop-off", value: "City Airport, Hartmann Road, London")])

    @Test("a card is drawn as wide as it needs")
    func wide() {
        #expect(
            CardDrawing(width: 80).lines(for: Self.card) == [
                "╭─ Ride · Swift Cabs ───────────────────────────╮",
                "│ Fare      $12.00                              │",
                "│ Drop-off  City Airport, Hartmann Road, London │",
                "╰───────────────────────────────────────────────╯",
            ])
    }

    @Test("long values are wrapped between words")
    func wrapped() {
        #expect(
            CardDrawing(width: 34).lines(for: Self.card) == [
                "╭─ Ride · Swift Cabs ──────╮", "│ Fare      $12.00         │", "│ Drop-off  City Airport,  │",
                "│           Hartmann Road, │", "│           London         │", "╰──────────────────────────╯",
            ])
    }

    @Test("no line is wider than allowed, whatever the card holds", arguments: [1, 5, 23, 24, 40, 80])
    func neverTooWide(width: Int) {
        let odd = Card(
            title: String(repeating: "日", count: 60),
            rows: [
                .init(label: "", value: ""),
                .init(label: String(repeating: "l", count: 90), value: String(repeating: "長", count: 300)),
                .init(label: "a\u{1b}[2Jb", value: "line\nend \u{7}"), .init(label: "🚕 taxi", value: "👨‍👩‍👧 family"),
            ])
        for line in CardDrawing(width: width).lines(for: odd) {
            // A wide character needs two columns even where there is one.
            #expect(TextWidth.columns(of: line) <= max(width, 2))
            #expect(!line.unicodeScalars.contains { $0.value < 0x20 })
        }
    }

    @Test(
        "text is broken between words and keeps its indentation",
        arguments: [
            ("one two three", 8, ["one two", "three"]), ("  1. one two", 8, ["  1. one", "  two"]), ("", 5, [""]),
            ("    one", 6, ["one"]), ("onetwothree", 5, ["onetw", "othre", "e"]),
        ])
    func indents(text: String, width: Int, lines: [String]) {
        #expect(TextLayout.indented(text, to: width) == lines)
    }

    @Test("colour is used only where wanted")
    func colour() {
        #expect(
            CardDrawing(width: 80, usesColour: true).lines(for: Self.card)[1]
                == "│ \u{1b}[2mFare    \u{1b}[0m  $12.00                              │")
        #expect(CardDrawing(width: 80).lines(for: Card(title: "", rows: [])) == ["╭────╮", "╰────╯"])
    }
}
