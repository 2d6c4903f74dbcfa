public import ExtensionProtocol
import IntentSchema

extension ConnectionCheck {
    /// Checks that people are kept apart.
    static let people = [
        ConnectionCheck("what an app is offered is that of the person who asks, in calls at once") { probe in
            let key = probe.freshIdentifier()
            let people = [ProbeHost.owner, ProbeHost.guest]
            for person in people { _ = await probe.ask("remember \(key) \(person)", for: person) }
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<100 {
                    let person = people[number % 2]
                    group.addTask {
                        let expected = [
                            "contacts": ProbeHost.contact(of: person), "zone": ProbeHost.zones[person], "recall \(key)": person,
                        ]
                        for (question, answer) in expected {
                            let given = await probe.ask(question, for: person)
                            probe.expect(given == answer, "'\(question)' of \(person) gave \(given ?? "nothing")")
                        }
                    }
                }
            }
        },
        ConnectionCheck("a person whom the host does not know is refused, and the next call is served") { probe in
            let reply = await probe.resolve("contacts", for: ProbeHost.stranger)
            probe.expect(reply.failureCode == .badRequest, "it gave \(reply)")
            let activity = Record("NSUserActivity", ["activityType": .string(ProbeApplication.acceptedActivity)])
            let accepted = await probe.connection.continueActivity(activity, for: ProbeHost.stranger)
            probe.expect(!accepted, "an activity of theirs was accepted")
            let next = await probe.ask("contacts")
            probe.expect(next == ProbeHost.contact(of: ProbeHost.owner), "the call after it gave \(next ?? "nothing")")
        },
        ConnectionCheck("the same request and operation of two people are two") { probe in
            let guest = probe.otherInbox(of: ProbeHost.guest)
            let request = probe.freshIdentifier()
            for (person, inbox) in [(ProbeHost.owner, probe.inbox), (ProbeHost.guest, guest)] {
                inbox.claim(request, of: ConnectionProbe.app)
                let reply = await probe.handle("in progress", request, operation: request, for: person)
                probe.expect(reply.code() == "inProgress", "it gave \(reply) to \(person)")
                _ = await probe.resolve("release \(request)", for: person)
                let count = await probe.handled(request, for: person)
                probe.expect(count == 1, "it was handled \(count ?? -1) times for \(person)")
            }
            _ = await probe.event { probe.inbox.takeOutcome(of: [request]) }
            let others = guest.takeOutcome(of: [request])
            probe.expect(others?.reply.code() == "success", "the other person's outcome is \(String(describing: others))")
            let again = probe.inbox.takeOutcome(of: [request])
            probe.expect(again == nil && probe.takeRemarks().isEmpty, "an outcome came to both")
        },
        ConnectionCheck("what the app tells of one person reaches nobody else") { probe in
            let group = probe.freshIdentifier()
            let guest = probe.otherInbox(of: ProbeHost.guest)
            _ = await probe.ask("ask", for: ProbeHost.guest)
            _ = await probe.ask("donate \(group) 1", for: ProbeHost.guest)
            // Events arrive in order: once the owner's has arrived, so has the guest's.
            _ = await probe.ask("donate \(group) 2")
            let remarks = await probe.remarks(atLeast: 2)
            probe.expect(remarks.count == 2, "the owner was told \(remarks)")
            probe.expect(probe.inbox.takePermissions().isEmpty, "the owner was told of the guest's permission")
            let others = guest.contributions(of: ConnectionProbe.app).donations.count
            probe.expect(others == 1, "\(others) donations were kept for the guest")
        },
    ]

    /// Checks of what the host keeps for the app and the person.
    static let contributions = [
        ConnectionCheck("a permission is asked for once, and the person's answer is told once, also to later conversations") {
            probe in
            let answers = [await probe.ask("ask"), await probe.ask("ask"), await probe.ask("ask", for: ProbeHost.guest)]
            probe.expect(answers == ["authorized", "authorized", "denied"], "the answers were \(answers)")
            // Events arrive in order: once the donation's has arrived, so has the answer's.
            _ = await probe.ask("donate \(probe.freshIdentifier()) 1")
            let remarks = await probe.remarks { $0.contains { $0.contains("donated") } }
            probe.expect(remarks.count == 2, "the remarks are \(remarks)")
            let told = probe.inbox.takePermissions()[ConnectionProbe.app]
            probe.expect(told == [.assistant: true], "it was told as \(String(describing: told))")
            let later = probe.otherInbox(of: ProbeHost.guest).takePermissions()[ConnectionProbe.app]
            probe.expect(later == [.assistant: false], "a later conversation was told \(String(describing: later))")
        },
        ConnectionCheck("donations are kept once each, in order, and are taken back by group; shortcuts replace those before") {
            probe in
            let (first, second) = (probe.freshIdentifier(), probe.freshIdentifier())
            let commands = [
                "donate \(first) 3", "donate \(second) 1", "donate \(first) 2", "withdraw \(second)", "suggest a b", "suggest c",
            ]
            for text in commands {
                let answer = await probe.ask(text)
                probe.expect(answer == "done", "'\(text)' gave \(answer ?? "nothing")")
            }
            let kept = await probe.event {
                let all = probe.inbox.contributions(of: ConnectionProbe.app)
                return all.suggestedShortcuts.count == 1 ? all : nil
            }
            let identifiers = kept.donations.compactMap { $0["identifier"]?.string }
            probe.expect(identifiers == [2, 0, 1].map { "\(first) \($0)" }, "the donations kept are \(identifiers)")
            let remarks = probe.takeRemarks()
            probe.expect(remarks.count == 9, "nine things were told in \(remarks.count) remarks")
        },
        ConnectionCheck("a flood of events is bounded and counted, and loses nothing of other requests and people") { probe in
            let (request, group) = (probe.freshIdentifier(), probe.freshIdentifier())
            let guest = probe.otherInbox(of: ProbeHost.guest)
            probe.inbox.claim(request, of: ConnectionProbe.app)
            _ = await probe.handle("in progress", request, operation: request)
            _ = await probe.ask("donate \(group) 1", for: ProbeHost.guest)
            let answer = await probe.ask("donate \(group) 5000")
            probe.expect(answer == "done", "the call that floods gave \(answer ?? "nothing")")
            for number in 0..<5_000 {
                let stray = ExtensionEvent.Kind.outcome(operation: "\(group) \(number)", .notImplemented)
                probe.connection.events.post(ExtensionEvent(stray, request: "\(group) \(number)", person: ProbeHost.owner))
                probe.connection.events.post(ExtensionEvent(stray, person: ProbeHost.owner))
            }
            _ = await probe.resolve("release \(request)")
            let outcome = await probe.event { probe.inbox.takeOutcome(of: [request]) }
            probe.expect(outcome.reply.code() == "success", "the outcome is \(outcome.reply)")
            let remarks = probe.takeRemarks()
            probe.expect(
                remarks.count <= ExtensionInbox.mostRemarks + 1 && remarks.last?.contains("dropped") == true,
                "\(remarks.count) remarks came, the last of them '\(remarks.last ?? "")'")
            let kept = probe.inbox.contributions(of: ConnectionProbe.app)
            probe.expect(
                kept.donations.count + kept.droppedDonations == 5_000 && kept.donations.count == AppContributions.mostDonations,
                "\(kept.donations.count) donations were kept and \(kept.droppedDonations) dropped")
            let others = guest.contributions(of: ConnectionProbe.app).donations.count
            probe.expect(others == 1 && probe.takeRemarks(guest).count == 1, "another person was told of the flood")
        },
        ConnectionCheck("outcomes of operations that nobody began are not taken for others") { probe in
            let request = probe.freshIdentifier()
            probe.inbox.claim(request, of: ConnectionProbe.app)
            _ = await probe.handle("in progress", request, operation: request)
            for number in 0..<100 {
                let stray = ExtensionEvent.Kind.outcome(operation: "stray \(number)", .notImplemented)
                probe.connection.events.post(ExtensionEvent(stray, request: request, person: ProbeHost.guest))
                probe.connection.events.post(ExtensionEvent(stray, request: "other \(request)", person: ProbeHost.owner))
            }
            _ = await probe.resolve("release \(request)")
            let outcome = await probe.event { probe.inbox.takeOutcome(of: [request]) }
            probe.expect(outcome.reply.code() == "success", "the outcome is \(outcome.reply)")
            let strays = Set((0..<100).map { "stray \($0)" })
            let taken = probe.inbox.takeOutcome(of: strays)
            probe.expect(taken == nil && probe.takeRemarks().isEmpty, "an outcome of another person or request came")
        },
    ]

    /// Checks a connection whose other end disappears, which most connections can simulate only where they are tested.
    ///
    /// - Parameter sever: makes the other end disappear.
    /// - Returns: what is wrong with the connection; empty if nothing is.
    public static func problemsWhenSevered(
        _ connection: any ExtensionConnection, sever: @Sendable () async -> Void
    ) async -> [String] {
        let probe = ConnectionProbe(connection)
        let request = probe.freshIdentifier()
        probe.inbox.claim(request, of: ConnectionProbe.app)
        _ = await probe.handle("in progress", request, operation: request)
        _ = await probe.resolve("release \(request)")
        async let pending = probe.handle("hold", request, operation: request + "2")
        while await probe.handled(request) != 2 { await Task.yield() }
        await sever()
        let reply = await pending
        // It is unknown whether it was handled, so no other answer is correct.
        probe.expect(reply.failureCode == .unavailable || reply.failureCode == .outcomeUnknown, "the call gave \(reply)")
        if case .failed(let failure) = reply { probe.expect(!failure.message.isEmpty, "the failure has no message") }
        let outcome = await probe.event { probe.inbox.takeOutcome(of: [request]) }
        probe.expect(outcome.reply.code() == "success", "what came before was lost: \(outcome.reply)")
        let next = await probe.resolve("success")
        let isServed = next == .resolved([.success(.string("success"))], isList: false)
        probe.expect(isServed || next.failureCode == .unavailable, "the next call gave \(next)")
        return probe.problems
    }
}
