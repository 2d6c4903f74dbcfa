import Foundation
import IntentSchema
import Store
import Testing

@testable import Assistant

/// Which reservations a question finds, whatever apps have donated.
struct ReservationSearchTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
    /// 1 January 2026, midnight.
    private static let now = Date(timeIntervalSince1970: 1_767_225_600)

    private static func stay(_ id: String, _ start: DateComponents?, _ end: DateComponents? = nil, at place: String = "Inn")
        -> KeptReservation
    {
        var span = Record("INDateComponentsRange")
        span["startDateComponents"] = start.map { .dateComponents($0) }
        span["endDateComponents"] = end.map { .dateComponents($0) }
        return KeptReservation(
            app: "a",
            reservation: Record(
                "INLodgingReservation",
                [
                    "reservationNumber": .string(id), "reservationDuration": .record(span),
                    "lodgingBusinessLocation": .record(Record("CLPlacemark", ["name": .string(place)])),
                ]))
    }

    private static func found(_ inquiry: ReservationInquiry, _ kept: [KeptReservation]) -> [String] {
        let search = ReservationSearch(kept: kept, appNames: ["a": "Stays"], now: now, calendar: calendar)
        return (search.answered(inquiry).found ?? []).compactMap { $0.reservation["reservationNumber"]?.string }
    }

    private static func day(_ day: Int, _ month: Int = 1, _ year: Int = 2026, hour: Int? = nil) -> DateComponents {
        DateComponents(year: year, month: month, day: day, hour: hour)
    }

    @Test("SYS-11 what is over is left out, what has no sensible time comes last and is in no period")
    func times() {
        let kept = [
            Self.stay("nonsense", DateComponents(year: .max, month: -3, day: 77)), Self.stay("later", Self.day(9)),
            Self.stay("none", nil), Self.stay("over", Self.day(20, 12, 2025), Self.day(31, 12, 2025)),
            Self.stay("far", Self.day(1, 1, 9_999)), Self.stay("on", Self.day(30, 12, 2025), Self.day(2)),
            Self.stay("backwards", Self.day(5), Self.day(3)),
        ]
        #expect(Self.found(ReservationInquiry(), kept) == ["on", "backwards", "later", "far", "nonsense", "none"])
        #expect(Self.found(ReservationInquiry(isPast: true), kept) == ["over"])
        #expect(Self.found(ReservationInquiry(isNext: true), kept) == ["on"])
        let week = DateInterval(start: Self.now + 4 * 86_400, duration: 7 * 86_400)
        #expect(Self.found(ReservationInquiry(period: week), kept) == ["backwards", "later"])
        #expect(Self.found(ReservationInquiry(kinds: [.flight]), kept).isEmpty)
    }

    @Test("SYS-11 a name must be there without case and accents; other words only if they are somewhere")
    func names() {
        let kept = [Self.stay("1", Self.day(3), at: "Café Müller"), Self.stay("2", Self.day(4), at: "The Ritz")]
        #expect(Self.found(ReservationInquiry(name: "cafe muller"), kept) == ["1"])
        #expect(Self.found(ReservationInquiry(name: "Ritz"), kept) == ["2"])
        #expect(Self.found(ReservationInquiry(name: "the ritz hotel"), kept).isEmpty)
        #expect(Self.found(ReservationInquiry(hint: "ritz"), kept) == ["2"])
        #expect(Self.found(ReservationInquiry(hint: "please"), kept) == ["1", "2"])
        #expect(Self.found(ReservationInquiry(name: "Stays"), kept) == ["1", "2"])
    }

    @Test("SYS-11 of a thousand, the soonest are told, and how many there are")
    func thousand() {
        let kept = (0..<1_000).map { Self.stay("\($0)", Self.day(1 + $0 % 28, 2 + $0 % 11)) }
        let search = ReservationSearch(kept: kept, appNames: [:], now: Self.now, calendar: Self.calendar)
        let answer = search.answered(ReservationInquiry())
        #expect(answer.count == 1_000 && answer.found?.count == ReservationInquiry.mostListed)
        #expect(answer.found?.allSatisfy { $0.appName == "a" } == true)
    }
}
