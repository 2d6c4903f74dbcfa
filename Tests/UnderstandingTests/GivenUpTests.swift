import IntentSchema
import Testing
import Understanding

/// Requests that are given up by name, or replaced by others.
struct GivenUpTests {
    private static let things: [(intent: String, nouns: [String])] = [
        ("INRequestRideIntent", ["ride", "cab", "taxi"]), ("INSendMessageIntent", ["message"]),
        ("INSendPaymentIntent", ["payment"]), ("INPayBillIntent", ["bill"]), ("INStartWorkoutIntent", ["workout"]),
    ]
    private static let forms = [
        "forget the %@", "no %@s please", "no more %@s", "i don't want a %@ any more", "ok, forget about the %@",
        "no, not the %@",
        "nevermind the %@", "skip the %@", "forget the %@ to the airport",
    ]

    private static func act(_ said: String, _ question: Question, setAside: [String] = []) -> DialogueAct? {
        var context = Fixtures.context
        context.question = question
        context.setAside = setAside
        return Fixtures.interpreter?.interpret(said, in: context).acts.first
    }

    @Test("what is open ends where it is named as not wanted", arguments: things.indices)
    func open(index: Int) {
        let (intent, nouns) = Self.things[index]
        for noun in nouns {
            for form in Self.forms {
                let said = form.replacing("%@", with: noun)
                let act = Self.act(said, Question(kind: .confirmRequest, intent: intent, app: "app"))
                #expect(act == .no || act == .cancel, "'\(said)' was read as \(act?.summary ?? "nothing")")
            }
        }
    }

    @Test("what was set aside ends where it is named as not wanted, and not what is open", arguments: things.indices)
    func aside(index: Int) {
        let (intent, nouns) = Self.things[index]
        for other in Self.things where other.intent != intent {
            // What a bill is paid with is a payment, too.
            for noun in nouns where noun != "payment" || other.intent != "INPayBillIntent" {
                for form in Self.forms {
                    let said = form.replacing("%@", with: noun)
                    let question = Question(kind: .confirmRequest, intent: other.intent, app: "app")
                    let act = Self.act(said, question, setAside: [intent])
                    #expect(act == .drop(intent: intent), "'\(said)' while \(other.intent): \(act?.summary ?? "nothing")")
                }
            }
        }
    }

    @Test("a no before a request gives nothing up that it does not name")
    func wanted() {
        for said in ["no call Mary", "no, text Mary", "no, pay the water bill", "no, two rides", "no, call her"] {
            let act = Self.act(said, Question(kind: .confirmRequest, intent: "INRequestRideIntent", app: "app"))
            #expect(act != .no && act != .cancel, "'\(said)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "another request that was meant takes the place of what is open",
        arguments: ["no, i meant %@", "no i mean %@", "i meant %@"])
    func meant(form: String) {
        for (rest, intent) in [
            ("call Mary", "INStartCallIntent"), ("pay my water bill", "INPayBillIntent"),
            ("text Mary see you soon", "INSendMessageIntent"), ("a ride to the airport", "INRequestRideIntent"),
        ] {
            for open in ["INStartWorkoutIntent", "INTransferMoneyIntent"] {
                let said = form.replacing("%@", with: rest)
                let act = Self.act(said, Question(kind: .confirmRequest, intent: open, app: "app"))
                guard case .followed(.no, .request(let request))? = act else {
                    Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                    continue
                }
                #expect(request.intent == intent, "'\(said)'")
            }
        }
    }

    @Test("saying that no more is wanted of what was never asked for asks for nothing")
    func nothingThere() {
        for said in ["no more rides", "ok, no more cabs please", "no more workouts"] {
            #expect(
                Fixtures.read(said).acts.first == .no, "'\(said)' was read as \(Fixtures.read(said).acts.first?.summary ?? "")")
        }
    }

    @Test(
        "where a value is asked for, the request goes that is named as not wanted, and what is said beside it is done",
        arguments: [
            "actually skip the %@, %r", "no %@, %r", "%r, no %@", "i don't want a %@. %r", "forget the %@, %r", "%r, not a %@",
        ])
    func beside(form: String) {
        let asked = [
            "INRequestRideIntent": "dropOffLocation", "INSendMessageIntent": "recipients", "INSendPaymentIntent": "payee",
            "INStartWorkoutIntent": "workoutName",
        ]
        for (intent, nouns) in Self.things {
            guard let parameter = asked[intent] else { continue }
            for (rest, other) in [("pay the water bill", "INPayBillIntent"), ("call Mary", "INStartCallIntent")] {
                let said = form.replacing("%@", with: nouns[0]).replacing("%r", with: rest)
                let act = Self.act(said, Question(kind: .value, intent: intent, parameter: parameter, app: "app"))
                switch act {
                case .followed(.cancel, .request(let request))?, .request(let request)?:
                    #expect(request.intent == other, "'\(said)' was read as \(act?.summary ?? "nothing")")
                default: Issue.record("'\(said)' while \(intent): \(act?.summary ?? "nothing")")
                }
            }
        }
    }

    @Test("who does not want to do what is asked about gives it up, whether or not it is said twice", arguments: things.indices)
    func refused(index: Int) throws {
        let (intent, nouns) = Self.things[index]
        let verbs = [
            "INRequestRideIntent": "book", "INSendMessageIntent": "send", "INSendPaymentIntent": "make", "INPayBillIntent": "pay",
            "INStartWorkoutIntent": "start",
        ]
        for form in ["i don't want to %v a %@", "i don't want to %v a %@. forget it", "i don't want to %v any %@s, never mind"] {
            var context = Fixtures.context
            context.question = Question(kind: .confirmRequest, intent: intent, app: "app")
            let said = form.replacing("%v", with: verbs[intent] ?? "").replacing("%@", with: nouns[0])
            let act = try Fixtures.learned.get().interpret(said, in: context).acts.first
            switch act {
            case .no?, .cancel?, .giveUpAll?, .notUnderstood?: break
            default: Issue.record("'\(said)' while \(intent): \(act?.summary ?? "nothing")")
            }
        }
    }

    @Test(
        "a value that is asked for gives way to a refusal of the whole",
        arguments: ["no, then don't pay it", "No. Do not pay it", "no dont pay it then", "no, don't pay that"])
    func refusedToDo(said: String) {
        let kinds: [Question.Kind] = [.value, .confirmValue(.string("today"))]
        for kind in kinds {
            let question = Question(kind: kind, intent: "INPayBillIntent", parameter: "transactionScheduledDate", app: "pay")
            let act = Self.act(said, question)
            #expect(act == .cancel, "'\(said)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "an order behind a refusal without a mark between them is what is done",
        arguments: [
            ("no dont pay it just call Mary", DialogueAct.no), ("no don't pay that text Mary I have no money", .no),
            ("not now just call Mary", .postpone),
        ])
    func refusedWithOrder(said: String, act: DialogueAct) {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: "INPayBillIntent", app: "pay")
        let read = Fixtures.interpreter?.interpret(said, in: context)
        #expect(read?.acts.first == act, "'\(said)' was read as \(read?.acts.first?.summary ?? "nothing")")
        #expect(read?.rest?.contains("Mary") ?? false, "'\(said)'")
    }
}
