import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// What is not wanted is never done, and never keeps what is wanted from being done.
struct NotWantedTests {
    private static func acts(_ said: String) throws -> [DialogueAct] {
        try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts
    }

    private static func request(_ said: String) throws -> Hypothesis? {
        guard case .request(let read)? = try acts(said).first else { return nil }
        return read
    }

    private static let requests = [
        ("start a run", "INStartWorkoutIntent"), ("pay the water bill", "INPayBillIntent"),
        ("book a ride to the airport", "INRequestRideIntent"), ("call mary", "INStartCallIntent"),
    ]

    @Test(
        "a clause that says what not to do besides is left out and named, and the request before it is asked about",
        arguments: [
            "but don't %@", "and don't %@", "but do not %@", "but please don't %@", ", but don't %@",
        ])
    func refusal(joint: String) throws {
        for (request, intent) in Self.requests {
            for rest in ["use the watch", "tell anybody", "put my name on it", "wait for the others"] {
                let said = "\(request) \(joint.replacing("%@", with: rest))".replacing(" ,", with: ",")
                let read = try Self.request(said)
                let isNamed = read?.leftOut?.contains { $0.text.contains(rest) } ?? false
                // Words that are left out leave a doubt, and so does a low score.
                let isAsked = read.map { $0.score < 0.8 || $0.leftOut?.contains { $0.kind == .words } == true } ?? false
                #expect(
                    read?.intent == intent && isNamed && isAsked, "\(said): \(read?.intent ?? "nothing"), \(read?.leftOut ?? [])")
            }
        }
    }

    @Test(
        "a value behind 'not' is not the request's, with a comma or without, and is named",
        arguments: [", not ", " not ", " but not ", ", but not ", ", and not "])
    func values(joint: String) throws {
        let cases = [
            ("show me my messages", "from mary", "senders"), ("show me my messages", "from priya", "senders"),
            ("play jazz", "rock", "mediaSearch"),
        ]
        for (request, unwanted, parameter) in cases {
            let said = request + joint + unwanted
            guard let read = try Self.request(said) else { continue }
            let plain = try #require(try Self.request(request))
            #expect(read.parameters[parameter] == plain.parameters[parameter], "\(said)")
            let name = unwanted.split(separator: " ").last.map(String.init) ?? unwanted
            #expect(read.leftOut?.contains { $0.text.contains(name) } ?? false, "\(said): \(read.leftOut ?? [])")
        }
    }

    @Test("a state behind a negation is not the one that is looked for")
    func states() throws {
        let cases: [(String, [String], [String])] = [
            ("which bills", ["paid", "settled"], ["haven't i %@ yet", "have i not %@", "are not %@", "aren't %@ yet"]),
            (
                "show me the bills", ["paid", "settled"],
                ["i haven't %@", "that i haven't %@ yet", "that aren't %@", "we didn't %@"]
            ),
            (
                "show me the tasks", ["done", "finished", "completed"],
                ["i haven't %@", "that i haven't %@ yet", "that aren't %@"]
            ),
        ]
        for (opening, states, forms) in cases {
            for state in states {
                for form in forms {
                    let said = "\(opening) \(form.replacing("%@", with: state))"
                    let read = try #require(try Self.request(said), "\(said)")
                    let plain = try #require(try Self.request("\(opening) that are \(state)"))
                    #expect(plain.parameters["status"] != nil, "\(opening) that are \(state)")
                    #expect(read.parameters["status"] != plain.parameters["status"], "\(said)")
                }
            }
        }
    }

    @Test(
        "what 'no' refuses beside a request is not done, and is named", arguments: [", no %@", " with no %@", ", no %@ please"])
    func refusedThings(form: String) throws {
        let player = AppDescription(id: "player", name: "Player", intents: ["INPlayMediaIntent", "INSearchForPhotosIntent"])
        var context = Fixtures.context
        context.apps.append(player)
        for (request, intent) in Self.requests.dropLast() + [("start yoga for half an hour", "INStartWorkoutIntent")] {
            for thing in ["music", "songs", "pictures", "messages"] {
                let said = request + form.replacing("%@", with: thing)
                guard case .request(let read)? = try Fixtures.learned.get().interpret(said, in: context).acts.first else {
                    Issue.record("\(said): no request")
                    continue
                }
                #expect(read.intent == intent && read.followers == nil, "\(said): \(read.intent), \(read.followers ?? [])")
                #expect(read.leftOut?.contains { $0.text.contains(thing) } ?? false, "\(said): \(read.leftOut ?? [])")
            }
        }
    }

    @Test(
        "what is not to be done is what the words behind the negation would do",
        arguments: [
            ("start", "INStartWorkoutIntent"), ("begin", "INStartWorkoutIntent"), ("stop", "INEndWorkoutIntent"),
            ("end", "INEndWorkoutIntent"), ("cancel", "INCancelWorkoutIntent"), ("pause", "INPauseWorkoutIntent"),
        ])
    func negated(verb: String, intent: String) throws {
        for form in [
            "don't %@ my run", "don't %@ the run", "please don't %@ my run yet", "do not %@ the run yet",
            "don't %@ the workout yet",
        ] {
            let said = form.replacing("%@", with: verb)
            guard case .notUnderstood(.notARequest(.negated, let about, _))? = try Self.acts(said).first else {
                Issue.record("\(said): \(try Self.acts(said))")
                continue
            }
            #expect(about == intent, "\(said)")
        }
    }
}
