import IntentSchema
import Testing
import Understanding

/// Careless words for music, and things to do behind a heading.
struct CarelessWordsTests {
    private static func read(_ said: String, in context: InterpretationContext = Fixtures.context) throws -> DialogueAct? {
        try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    @Test(
        "short and vague words for music mean what the usual ones do",
        arguments: [
            ("play smth calm", "play something calm"), ("put smth upbeat on", "put something upbeat on"),
            ("play anything jazzy", "play jazz"), ("play anything at all", "play anything"),
            ("play sth by Queen", "play something by Queen"),
        ])
    func vague(said: String, usual: String) throws {
        guard case .request(let first)? = try Self.read(said), case .request(let second)? = try Self.read(usual) else {
            Issue.record("no request")
            return
        }
        #expect(first.intent == second.intent && first.parameters == second.parameters, "\(first)")
    }

    @Test(
        "who leaves the choice of music to the assistant names nothing",
        arguments: ["you pick", "u pick", "whatever, you choose", "surprise me"])
    func leftOpen(said: String) throws {
        var context = Fixtures.context
        context.question = Question(kind: .value, intent: "INPlayMediaIntent", parameter: "mediaItems", app: "music")
        context.parameters = ["mediaSearch": .record(Record("INMediaSearch", ["artistName": .string("bach")]))]
        let act = try Self.read(said, in: context)
        let values: [ParameterValue] =
            switch act {
            case .value(let value)?: [value]
            case .correction(let values)?: Array(values.values)
            case .request(let request)?: Array(request.parameters.values)
            default: []
            }
        #expect(!values.isEmpty, "\(act.map { "\($0)" } ?? "nothing")")
        #expect(values.allSatisfy { $0.record?["mediaName"] == nil && $0.record?["artistName"] == nil }, "\(values)")
    }

    @Test(
        "what stands behind a heading for things to do is to be done, and nothing is done now",
        arguments: ["to do: %@", "todo: %@", "things to do: %@", "ok, jobs to do: %@"])
    func headed(form: String) throws {
        var context = Fixtures.context
        context.apps += [AppDescription(id: "lists", name: "Lists", intents: ["INAddTasksIntent"])]
        let act = try Self.read(form.replacing("%@", with: "call Mary, post the parcel, fix the tap"), in: context)
        guard case .request(let request)? = act else {
            Issue.record("no request")
            return
        }
        #expect(request.intent == "INAddTasksIntent" && request.followers?.isEmpty ?? true)
        #expect(request.parameters["taskTitles"]?.list?.count == 3, "\(request)")
    }
}
