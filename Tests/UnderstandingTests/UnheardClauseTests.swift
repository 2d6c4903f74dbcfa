import IntentSchema
import Testing
import Understanding

/// What is said beside a request, in a clause of its own, is done or named, whatever the request is.
struct UnheardClauseTests {
    private static let requests = [
        "hang up", "call Mary", "lock the car", "start a run", "pause my workout", "play some jazz", "cancel my ride",
        "pay the water bill",
        "get me a cab to the airport",
    ]
    private static let others = [
        ("what's the weather", "weather"), ("how tall is Everest", "Everest"), ("who won the game", "game"),
        ("can I see where my money went", "went"), ("order a pizza", "pizza"), ("what does the fox say", "fox"),
    ]

    @Test("a question or an order behind a request that is done is named", arguments: requests)
    func behind(request: String) throws {
        let interpreter = try Fixtures.learned.get()
        for (other, word) in Self.others {
            for joint in [". ", "; ", ", and "] {
                let said = request + joint + other
                let whole = interpreter.interpret(said, in: Fixtures.context)
                let act = whole.acts.first
                switch act {
                case .request(let read):
                    let all = [read] + (read.followers ?? [])
                    let isHeard = whole.rest?.contains(word) ?? false
                    let isNamed =
                        isHeard
                        || all.contains { one in
                            (one.leftOut ?? []).contains { $0.text.contains(word) }
                                || one.unknownValues.values.contains { $0.contains(word) }
                        }
                    #expect(isNamed || all.count > 1, "\(said): \(act?.summary ?? "")")
                case .notUnderstood: break
                default: Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                }
            }
        }
    }

    @Test("nothing is named of a clause that says nothing of its own")
    func empty() throws {
        let interpreter = try Fixtures.learned.get()
        for request in Self.requests {
            for remark in [". can you do that", ", please", ". is that ok", ", will you"] {
                guard case .request(let read)? = interpreter.interpret(request + remark, in: Fixtures.context).acts.first else {
                    continue
                }
                #expect(read.leftOut?.isEmpty ?? true, "\(request + remark): \(read.leftOut ?? [])")
            }
        }
    }
}

/// What is said beside a change of the open request, in a clause of its own, is done or named.
struct BesideChangeTests {
    private static let open: [(intent: String, parameters: [String: ParameterValue], changes: [String])] = [
        (
            "INSendPaymentIntent",
            [
                "payee": .record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(20, "USD")),
                "note": .string("lunch"),
            ], ["make it 30", "no, make that 45 dollars", "change it to 15"]
        ),
        (
            "INRequestRideIntent",
            [
                "partySize": .integer(2),
                "dropOffLocation": .record(
                    .placemark(name: "Airport", coordinate: Coordinate(latitude: 37.6, longitude: -122.4))),
            ], ["make it 7:30 pm", "make it three people", "no, at 8 pm"]
        ),
    ]
    private static let orders = [
        ("take it off my savings", "savings"), ("drop the fee", "fee"), ("put thanks on it", "thanks"),
        ("leave a tip of some kind", "tip"), ("bring a child seat", "seat"),
    ]

    @Test("an order that nothing is done with is named, and what was said is changed", arguments: open.indices)
    func orders(place: Int) {
        let (intent, parameters, changes) = Self.open[place]
        let question = Question(kind: .confirmRequest, intent: intent, app: "app")
        for change in changes {
            let alone = Fixtures.read(change, question: question, parameters: parameters).acts.first
            // What is put to a payment is its note.
            for (order, word) in Self.orders where intent != "INSendPaymentIntent" || word != "thanks" {
                for said in [change + " and " + order, change + ", and " + order, change + ". " + order] {
                    let act = Fixtures.read(said, question: question, parameters: parameters).acts.first
                    guard case .followed(let first, .notUnderstood(.unused(let words)))? = act else {
                        Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                        continue
                    }
                    #expect(first == alone && words.contains(word), "'\(said)' was read as \(act?.summary ?? "nothing")")
                }
            }
        }
    }

    @Test(
        "what goes along with a change is not named",
        arguments: [", thanks", ", please", " and then send it", ". ok?"])
    func along(words: String) {
        let (intent, parameters, changes) = Self.open[0]
        let question = Question(kind: .confirmRequest, intent: intent, app: "app")
        for change in changes {
            let act = Fixtures.read(change + words, question: question, parameters: parameters).acts.first
            #expect(
                act == Fixtures.read(change, question: question, parameters: parameters).acts.first,
                "'\(change + words)': \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "another person behind \"and\" comes on top, and takes nobody's place",
        arguments: ["john smith", "my sister", "anna-lena"])
    func another(person: String) {
        for intent in ["INSendPaymentIntent", "INRequestPaymentIntent"] {
            let role = intent == "INSendPaymentIntent" ? "payee" : "payer"
            var parameters = Self.open[0].parameters
            parameters[role] = parameters.removeValue(forKey: "payee")
            let question = Question(kind: .confirmRequest, intent: intent, app: "app")
            for form in ["and %@", "oh and %@", "and also %@", "and %@ too", "%@ as well", "and %@, please"] {
                let said = form.replacing("%@", with: person)
                guard case .add(let values)? = Fixtures.read(said, question: question, parameters: parameters).acts.first else {
                    Issue.record("'\(said)' adds nobody")
                    continue
                }
                #expect(Array(values.keys) == [role], "'\(said)'")
            }
        }
    }

    @Test(
        "an order to do it in some way is no yes",
        arguments: ["pay it from savings", "send it from my savings", "pay it with savings", "send it from the card"])
    func inSomeWay(said: String) {
        let (intent, parameters, _) = Self.open[0]
        let question = Question(kind: .confirmRequest, intent: intent, app: "app")
        guard case .notUnderstood? = Fixtures.read(said, question: question, parameters: parameters).acts.first else {
            Issue.record("'\(said)' was understood")
            return
        }
    }
}

