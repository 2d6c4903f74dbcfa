import Foundation
import IntentSchema
import Testing
import Understanding

/// Another restaurant than the one of the open request, a party whose size is not said, and what is told before a request.
struct ElsewhereTests {
    private static let book = "INBookRestaurantReservationIntent"
    private static let lookUp = "INGetAvailableRestaurantReservationBookingsIntent"
    private static let apps = [
        AppDescription(
            id: "tables", name: "Corner Table", intents: [book, lookUp],
            vocabulary: ["Luna Piccola", "Brass Heron", "Italian", "French"].map {
                .init(parameters: ["\(book).restaurant", "\(lookUp).restaurant"], identifier: $0, phrases: [$0])
            })
    ]
    private static let luna = ParameterValue.record(
        Record(
            "INRestaurant",
            [
                "name": .string("Luna Piccola"), "vendorIdentifier": .string("v"), "restaurantIdentifier": .string("luna"),
                "location": .record(.location(Coordinate(latitude: 37.8, longitude: -122.4))),
            ]))
    private static let time = ParameterValue.dateComponents(DateComponents(year: 2026, month: 3, day: 6, hour: 19, minute: 0))
    private static let open: [String: ParameterValue] = [
        "restaurant": luna, "bookingDateComponents": time, "partySize": .integer(4),
    ]

    private static func read(_ text: String, _ kind: Question.Kind? = .confirmRequest) throws -> DialogueAct? {
        var context = Fixtures.context
        context.appIndex = AppIndex(apps)
        if let kind {
            context.question = Question(
                kind: kind, intent: book, parameter: kind == .confirmRequest ? nil : "bookingDateComponents", app: "tables")
            context.parameters = open
            context.said = open
        }
        return try Fixtures.learned.get().interpret(text, in: context).acts.first
    }

    private static let kinds: [Question.Kind] = [.confirmRequest, .choice([time, time])]

    @Test(
        "another restaurant is chosen among all there are",
        arguments: [
            "somewhere else", "another restaurant please", "a different place", "what other restaurants are there?",
            "which restaurants are there", "do you have other places", "8:45 is too late. somewhere else?",
            "that's pricey, what other restaurants are there", "can we get another place",
        ], [0, 1])
    func anywhere(said: String, kind: Int) throws {
        let act = try Self.read(said, Self.kinds[kind])
        guard case .takeOut(let removals)? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(removals == [Removal("restaurant")])
    }

    @Test(
        "another of a kind is that kind",
        arguments: ["any other %?", "what other % places are there", "are there other % restaurants", "another % place"],
        ["Italian", "french"])
    func ofKind(form: String, kitchen: String) throws {
        for kind in Self.kinds {
            let act = try Self.read(form.replacing("%", with: kitchen), kind)
            guard case .correction(let values)? = act else {
                Issue.record("'\(form)' was read as \(act?.summary ?? "nothing")")
                return
            }
            #expect(values["restaurant"]?.record?["name"]?.string?.lowercased() == kitchen.lowercased())
        }
    }

    @Test(
        "who comes is among those who are counted",
        arguments: ["let us be 5", "make it 5", "we are 5 now"],
        [": Mary is coming too", ", Mary is coming too", ", my sister is joining us"])
    func counted(total: String, reason: String) throws {
        let act = try Self.read(total + reason)
        guard case .correction(let values)? = act else {
            Issue.record("'\(total + reason)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(values["partySize"] == .integer(5), "\(total + reason): \(values)")
    }

    @Test(
        "people whose number is not said are no party of one",
        arguments: ["me and the kids", "me and my friends"])
    func uncounted(party: String) throws {
        let act = try Self.read("book a table for \(party) at Luna Piccola tomorrow at 7", nil)
        guard case .request(let read)? = act else {
            Issue.record("'\(party)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(read.parameters["partySize"] == nil && read.unknownValues["partySize"] != nil, "\(party): \(read.parameters)")
    }

    @Test(
        "what is told of somebody before a request is not named as left out",
        arguments: [
            "my husband turns seventy on Saturday", "my sister gets married on Saturday", "mary is visiting on Saturday",
        ],
        [", and I would like a table for six at Brass Heron", ", so book a table for six at Brass Heron"])
    func told(reason: String, request: String) throws {
        let act = try Self.read(reason + request, nil)
        guard case .request(let read)? = act else {
            Issue.record("'\(reason + request)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(read.intent == Self.book && read.leftOut?.isEmpty ?? true, "\(reason): \(read.leftOut ?? [])")
        #expect(read.parameters["partySize"] == .integer(6) && read.parameters["bookingDateComponents"] != nil)
    }

    @Test("an order that only points is a yes to what is open, and books nothing else")
    func pointing() throws {
        for said in ["make it three people. Please book it."] {
            let act = try Self.read(said)
            switch act {
            case .correction(let values)?, .followed(.correction(let values), .notUnderstood)?:
                #expect(values["partySize"] == .integer(3), "\(said)")
            default: #expect(act?.summary.contains(Self.book) != true, "'\(said)' was read as \(act?.summary ?? "nothing")")
            }
        }
    }
}
