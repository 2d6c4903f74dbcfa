import Foundation
import IntentSchema
import Testing
import Understanding

/// What is said of the open request, or of the last one, in words that other requests are made with, too.
struct OpenRequestTests {
    private static let booking = "INBookRestaurantReservationIntent"

    private static func table(at hour: Int, for people: Int) -> [String: ParameterValue] {
        [
            "restaurant": .record(Record("INRestaurant", ["name": .string("Luna Piccola")])), "partySize": .integer(people),
            "bookingDateComponents": .dateComponents(DateComponents(year: 2026, month: 3, day: 5, hour: hour, minute: 0)),
        ]
    }

    private static let tables = AppDescription(
        id: "tables", name: "Tables",
        intents: [
            booking, "INGetAvailableRestaurantReservationBookingsIntent", "INGetUserCurrentRestaurantReservationBookingsIntent",
        ])

    private static func act(
        _ said: String, _ kind: Question.Kind, parameter: String? = nil, _ values: [String: ParameterValue],
        of intent: String = booking
    ) throws -> DialogueAct? {
        var context = Fixtures.context
        context.apps.append(tables)
        context.question = Question(kind: kind, intent: intent, parameter: parameter, app: "tables")
        context.parameters = values
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    @Test(
        "what is moved is moved to another hour, however many people there are",
        arguments: ["move it to %@", "can you move it to %@", "could we push it to %@", "shift it to %@"])
    func moved(form: String) throws {
        for people in [2, 7, 8] {
            for hour in [6, 9] {
                let said = form.replacing("%@", with: "\(hour)")
                guard case .correction(let values)? = try Self.act(said, .confirmRequest, Self.table(at: 19, for: people)) else {
                    Issue.record("'\(said)' moves nothing")
                    continue
                }
                #expect(values["partySize"] == nil, "\(said)")
                #expect(values["bookingDateComponents"]?.dateComponents?.hour == hour + 12, "\(said)")
            }
        }
    }

    private static let restaurants: [ParameterValue] = ["Old Kiln", "Casa Tordo", "Nine Willows"].map {
        .record(Record("INRestaurant", ["name": .string($0)]))
    }

    private static var unchosen: [String: ParameterValue] { table(at: 19, for: 2).filter { $0.key != "restaurant" } }

    @Test(
        "a question about what is offered repeats what is offered",
        arguments: ["which restaurants are there", "what restaurants do you have", "which places can you book"])
    func offered(said: String) throws {
        let act = try Self.act(said, .choice(Self.restaurants), parameter: "restaurant", Self.unchosen)
        #expect(act == .repeat, "\(said): \(act?.summary ?? "nothing")")
    }

    @Test("no restaurant is called like another hour", arguments: ["earlier", "later", "a bit later", "something earlier"])
    func shifted(words: String) throws {
        for form in ["%@", "%@ please", "%@ if possible"] {
            let said = form.replacing("%@", with: words)
            for kind in [Question.Kind.choice(Self.restaurants), .value] {
                let act = try Self.act(said, kind, parameter: "restaurant", Self.unchosen)
                if case .value(let value)? = act { Issue.record("'\(said)' is \(value.summary)") }
            }
        }
    }

    @Test(
        "what another account is wished for is said to be impossible, and names nobody",
        arguments: ["i'd rather use %@", "i'd rather take it from %@", "i want to use my %@", "we'd prefer to use %@"])
    func otherAccount(form: String) throws {
        let payment: [String: ParameterValue] = [
            "payee": .record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(24, "USD")),
        ]
        for account in ["savings", "checking"] {
            let said = form.replacing("%@", with: account)
            let act = try Self.act(said, .confirmRequest, payment, of: "INSendPaymentIntent")
            guard case .notUnderstood(.unused(let words))? = act else {
                Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                continue
            }
            #expect(words.contains(account), "\(said)")
        }
    }

    @Test(
        "a place that is refused is not kept beside another, nor put in another's place",
        arguments: [
            "not that %@, i meant the one for the trains to Oakland", "not that %@, the one in San Jose",
            "not that %@, the other one",
        ])
    func refusedPlace(form: String) throws {
        for noun in ["station", "place"] {
            func place(_ name: String) -> ParameterValue {
                .record(Record("CLPlacemark", ["name": .string(name), "location": .string("37.765,-122.42")]))
            }
            let values = ["pickupLocation": place("16th Street Mission Station"), "dropOffLocation": place("Chase Center")]
            let said = form.replacing("%@", with: noun)
            var context = Fixtures.context
            context.question = Question(kind: .confirmRequest, intent: "INRequestRideIntent", app: "cabs")
            context.parameters = values
            let act = try Fixtures.learned.get().interpret(said, in: context).acts.first
            guard case .correction(let changes)? = act else { continue }
            let kept = changes.values.compactMap { $0.record?["name"]?.string }
            #expect(!kept.contains("16th Street Mission Station"), "\(said): \(kept)")
        }
    }

    private static func intent(of act: DialogueAct?) -> String? {
        if case .request(let read)? = act { read.intent } else { act?.summary }
    }

    @Test(
        "what the speaker is doing meanwhile is nothing to be cancelled",
        arguments: ["i'm walking", "we're cycling", "i'm taking the bus", "i am driving"])
    func remark(remark: String) throws {
        var context = Fixtures.context
        context.recent = [
            Record("INRequestRideIntent", ["dropOffLocation": .record(Record("CLPlacemark", ["name": .string("Chinatown")]))]),
            Record("INRequestRideIntentResponse", [:]),
        ]
        for order in ["cancel it", "cancel that"] {
            let act = try Fixtures.learned.get().interpret("\(order), \(remark)", in: context).acts.first
            let ride = ["cancel", "INCancelRideIntent"]
            #expect(Self.intent(of: act).map(ride.contains) ?? false, "\(order), \(remark): \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "what only says how long or how far is no request for money", arguments: ["for 5k", "for 3 miles please", "for 10k then"])
    func measure(said: String) throws {
        var context = Fixtures.context
        context.recent = [
            Record("INStartWorkoutIntent", ["workoutName": .record(.speakableString("Run"))]),
            Record("INStartWorkoutIntentResponse", [:]),
        ]
        let act = try Fixtures.learned.get().interpret(said, in: context).acts.first
        if case .request(let read)? = act { #expect(read.intent == "INStartWorkoutIntent", "\(said): \(read.summary)") }
    }

    @Test("bills are found by when they are due", arguments: ["of this month", "of december", "for next week", "of next month"])
    func bills(when: String) throws {
        for order in ["show me the bills", "which bills do i have", "list my bills"] {
            let said = "\(order) \(when)"
            guard case .request(let read)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
                continue
            }
            let isHeard = read.parameters["dueDateRange"] != nil || read.parameters["paymentDateRange"] != nil
            #expect(isHeard || read.leftOut?.isEmpty == false, "'\(said)' loses when")
        }
    }
}
