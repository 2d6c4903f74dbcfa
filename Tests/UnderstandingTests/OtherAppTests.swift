import IntentSchema
import Testing
import Understanding

/// Requests that are to be made with another app than the one that asks, and values said to be the same as in the request before.
struct OtherAppTests {
    private static let mary = ParameterValue.record(Fixtures.contacts[3].person())
    private static let open: [String: ParameterValue] = [
        "payee": mary, "currencyAmount": .record(.currencyAmount(24, "USD")),
    ]

    private static func read(
        _ said: String, last: [String: ParameterValue]? = nil, with more: [String: ParameterValue] = [:]
    ) throws -> DialogueAct? {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay")
        context.parameters = open.merging(more) { $1 }
        context.said = context.parameters
        if let last { context.recent = [Record("INSendPaymentIntent", last)] }
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    @Test(
        "naming another app asks for the open request with it", arguments: ["FitLog", "ChatApp", "Ringer"],
        [
            "use %@", "with %@", "use %@ instead", "I said %@, not PayApp", "use %@ not PayApp", "no, use %@",
            "no, with %@ please",
            "yes, use %@", "send it with %@", "use %@, not the PayApp",
        ])
    func otherApp(app: String, form: String) throws {
        let said = form.replacing("%@", with: app)
        let act = try Self.read(said)
        guard case .request(let request)? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        let named = Fixtures.apps.first { $0.name == app }
        #expect(request.intent == "INSendPaymentIntent" && request.app == named?.id, "\(said)")
        #expect(request.parameters == Self.open, "\(said)")
    }

    @Test("what is changed beside the app is changed", arguments: ["FitLog", "ChatApp"], ["ramen", "rent and water"])
    func changesToo(app: String, note: String) throws {
        let said = "use \(app), with the note \(note)"
        guard case .request(let request)? = try Self.read(said) else {
            Issue.record("'\(said)' was read as \(try Self.read(said)?.summary ?? "nothing")")
            return
        }
        #expect(request.parameters["note"]?.string == note && request.app != nil, "\(said)")
    }

    @Test("the app that asks is no other one", arguments: ["use PayApp", "with PayApp"])
    func sameApp(said: String) throws {
        if case .request(let request)? = try Self.read(said) { #expect(request.app == nil || request.app == "pay") }
    }

    @Test(
        "a value said to be the same is that of the request before, and nothing is sent before it is shown",
        arguments: ["yes, same note", "yes, him too, same note", "same note", "yes, with the same note", "ok, the same note too"])
    func sameNote(said: String) throws {
        for note in ["ramen", "rent for June"] {
            let act = try Self.read(said, last: Self.open.merging(["note": .string(note)]) { $1 })
            #expect(act == .correction(["note": .string(note)]), "'\(said)': \(act?.summary ?? "nothing")")
        }
    }

    @Test("what is the same as nothing is named", arguments: ["yes, same note", "same note", "yes please, the same note"])
    func sameAsNothing(said: String) throws {
        for last in [nil, Self.open] {
            let act = try Self.read(said, last: last)
            guard case .notUnderstood(.unused(let words))? = act else {
                Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                continue
            }
            #expect(words.hasSuffix("note"))
        }
    }

    @Test("a note that is there already stays", arguments: ["same note", "the same note"])
    func staysTheSame(said: String) throws {
        #expect(try Self.read(said, with: ["note": .string("lunch")]) == .repeat)
    }
}
