import Foundation
import TestSupport
import Testing
import TextTokens

@testable import Recognisers

/// Tuesday, 3 March 2026, 09:15.
private let reference = TimeReference(now: CivilTime(year: 2026, month: 3, day: 3, hour: 9, minute: 15))

private func read(_ text: String, _ conventions: TimeConventions = .house) -> [(text: String, entity: TimeEntity)] {
    let tokens = TokenisedText(text)
    return TimeRecogniser(english, conventions: conventions).entities(in: tokens, reference: reference)
        .map { (tokens.written($0.range), $0) }
}

private func written(_ time: CivilTime?) -> String {
    guard let time else { return "open" }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(time.year)-\(two(time.month))-\(two(time.day)) \(two(time.hour)):\(two(time.minute))"
}

@Suite("Times")
struct TimeRecogniserTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var said: String
        var found: String
        var start: String
        var end: String?
        var testDescription: String { said }

        init(_ said: String, _ found: String, _ start: String, _ end: String? = nil) {
            (self.said, self.found, self.start, self.end) = (said, found, start, end)
        }
    }

    static let rows: [Row] = [
        Row("a taxi tomorrow at seven", "tomorrow at seven", "2026-03-04 07:00"),
        Row("a taxi today at seven", "today at seven", "2026-03-03 19:00"),
        Row("wake me at half past six", "half past six", "2026-03-03 18:30"),
        Row("lunch with Ana on Friday", "Friday", "2026-03-06 00:00", "2026-03-07 00:00"),
        Row("remind me in twenty minutes", "in twenty minutes", "2026-03-03 09:35"),
        Row("the train leaves at 18:42", "18:42", "2026-03-03 18:42"),
        Row("pictures from last summer", "last summer", "2025-06-21 00:00", "2025-09-23 00:00"),
        Row("photos of the 3rd of May 2019", "the 3rd of May 2019", "2019-05-03 00:00"),
        Row("a table on March 21st at 8pm", "March 21st at 8pm", "2026-03-21 20:00"),
        Row("a room from Monday to Friday", "from Monday to Friday", "2026-03-09 00:00", "2026-03-14 00:00"),
        Row("busy between 2 and 4 pm tomorrow", "between 2 and 4 pm tomorrow", "2026-03-04 14:00", "2026-03-04 16:00"),
        Row("anything before noon", "before noon", "open", "2026-03-03 12:00"),
        Row("messages since yesterday", "since yesterday", "2026-03-02 00:00", "open"),
        Row("what I did two weeks ago", "two weeks ago", "2026-02-17 00:00"),
        Row("my runs of the last three days", "last three days", "2026-02-28 00:00", "2026-03-04 00:00"),
        Row("songs from the nineties", "the nineties", "1990-01-01 00:00", "2000-01-01 00:00"),
        Row("the day after tomorrow in the evening", "the day after tomorrow in the evening", "2026-03-05 18:00"),
        Row("next Thursday at quarter to nine am", "next Thursday at quarter to nine am", "2026-03-12 08:45"),
        Row("on easter monday", "easter monday", "2026-04-06 00:00"),
        Row("thanksgiving 2027", "thanksgiving 2027", "2027-11-25 00:00"),
        Row("the first Monday of June", "the first Monday of June", "2026-06-01 00:00"),
        Row("be home at tenish", "tenish", "2026-03-03 10:00"),
    ]

    @Test("A time means the moment that one who asks means", arguments: rows)
    func meaning(_ row: Row) throws {
        let found = try #require(read(row.said).first)
        #expect(found.text == row.found)
        let value = try #require(found.entity.values.first)
        #expect(written(value.start) == row.start)
        if let end = row.end { #expect(written(value.end) == end) }
    }

    @Test(
        "A day of every month comes back",
        arguments: [
            ("pay rent on the 1st of each month", "the 1st of each month", 1),
            ("the 15th of every month", "the 15th of every month", 15),
            ("every month on the 20th", "every month on the 20th", 20),
            ("on the second day of every month", "the second day of every month", 2),
            ("monthly on the 3rd", "monthly on the 3rd", 3), ("the 31st monthly", "the 31st monthly", 31),
        ])
    func monthly(_ text: String, _ found: String, _ day: Int) throws {
        let first = try #require(read(text, .requests).first)
        #expect(first.text == found)
        let recurrence = try #require(first.entity.values.first?.recurrence)
        #expect(recurrence.unit == .month)
        #expect(recurrence.day == day)
    }

    @Test("A day that no month has is read as none", arguments: ["31 February", "the 45th of March", "April 31st"])
    func dayOfNoMonth(_ text: String) throws {
        let first = try #require(read(text, .requests).first)
        #expect(first.text == text)
        #expect(first.entity.values.isEmpty)
    }

    @Test(
        "An answer may be a number or an amount alone",
        arguments: [("7", "2026-03-03 19:00"), ("9:30", "2026-03-03 09:30"), ("ten minutes", "2026-03-03 09:25")])
    func answers(_ text: String, _ start: String) throws {
        let first = try #require(read(text, .answers).first)
        #expect(written(first.entity.values.first?.start) == start)
    }

    @Test(
        "Later and earlier count from the time told before",
        arguments: [
            ("half an hour later", "2026-03-05 18:30"), ("an hour earlier", "2026-03-05 17:00"),
            ("two days later", "2026-03-07 18:00"),
        ])
    func anchored(_ text: String, _ start: String) throws {
        var reference = reference
        reference.anchor = CivilTime(year: 2026, month: 3, day: 5, hour: 18)
        let tokens = TokenisedText(text)
        let first = try #require(TimeRecogniser(english).entities(in: tokens, reference: reference).first)
        #expect(written(first.values.first?.start) == start)
    }

    @Test(
        "What is said of a time is known",
        arguments: [
            ("friday", ToldPieces.day, nil), ("at 8 pm", .clock, nil), ("at 8", [.clock, .openClock], nil),
            ("in the evening", .part, nil),
            ("friday at 8 pm", [.day, .clock], nil), ("by friday", .day, TimeLimit.by), ("before 8 pm", .clock, .before),
            ("since monday", .day, .since), ("in ten minutes", [.day, .clock], nil), ("until 8 pm", .clock, .until),
        ] as [(String, ToldPieces, TimeLimit?)])
    func told(_ text: String, _ told: ToldPieces, _ limit: TimeLimit?) throws {
        let first = try #require(read(text).first)
        #expect(first.entity.told == told)
        #expect(first.entity.limit == limit)
    }

    @Test(
        "What tells no time is left alone",
        arguments: [
            "", "play some music", "I may call you", "march on", "call 555 12 34", "the second one", "version 1.2.3",
            "she sat down", "a 7/2.5 ratio",
        ])
    func nothing(_ text: String) { #expect(read(text).isEmpty, "\(read(text).map(\.text))") }

    @Test(
        "Impossible times trap nothing and mean nothing",
        arguments: [
            "31 February", "february 30 2019", "at 25:99", "29 Feb 2023", String(repeating: "9", count: 400),
            "in " + String(repeating: "9", count: 400) + " years",
            "99999999 centuries ago", "the 400th day of May", "13/32/2020", "in 9999999 decades", "32nd of June",
        ])
    func impossible(_ text: String) {
        for conventions in [TimeConventions.house, .recognisers, .duckling] {
            for found in read(text, conventions) { #expect(found.entity.values.allSatisfy { ($0.start?.year ?? 0) < 400_000 }) }
        }
    }

    @Test(
        "A long text of times is read in bounded time",
        arguments: ["monday of ", "3 days after ", "from 5 to ", "the last week of ", "1-", "next ", "at 5 "])
    func long(_ piece: String) {
        let text = TokenisedText(String(repeating: piece, count: 8_000 / piece.utf8.count))
        let start = Self.secondsOfProcessor
        _ = TimeRecogniser(english).entities(in: text, reference: reference)
        #expect(Self.secondsOfProcessor - start < 12)
    }

    /// The time that this thread has had of the processor, which other programs do not lengthen.
    private static var secondsOfProcessor: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test("Random words of time never trap", arguments: 1...4)
    func fuzz(_ seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let words =
            english.times.words.sorted() + [
                "0", "1", "12", "13", "31", "99", "2018", "0730", "24", ":", "-", "/", ".", ",", "'", "st", "th", "h", "s", "x",
                "¼", "99999",
            ]
        for _ in 0..<(LongTests.areRun ? 400 : 150) {
            let text = (0..<12).map { _ in words[next(words.count)] + (next(4) == 0 ? "" : " ") }.joined()
            for conventions in [TimeConventions.house, .recognisers, .duckling] {
                for found in read(text, conventions) { _ = TimeSpecs.resolution(of: found.entity, reference: reference) }
            }
        }
    }
}
