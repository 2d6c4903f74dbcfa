import Foundation
import IntentSchema
import Testing
import Understanding

/// A yes that names what is to be confirmed. Nothing else than a yes with the open request's own values may carry it out.
struct RestatingTests {
    private static let table: [String: ParameterValue] = [
        "restaurant": .record(Record("INRestaurant", ["name": .string("Luna Piccola")])), "partySize": .integer(6),
        "bookingDateComponents": .dateComponents(DateComponents(year: 2026, month: 3, day: 5, hour: 19, minute: 30)),
    ]
    private static let payment: [String: ParameterValue] = [
        "payee": .record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(24, "USD")),
    ]
    private static let paid = Record(
        "INSendPaymentIntentResponse",
        [
            "paymentRecord": .record(
                Record(
                    "INPaymentRecord",
                    ["paymentMethod": .record(Record("INPaymentMethod", ["name": .string("Everyday"), "type": .integer(2)]))]))
        ])

    /// A request that is to be confirmed, with what it has and what it does not have.
    private static let open: [(intent: String, values: [String: ParameterValue], own: [String], other: [String])] = [
        (
            "INBookRestaurantReservationIntent", table, ["Luna Piccola", "half past seven", "7:30", "the table"],
            ["Casa Tordo", "half past eight", "8:30"]
        ),
        (
            "INSendPaymentIntent", payment, ["everyday", "24 dollars", "the payment"],
            ["rainy day", "Nora", "Mary", "25 dollars"]
        ),
    ]

    private static func act(_ said: String, _ intent: String, _ values: [String: ParameterValue]) -> DialogueAct? {
        read(said, intent, values).acts.first
    }

    private static func read(_ said: String, _ intent: String, _ values: [String: ParameterValue]) -> Interpretation {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: intent, app: "pay")
        context.parameters = values
        context.proposal = ProposedRequest(
            intent: Record(intent, values), response: intent == "INSendPaymentIntent" ? paid : Record(intent + "Response"))
        return Fixtures.interpreter?.interpret(said, in: context) ?? Interpretation(acts: [])
    }

    private static let forms = [
        "%@ is fine", "ok, %@ is fine", "all right then, %@ is fine.", "very well. %@ it is", "%@ sounds good", "%@ works for me",
        "yes, %@ please", "%@ is perfect, thanks", "great, %@ will do", "%@ is nice",
    ]

    @Test("what is open is agreed to by its own values, and by no others", arguments: forms)
    func agreed(form: String) {
        for request in Self.open {
            for value in request.own {
                let said = form.replacing("%@", with: value)
                let act = Self.act(said, request.intent, request.values)
                #expect(act == .yes, "'\(said)' was read as \(act?.summary ?? "nothing")")
            }
            for value in request.other {
                let said = form.replacing("%@", with: value)
                let act = Self.act(said, request.intent, request.values)
                #expect(act != .yes, "'\(said)' carries out what has another value")
            }
        }
    }

    @Test(
        "what names the values and doubts, asks or refuses is no yes, nor what is to be done with them",
        arguments: [
            "not %@", "%@ is not fine", "is %@ fine?", "%@?", "why %@", "anything but %@", "%@ is wrong", "without %@",
            "call %@", "text %@ instead", "yes, call %@", "and call %@", "remind me of %@", "cancel %@",
        ])
    func noAgreement(form: String) {
        for request in Self.open {
            for value in request.own where !value.hasPrefix("the ") || !form.contains("call") {
                let said = form.replacing("%@", with: value)
                let read = Self.read(said, request.intent, request.values)
                #expect(read.acts.first != .yes || read.rest != nil, "'\(said)' carries it out, and nothing else")
            }
        }
    }

    @Test(
        "the order that is given once more is no yes: it may have arrived twice",
        arguments: [
            ("INBookRestaurantReservationIntent", "book a table for six at Luna Piccola tomorrow at half past seven"),
            ("INBookRestaurantReservationIntent", "table for 6 at Luna Piccola tomorrow at 7:30 pm"),
            ("INSendPaymentIntent", "send Mary 24 dollars"), ("INSendPaymentIntent", "pay Mary $24"),
        ])
    func twice(intent: String, said: String) {
        let act = Self.act(said, intent, intent == "INSendPaymentIntent" ? Self.payment : Self.table)
        #expect(act != .yes, "'\(said)' confirms itself")
    }

    @Test(
        "a value of what is open that is named in another part, or a number in a name, is no yes",
        arguments: [
            "let's go to work", "let's go to work instead", "to work please", "go to work then", "work instead", "9 is fine",
            "nine works for me", "ok, 9 is fine",
        ])
    func otherPart(said: String) {
        func place(_ name: String, _ street: String) -> ParameterValue {
            .record(Record("CLPlacemark", ["name": .string(name), "thoroughfare": .string(street)]))
        }
        let ride = ["pickupLocation": place("work", "1 Sansome Yard, Floor 9"), "dropOffLocation": place("Pier 39", "Pier 39")]
        let act = Self.act(said, "INRequestRideIntent", ride)
        #expect(act != .yes, "'\(said)' carries it out")
    }

    @Test(
        "what is said of the bill that is to be paid adds no second one",
        arguments: [
            "the %@ bill is too high", "that's too high for a %@ bill", "a %@ bill should be less", "why is the %@ bill so high",
        ])
    func remark(form: String) throws {
        for kind in ["water", "electricity", "gas"] {
            var context = Fixtures.context
            let paid = try Fixtures.learned.get().interpret("pay the \(kind) bill", in: context).acts.first
            guard case .request(let request)? = paid else {
                Issue.record("no \(kind) bill")
                continue
            }
            context.question = Question(kind: .confirmRequest, intent: request.intent, app: "pay")
            context.parameters = request.parameters
            let said = form.replacing("%@", with: kind)
            switch try Fixtures.learned.get().interpret(said, in: context).acts.first {
            case .add?, .yes?, .followed?: Issue.record("'\(said)' pays another bill")
            default: break
            }
        }
    }

    @Test(
        "a question whether a value is what the request has asks about it",
        arguments: [
            "is it at half past seven?", "will I be there by eight?", "is that on Friday?", "do we have to be there before six?",
        ])
    func asked(said: String) {
        guard case .inquire(let inquiry)? = Self.act(said, "INBookRestaurantReservationIntent", Self.table) else {
            Issue.record("'\(said)' was read as something else")
            return
        }
        #expect(inquiry.aspect == .date, "'\(said)'")
    }

    @Test(
        "what is to be done behind a yes depends on its own condition alone",
        arguments: ["yes please. And would you remind me of it %@", "yes, and could you call Mary %@"],
        ["before it is due", "if she is home", "three days before that"])
    func addedOnCondition(form: String, condition: String) {
        let said = form.replacing("%@", with: condition)
        guard case .followed(.yes, _)? = Self.act(said, "INSendPaymentIntent", Self.payment) else {
            Issue.record(
                "'\(said)' was read as \(Self.act(said, "INSendPaymentIntent", Self.payment)?.summary ?? "nothing")")
            return
        }
    }
}

