import Foundation
import IntentSchema
import Intents
import IntentsTesting
import Store
import Testing

@testable import Assistant

/// Reservations that apps donate, from the call of the API to what the person hears.
struct ReservationTests {
    private static func app(_ name: String = "Globe") -> TestApp {
        TestApp(TravelExtension.self, name: name, intents: [INCreateNoteIntent.self, INSendPaymentIntent.self])
    }

    private static func have(_ words: String..., with app: String = "Globe", in talk: TestConversation) async throws {
        for words in words { try await DonationTests.have(app, do: words, in: talk) }
    }

    private static func talk(_ words: String...) async throws -> TestConversation {
        let talk = try TestConversation(with: app())
        for words in words { try await have(words, in: talk) }
        return talk
    }

    private static let kinds = ["flight", "hotel", "train", "bus", "ferry", "car", "concert", "table"]

    @Test(
        "SYS-11 a reservation of each kind is kept and told from what its app donated, with a card",
        arguments: [
            ("when is my flight?", ["BK 88 to Denver", "leaves", "9:30", "Friday"]),
            ("what's the address of my hotel?", ["Hotel Sol", "12 Sun Street", "Lisbon"]),
            ("which platform does my train leave from", ["platform 5"]),
            ("when is my bus to Reno", ["6:30", "on hold"]),
            ("when does my ferry arrive", ["Heron", "2 PM", "Saturday"]),
            ("where do I pick up the rental car", ["Rollaway Airport Desk", "1 Runway Road"]),
            ("what seat do I have for the concert", ["Balcony", "7"]),
            ("how many people is my reservation at Luigi's for", ["Luigi's", "for 4", "not confirmed yet"]),
        ])
    func everyKind(question: String, words: [String]) async throws {
        let talk = try TestConversation(with: Self.app())
        for kind in Self.kinds { try await Self.have("book \(kind)", in: talk) }
        let turn = try await talk.say(question)
        for word in words { try await talk.expectWords(word) }
        #expect(await talk.state == .ended)
        #expect(turn.messages.contains { $0.rendered.card?.rows.isEmpty == false })
    }

    @Test("SYS-11 everything that an app says of a reservation arrives in the store as it was said")
    func survives() async throws {
        let assistant = try TestAssistant(with: [Self.app()], for: [DonationTests.person("kim")])
        let talk = try assistant.startConversation(with: "kim")
        for kind in Self.kinds { try await Self.have("book \(kind)", in: talk) }
        let kept = await assistant.store.reservations(of: "kim")
        let given = Self.kinds.compactMap { Travel.reservation($0)?._record }
        #expect(kept.map(\.reservation) == given && Set(kept.map(\.app)) == ["test.Globe"])
        #expect(Set(kept.map(\.reservation.type)) == Set(ReservationKind.allCases.map(\.type)))
    }

    @Test(
        "SYS-11 what is asked for is told, and what the app did not say is said honestly",
        arguments: [
            ("flight", "what's my confirmation number for the flight", "K7PQ2X"),
            ("flight", "what seat do I have on the plane", "12A"),
            ("flight", "which gate", "Globe didn't say the gate of your flight"),
            ("flight", "which terminal does my flight leave from", "terminal 3"),
            ("flight", "when do we board", "8:30"),
            ("flight", "when does my flight land", "arrives"),
            ("flight", "whose name is my flight booked under", "Robin Vale"),
            ("flight", "is my flight confirmed", "is confirmed"),
            ("hotel", "when do I check in", "3:30"),
            ("hotel", "when do we check out of the hotel", "ends"),
            ("hotel", "what's my confirmation number for the hotel", "H-441"),
            ("hotel", "what's my room number at the hotel", "didn't say the room"),
            ("hotel", "where am I staying", "Hotel Sol"),
            ("bus", "what's the booking number of my bus", "didn't say the confirmation number"),
            ("car", "when do I have to return the car", "11 AM"),
            ("train", "what seat do I have on the train", "61"),
        ])
    func facts(kind: String, question: String, words: String) async throws {
        let talk = try await Self.talk("book \(kind)")
        let shown = try await talk.say(question).messages.map(\.rendered.shown).joined(separator: " ")
        #expect(shown.contains(words), "\(shown)")
    }

