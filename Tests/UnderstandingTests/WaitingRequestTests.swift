import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// What the user says about queued requests while the first one awaits confirmation: what is taken back does not come back.
struct WaitingRequestTests {
    private static let payment = "INSendPaymentIntent"
    private static let ride = "INRequestRideIntent"
    private static let table = "INBookRestaurantReservationIntent"
    private static let message = "INSendMessageIntent"
    private static let bill = "INPayBillIntent"

    private static func person(_ place: Int) -> ParameterValue { .record(Fixtures.contacts[place].person()) }

    private static func dollars(_ amount: Int) -> ParameterValue {
        .record(Record("INCurrencyAmount", ["amount": .decimal(Decimal(amount)), "currencyCode": .string("USD")]))
    }

    private static func pay(_ place: Int, _ amount: Int, for note: String? = nil) -> Record {
        var fields = ["payee": person(place), "currencyAmount": dollars(amount)]
        fields["note"] = note.map { .string($0) }
        return Record(payment, fields)
    }

    private static func text(_ place: Int, _ words: String) -> Record {
        Record(message, ["recipients": .list([person(place)]), "content": .string(words)])
    }

    private static func trip(to place: String) -> Record {
        Record(ride, ["dropOffLocation": .record(Record("CLPlacemark", ["name": .string(place)]))])
    }

