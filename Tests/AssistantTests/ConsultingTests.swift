import Assistant
import Dialogue
import Foundation
import IntentSchema
import Store
import Synchronization
import Testing
import Understanding

/// Others are consulted where the interpreter comes to an end, and a replay needs none of them.
struct ConsultingTests {
    /// Knows a ride, an address without a location, and words that name no place.
    private struct Speech: Interpreter {
        func interpret(_ utterance: String, in context: InterpretationContext) -> Interpretation {
            var ride = Hypothesis(intent: "INRequestRideIntent", score: 1, template: "speech")
            switch utterance {
            case "a ride": break
            case "to 12 Main Street":
                ride.parameters["dropOffLocation"] = .record(
                    Record("CLPlacemark", ["name": .string("12 Main Street"), "thoroughfare": .string("Main Street")]))
            case "to Narnia": ride.unknownValues["dropOffLocation"] = "Narnia"
            case "to Mary's":
                ride.parameters["dropOffLocation"] = .record(
                    Record(
                        "CLPlacemark",
                        ["name": .string("Mary's home"), "thoroughfare": .string("Elm Street"), "fromContacts": .bool(true)]))
            case "Narnia" where context.question != nil:
                return Interpretation(acts: [.notUnderstood(.unknownValue(words: "Narnia"))])
            case "yes": return Interpretation(acts: [context.question == nil ? .notUnderstood(.nothingOpen) : .yes])
            default: return Interpretation(acts: [.notUnderstood(.noMatch(nearest: nil))])
            }
            return Interpretation(acts: [.request(ride)])
        }
    }

    private final class Atlas: Geocoding {
        let answers: [String: [Record]]
        private let asked = Mutex<[String]>([])
        var questions: [String] { asked.withLock { $0 } }

        init(_ answers: [String: [(String, Double)]]) {
            self.answers = answers.mapValues { places in
                places.map { .placemark(name: $0.0, coordinate: Coordinate(latitude: $0.1, longitude: 2)) }
            }
        }

        func placemarks(named text: String) async -> [Record] {
            asked.withLock { $0.append(text) }
            return answers[text] ?? []
        }

        func placemarks(near coordinate: Coordinate) async -> [Record] { [] }
    }

    private final class Oracle: HypothesisProposer {
        let hypothesis: Hypothesis?
        private let count = Mutex(0)
        var timesAsked: Int { count.withLock { $0 } }

        init(_ hypothesis: Hypothesis?) { self.hypothesis = hypothesis }

        func propose(_ utterance: String, in context: ProposalContext) async -> Proposal {
            count.withLock { $0 += 1 }
            return Proposal(hypothesis, remark: "the oracle spoke")
        }
    }

    private static func assistant(_ bench: Bench, geocoder: (any Geocoding)? = nil, proposer: (any HypothesisProposer)? = nil)
        throws -> Assistant
    {
        var assistant = bench.assistant
        assistant.languages = try Bench.languages(reading: Speech())
        assistant.geocoder = geocoder
        assistant.proposer = proposer
        return assistant
    }

    private func dropOff(_ turn: Turn) -> Record? {
        turn.calls.last?.call.request.intent["dropOffLocation"]?.record
    }

    @Test("an address that is not located is looked up, and so is an unknown name")
    func located() async throws {
        for (said, latitude) in [("to 12 Main Street", 10.0), ("to Narnia", 20.0)] {
            let bench = try Bench()
            let atlas = Atlas(["12 Main Street": [("12 Main Street", 10)], "Narnia": [("Narni", 20), ("Narni, again", 20.001)]])
            let conversation = try Self.assistant(bench, geocoder: atlas).startConversation(for: bench.person)
            let turn = try await conversation.say(said)
            #expect(dropOff(turn)?.coordinate?.latitude == latitude)
            #expect(turn.explanations.contains { $0.hasPrefix("the geocoder was asked") })
        }
    }

