import Foundation
import IntentSchema
import Testing

struct JSONValueTests {
    private static let seed: UInt64 = 20_261_122

    @Test("generated values come back as they were, numbers bit for bit, and Foundation reads the same")
    func roundTrips() throws {
        var values = RandomValues(seed: Self.seed)
        for round in 0..<2000 {
            let value = values.value(depth: 4)
            let text = value.json.text
            let read = try ParameterValue(json: JSONValue(text: text))
            #expect(Self.isSame(read, value), "seed \(Self.seed), round \(round): \(value)")
            #expect(read.json.text == text)
            _ = try JSONSerialization.jsonObject(with: text)
        }
    }

    /// Equality that tells -0 from 0, and takes a NaN for another.
    private static func isSame(_ one: ParameterValue, _ other: ParameterValue) -> Bool {
        switch (one, other) {
        case (.double(let one), .double(let other)): one.bitPattern == other.bitPattern || (one.isNaN && other.isNaN)
        case (.date(let one), .date(let other)): one.timeIntervalSince1970 == other.timeIntervalSince1970
        case (.list(let one), .list(let other)): one.count == other.count && zip(one, other).allSatisfy(isSame)
        case (.record(let one), .record(let other)):
            one.type == other.type && one.fields.keys == other.fields.keys
                && one.fields.allSatisfy { name, value in other[name].map { isSame($0, value) } ?? false }
        default: one == other
        }
    }

    @Test(
        "text that is JSON is read",
        arguments: [
            (
                " [1, -0, 1.0, 1e3, 9223372036854775807, 9223372036854775808]",
                "[1,0,1.0,1000.0,9223372036854775807,9.223372036854776e+18]"
            ),
            (#"{"b":1,"a":{},"b":2}"#, #"{"a":{},"b":2}"#),
            (#""\ud83d\ude80\u00e9\/\b\f\n\r\t""#, #""🚀é/\u0008\u000c\u000a\u000d\u0009""#),
            ("true\n", "true"), ("\tnull", "null"), ("[[],{}]", "[[],{}]"),
        ])
    func reads(text: String, written: String) throws {
        #expect(String(decoding: try JSONValue(text: Data(text.utf8)).text, as: UTF8.self) == written)
    }

    @Test(
        "text that is not JSON is refused with the position",
        arguments: [
            ("", 0), ("  ", 2), ("[1,]", 3), ("{\"a\" 1}", 5), ("{a:1}", 1), ("01", 1), ("1.", 2), ("-", 1), ("+1", 0),
            ("1e999", 5),
            ("\"a", 2), ("\"\\x\"", 3), ("\"\\ud800\"", 7), ("\"\\ude80\"", 7), ("\"\\u12g4\"", 3), ("\"\n\"", 2), ("nul", 0),
            ("1 2", 2), ("[1", 2), ("NaN", 0), ("'a'", 0), (String(repeating: "[", count: 100_000), 512),
        ])
    func refuses(text: String, position: Int) throws {
        let error = try #require(throws: JSONError.self) { try JSONValue(text: Data(text.utf8)) }
        #expect(error.description.hasPrefix("no JSON at byte \(position):"), "\(error)")
    }

    @Test("bytes that are not UTF-8 are refused")
    func refusesBytes() {
        for bytes in [[0x22, 0xFF, 0x22], [0xFF], [0x22, 0xC0, 0x80, 0x22]] as [[UInt8]] {
            #expect(throws: JSONError.self) { try JSONValue(text: Data(bytes)) }
        }
    }
}

/// Random values of every kind, the same for the same seed.
struct RandomValues {
    private static let limits: [Double] = [
        0.1, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]

    private var random: Generator

    init(seed: UInt64) { random = Generator(state: seed) }

    mutating func value(depth: Int) -> ParameterValue {
        switch Int.random(in: 0..<(depth > 0 ? 12 : 9), using: &random) {
        case 0: .bool(Bool.random(using: &random))
        case 1: .integer([Int.max, Int.min, 0, -1, Int(truncatingIfNeeded: random.next())].randomElement(using: &random) ?? 0)
        case 2:
            .double(Self.limits.randomElement(using: &random) ?? 0)
        case 3: .double(finite())
        case 4:
            .decimal(
                Decimal(sign: .minus, exponent: Int.random(in: -30...30, using: &random), significand: Decimal(random.next())))
        case 5: .string(text())
        case 6: .data(Data((0..<Int.random(in: 0..<9, using: &random)).map { _ in UInt8(truncatingIfNeeded: random.next()) }))
        case 7: .date(Date(timeIntervalSinceReferenceDate: finite()))
        case 8: .dateComponents(components())
        case 9: .list((0..<Int.random(in: 0..<4, using: &random)).map { _ in value(depth: depth - 1) })
        default:
            .record(
                Record(
                    text(),
                    Dictionary((0..<Int.random(in: 0..<4, using: &random)).map { _ in (text(), value(depth: depth - 1)) }) { $1 })
            )
        }
    }

    private mutating func finite() -> Double {
        let number = Double(bitPattern: random.next())
        return number.isFinite ? number : 1
    }

    private mutating func text() -> String {
        let scalars: [Unicode.Scalar] = ["a", "\"", "\\", "/", "\n", "\0", "\u{1F}", "é", "🚀", "\u{301}", "\u{7F}", "\u{2028}"]
        var text = ""
        for _ in 0..<Int.random(in: 0..<9, using: &random) {
            text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
        }
        return text
    }

    private mutating func components() -> DateComponents {
        func some(_ random: inout Generator) -> Int? {
            Bool.random(using: &random) ? Int.random(in: -5...3000, using: &random) : nil
        }
        var parts = DateComponents(
            era: some(&random), year: some(&random), month: some(&random), day: some(&random), hour: some(&random),
            minute: some(&random), second: some(&random), nanosecond: some(&random), weekday: some(&random),
            weekdayOrdinal: some(&random), quarter: some(&random), weekOfMonth: some(&random), weekOfYear: some(&random),
            yearForWeekOfYear: some(&random))
        parts.isLeapMonth = [true, false, nil].randomElement(using: &random) ?? nil
        if Bool.random(using: &random) { parts.timeZone = TimeZone(identifier: "Asia/Kolkata") }
        if Bool.random(using: &random) {
            var calendar = Calendar(
                identifier: [.gregorian, .iso8601, .hebrew, .japanese].randomElement(using: &random) ?? .gregorian)
            calendar.timeZone = TimeZone(secondsFromGMT: 5400) ?? .gmt
            calendar.locale = Locale(identifier: "de_AT")
            calendar.firstWeekday = 4
            parts.calendar = calendar
        }
        return parts
    }
}

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators").
struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
