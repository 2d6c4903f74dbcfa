import Testing
import TextTokens

@testable import Recognisers

/// Tuesday, 3 March 2026, 09:15.
private let reference = TimeReference(now: CivilTime(year: 2026, month: 3, day: 3, hour: 9, minute: 15))

@Suite("Times in the words of specifications")
struct TimeSpecsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var said: String
        var type: String
        var timex: [String]
        var values: [String]
        var testDescription: String { said }

        init(_ said: String, _ type: String, _ timex: [String], _ values: [String]) {
            (self.said, self.type, self.timex, self.values) = (said, type, timex, values)
        }
    }

    static let rows: [Row] = [
        Row("we land on 9 May", "date", ["XXXX-05-09", "XXXX-05-09"], ["2025-05-09", "2026-05-09"]),
        Row("Thursday, please", "date", ["XXXX-WXX-4", "XXXX-WXX-4"], ["2026-02-26", "2026-03-05"]),
        Row("it shuts at 8", "time", ["T08", "T20"], ["08:00:00", "20:00:00"]),
        Row("tomorrow at 10:45 am", "datetime", ["2026-03-04T10:45"], ["2026-03-04 10:45:00"]),
        Row("back in 40 minutes", "datetime", ["2026-03-03T09:55:00"], ["2026-03-03 09:55:00"]),
        Row("a nap of 90 minutes", "duration", ["PT90M"], ["5400"]),
        Row("gone for a week and three days", "duration", ["P1W3D"], ["864000"]),
        Row("in June 2027", "daterange", ["2027-06"], ["2027-06-01/2027-07-01"]),
        Row("the next 5 days", "daterange", ["(2026-03-04,2026-03-09,P5D)"], ["2026-03-04/2026-03-09"]),
        Row("last quarter", "daterange", ["(2025-10-01,2026-01-01,P3M)"], ["2025-10-01/2026-01-01"]),
        Row("from 2 to 3:30 pm", "timerange", ["(T14,T15:30,PT1H30M)"], ["14:00:00/15:30:00"]),
        Row("this evening", "datetimerange", ["2026-03-03TEV"], ["2026-03-03 16:00:00/2026-03-03 20:00:00"]),
        Row("every Sunday at 11am", "set", ["XXXX-WXX-7T11"], ["not resolved"]),
        Row("fortnightly", "set", ["P2W"], ["not resolved"]),
        Row("before 2030", "daterange", ["2030"], ["/2030-01-01"]),
        Row("29 February 2027", "date", ["2027-02-29"], ["not resolved"]),
        Row("now", "datetime", ["PRESENT_REF"], ["2026-03-03 09:15:00"]),
    ]

    @Test("A time is written as TIMEX with everything it may mean", arguments: rows)
    func timex(_ row: Row) throws {
        let tokens = TokenisedText(row.said)
        let found = try #require(
            TimeRecogniser(english, conventions: .recognisers).entities(in: tokens, reference: reference).first)
        let (type, values) = TimeSpecs.resolution(of: found, reference: reference)
        #expect(type == row.type)
        #expect(values.map { $0["timex"] ?? "" } == row.timex)
        #expect(values.map { $0["value"] ?? "\($0["start"] ?? "")/\($0["end"] ?? "")" } == row.values)
    }

    static let points: [(String, CivilTime, TimeGrain)] = [
        ("in nine days", CivilTime(year: 2026, month: 3, day: 12, hour: 9), .hour),
        ("three months ago", CivilTime(year: 2025, month: 12, day: 3), .day),
        ("next thursday", CivilTime(year: 2026, month: 3, day: 5), .day),
        ("the last friday of april", CivilTime(year: 2026, month: 4, day: 24), .day),
        ("ten past four pm", CivilTime(year: 2026, month: 3, day: 3, hour: 16, minute: 10), .minute),
        ("chinese new year 2024", CivilTime(year: 2024, month: 2, day: 10), .day),
        ("yom kippur 2023", CivilTime(year: 2023, month: 9, day: 24), .day),
        ("diwali 2023", CivilTime(year: 2023, month: 11, day: 12), .day),
        ("eid al-fitr 2023", CivilTime(year: 2023, month: 4, day: 21), .day),
        ("orthodox easter 2024", CivilTime(year: 2024, month: 5, day: 5), .day),
    ]

    @Test("A point has the precision with which it was told", arguments: points)
    func point(_ said: String, _ time: CivilTime, _ grain: TimeGrain) throws {
        let found = try #require(
            TimeRecogniser(english, conventions: .duckling).entities(in: TokenisedText(said), reference: reference).first)
        let value = try #require(TimeSpecs.ducklingValue(of: found))
        #expect(value.isPoint)
        #expect(value.start == time)
        #expect(value.grain == grain)
    }

    static let recurrences: [(String, Double, TimeUnit, [Int], Int?)] = [
        ("every other week", 2, .week, [], nil),
        ("on Tuesdays and Thursdays at 6pm", 1, .week, [1, 3], 18 * 3_600),
        ("every weekday at 7 in the morning", 1, .week, [0, 1, 2, 3, 4], 7 * 3_600),
        ("daily at noon", 1, .day, [], 12 * 3_600),
        ("every 20 minutes", 20, .minute, [], nil),
    ]

    @Test("A recurrence tells how often and when", arguments: recurrences)
    func recurrence(_ said: String, _ interval: Double, _ unit: TimeUnit, _ weekdays: [Int], _ start: Int?) throws {
        let found = try #require(TimeRecogniser(english).entities(in: TokenisedText(said), reference: reference).first)
        let recurrence = try #require(found.values.first?.recurrence)
        #expect(found.kind == .recurrence)
        #expect(recurrence.interval == interval)
        #expect(recurrence.unit == unit)
        #expect(recurrence.weekdays == weekdays)
        #expect(recurrence.start == start)
    }

    @Test("A reader asked at a token gives the longest time that begins there")
    func longest() throws {
        let text = TokenisedText("move it to Friday at nine")
        let reader = try #require(TimeRecogniser(english).reader(of: text, reference: reference))
        #expect(reader.longest(at: 0) == nil)
        #expect(reader.longest(at: 3)?.range == 3..<6)
        #expect(reader.longest(at: 5) == nil)
        #expect(reader.longest(at: 99) == nil)
    }

    @Test("What is past comes first where the past is meant")
    func past() throws {
        var past = reference
        past.prefersPast = true
        let found = try #require(
            TimeRecogniser(english).entities(in: TokenisedText("what I wrote on Friday"), reference: past).first)
        #expect(found.values.first?.start == CivilTime(year: 2026, month: 2, day: 27))
    }
}
