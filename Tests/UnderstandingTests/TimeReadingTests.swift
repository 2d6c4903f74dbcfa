import Foundation
import IntentSchema
import Testing

@testable import Understanding

struct TimeReadingTests {
    private static let pickup = "INRequestRideIntent.scheduledPickupTime"

    private func known(_ time: DateComponents) -> [String: ParameterValue] {
        ["scheduledPickupTime": .record(.dateRange(start: time, end: nil))]
    }

    private static let friday = DateComponents(year: 2026, month: 3, day: 6, hour: 7, minute: 0)

    @Test(
        "a changed time keeps what was not said of it",
        arguments: [
            ("make it 8 o'clock", "2026-3-6 8:00"), ("make it half past seven", "2026-3-6 7:30"),
            ("make it saturday", "2026-3-7 7:00"), ("make it in the evening", "2026-3-6 19:00"),
            ("make it saturday at 9", "2026-3-7 9:00"), ("make it half an hour later", "2026-3-6 7:30"),
            ("make it an hour earlier", "2026-3-6 6:00"), ("make it two days later", "2026-3-8 7:00"),
            ("make it 9 pm", "2026-3-6 21:00"), ("make it in the afternoon", "2026-3-6 12:00 to 2026-3-6 18:00"),
            ("the day after", "2026-3-7 7:00"), ("no the day before", "2026-3-5 7:00"), ("the week after", "2026-3-13 7:00"),
            ("same time next week", "2026-3-13 7:00"), ("8 is better", "2026-3-6 8:00"), ("is 8 free", "2026-3-6 8:00"),
            ("make that quarter past", "2026-3-6 7:15"), ("make it saturday evening", "2026-3-7 19:00"),
            ("could it be an hour later", "2026-3-6 8:00"), ("7:30 would suit us better", "2026-3-6 7:30"),
            ("saturday then, at eight o'clock", "2026-3-7 8:00"), ("make it ten minutes sooner", "2026-3-6 6:50"),
            ("make it between 8 and 9", "2026-3-6 8:00 to 2026-3-6 9:00"),
        ])
    func keeps(_ said: String, _ expected: String) {
        let act = Fixtures.read(said, question: Question("INRequestRideIntent request"), parameters: known(Self.friday)).acts
            .first
        #expect(act?.summary == "change scheduledPickupTime=\(expected)")
    }

    @Test(
        "a bare time stays on the day that was offered",
        arguments: [
            ("8", "2026-3-6 8:00"), ("at 8:30", "2026-3-6 8:30"), ("9 pm", "2026-3-6 21:00"), ("tomorrow at 8", "2026-3-5 8:00"),
        ])
    func offers(_ said: String, _ expected: String) {
        var question = Question("INRequestRideIntent.scheduledPickupTime")
        question.kind = .confirmValue(.record(.dateRange(start: Self.friday, end: nil)))
        let summary = Fixtures.read(said, question: question).acts.first?.summary
        #expect(summary?.hasSuffix(expected) == true, "\(summary ?? "nothing")")
    }

    @Test(
        "when to be there is told from when to leave",
        arguments: [
            ("by 5 pm", 0, true), ("before noon", 0, true), ("no later than 6", 0, true), ("at 5 pm", 0, false),
            ("after 5", 0, false), ("tomorrow by 9", 0, true), ("get there at 5 pm", 2, true), ("arriving at 5 pm", 1, true),
            ("to be there at 5", 3, true), ("leave at 5", 1, false), ("drop me there and leave at 5", 5, false),
        ])
    func arrival(_ text: String, _ start: Int, _ isArrival: Bool) throws {
        let scanner = try #require(Fixtures.scan(text))
        #expect(scanner.time(at: start, TimeSlots.Wish())?.reading?.isArrival == isArrival)
    }

    @Test(
        "what comes back is marked",
        arguments: ["every month", "every friday at 5", "each day", "weekly on mondays", "every two weeks"])
    func recurrence(_ text: String) throws {
        let scanner = try #require(Fixtures.scan(text))
        #expect(scanner.entities.first?.kind == .recurrence, "\(scanner.entities)")
        #expect(scanner.time(at: 0, TimeSlots.Wish())?.reading?.recurrence != nil)
    }

    @Test(
        "an open end of what lies behind stays open",
        arguments: [
            ("since monday", "2026-3-2"), ("before monday", "to 2026-3-1"), ("until monday", "to 2026-3-2"),
            ("since 9", "2026-3-4 9:00"),
            ("after friday", "2026-2-28"),
        ])
    func openEnds(_ said: String, _ expected: String) {
        let act = Fixtures.read(said, question: Question("INSearchForMessagesIntent.dateTimeRange")).acts.first
        guard case .value(let value)? = act else { return #expect(Bool(false), "\(said): \(String(describing: act))") }
        let ends = [value.record?["startDateComponents"], value.record?["endDateComponents"]].map { $0?.dateComponents?.summary }
        #expect([ends[0], ends[1].map { "to " + $0 }].compactMap(\.self).joined(separator: " ") == expected)
    }

    @Test(
        "entities are found anywhere, the longest first",
        arguments: [
            ("send mom 20 dollars tomorrow at 8", "money '20 dollars', time 'tomorrow at 8'"),
            ("get me a cab for 3 adults and 2 kids in ten minutes", "people '3 adults and 2 kids', time 'in ten minutes'"),
            ("pay the rent every month", "recurrence 'every month'"), ("run for 5 kilometers", "measure '5 kilometers'"),
            ("work out for half an hour", "duration 'half an hour'"), ("set it to 72 degrees", "temperature '72 degrees'"),
            ("call mom", ""), ("play 4 songs", "number '4'"), ("add half of my balance", "money 'half of my balance'"),
        ])
    func entities(_ text: String, _ expected: String) throws {
        let scanner = try #require(Fixtures.scan(text))
        let found = scanner.entities.map { "\($0.kind) '\(scanner.utterance.text($0.range))'" }
        #expect(found.joined(separator: ", ") == expected)
    }

    @Test("degrees are of the country", arguments: [("en_US", "72°F"), ("en_GB", "72°C"), ("en_AU", "72°C")])
    func degrees(_ locale: String, _ expected: String) throws {
        let scanner = try #require(Fixtures.scan("72", locale: locale))
        let values = ValueBuilder(scanner: scanner)
        let slot = try #require(
            scanner.grammar.slots.first { slot in
                slot.intent >= 0 && scanner.grammar.intents[slot.intent].definitions[slot.name]?.kind == .temperature
            })
        guard case .value(let value) = values.build(.temperature(72, unit: nil), slot: slot) else { return #expect(Bool(false)) }
        #expect(value.summary == expected)
    }
}
