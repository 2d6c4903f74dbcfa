import Testing
import TextTokens

@Suite("Texts split into tokens")
struct TokenisedTextTests {
    struct Row: Sendable {
        var text: String
        var tokens: String
    }

    static let rows: [Row] = [
        Row(text: "", tokens: ""),
        Row(text: " \t\n ", tokens: ""),
        Row(text: "Call Mum.", tokens: "call mum ."),
        Row(text: "don't, o'clock", tokens: "don't , o'clock"),
        Row(text: "John's we'll I'm", tokens: "john 's we 'll i 'm"),
        Row(text: "John’s café", tokens: "john 's cafe"),
        Row(text: "the '90s", tokens: "the ' 90 s"),
        Row(text: "5k at 7:30pm", tokens: "5 k at 7 : 30 pm"),
        Row(text: "$12.50", tokens: "$ 12 . 50"),
        Row(text: "r&b 3rd", tokens: "r & b 3 rd"),
        Row(text: "naïve Ünïcode", tokens: "naive unicode"),
        Row(text: "ok 👍🏽", tokens: "ok 👍 🏽"),
        Row(text: "\u{202E}abc", tokens: "\u{202E} abc"),
        Row(text: "'s", tokens: "' s"),
    ]

    @Test("words, digits and signs are told apart", arguments: rows)
    func split(row: Row) {
        #expect(TokenisedText(row.text).tokens.map(\.text).joined(separator: " ") == row.tokens)
    }

    @Test("every character but white space belongs to one token, and offsets give it back", arguments: rows)
    func offsets(row: Row) {
        let text = TokenisedText(row.text)
        var end = 0
        for (index, token) in text.tokens.enumerated() {
            #expect(token.start >= end && token.end > token.start)
            #expect(token.isAttached == (index > 0 && token.start == end))
            end = token.end
        }
        let covered = text.tokens.indices.map { text.written($0..<$0 + 1) }.joined()
        #expect(covered == row.text.filter { !$0.isWhitespace })
    }

    @Test("offsets are told in characters and in scalars")
    func units() throws {
        let text = TokenisedText("né e\u{301}t 👍🏽 x")
        let last = try #require(text.tokens.last)
        #expect(text.word(text.count - 1) == "x")
        #expect(text.characters(upTo: last.start) == 8)
        #expect(text.scalars(upTo: last.start) == 10)
    }

    @Test("random bytes never trap", arguments: 0..<40)
    func garbage(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        var bytes: [UInt8] = []
        for _ in 0..<200 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            bytes.append(UInt8(truncatingIfNeeded: state >> 11))
        }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(TokenisedText(text).tokens.allSatisfy { $0.end <= text.utf8.count })
    }
}
