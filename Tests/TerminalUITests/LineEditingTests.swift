import Randomness
import TerminalUI
import Testing

struct LineEditingTests {
    /// Bytes typed and the line with "|" for the cursor.
    static let rows: [(typed: String, line: String)] = [
        ("abc", "abc|"), ("abc\u{1b}[D", "ab|c"), ("abc\u{1b}[D\u{1b}[DX", "aX|bc"), ("abc\u{1}", "|abc"),
        ("abc\u{1}\u{5}", "abc|"),
        ("abc\u{1b}[H\u{1b}[C", "a|bc"), ("abc\u{1b}[H\u{1b}[F", "abc|"), ("abc\u{7f}", "ab|"), ("abc\u{1}\u{7f}", "|abc"),
        ("abc\u{1}\u{1b}[3~", "|bc"), ("abc\u{1b}[3~", "abc|"), ("one two\u{1b}b", "one |two"),
        ("one two\u{1b}b\u{1b}b", "|one two"),
        ("one two\u{1}\u{1b}f", "one| two"), ("one two\u{1b}[1;5D", "one |two"), ("one, two\u{17}", "one, |"),
        ("one two\u{1}\u{1b}d", "| two"), ("one two\u{1b}b\u{15}", "|two"), ("one two\u{1b}b\u{b}", "one |"),
        ("abc\u{1}\u{4}", "|bc"),
        ("日本\u{1b}[D", "日|本"), ("日本\u{7f}", "日|"), ("e\u{301}\u{7f}", "|"), ("👨\u{200d}👩\u{7f}", "|"),
        ("é\u{1b}[D\u{1b}[D", "|é"),
        ("a\u{1b}[200~b\r\nc\td\u{1b}[201~e", "ab c de|"), ("a\u{1b}[200~\u{3}\u{1b}[A\u{1b}[201~", "a[A|"),
        ("a\u{1b}[99;99Zb", "ab|"),
        ("a\u{1b}\u{1b}[Db", "b|a"), ("a\tb", "a b|"), ("\u{0}\u{2}a", "a|"), ("\u{1b}[A", "second|"),
        ("\u{1b}[A\u{1b}[A", "first|"),
        ("\u{1b}[A\u{1b}[A\u{1b}[A", "first|"), ("dra\u{1b}[A\u{1b}[Bft", "draft|"), ("\u{1b}[B", "|"),
        ("\u{1b}OA\u{1b}OD", "secon|d"),
    ]

    static func buffer() -> LineBuffer { LineBuffer(history: LineHistory(["first", "second"])) }

    static func marked(_ buffer: LineBuffer) -> String {
        let characters = Array(buffer.text)
        return String(characters[..<buffer.cursor]) + "|" + String(characters[buffer.cursor...])
    }

    @Test("keys edit the line, whole or byte by byte", arguments: rows.indices)
    func editing(index: Int) {
        let row = Self.rows[index]
        var (whole, wholeDecoder) = (Self.buffer(), KeyDecoder())
        for key in wholeDecoder.decode(row.typed.utf8) { _ = whole.apply(key) }
        var (single, decoder) = (Self.buffer(), KeyDecoder())
        for byte in row.typed.utf8 {
            for key in decoder.decode([byte]) { _ = single.apply(key) }
        }
        #expect(Self.marked(whole) == row.line)
        #expect(Self.marked(single) == row.line)
    }

    @Test("keys that end or interrupt a line say so")
    func actions() {
        var buffer = Self.buffer()
        #expect(buffer.apply(.endOfInput) == .ended)
        #expect(buffer.apply(.interrupt) == .abandoned)
        #expect(buffer.apply(.text("hi")) == .changed)
        #expect(buffer.apply(.endOfInput) == .nothing)
        #expect(buffer.apply(.clearScreen) == .clearScreen)
        #expect(buffer.apply(.enter) == .submitted("hi"))
    }

    @Test("a line end of two characters is one key")
    func lineEnds() {
        var decoder = KeyDecoder()
        #expect(decoder.decode("a\r\nb\nc\r".utf8) == [.text("a"), .enter, .text("b"), .enter, .text("c"), .enter])
    }

    @Test("a lone escape is given up after a moment")
    func loneEscape() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0x1b]) == [])
        #expect(decoder.awaitsMore)
        decoder.flush()
        #expect(decoder.decode("[A".utf8) == [.text("[A")])
    }

    @Test("random bytes neither stop the decoder nor leave the cursor outside the line", arguments: [1, 2, 3, 4] as [UInt64])
    func randomBytes(seed: UInt64) {
        var generator = SeededRandom(seed: seed)
        var decoder = KeyDecoder()
        var buffer = Self.buffer()
        for _ in 0..<300 {
            let bytes = (0..<Int.random(in: 1...20, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) }
            for key in decoder.decode(bytes) { _ = buffer.apply(key) }
            decoder.flush()
            #expect(0...buffer.text.count ~= buffer.cursor, "seed \(seed)")
            #expect(buffer.window(width: 10).column < 10, "seed \(seed)")
        }
    }

    @Test("a line of 100 kB is taken and drawn as a window around the cursor")
    func longLine() {
        var buffer = Self.buffer()
        let text = String(repeating: "x", count: 100_000)
        _ = buffer.apply(.text(text))
        #expect(buffer.text == text)
        #expect(buffer.window(width: 20) == (String(repeating: "x", count: 19), 19))
        _ = buffer.apply(.home)
        #expect(buffer.window(width: 20) == (String(repeating: "x", count: 19), 0))
    }

    @Test("history keeps what is worth finding again, up to its limit")
    func history() {
        var history = LineHistory(limit: 3)
        for line in ["a", "a", " ", "", "b", String(repeating: "x", count: 3000), "c", "d"] { history.add(line) }
        #expect(history.lines == ["b", "c", "d"])
    }
}