/// An offered name is found in whatever is said around it.
struct OfferedNameTests {
    private static let names = ["Garden of Tea", "Luna Piccola", "The Salt Lantern", "Plum & Anchor"]

    private static func act(_ said: String, _ kind: Question.Kind) -> DialogueAct? {
        let offered = names.map { ParameterValue.record(Record("INRestaurant", ["name": .string($0)])) }
        var context = Fixtures.context
        context.question = Question(
            kind: kind == .value ? .value : .choice(offered), intent: "INBookRestaurantReservationIntent",
            parameter: "restaurant", app: "app")
        context.offered = ["restaurant": offered]
        return Fixtures.interpreter?.interpret(said, in: context).acts.first
    }

    private static func name(_ act: DialogueAct?) -> String? {
        switch act {
        case .choice(let index): names[index]
        case .value(let value): value.record?["name"]?.string
        case .correction(let values): values["restaurant"]?.record?["name"]?.string
        default: nil
        }
    }

    @Test(
        "the name is taken, and not what is said around it",
        arguments: [
            "%@ sounds right i guess", "dunno, maybe %@", "i think %@ would be nice", "%@, but for 4 people",
            "ok %@ then, we are 4",
            "%@ looks good to me", "let's try %@ tonight at 8",
        ])
    func around(form: String) {
        for name in Self.names {
            for kind in [Question.Kind.value, .choice([])] {
                for said in [form.replacing("%@", with: name), form.replacing("%@", with: name.lowercased())] {
                    let act = Self.act(said, kind)
                    #expect(
                        Self.name(act)?.lowercased() == name.lowercased(), "'\(said)' was read as \(act?.summary ?? "nothing")")
                }
            }
        }
    }
}

/// What only the model proposes, and the words do not ask for, is refused.
struct FarFetchedTests {
    @Test(
        "an order with a verb that no request has, or about what no app deals with, is refused",
        arguments: [
            "mute the call", "add Sarah's number to my contacts", "start charging", "defrag the car",
        ])
    func refused(said: String) throws {
        let act = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first
        guard case .notUnderstood = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
    }

    @Test(
        "songs about rain, and requests in other words, are still read",
        arguments: [
            ("play walking in the rain with you by the lonely pines", "INPlayMediaIntent"),
            ("play purple rain", "INPlayMediaIntent"),
            ("hang up now", "INHangUpCallIntent"), ("add Purple Rain to my playlist", "INAddMediaIntent"),
        ])
    func kept(said: String, intent: String) throws {
        let act = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first
        #expect(act?.summary.hasPrefix(intent) ?? false, "'\(said)' was read as \(act?.summary ?? "nothing")")
    }
}