/// Orders that are put as questions, and what is taken back in the sentence that says it.
struct OrderFormTests {
    private static let texts = ["I'm running late", "dinner is at 8", "the kids are asleep", "we moved it to Friday"]
    private static let questions = ["are you coming", "is dinner at 8", "when do you get here", "where are the keys"]

    private static func text(_ said: String) throws -> String? {
        guard case .request(let request)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return nil
        }
        return request.parameters["content"]?.string
    }

    @Test(
        "the question mark of an order is none of its text, and that of a question in it is",
        arguments: ["could you text Mary %@?", "can you please text Mary %@?", "would you text Mary %@?"])
    func marks(form: String) throws {
        for text in Self.texts {
            #expect(try Self.text(form.replacing("%@", with: "that " + text)) == text, "\(form) \(text)")
        }
        for text in Self.questions {
            #expect(try Self.text(form.replacing("%@", with: text)) == text + "?", "\(form) \(text)")
        }
    }

    @Test(
        "a workout that is corrected in the same breath is not begun without a question",
        arguments: ["wait make it a walk, %@", "no wait make that a walk, %@", "actually make it a walk. %@"],
        ["knee hurts", "ankle sore", "shin splints again"])
    func corrected(change: String, reason: String) throws {
        let said = "start a 30 minute run, " + change.replacing("%@", with: reason)
        guard case .request(let request)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return
        }
        let isRun = request.parameters["workoutName"]?.record?["spokenPhrase"]?.string?.lowercased().contains("run") ?? false
        #expect(!isRun || request.leftOut?.contains { $0.kind == .words } == true, "'\(said)' begins a run")
    }
}
