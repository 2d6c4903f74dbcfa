import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// How questions about reservations are read, in wordings put together from parts.
struct ReservationReadingTests {
    private static func inquiry(_ words: String) -> ReservationInquiry? {
        guard case .request(let reading)? = Fixtures.interpreter?.interpret(words, in: Fixtures.context).acts.first else {
            return nil
        }
        return reading.reservations
    }

    private static let things: [(words: String, kind: ReservationKind)] = [
        ("flight", .flight), ("hotel", .lodging), ("train", .train), ("bus", .bus), ("ferry", .boat), ("rental car", .rentalCar),
        ("concert", .event), ("dinner reservation", .restaurant),
    ]

    @Test("SYS-11 kinds and facts are understood in any combination", arguments: things.indices)
    func combinations(thing: Int) throws {
        let (words, kind) = Self.things[thing]
        let questions: [(ask: String, fact: ReservationInquiry.Fact)] = [
            ("when is my \(words)", .start), ("what time is my next \(words)?", .start), ("when does our \(words) start", .start),
            ("when does my \(words) end", .end), ("where is my \(words)", .place), ("what is the address of my \(words)", .place),
            ("what's the confirmation number for my \(words)", .number),
            ("what's my reservation number for the \(words)", .number),
            ("what seat do I have on the \(words)", .seat), ("do I have a \(words)", .details), ("show me my \(words)", .details),
            ("is my \(words) confirmed", .status), ("whose name is my \(words) under", .holder),
        ]
        for (ask, fact) in questions {
            let read = try #require(Self.inquiry(ask), "\(ask)")
            #expect(read.kinds == [kind] && read.fact == fact && read.name.isEmpty && read.hint.isEmpty, "\(ask): \(read)")
        }
    }

    @Test("SYS-11 a period and a name are read", arguments: ["when is my flight", "do I have a train", "show me my bus"])
    func details(ask: String) throws {
        let calendar = Fixtures.context.calendar
        for (words, day, days) in [("tomorrow", 5, 1), ("on Friday", 6, 1), ("this weekend", 7, 2), ("next week", 9, 7)] {
            let period = try #require(Self.inquiry("\(ask) \(words)")?.period, "\(ask) \(words)")
            #expect(calendar.component(.day, from: period.start) == day, "\(ask) \(words): \(period)")
            // Weekends begin on Friday evening.
            #expect(abs(period.duration - Double(days) * 86_400) <= 86_400, "\(ask) \(words): \(period)")
        }
        for name in ["Boston", "New York", "Luigi's", "San Juan Bautista", "Zzyzx"] {
            #expect(Self.inquiry("\(ask) to \(name)")?.destination == name, "\(ask) to \(name)")
            #expect(Self.inquiry("\(ask) from \(name)")?.origin == name, "\(ask) from \(name)")
            #expect(Self.inquiry("\(ask) at \(name)")?.name == name, "\(ask) at \(name)")
            let both = Self.inquiry("\(ask) to \(name) tomorrow")
            #expect(both?.destination == name && both?.period != nil, "\(ask) to \(name) tomorrow")
        }
    }

    @Test(
        "SYS-11 questions without the word for it are understood",
        arguments: [
            ("which gate", ReservationInquiry.Fact.gate, [ReservationKind.flight]), ("when do I check in", .start, [.lodging]),
            ("when do we check out", .end, [.lodging]), ("where am I staying", .place, [.lodging]),
            ("when do I fly", .start, [.flight]), ("when do I land", .end, [.flight]), ("what's my seat", .seat, []),
            ("when do I have to return the car", .end, [.rentalCar]), ("where do I pick up the car", .place, [.rentalCar]),
            ("my reservations", .details, []), ("do I have anything booked tomorrow", .details, []),
            ("what are my bookings for next week", .details, []), ("how many people is my reservation for", .partySize, []),
            ("my United Airlines flight", .details, [.flight]),
        ])
    func implied(ask: String, fact: ReservationInquiry.Fact, kinds: [ReservationKind]) throws {
        let read = try #require(Self.inquiry(ask))
        #expect(read.fact == fact && read.kinds == kinds)
    }

    @Test("SYS-11 past, next and words that may be a name are read")
    func which() {
        #expect(Self.inquiry("when was my last flight")?.isPast == true)
        #expect(Self.inquiry("when is my flight")?.isPast == false)
        #expect(Self.inquiry("when is my next train")?.isNext == true)
        #expect(Self.inquiry("when is my United Airlines flight")?.hint.lowercased() == "united airlines")
    }

    @Test(
        "SYS-11 what is no question about one's own reservations is read as it was",
        arguments: [
            "book a table for two at Luigi's tomorrow", "get me a cab to the hotel", "text John my flight lands at 5",
            "remind me to check in for my flight", "call the hotel", "show my concert photos", "play the concert",
            "pay the hotel 200 dollars", "directions to the train station", "cancel my reservation", "gate", "yes",
            "how tall is the hotel", "my train was late again today and I missed the meeting",
        ])
    func others(words: String) {
        let read = Fixtures.interpreter?.interpret(words, in: Fixtures.context).acts.first
        if case .request(let reading)? = read { #expect(reading.intent != "INGetReservationDetailsIntent") }
        #expect(Self.inquiry(words) == nil)
    }

    @Test(
        "SYS-11 in the middle of a booking, the own reservations can be asked for",
        arguments: ["my reservations this weekend", "what are my bookings for next week", "when is my flight"])
    func underQuestion(ask: String) {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: "INBookRestaurantReservationIntent")
        let read = Fixtures.interpreter?.interpret(ask, in: context).acts.first
        guard case .request(let reading)? = read else {
            Issue.record("\(ask) was read as \(String(describing: read))")
            return
        }
        #expect(reading.reservations != nil)
    }

    @Test("SYS-11 an inquiry survives being written down")
    func written() throws {
        var inquiry = ReservationInquiry(
            kinds: [.flight, .event], fact: .gate, period: DateInterval(start: .distantPast, duration: 60), isPast: true,
            isNext: true, name: "Zoë's", hint: "x")
        inquiry.found = [FoundReservation(app: "a", appName: "A", reservation: Record("INFlightReservation"))]
        (inquiry.count, inquiry.destination, inquiry.origin) = (3, "Reno", "Rome")
        for value in [inquiry, ReservationInquiry()] {
            #expect(try ReservationInquiry(json: value.json) == value)
            #expect(try Note(json: Note.reservations(value).json) == .reservations(value))
        }
    }
}
