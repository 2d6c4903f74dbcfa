import Assistant
import Dialogue
import IntentSchema
import Store
import Testing
import Understanding

/// Requests that are put together without a sentence.
struct RequestFormTests {
    /// Reads one word as anything that an answer may be.
    private struct Answers: Interpreter {
        func interpret(_ utterance: String, in context: InterpretationContext) -> Interpretation {
            guard let question = context.question, question.kind == .value else { return Interpretation(acts: [.cancel]) }
            let act: DialogueAct =
                switch utterance {
                case "value": .value(.string(question.parameter ?? ""))
                case "four": .value(.integer(4))
                case "correction": .correction(["partySize": .integer(2)])
                case "two people": .notUnderstood(.ambiguous(words: "two people", candidates: [.integer(1), .integer(2)]))
                case "unknown": .notUnderstood(.unknownValue(words: "unknown"))
                default: .cancel
                }
            return Interpretation(acts: [act])
        }
    }

    private func turn(_ form: RequestForm) async throws -> (request: Hypothesis?, utterance: String) {
        var bench = try Bench().assistant
        let person = try Bench().person
        bench.languages = try Bench.languages(reading: Answers())
        let turn = try await bench.startConversation(for: person).request(form)
        guard case .request(let request)? = turn.acts.first else { return (nil, turn.utterance) }
        return (request, turn.utterance)
    }

    @Test("words are read as answers to the questions about their parameters")
    func reading() async throws {
        let (read, utterance) = try await turn(
            RequestForm("INRequestRideIntent", app: "rides", values: ["partySize": "four"]))
        let request = try #require(read)
        #expect(request.parameters == ["partySize": .integer(4)])
        #expect(request.app == "rides")
        #expect(request.template == RequestForm.template)
        #expect(utterance == "Request ride (party size: four)")
        let corrected = try await turn(RequestForm("INRequestRideIntent", values: ["partySize": "correction"])).request
        #expect(corrected?.parameters == ["partySize": .integer(2)])
    }

    @Test("what the words leave open is left to the conversation")
    func open() async throws {
        let ambiguous = try await turn(RequestForm("INRequestRideIntent", values: ["partySize": "two people"])).request
        #expect(ambiguous?.ambiguities["partySize"]?.count == 2)
        let unknown = try await turn(RequestForm("INRequestRideIntent", values: ["dropOffLocation": "unknown"])).request
        #expect(unknown?.unknownValues == ["dropOffLocation": "unknown"])
    }

    @Test(
        "a form that makes no request is refused, and nothing is heard",
        arguments: [
            (RequestForm("INSendMessageIntent", values: [:]), "unknownIntent"),
            (RequestForm("INRequestRideIntent", app: "other", values: [:]), "unknownIntent"),
            (RequestForm("INRequestRideIntent", values: ["colour": "value"]), "unknownParameter"),
            (RequestForm("INRequestRideIntent", values: ["partySize": "cancel"]), "unreadable"),
            // A text is no place.
            (RequestForm("INRequestRideIntent", values: ["dropOffLocation": "value"]), "unreadable"),
        ])
    func refused(form: RequestForm, code: String) async throws {
        var assistant = try Bench().assistant
        let person = try Bench().person
        assistant.languages = try Bench.languages(reading: Answers())
        let conversation = try assistant.startConversation(for: person)
        let error = await #expect(throws: RequestFormError.self) { try await conversation.request(form) }
        #expect(error?.code.rawValue == code)
        #expect(try await assistant.journal.entries(of: conversation.id, for: person.id).isEmpty)
    }

    @Test("a turn's way through the state chart is that of its events, and stops where a journal no longer fits")
    func path() async throws {
        let bench = try Bench()
        let conversation = try bench.assistant.startConversation(for: bench.person)
        _ = try await conversation.request(RequestForm("INGetRideStatusIntent", values: [:]))
        let entries = await bench.journal.entries(of: conversation.id, for: bench.person.id)
        let path = try #require(try bench.assistant.path(ofTurn: 1, in: entries, of: bench.person))
        #expect(path.steps.first?.entry == 1)
        #expect(path.steps.first?.taken.from == .idle)
        #expect(path.steps.first?.taken.trigger == .request)
        #expect(path.steps.last?.taken.to == .idle)
        #expect(path.steps.allSatisfy { TransitionTable.row(for: $0.taken) != nil })
        #expect(try bench.assistant.path(ofTurn: 2, in: entries, of: bench.person) == nil)
        var changed = bench.assistant
        changed.policy.deadlines.confirm = 1
        #expect(throws: ResumptionError.self) { try changed.path(ofTurn: 1, in: entries, of: bench.person) }
    }
}