    @Test("SYS-11 several are told, soonest first; past ones only if asked for; a period and a name choose among them")
    func chooses() async throws {
        let talk = try await Self.talk("book return", "book past", "book flight", "book table", "book concert")
        func shown(_ words: String) async throws -> String {
            try await talk.say(words).messages.map(\.rendered.shown).joined(separator: " ")
        }
        let all = try await shown("when is my flight")
        let (first, second) = (all.range(of: "BK 88"), all.range(of: "BK 89"))
        #expect(all.contains("2 reservations") && !all.contains("BK 12"))
        #expect(try #require(first).lowerBound < (try #require(second).lowerBound))
        let next = try await shown("when is my next flight")
        #expect(next.contains("BK 88") && !next.contains("BK 89"))
        let past = try await shown("when was my last flight")
        #expect(past.contains("BK 12") && !past.contains("BK 88"))
        let named = try await shown("when is my flight to San Francisco")
        #expect(named.contains("BK 89") && !named.contains("BK 88"))
        let back = try await shown("when is my flight from Denver")
        #expect(back.contains("BK 89") && !back.contains("BK 88"))
        let weekend = try await shown("my reservations this weekend")
        #expect(weekend.contains("Night Owls") && weekend.contains("BK 89") && !weekend.contains("BK 88"))
        let tomorrow = try await shown("do I have any reservations tomorrow")
        #expect(tomorrow.contains("Luigi's") && !tomorrow.contains("BK"))
        let none = try await shown("when is my train")
        #expect(none.contains("don't know of any upcoming train reservations"))
        #expect(try await shown("show my reservation at Mario's").contains("don't know of any"))
        #expect(try await shown("do I have any reservations in March").contains("don't know of any"))
    }

    @Test("SYS-11 an app replaces a reservation with the same reference, cancels it, and deletes it")
    func changes() async throws {
        let talk = try await Self.talk("book flight", "delay flight")
        try await talk.say("when is my flight")
        try await talk.expectWords("3:30 PM")
        try await talk.expect(.noWords(["2 reservations"]))
        try await Self.have("revoke flight", in: talk)
        try await talk.say("when is my flight")
        try await talk.expectWords("has been cancelled")
        // What it had replaced does not come back.
        try await Self.have("withdraw cancelled", in: talk)
        try await talk.say("when is my flight")
        try await talk.expectWords("don't know of any")

        try await Self.have("package trip", "book train", in: talk)
        try await talk.say("where is my hotel")
        try await talk.expectWords("Hotel Sol")
        try await Self.have("scatter trip", in: talk)
        try await talk.say("where is my hotel")
        try await talk.expectWords("don't know of any")
        try await talk.say("when is my train")
        try await talk.expectWords("701")
        try await Self.have("forget", in: talk)
        try await talk.say("when is my train")
        try await talk.expectWords("don't know of any")
    }

    @Test("SYS-11 nothing of one app or person shows up for another, and an app without permission is left out")
    func apart() async throws {
        var globe = Self.app("Globe")
        let atlas = Self.app("Atlas")
        // Only an app that asks can be denied.
        globe.assistantAccess = .undecided
        let assistant = try TestAssistant(
            with: [globe, atlas], for: [DonationTests.person("kim"), DonationTests.person("lee")])
        assistant.decide(.assistant, true, of: globe, by: "kim")
        let (kim, lee) = (try assistant.startConversation(with: "kim"), try assistant.startConversation(with: "lee"))
        try await Self.have("book flight", in: kim)
        try await Self.have("book flight", "revoke flight", "book train", with: "Atlas", in: kim)
        try await lee.say("when is my flight")
        try await lee.expectWords("don't know of any")
        // Both have the reference "FLY": neither replaces the other's.
        try await kim.say("when is my flight")
        try await kim.expectWords("2 reservations")
        try await Self.have("forget", with: "Atlas", in: kim)
        try await kim.say("when is my flight")
        try await kim.expectWords("leaves")
        try await kim.expect(.noWords(["cancelled", "2 reservations"]))
        assistant.decide(.assistant, false, of: globe, by: "kim")
        try await kim.say("when is my flight")
        try await kim.expectWords("don't know of any")
    }

    @Test("SYS-11 a question in the middle of another is answered, and the open one asked again")
    func between() async throws {
        let talk = try await Self.talk("book hotel")
        try await talk.say("send a payment")
        let open = await talk.state
        let turn = try await talk.say("what's the address of my hotel?")
        try await talk.expectWords("12 Sun Street")
        #expect(await talk.state == open)
        #expect(turn.messages.count > 1)
    }

    @Test("SYS-11 nothing is told while the device is locked")
    func locked() async throws {
        let talk = try await Self.talk("book hotel")
        try await talk.setLocked(true)
        try await talk.say("what's the address of my hotel?")
        try await talk.expectWords("unlock this device")
        try await talk.expect(.noWords(["Sun Street"]))
        try await talk.setLocked(false)
        try await talk.say("what's the address of my hotel?")
        try await talk.expectWords("Sun Street")
    }

    @Test("SYS-11 why a question was answered is explained, and what was found is in the journal")
    func explained() async throws {
        let talk = try await Self.talk("book hotel")
        let turn = try await talk.say("where is my hotel")
        let found = turn.items.compactMap { item -> [FoundReservation]? in
            guard case .said(_, let acts)? = item.event?.kind, case .request(let reading)? = acts.first else { return nil }
            return reading.reservations?.found
        }
        #expect(found.flatMap { $0.map(\.appName) } == ["Globe"])
        let explanations = turn.items.compactMap { if case .explained(let explanation) = $0 { explanation } else { nil } }
        #expect(explanations.contains { $0.code == .reservationsFound && $0.values == ["1", "Globe"] })
        for item in turn.items { #expect(try JournalItem(json: item.json) == item) }
    }
}