    @Test("several places found are put to the person; none leaves things as they were")
    func several() async throws {
        let bench = try Bench()
        let atlas = Atlas(["12 Main Street": [("12 Main Street, A", 10), ("12 Main Street, B", 11)]])
        let assistant = try Self.assistant(bench, geocoder: atlas)
        let conversation = try assistant.startConversation(for: bench.person)
        _ = try await conversation.say("to 12 Main Street")
        guard case .choice(let places)? = await conversation.question?.kind else {
            Issue.record("the person should be asked which")
            return
        }
        #expect(places.count == 2)
        let other = try assistant.startConversation(for: bench.person)
        let turn = try await other.say("to Narnia")
        #expect(turn.prompt != nil || turn.outcome != nil)
    }

    @Test("what answers a question is looked up, too")
    func answers() async throws {
        let bench = try Bench()
        let atlas = Atlas(["Narnia": [("Narni", 20)]])
        let conversation = try Self.assistant(bench, geocoder: atlas).startConversation(for: bench.person)
        _ = try await conversation.say("a ride")
        let turn = try await conversation.say("Narnia")
        #expect(dropOff(turn)?.coordinate?.latitude == 20)
    }

    @Test("addresses of contacts are sent nowhere")
    func contacts() async throws {
        let bench = try Bench()
        let atlas = Atlas([:])
        let conversation = try Self.assistant(bench, geocoder: atlas).startConversation(for: bench.person)
        _ = try await conversation.say("to Mary's")
        #expect(atlas.questions.isEmpty)
    }

    @Test("a proposal is taken where nothing matched, is resolved and confirmed as any other, and replayed without asking")
    func proposed() async throws {
        let bench = try Bench()
        let oracle = Oracle(Hypothesis(intent: "INRequestRideIntent", score: 0.6, template: "oracle"))
        let conversation = try Self.assistant(bench, proposer: oracle).startConversation(for: bench.person)
        let turn = try await conversation.say("get me out of this place")
        #expect(oracle.timesAsked == 1)
        #expect(await conversation.question?.parameter == "dropOffLocation")
        #expect(turn.explanations.contains("the oracle spoke"))
        #expect(bench.app.handled == 0)
        let silent = try Self.assistant(bench)
        let again = try await silent.resumeConversation(conversation.id, for: bench.person)
        #expect(try await again.resume() == [turn])
        #expect(await again.question?.parameter == "dropOffLocation")
    }

    @Test("nobody proposes an answer to a question, nor where the words were understood")
    func neverAnswers() async throws {
        let bench = try Bench()
        let oracle = Oracle(Hypothesis(intent: "INRequestRideIntent", score: 1, template: "oracle"))
        let conversation = try Self.assistant(bench, proposer: oracle).startConversation(for: bench.person)
        _ = try await conversation.say("yes")
        _ = try await conversation.say("a ride")
        _ = try await conversation.say("mumble mumble")
        #expect(oracle.timesAsked == 0)
        #expect(await conversation.question?.parameter == "dropOffLocation")
    }

    static let impossible: [Hypothesis] = [
        Hypothesis(intent: "INSendPaymentIntent", score: 1, template: "no app does it"),
        Hypothesis(intent: "INNoIntent", score: 1, template: "unknown intent"),
        Hypothesis(intent: "INRequestRideIntent", app: "evil", score: 1, template: "unknown app"),
        Hypothesis(intent: "INRequestRideIntent", parameters: ["partySize": .string("all")], score: 1, template: "wrong type"),
        Hypothesis(
            intent: "INRequestRideIntent", parameters: ["confirmed": .bool(true)], score: 1, template: "unknown parameter"),
    ]

    @Test("a proposal that the schema does not allow comes to nothing, whoever made it", arguments: impossible)
    func refused(hypothesis: Hypothesis) async throws {
        let bench = try Bench()
        let conversation = try Self.assistant(bench, proposer: Oracle(hypothesis)).startConversation(for: bench.person)
        _ = try await conversation.say("get me out of this place")
        #expect(await conversation.question == nil)
        #expect(bench.app.requests.isEmpty)
    }
}
