import ContactCards
import Foundation
import IntentSchema
import Randomness
import Testing

struct BadCardTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var what: String
        var text: String
        /// Card, line and the words that the problem must contain, each.
        var problems: [(card: Int?, line: Int?, words: String, effect: CardProblem.Effect)]
        /// The names of those who are imported all the same.
        var names: [String]
        var testDescription: String { what }
    }

    static let good = CardText.card("FN:Good", "UID:g")

    static let rows: [Row] = [
        Row(what: "empty", text: "", problems: [(nil, nil, "no BEGIN:VCARD", .noCard)], names: []),
        Row(what: "no card", text: "hello\nworld\n", problems: [(nil, nil, "no BEGIN:VCARD", .noCard)], names: []),
        Row(
            what: "text around cards", text: good + "hello\nworld\n" + CardText.card("FN:Two") + "END:VCARD",
            problems: [(nil, 6, "outside of a card", .noCard), (nil, 12, "outside of a card", .noCard)], names: ["Good", "Two"]),
        Row(
            what: "no end, then another card", text: "BEGIN:VCARD\nFN:Lost\n" + good,
            problems: [(1, 1, "no END:VCARD", .cardSkipped)], names: ["Good"]),
        Row(
            what: "no end at all", text: good + "BEGIN:VCARD\nFN:Lost", problems: [(2, 6, "no END:VCARD", .cardSkipped)],
            names: ["Good"]),
        Row(
            what: "no name", text: CardText.card("TEL:555-0100", "FN:", "N:;;;;") + good,
            problems: [(1, 1, "neither a name (N) nor a full name (FN)", .cardSkipped)], names: ["Good"]),
        Row(
            what: "bad positions",
            text: CardText.card(
                "FN:Ann", "GEO:geo:95,0", "ADR;GEO=\"geo:1\":;;A;;;;", "GEO:x;y", "GEO:geo:1,2;crs=mars", "GEO:nan;inf"),
            problems: [
                (1, 4, "GEO", .valueIgnored), (1, 5, "GEO", .valueIgnored), (1, 6, "GEO", .valueIgnored),
                (1, 7, "GEO", .valueIgnored), (1, 8, "GEO", .valueIgnored),
            ], names: ["Ann"]),
        Row(
            what: "bad handles", text: CardText.card("FN:Ann", "TEL:ask her", "EMAIL:nowhere"),
            problems: [(1, 4, "without a digit", .valueIgnored), (1, 5, "without @", .valueIgnored)], names: ["Ann"]),
        Row(
            what: "a line too long", text: CardText.card("FN:Ann", "TITLE:" + String(repeating: "x", count: 70_000)) + good,
            problems: [(1, 4, "TITLE exceeds", .valueIgnored)], names: ["Ann", "Good"]),
        Row(
            what: "a name too long", text: CardText.card("FN:" + String(repeating: "x\n ", count: 70_000)) + good,
            problems: [(1, 1, "neither a name", .cardSkipped), (1, 3, "FN exceeds", .valueIgnored)], names: ["Good"]),
        Row(
            what: "too many lines", text: CardText.card("FN:Ann", String(repeating: "TEL:555-0100\n", count: 3000)) + good,
            problems: [(1, 1, "too many lines", .cardSkipped)], names: ["Good"]),
        Row(
            what: "lines that are none", text: CardText.card("FN:Ann", "what is this", "§%&: x", "TEL:555-0100"),
            problems: [(1, 4, "not a card property", .valueIgnored)], names: ["Ann"]),
        Row(
            what: "an unknown character set", text: CardText.card("FN;CHARSET=KOI8-R:Ann", "N:Lee;Ann", version: "2.1"),
            problems: [(1, 3, "not in UTF-8", .valueIgnored)], names: ["Ann Lee"]),
        Row(
            what: "a quoted-printable value that runs into the end",
            text: CardText.card("FN:Ann", "TITLE;QUOTED-PRINTABLE:=", version: "2.1") + good,
            problems: [], names: ["Ann", "Good"]),
    ]

    @Test("what is wrong is told with its place, and the good cards are read", arguments: rows)
    func reports(row: Row) throws {
        let reading = try CardText.read(row.text)
        #expect(reading.contacts.map(\.fullName) == row.names)
        #expect(reading.problems.count == row.problems.count, "\(reading.problems)")
        for (problem, expected) in zip(reading.problems, row.problems) {
            #expect(problem.card == expected.card, "\(problem)")
            #expect(problem.line == expected.line, "\(problem)")
            #expect(problem.message.contains(expected.words), "\(problem)")
            #expect(problem.effect == expected.effect, "\(problem)")
            #expect(!problem.advice.isEmpty)
        }
    }

    @Test("bytes that are not UTF-8 are told, and only where they matter")
    func tellsEncoding() throws {
        let bytes =
            Data("BEGIN:VCARD\nNOTE:".utf8) + [0xFF] + Data("\nTITLE:".utf8) + [0xC3, 0x28] + Data("\nFN:Ann\nEND:VCARD\n".utf8)
        let reading = try VCardReader().read(bytes)
        #expect(reading.contacts.map(\.fullName) == ["Ann"])
        #expect(reading.problems.map(\.description).first?.hasPrefix("card 1 (Ann), line 3: TITLE is not in UTF-8") == true)
    }

    @Test("a file that cannot be read is an error that names it", arguments: ["missing.vcf", ""])
    func refusesFiles(name: String) throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        let error = #expect(throws: CardFileError.self) { try VCardReader().read(contentsOf: place) }
        #expect(error?.code == .unreadable)
        #expect(error?.message.contains(place.path) == true)
    }

    @Test("UTF-16 is told", arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
    func refusesUTF16(encoding: String.Encoding) throws {
        let data = try #require(Self.good.data(using: encoding))
        let error = #expect(throws: CardFileError.self) { try VCardReader().read(data) }
        #expect(error?.code == .wrongEncoding)
    }

    @Test("the sample's beginning cut at every byte never traps and loses only the card that was cut")
    func survivesCuts() throws {
        let sample = try Data(contentsOf: SampleContacts.url).prefix(1500)
        let ends = sample.indices.filter { sample[$0...].starts(with: Data("END:VCARD".utf8)) }.map { $0 + 9 }
        for count in sample.indices {
            let reading = try VCardReader().read(sample.prefix(count))
            #expect(reading.contacts.count == ends.count { $0 <= count }, "cut after \(count) bytes")
        }
    }

    @Test("garbage never traps, nor do cards with broken bytes", arguments: 0..<40)
    func survivesGarbage(seed: Int) throws {
        var generator = SeededRandom(seed: UInt64(seed))
        let words = [
            "BEGIN:VCARD\n", "END:VCARD\r\n", "N:", "FN:", ";", ",", ":", "\\", "=", "\"", "^", "\n ", "TEL;TYPE=", "ADR;GEO=",
            "GEO:geo:", "1e999",
            "RELATED:", "item1.", "X-ABLABEL:", "X-ERRAND-ME:TRUE\n", "ENCODING=QUOTED-PRINTABLE:", "=C3", "\r", "\n", "UID:1\n",
            "AGENT:\n",
            "CHARSET=", "ENCODING=B:", "_$!<", "é", "\u{0}",
        ]
        var bytes = Data("BEGIN:VCARD\n".utf8)
        for _ in 0..<400 {
            if Bool.random(using: &generator) {
                bytes += Data(words.randomElement(using: &generator)?.utf8 ?? "".utf8)
            } else {
                bytes.append(UInt8.random(in: 0...255, using: &generator))
            }
        }
        for data in [bytes, try Self.damaged(with: &generator)] {
            let reading = try VCardReader(owner: "x", lineLimit: seed).read(data)
            #expect(reading.contacts.allSatisfy { !$0.id.isEmpty && !$0.fullName.isEmpty }, "seed \(seed)")
            #expect(Set(reading.contacts.map(\.id)).count == reading.contacts.count, "seed \(seed)")
        }
    }

    private static func damaged(with generator: inout SeededRandom) throws -> Data {
        var bytes = try Data(contentsOf: SampleContacts.url)
        for _ in 0..<100 {
            bytes[Int.random(in: 4..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        return bytes
    }
}
