import ExtensionProtocol
import IntentSchema

extension ConnectionCheck {
    /// Checks that operations are handled once, however often they are delivered or answered.
    static let deliveries = [
        ConnectionCheck("an operation that is delivered again is not handled again, and is answered the same") { probe in
            let (request, operation) = (probe.freshIdentifier(), probe.freshIdentifier())
            let replies = [
                await probe.handle("send", request, operation: operation),
                await probe.handle("send", request, operation: operation),
            ]
            probe.expect(replies[0] == replies[1], "the answers differ: \(replies)")
            async let first = probe.handle("send", request, operation: operation + "2")
            async let second = probe.handle("send", request, operation: operation + "2")
            let together = await [first, second]
            probe.expect(together.allSatisfy { $0.code() == "success" }, "delivered twice at once it gave \(together)")
            let count = await probe.handled(request)
            probe.expect(count == 2, "two operations delivered twice each were handled \(count ?? -1) times")
        },
        ConnectionCheck("the first of two answers counts, and the second is told to the request's conversation") { probe in
            let request = probe.freshIdentifier()
            probe.inbox.claim(request, of: ConnectionProbe.app)
            let reply = await probe.handle("twice", request, operation: request)
            probe.expect(reply.code() == "success", "it gave \(reply)")
            let remarks = await probe.event {
                let remarks = probe.takeRemarks()
                return remarks.isEmpty ? nil : remarks
            }
            probe.expect(remarks.count == 1, "the second answer was told as \(remarks)")
            let outcome = probe.inbox.takeOutcome(of: [request])
            probe.expect(outcome == nil, "the second answer was taken for an outcome")
        },
        ConnectionCheck("what was in progress ends with one outcome; an answer after that is remarked on") { probe in
            let request = probe.freshIdentifier()
            probe.inbox.claim(request, of: ConnectionProbe.app)
            let reply = await probe.handle("in progress", request, operation: request)
            probe.expect(reply.code() == "inProgress", "it gave \(reply)")
            _ = await probe.resolve("release \(request) twice")
            let outcome = await probe.event { probe.inbox.takeOutcome(of: [request]) }
            probe.expect(outcome.reply.code() == "success", "the outcome is \(outcome.reply)")
            let remarks = await probe.event {
                let remarks = probe.takeRemarks()
                return remarks.isEmpty ? nil : remarks
            }
            probe.expect(remarks.count == 1, "the answer after the outcome was told as \(remarks)")
            let again = probe.inbox.takeOutcome(of: [request])
            probe.expect(again == nil, "a second outcome came")
        },
        ConnectionCheck("what handle answers after its deadline is its outcome") { probe in
            let request = probe.freshIdentifier()
            probe.inbox.claim(request, of: ConnectionProbe.app)
            let reply = await probe.handle("hold", request, operation: request, deadline: ConnectionProbe.soon)
            probe.expect(reply.failureCode == .deadlineExceeded, "it gave \(reply)")
            // A program that is only starting gets the call after its deadline.
            while await probe.handled(request) != 1 { await Task.yield() }
            _ = await probe.resolve("release \(request)")
            let outcome = await probe.event { probe.inbox.takeOutcome(of: [request]) }
            probe.expect(outcome.reply.code() == "success", "the outcome is \(outcome.reply)")
        },
    ]

    /// Checks of what the app sends unprompted.
    static let events = [
        ConnectionCheck("updates come in order from start to stop, and none after") { probe in
            let request = UpdatesRequest(
                intent: Record("INGetRideStatusIntent", [:]), identifier: probe.freshIdentifier(), person: ConnectionProbe.person)
            probe.inbox.claim(request.identifier, of: ConnectionProbe.app)
            let failure = await probe.connection.startUpdates(of: request, deadline: ConnectionProbe.patience)
            probe.expect(failure == nil, "the updates did not start: \(failure?.message ?? "")")
            for code in ["success", "failure", "success"] { _ = await probe.resolve("report \(request.identifier) \(code)") }
            for code in ["success", "failure", "success"] {
                let update = await probe.event { probe.inbox.takeUpdate(of: [request.identifier]) }
                let arrived = update.response.map { ExtensionReply.responded($0).code() }
                probe.expect(arrived == code, "an update of '\(code)' arrived as \(String(describing: arrived))")
            }
            await probe.connection.stopUpdates(of: request, deadline: ConnectionProbe.patience)
            _ = await probe.resolve("report \(request.identifier) success")
            let late = probe.inbox.takeUpdate(of: [request.identifier])
            probe.expect(late == nil, "an update came after the stop")
        },
        ConnectionCheck("updates of what cannot report fail with a reason") { probe in
            let request = UpdatesRequest(
                intent: probe.message("a"), identifier: probe.freshIdentifier(), person: ConnectionProbe.person)
            let failure = await probe.connection.startUpdates(of: request, deadline: ConnectionProbe.patience)
            probe.expect(failure?.code == .unavailable, "it gave \(String(describing: failure))")
        },
        ConnectionCheck("events go to the conversation of their request alone, even if it claims the request later") { probe in
            let request = probe.freshIdentifier()
            let other = probe.otherInbox()
            other.claim(probe.freshIdentifier(), of: ConnectionProbe.app)
            _ = await probe.handle("in progress", request, operation: request)
            _ = await probe.resolve("release \(request)")
            let early = probe.inbox.takeOutcome(of: [request])
            probe.expect(early == nil, "an outcome came to a conversation that has not claimed the request")
            probe.inbox.claim(request, of: ConnectionProbe.app)
            let outcome = await probe.event { probe.inbox.takeOutcome(of: [request]) }
            probe.expect(outcome.reply.code() == "success", "the outcome is \(outcome.reply)")
            let leaked = other.takeOutcome(of: [request])
            probe.expect(leaked == nil && probe.takeRemarks(other).isEmpty, "another conversation was told of the request")
        },
        ConnectionCheck("an app that is launched tells its words, to conversations that begin later, too") { probe in
            await probe.connection.launch(for: ConnectionProbe.person)
            let told = await probe.event { probe.inbox.takeVocabularies()[ConnectionProbe.app] }
            probe.expect(told.words.map(\.phrase) == [ProbeApplication.word], "the words arrived as \(told.words)")
            let later = probe.otherInbox()
            let known = later.takeVocabularies()[ConnectionProbe.app]
            probe.expect(known == told, "a later conversation was told \(String(describing: known))")
        },
        ConnectionCheck("an activity reaches the app, which accepts it or does not") { probe in
            for (type, isAccepted) in [(ProbeApplication.acceptedActivity, true), ("org.errand.probe.other", false)] {
                let accepted = await probe.connection.continueActivity(
                    Record("NSUserActivity", ["activityType": .string(type)]), for: ConnectionProbe.person)
                probe.expect(accepted == isAccepted, "an activity of \(type) was \(accepted ? "" : "not ")accepted")
            }
        },
    ]
}
