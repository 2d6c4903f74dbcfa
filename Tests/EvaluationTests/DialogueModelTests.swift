import Testing

@testable import Evaluation

/// Dialogues of made-up services, by number: the same kind with other names, sizes and ways of speaking.
private struct MadeDialogues {
    private static let restaurants = [
        "Luna", "The Anchor", "Verde", "Old Mill", "Sakura", "Bombay House", "Petit Four", "Casa Pepe",
    ]
    private static let streets = ["12 Oak Street", "4 Mill Lane", "77 Harbour Road", "9 Elm Court", "31 Bay Street"]
    private static let sizes = [("1", "one"), ("2", "two"), ("3", "three"), ("4", "four"), ("5", "five")]
    private static let kinds = [
        ("Pool", "a shared one is fine"), ("Luxury", "something fancy please"), ("Regular", "regular will do"),
    ]

    static func dialogue(_ number: Int, service version: Int) -> AnnotatedDialogue {
        let table = "Tables_\(version)"
        let ride = "Cabs_\(version)"
        let restaurant = restaurants[number % restaurants.count]
        let street = streets[number % streets.count]
        let size = sizes[number % sizes.count]
        let kind = kinds[number % kinds.count]
        let (find, request) = ("INGetRestaurantGuestIntent", "INRequestRideIntent")
        let wanted = ["restaurant": [restaurant]]
        var trip = ["dropOffLocation": [street]]
        var turns = [
            user("find me a place to eat", table, find, [:], [("INFORM_INTENT", nil, [])]),
            system(
                "How about \(restaurant)? It is at \(street).", table,
                [("OFFER", "restaurant", [restaurant]), ("OFFER", "address", [street])]),
            user(["sounds good", "perfect, thanks", "yes that works"][number % 3], table, find, wanted, [("SELECT", nil, [])]),
            system("Anything else?", table, [("REQ_MORE", nil, [])]),
            user(
                ["get me a cab to go there", "i need a cab over there"][number % 2], ride, request, trip,
                [("INFORM_INTENT", nil, [])]),
            system("For how many?", ride, [("REQUEST", "partySize", [])]),
        ]
        trip["partySize"] = [size.0]
        let words = number.isMultiple(of: 2) ? size.0 : "we are \(size.1)"
        turns.append(user(words, ride, request, trip, [("INFORM", "partySize", [size.0])]))
        turns.append(system("What kind of ride?", ride, [("REQUEST", "rideOptionName", kinds.map(\.0))]))
        trip["rideOptionName"] = [kind.0]
        turns.append(user(kind.1, ride, request, trip, [("INFORM", "rideOptionName", [kind.0])]))
        turns.append(system("Shall I book it?", ride, [("CONFIRM", "payment", ["Visa"])]))
        let agrees = number % 4 != 0
        if agrees { trip["payment"] = ["Visa"] }
        turns.append(
            user(agrees ? "yes please" : "no, not now", ride, request, trip, [(agrees ? "AFFIRM" : "NEGATE", nil, [])]))
        return AnnotatedDialogue(id: "\(number)", services: [table, ride], turns: turns)
    }

    private static func user(
        _ text: String, _ service: String, _ intent: String, _ values: [String: [String]], _ acts: [(String, String?, [String])]
    ) -> AnnotatedDialogue.Turn {
        .init(
            speaker: .user, text: text,
            frames: [
                .init(
                    service: service, slots: [], activeIntent: intent, serviceIntent: "own \(intent)", values: values,
                    actions: acts.map { .init(act: $0.0, slot: $0.1, values: $0.2) })
            ])
    }

    private static func system(_ text: String, _ service: String, _ acts: [(String, String?, [String])]) -> AnnotatedDialogue.Turn
    {
        .init(
            speaker: .system, text: text,
            frames: [.init(service: service, slots: [], actions: acts.map { .init(act: $0.0, slot: $0.1, values: $0.2) })])
    }
}

/// Knows no answer.
private struct NoAnswers: AnswerReader {
    func answer(_ text: String) -> DialogueReading.Answer? { nil }
}

struct DialogueModelTests {
    private static let model = Result {
        try DialogueModel(
            (0..<48).map { MadeDialogues.dialogue($0, service: 1) }, training: ModelTraining(), answers: NoAnswers())
    }

    @Test("models learned from dialogues carry over what is meant, accepted and known from elsewhere, for services never seen")
    func unseen() throws {
        let model = try Self.model.get()
        let scores = DialogueScores(
            (50..<70).map { MadeDialogues.dialogue($0, service: 2) }, reader: model, seen: ["Tables_1", "Cabs_1"])
        #expect(scores.unseen.turns == 120)
        #expect(try #require(scores.unseen.goalAccuracy) > 0.9, "\(scores.failures.prefix(5))")
        #expect(try #require(scores.unseen.intentAccuracy) > 0.95)
    }

    @Test("only those offers become values that do so in the dialogues learned from")
    func adoption() throws {
        let model = try Self.model.get()
        #expect(model.adopts("restaurant", from: DialogueOffer(act: "OFFER", value: "x")))
        #expect(!model.adopts("address", from: DialogueOffer(act: "OFFER", value: "x")))
        #expect(model.adopts("anything", from: DialogueOffer(act: "CONFIRM", value: "x")))
    }

    @Test("an intent that the system offers is begun by a yes under the dialogues' own name")
    func offeredIntent() throws {
        var tracker = StateTracker(try Self.model.get(), service: "Cabs_9")
        tracker.hear([.init(act: "OFFER_INTENT", slot: "intent", values: ["own INRequestRideIntent"])])
        tracker.say("yes please")
        #expect(tracker.intent == "INRequestRideIntent")
        #expect(tracker.values.isEmpty)
    }
}
