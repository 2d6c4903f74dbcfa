import Foundation
import IntentSchema
import Testing
import Understanding

/// A question in the same breath as an answer, a change or an order: the other is done, and the question is heard behind it.
struct AskedBesideTests {
    private static let payment = [
        "payee": ParameterValue.record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(24, "USD")),
    ]
    private static let ride = [
        "partySize": ParameterValue.integer(1),
        "dropOffLocation": .record(.placemark(name: "Airport", coordinate: Coordinate(latitude: 37.6, longitude: -122.4))),
    ]

    private static func read(_ said: String, _ question: Question? = nil, _ parameters: [String: ParameterValue] = [:]) throws
        -> Interpretation
    {
        var context = Fixtures.context
        context.question = question
        context.parameters = parameters
        if let question, question.kind == .confirmRequest {
            context.proposal = ProposedRequest(
                intent: Record(question.intent, parameters), response: Record("\(question.intent)Response"))
        }
        return try Fixtures.learned.get().interpret(said, in: context)
    }

    private static let open: [(question: Question, parameters: [String: ParameterValue], said: [String], asked: [String])] = [
        (
            Question(kind: .confirmRequest, intent: "INRequestRideIntent", app: "cab"), ride,
            ["from work", "for two", "make it three people", "at 5 pm"],
            ["how much is it?", "how long will it take?", "what does that cost?", "is it far?"]
        ),
        (
            Question(kind: .value, intent: "INRequestRideIntent", parameter: "dropOffLocation", app: "cab"), [:],
            ["the ferry building", "to work"], ["how much would that be?", "how long will it take?"]
        ),
        (
            Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay"), payment,
            ["make it 30", "to Mary instead"], ["how much do I have in savings?", "who is it to?", "which bills do I have?"]
        ),
        (
            Question(kind: .value, intent: "INSendPaymentIntent", parameter: "currencyAmount", app: "pay"),
            ["payee": payment["payee"]!], ["20 dollars", "25"], ["how much do I have in savings?", "what is left then?"]
        ),
    ]

    @Test(
        "an answer or a change is taken whether or not a question stands beside it, which is heard then", arguments: open.indices)
    func besideAnswer(row: Int) throws {
        let open = Self.open[row]
        for answer in open.said {
            let alone = try Self.read(answer, open.question, open.parameters)
            for question in open.asked {
                let capital = question.prefix(1).uppercased() + question.dropFirst()
                for said in [
                    "\(answer), \(question)", "\(answer), and \(question)", "\(answer). \(capital)", "\(capital) \(answer)",
                ] {
                    let both = try Self.read(said, open.question, open.parameters)
                    #expect(both.acts.first == alone.acts.first, "'\(said)'")
                    #expect(both.rest?.lowercased() == question.lowercased(), "'\(said)' leaves \(both.rest ?? "nothing")")
                }
            }
        }
    }

    @Test(
        "a question behind an order is heard once it has been done",
        arguments: ["pay the water bill", "get me a cab to the airport", "start a run", "send Mary 20 dollars"])
    func besideOrder(order: String) throws {
        let alone = try Self.read(order).acts.first?.requests
        for question in ["is it due already?", "how much is it?", "how long will it take?", "what is left in my account?"] {
            for said in ["\(order), \(question)", "\(order), and \(question)", "\(order) please. \(question)"] {
                let both = try Self.read(said)
                #expect(both.acts.first?.requests.map(\.parameters) == alone?.map(\.parameters), "'\(said)'")
                #expect(both.rest == question, "'\(said)' leaves \(both.rest ?? "nothing")")
            }
        }
    }

    @Test(
        "nothing is split that is one order, one question or one text",
        arguments: [
            "for two, could you make it at 5", "how much is it, and how long will it take?",
            "text Mary how are you, when do you come?", "text Mary: on my way, how is your knee?", "could you make it 30?",
        ])
    func whole(said: String) throws {
        let open = Self.open[0]
        for question in [open.question, nil] {
            let read = try Self.read(said, question, question == nil ? [:] : open.parameters)
            let isAnswer = read.acts.first.map { $0.requests.isEmpty } ?? true
            #expect(read.rest == nil || !isAnswer || said.hasPrefix("how"), "'\(said)' leaves \(read.rest ?? "")")
        }
    }
}
