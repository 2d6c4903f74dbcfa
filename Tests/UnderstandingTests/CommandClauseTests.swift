import IntentSchema
import Randomness
import TestSupport
import Testing

@testable import Understanding

/// Every clause with a verb of its own is read as a request, or named as left out, whatever joins it to the others.
struct CommandClauseTests {
    private static let commands: [(said: String, intent: String)] = [
        ("call mary", "INStartCallIntent"), ("get me a cab to the airport", "INRequestRideIntent"),
        ("start a run", "INStartWorkoutIntent"), ("lock the car", "INSetCarLockStatusIntent"),
        ("pay Priya 10 dollars", "INSendPaymentIntent"), ("play some jazz", "INPlayMediaIntent"),
        ("pay the water bill", "INPayBillIntent"), ("show photos of mary", "INSearchForPhotosIntent"),
        ("cancel my ride", "INCancelRideIntent"),
    ]

    private static let joiners = [", ", "; ", "\n", " and ", ", and ", ", then ", " then ", ", also ", ". "]

    private static func requests(_ said: String) throws -> [Hypothesis] {
        guard case .request(let first)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return []
        }
        return [first] + (first.followers ?? [])
    }

    /// Whether the command is among the requests, or its verb among the words left out.
    private static func isHeard(_ command: (said: String, intent: String), in requests: [Hypothesis]) -> Bool {
        let verb = command.said.split(separator: " ")[0]
        return requests.contains { request in
            request.intent == command.intent || (request.leftOut ?? []).contains { $0.text.contains(verb) }
        }
    }

    @Test("two commands are two requests, whatever joins them", arguments: joiners)
    func pairs(joiner: String) throws {
        // Every command stands first with some of the others, and behind some; with all of them in the long tests.
        for (number, first) in Self.commands.enumerated() {
            for (other, second) in Self.commands.enumerated()
            where other != number && (LongTests.areRun || (number + other) % 3 == 0) {
                let said = first.said + joiner + second.said
                let read = try Self.requests(said)
                #expect(read.map(\.intent) == [first.intent, second.intent], "\(said)")
            }
        }
    }

    @Test("none of many commands is lost in silence", arguments: 0..<(LongTests.areRun ? 12 : 4))
    func many(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let chosen = Self.commands.shuffled(using: &random).prefix(Int.random(in: 3...7, using: &random))
        let said = chosen.dropLast().map(\.said).joined(separator: ", ") + " and " + (chosen.last?.said ?? "")
        let read = try Self.requests(said)
        for command in chosen { #expect(Self.isHeard(command, in: read), "\(command.said) in: \(said)") }
    }

    @Test("a command that nothing can carry out is left out whole, and its object joins no list")
    func foreign() throws {
        for other in ["order flowers", "mow the lawn", "fix the sink"] {
            for said in ["call mary, \(other)", "\(other), call mary"] {
                let read = try Self.requests(said)
                let people = read.flatMap { $0.parameters["contacts"]?.list ?? [] }
                #expect(people.count <= 1, "\(said)")
                let leftOut = read.flatMap { $0.leftOut ?? [] }.map(\.text)
                #expect(leftOut.contains { $0.contains(other.split(separator: " ")[0]) } || read.isEmpty, "\(said): \(leftOut)")
            }
        }
    }

    @Test("recipients of a message are not merged with the person of another command")
    func recipients() throws {
        for (said, count) in [
            ("call Priya, text mary hi", 2), ("call Priya, text mary hi, and pay Priya 10 dollars", 2),
            ("pay Priya 10 dollars, text mary hi", 2),
        ] {
            let read = try Self.requests(said)
            #expect(read.count >= count, "\(said)")
            let recipients = read.first { $0.intent == "INSendMessageIntent" }?.parameters["recipients"]?.list ?? []
            #expect(recipients.map { $0.record?["contactIdentifier"]?.string } == ["c3"], "\(said)")
        }
    }

    @Test("payments that share their verb are all kept before another command")
    func shared() throws {
        let read = try Self.requests("send 20 dollars to Priya, 30 dollars to mary, and call mary")
        #expect(read.map(\.intent) == ["INSendPaymentIntent", "INSendPaymentIntent", "INStartCallIntent"])
    }

    @Test("a label behind a comma is no command")
    func labels() throws {
        for said in ["pay Priya 15 dollars, note lunch", "pay Priya 15 dollars, note: garden hose"] {
            let read = try Self.requests(said)
            #expect(read.map(\.intent) == ["INSendPaymentIntent"], "\(said)")
            #expect(read.first?.parameters["note"] != nil, "\(said)")
        }
    }

    @Test("what is to be done once something has happened is not done now")
    func conditions() throws {
        for command in Self.commands {
            for condition in [
                "when I get home", "once she arrives", "as soon as I'm done", "after he calls", "before we leave",
                "the moment it stops",
                "when my meeting ends", "once the rain stops",
            ] {
                let said = "\(command.said) \(condition)"
                let acts = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts
                guard case .request(let read)? = acts.first else { continue }
                let looksUp = ["INSearch", "INGet", "INList"].contains { read.intent.hasPrefix($0) }
                #expect(looksUp, "\(said): \(read.intent)")
            }
        }
    }
}