    /// The act, and what is left to be heard.
    private static func read(_ said: String, _ requests: [Record]) -> Interpretation? {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: requests[0].type)
        context.parameters = requests[0].fields
        context.queued = requests.dropFirst().reversed().map(\.type)
        context.waiting = requests.dropFirst().reversed()
        return try? Fixtures.learned.get().interpret(said, in: context)
    }

    private static func dropping(_ requests: [Record]) -> DialogueAct {
        .changeWaiting(requests.map { WaitingChange($0, values: nil) })
    }

    private static let (mary, priya, anna) = (pay(3, 20), pay(6, 15), pay(4, 5))

    @Test(
        "somebody is left out in any words, with a reason behind or without",
        arguments: [
            "no leave Priya out", "forget Priya", "skip Priya, she already paid me", "take Priya out",
            "don't send Priya anything",
            "actually Priya doesn't need it", "wait, no, drop the one for Priya", "Priya I'll pay in cash", "not Priya",
            "hm, scrap Priya's. she owes me anyway",
        ])
    func leftOut(said: String) {
        #expect(Self.read(said, [Self.mary, Self.priya])?.acts.first == Self.dropping([Self.priya]), "'\(said)'")
        #expect(Self.read(said, [Self.mary, Self.anna, Self.priya])?.acts.first == Self.dropping([Self.priya]), "'\(said)'")
    }

    @Test(
        "those that are not wanted go where only one is",
        arguments: ["just Mary", "only Mary please", "wait just Mary, forget Priya", "no hang on, only Mary", "Mary only"])
    func only(said: String) {
        #expect(Self.read(said, [Self.mary, Self.priya])?.acts.first == Self.dropping([Self.priya]), "'\(said)'")
        #expect(
            Self.read(said, [Self.priya, Self.mary])?.acts.first == .drop(intent: Self.payment), "'\(said)' of what waits")
    }

    @Test(
        "a yes in front of it is heard", arguments: ["yes but not Priya", "yes. forget Priya", "yes for Mary. leave Priya out"])
    func agreed(said: String) {
        let act = Self.read(said, [Self.mary, Self.priya])?.acts.first
        #expect(act == .followed(.yes, by: Self.dropping([Self.priya])), "'\(said)'")
    }

    @Test("of several of a kind only one is wanted")
    func once() {
        let rows: [(said: String, requests: [Record])] = [
            ("just once", [Self.mary, Self.pay(3, 30)]), ("just once, 20", [Self.mary, Self.pay(3, 30)]),
            ("just one ride not two", [Self.trip(to: "Pier 39"), Self.trip(to: "Castro")]),
            ("i said one message", [Self.text(3, "hello"), Self.text(6, "good night")]),
        ]
        for row in rows {
            let act = Self.read(row.said, row.requests)?.acts.first
            #expect(act == Self.dropping([row.requests[1]]), "'\(row.said)'")
        }
    }

    @Test(
        "a restatement changes each of those it names",
        arguments: ["", "no! ", "wait, ", "no hang on. "], ["", ", that's it", ". thats all"])
    func restated(head: String, end: String) {
        for (first, second) in [
            ("Mary 15, Priya 20", [15, 20]), ("Mary 60, Priya 35", [60, 35]), ("60 for Mary and 10 for Priya", [60, 10]),
        ] {
            let said = head + first + end
            let act = Self.read(said, [Self.mary, Self.priya])?.acts.first
            let change = WaitingChange(Self.priya, values: ["currencyAmount": Self.dollars(second[1])])
            let wanted = DialogueAct.followed(
                .correction(["currencyAmount": Self.dollars(second[0])]), by: .changeWaiting([change]))
            #expect(act == wanted, "'\(said)': \(act?.summary ?? "nothing")")
        }
    }

    @Test("what a restatement of all does not name goes")
    func restatedAll() {
        let act = Self.read("no, Mary 25, Priya 35, that's all", [Self.mary, Self.priya, Self.anna])?.acts.first
        let changes = [
            WaitingChange(Self.priya, values: ["currencyAmount": Self.dollars(35)]), WaitingChange(Self.anna, values: nil),
        ]
        #expect(act == .followed(.correction(["currencyAmount": Self.dollars(25)]), by: .changeWaiting(changes)))
    }

    @Test(
        "one that waits gets another amount",
        arguments: ["make Priya's 35", "Priya only gets 35", "35 for Priya", "Priya should get 35"])
    func changed(said: String) {
        let change = WaitingChange(Self.priya, values: ["currencyAmount": Self.dollars(35)])
        #expect(Self.read(said, [Self.mary, Self.priya])?.acts.first == .changeWaiting([change]), "'\(said)'")
    }

    @Test("requests of other kinds are named by their nouns, and by the words of their notes")
    func kinds() {
        let wine = Self.pay(3, 20, for: "the wine")
        let walk = Self.trip(to: "Pier 39")
        let rows: [(said: String, requests: [Record], act: DialogueAct)] = [
            ("no ride, we'll walk", [wine, walk], Self.dropping([walk])), ("skip the ride", [wine, walk], Self.dropping([walk])),
            ("scratch the wine thing, do only the ride", [wine, walk], .drop(intent: Self.payment)),
            ("no. and don't book the ride either", [wine, walk], .giveUpAll),
            (
                "yes but don't text Priya", [wine, Self.text(6, "paid")],
                .followed(.yes, by: Self.dropping([Self.text(6, "paid")]))
            ),
        ]
        for row in rows {
            let act = Self.read(row.said, row.requests)?.acts.first
            #expect(act == row.act, "'\(row.said)': \(act?.summary ?? "nothing")")
        }
    }

    @Test("what is asked or ordered in a sentence behind is left to be heard")
    func rest() {
        let read = Self.read("forget Priya. and what's in my checking account?", [Self.mary, Self.priya])
        #expect(read?.acts.first == Self.dropping([Self.priya]))
        #expect(read?.rest == "and what's in my checking account?")
    }

    @Test(
        "words that are about what is open, or somebody else, drop nothing that waits",
        arguments: [
            "yes", "no", "make it 25", "how much is it?", "don't forget Priya", "if Priya hasn't paid yet", "for the tickets",
            "is it from checking?", "yes, and call John Smith",
        ])
    func untouched(said: String) {
        for act in Self.read(said, [Self.mary, Self.priya])?.acts ?? [] {
            #expect(!"\(act)".contains("WaitingChange"), "'\(said)': \(act.summary)")
        }
    }

    @Test(
        "several change at once, with their possessives written in any way",
        arguments: [
            "make marys 15 and priyas 20", "make Mary's 15 and Priya's 20", "oh make marys 15 and priyas 20 i got it backwards",
            "marys 15, priyas 20",
        ])
    func possessives(said: String) {
        let act = Self.read(said, [Self.mary, Self.priya])?.acts.first
        let other = DialogueAct.changeWaiting([WaitingChange(Self.priya, values: ["currencyAmount": Self.dollars(20)])])
        #expect(act == .followed(.correction(["currencyAmount": Self.dollars(15)]), by: other), "'\(said)'")
    }

    @Test(
        "what each is to get or give is changed of all that were said with it, and of no other",
        arguments: ["35 each", "make it 35 each", "no 35 each", "sorry, 35 dollars apiece"])
    func each(said: String) {
        let (first, same, other) = (Self.pay(3, 30), Self.pay(6, 30), Self.pay(0, 12))
        let correction = DialogueAct.correction(["currencyAmount": Self.dollars(35)])
        let change = DialogueAct.changeWaiting([WaitingChange(same, values: ["currencyAmount": Self.dollars(35)])])
        #expect(Self.read(said, [first, same, other])?.acts.first == .followed(correction, by: change))
        #expect(Self.read(said, [first, other])?.acts.first == correction)
    }

    @Test("a quoted text changes the message that is named, and the yes is heard")
    func quoted() {
        let (first, second) = (Self.text(3, "on my way"), Self.text(6, "thanks"))
        let change = DialogueAct.changeWaiting([WaitingChange(second, values: ["content": .string("many thanks")])])
        #expect(
            Self.read("yes but make the second one \"many thanks\"", [first, second])?.acts.first == .followed(.yes, by: change))
        for said in [
            "make the second one \"many thanks\"", "change Priya's to \"many thanks\"", "make the other one \"many thanks\"",
        ] {
            #expect(Self.read(said, [first, second])?.acts.first == change, "'\(said)'")
        }
    }
}
