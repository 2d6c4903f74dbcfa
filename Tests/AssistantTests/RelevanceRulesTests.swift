import Foundation
import IntentSchema
import Randomness
import Testing

@testable import Assistant

/// When shortcuts are relevant.
struct RelevanceRulesTests {
    private static let zone = TimeZone(identifier: "Europe/Berlin")!
    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }
    /// Monday, 23 November 2026, 0:00.
    private static let monday = Date(timeIntervalSince1970: 1_795_388_400)
    private static let home = Coordinate(latitude: 52.5, longitude: 13.4)
    private static let gym = Coordinate(latitude: 52.6, longitude: 13.4)
    private static let me = Contact(
        id: "me", givenName: "Ann", familyName: "", fullName: "Ann",
        addresses: [
            Contact.Address(label: "home", street: "A 1", city: "Berlin", coordinate: home),
            Contact.Address(label: "gym", street: "B 2", city: "Berlin", coordinate: gym),
        ], isMe: true)

    private func relevance(hours: Double, at location: Coordinate? = nil) -> Relevance {
        Relevance(
            time: Self.monday.addingTimeInterval(hours * 3_600), calendar: Self.calendar, location: location,
            contacts: [Self.me])
    }

    private static func shortcut(_ providers: [Record]) -> Record {
        let intent = ParameterValue.record(Record("INStartWorkoutIntent"))
        return Record(
            "INRelevantShortcut",
            [
                "shortcut": .record(Record("INShortcutReference", ["intent": intent])),
                "relevanceProviders": .list(providers.map { .record($0) }),
            ])
    }

    private static func routine(_ raw: Int) -> Record { Record("INDailyRoutineRelevanceProvider", ["situation": .integer(raw)]) }

    private static func dates(_ start: Double, _ end: Double?) -> Record {
        var record = Record("INDateRelevanceProvider", ["startDate": .date(monday.addingTimeInterval(start * 3_600))])
        record["endDate"] = end.map { .date(monday.addingTimeInterval($0 * 3_600)) }
        return record
    }

    @Test(
        "SYS-10 parts of the day follow the person's clock and addresses",
        arguments: [
            // Hours since Monday, where, the situation, whether it is now.
            (5, nil, 0, true), (11, nil, 0, false), (4.9, nil, 0, false), (17, nil, 1, true), (22, nil, 1, false),
            (12, home, 2, true), (12, gym, 2, false), (12, nil, 2, false), (12, gym, 5, true), (12, home, 5, false),
            (7.5, nil, 6, true), (7.5, home, 6, false), (17, gym, 6, true), (12, nil, 6, false), (5 * 24 + 7.5, nil, 6, false),
            (12, home, 7, false), (12, home, 8, false), (12, home, 9, false), (12, home, 99, false),
        ] as [(Double, Coordinate?, Int, Bool)])
    func routines(hours: Double, location: Coordinate?, situation: Int, isNow: Bool) {
        let found = relevance(hours: hours, at: location).shortcut(Self.shortcut([Self.routine(situation)]), of: "app")
        #expect((found != nil) == isNow)
    }

    @Test("SYS-10 a date without an end lasts for the day; one that ends before it begins never is")
    func dates() {
        let open = Self.shortcut([Self.dates(10, nil)])
        let backwards = Self.shortcut([Self.dates(10, 9)])
        for (hours, isNow) in [(9.9, false), (10, true), (23.9, true), (24, false)] {
            #expect((relevance(hours: hours).shortcut(open, of: "app") != nil) == isNow)
            #expect(relevance(hours: hours).shortcut(backwards, of: "app") == nil)
        }
    }

    @Test("SYS-10 nothing changes with time before the change that is foretold", arguments: 0..<200)
    func foretold(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let records = (0..<Int.random(in: 0...6, using: &random)).map { _ in
            Self.shortcut(
                (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    let start = Double.random(in: -30...60, using: &random)
                    return Bool.random(using: &random)
                        ? Self.routine(Int.random(in: -1...11, using: &random))
                        : Self.dates(start, Bool.random(using: &random) ? nil : start + .random(in: -2...30, using: &random))
                })
        }
        let hours = Double.random(in: -24...48, using: &random)
        let location = [nil, Self.home, Self.gym].randomElement(using: &random)!
        func relevant(_ relevance: Relevance) -> [Bool] { records.map { relevance.shortcut($0, of: "app") != nil } }
        let now = relevance(hours: hours, at: location)
        let change = now.nextChange(in: records)
        #expect(change > now.time)
        let rest = change.timeIntervalSince(now.time) / 3_600
        for part in [0.1, 0.5, 0.999] {
            #expect(relevant(relevance(hours: hours + part * rest, at: location)) == relevant(now))
        }
    }

    @Test("SYS-10 whatever an app sends, nothing traps, and what names no request is left out", arguments: 0..<100)
    func garbage(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let values: [ParameterValue] = [
            .string(""), .integer(.max), .double(.nan), .double(-.infinity), .list([]), .record(Record("CLCircularRegion")),
            .bool(true),
            .date(.distantPast), .date(.distantFuture), .list([.integer(1), .record(Record("INDateRelevanceProvider"))]),
        ]
        func value() -> ParameterValue { values.randomElement(using: &random)! }
        var record = Self.shortcut([])
        var provider = Record(
            ["INDateRelevanceProvider", "INLocationRelevanceProvider", "INDailyRoutineRelevanceProvider", "X"].randomElement(
                using: &random)!)
        for name in ["startDate", "endDate", "region", "situation"] { provider[name] = value() }
        record["relevanceProviders"] = Bool.random(using: &random) ? value() : .list([.record(provider), value()])
        for name in ["watchTemplate", "shortcutRole"] { record[name] = value() }
        let relevance = relevance(hours: 12, at: Self.home)
        _ = relevance.shortcut(record, of: "app")
        #expect(relevance.nextChange(in: [record]) > relevance.time)
        record["shortcut"] = value()
        #expect(relevance.shortcut(record, of: "app") == nil)
    }
}
