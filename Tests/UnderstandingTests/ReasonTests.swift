import Foundation
import IntentSchema
import Testing
import Understanding

/// Clauses that say why something is asked for, or that something is found, and ask for nothing.
struct ReasonTests {
    private static let requests: [(said: String, intent: String)] = [
        ("call Mary", "INStartCallIntent"), ("get me a ride to the airport", "INRequestRideIntent"),
        ("send Mary 20 dollars", "INSendPaymentIntent"), ("start a run", "INStartWorkoutIntent"),
        ("pay my water bill", "INPayBillIntent"),
    ]
    private static let reasons = [
        "because I promised it", "so I don't forget it", "so that we are done with it", "since I have the time",
        "cause it's late",
    ]

    private static func request(_ said: String) throws -> Hypothesis {
        guard case .request(let reading)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            Issue.record("'\(said)' was read as no request")
            throw CancellationError()
        }
        return reading
    }

    @Test("a reason behind a request changes nothing, and is not told as left out", arguments: reasons)
    func reason(words: String) throws {
        for (said, intent) in Self.requests {
            let plain = try Self.request(said)
            for joint in [" ", ", "] {
                let reading = try Self.request("\(said)\(joint)\(words)")
                #expect(reading.intent == intent, "\(said)\(joint)\(words)")
                for (name, value) in plain.parameters {
                    #expect(
                        reading.parameters[name].map { $0 == value } ?? (name == "callCapability" || name == "destinationType"),
                        "\(said)\(joint)\(words): \(name)")
                }
                #expect(reading.leftOut?.isEmpty ?? true, "\(said)\(joint)\(words): \(reading.leftOut ?? [])")
            }
        }
    }

    @Test("a time beside a request that could take it is never lost", arguments: [10, 25, 40])
    func time(minutes: Int) throws {
        let said = "get me a ride to the airport, I'm leaving in \(minutes) minutes"
        let reading = try Self.request(said)
        let isTaken = reading.parameters["scheduledPickupTime"] != nil
        #expect(isTaken || reading.leftOut?.contains { $0.kind == .time } == true, "\(said): \(reading)")
    }

    @Test(
        "what somebody has done precedes a request and is none",
        arguments: ["paid for the tickets", "bought dinner", "got the drinks"])
    func deed(words: String) throws {
        for amount in [12, 65] {
            let reading = try Self.request("Mary \(words), send her \(amount) dollars")
            #expect(reading.intent == "INSendPaymentIntent")
            #expect(reading.parameters["payee"] != nil || reading.ambiguities["payee"] != nil)
            #expect(reading.parameters["currencyAmount"] == .record(.currencyAmount(Decimal(amount), "USD")))
        }
    }

    @Test(
        "what others want is still no request",
        arguments: ["Mom said, send her 20 dollars", "my boss asked me, can you call Mary"])
    func reported(said: String) throws {
        let act = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first
        if case .request(let reading)? = act { Issue.record("'\(said)' was read as \(reading.intent)") }
    }

    @Test(
        "what the app cannot do is named whole, and the rest is done",
        arguments: ["turn on the oven", "open the garage"])
    func unknownOrder(words: String) throws {
        for (said, intent) in Self.requests {
            for whole in ["\(said) and \(words)", "\(said), and then \(words)"] {
                let reading = try Self.request(whole)
                #expect(reading.intent == intent, "\(whole)")
                let isTold = reading.leftOut?.contains { $0.text.contains(words) } ?? false
                let isText = reading.spans.contains { $0.source == "text" && $0.text.contains(words) }
                #expect(isTold || isText || reading.followers?.isEmpty == false, "\(whole)")
            }
        }
    }

    @Test(
        "an order that nothing can carry out is named, and nothing else is proposed",
        arguments: ["turn on", "switch off", "fix", "clean"])
    func orderAlone(verb: String) throws {
        for thing in ["the oven in the kitchen", "the garage door", "my old printer"] {
            let act = try Fixtures.learned.get().interpret("\(verb) \(thing)", in: Fixtures.context).acts.first
            switch act {
            case .notUnderstood(.cannotDo(let words))?: #expect(words == "\(verb) \(thing)")
            case .notUnderstood(.noMatch)?: break
            default: Issue.record("'\(verb) \(thing)' was read as \(act?.summary ?? "nothing")")
            }
        }
    }

    @Test("the state that a question asks about is not looked for", arguments: ["water", "electricity", "internet", "phone"])
    func askedState(bill: String) throws {
        for said in ["did my \(bill) bill get paid yet", "was my \(bill) bill paid", "is my \(bill) bill paid"] {
            let reading = try Self.request(said)
            #expect(reading.intent == "INSearchForBillsIntent")
            #expect(
                reading.parameters["status"] == nil && reading.parameters["billType"] != nil, "\(said): \(reading.parameters)")
            #expect(reading.leftOut?.isEmpty ?? true, "\(said): \(reading.leftOut ?? [])")
        }
        let some = try Self.request("do I have any paid \(bill) bills")
        #expect(some.parameters["status"] != nil)
    }
}
