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
                let act = interpreter.interpret(said, in: Fixtures.context).acts.first
                switch act {
                case .request(let read):
                    let all = [read] + (read.followers ?? [])
                    let isNamed = all.contains { one in
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
