import ConnectionTesting
import ExtensionProtocol
import Foundation
import IntentSchema
import Intents
import Synchronization
import TestSupport
import Testing

/// The checks of connections find what they are for.
@Suite(.inTurn) struct ConnectionCheckTests {
    /// Faults with a word of the check that is to find each.
    private static let faults: [(fault: FaultyConnection.Fault, check: String)] = [
        (.forgetsOperations, "delivered again"), (.cutsTexts, "arrive whole"), (.swallowsFailures, "cannot be called"),
        (.ignoresDeadlines, "at its deadline"), (.acceptsEverything, "an activity reaches"),
        (.mixesAnswers, "every way to resolve"),
        (.reportsNoUpdates, "updates of what cannot report"), (.mixesPeople, "that of the person who asks"),
        (.servesStrangers, "does not know is refused"), (.mixesPeople, "of two people are two"),
        (.tellsEverybody, "reaches nobody else"), (.losesPermissions, "asked for once"), (.repeatsPermissions, "asked for once"),
        (.losesDeletions, "taken back by group"), (.repeatsDonations, "taken back by group"),
        (.tellsEverybody, "a flood of events"), (.givesUpInFloods, "a flood of events"),
        (.inventsOutcomes, "that nobody began"), (.losesSearches, "words that are searched for"),
        (.insistsOnDefaults, "the default value"), (.forgetsOperations, "is reported with its answer"),
        (.reportsNothing, "reported with its answer"), (.deniesOperations, "reported with its answer"),
        (.deniesOperations, "has not ended"),
        (.reportsNothing, "never delivered is reported"),
    ]

    @Test("a faulty connection fails the check that is about its fault", arguments: faults.indices)
    func found(index: Int) async throws {
        let (fault, words) = Self.faults[index]
        let check = try #require(
            (ConnectionCheck.all + ConnectionCheck.options + ConnectionCheck.operations).first { $0.description.contains(words) },
            "no check says '\(words)'")
        let problems = await check.problems { FaultyConnection(fault) }
        #expect(!problems.isEmpty, "'\(check)' did not find a connection that \(fault)")
    }

    @Test(
        "a connection that breaks badly is found",
        arguments: [SeverableConnection.Fault.answersPending, .hidesTheReason])
    func severed(fault: SeverableConnection.Fault) async {
        let connection = SeverableConnection(inner: ConnectionConformance.inProcess(), fault: fault)
        #expect(await !ConnectionCheck.problemsWhenSevered(connection) { connection.sever() }.isEmpty)
    }
}

/// A connection to the probe with a fault.
private struct FaultyConnection: ExtensionConnection {
    enum Fault {
        case forgetsOperations, cutsTexts, swallowsFailures, ignoresDeadlines, acceptsEverything, mixesAnswers, reportsNoUpdates
        case mixesPeople, servesStrangers, tellsEverybody, losesPermissions, repeatsPermissions, losesDeletions
        case repeatsDonations, givesUpInFloods, inventsOutcomes, losesSearches, insistsOnDefaults
        case reportsNothing, deniesOperations

        /// What becomes of an event.
        func passed(_ event: ExtensionEvent, number: Int) -> [ExtensionEvent] {
            var changed = event
            switch (self, event.kind) {
            case (.tellsEverybody, _): changed.person = nil
            case (.losesPermissions, .permission), (.losesDeletions, .contribution(.deletion)): return []
            case (.repeatsPermissions, .permission): return [event, event]
            case (.repeatsDonations, .contribution(.donation(var interaction))):
                interaction["identifier"] = .string("\(number)")
                changed.kind = .contribution(.donation(interaction))
            case (.givesUpInFloods, _) where number > 1_000: if case .outcome = event.kind { return [event] } else { return [] }
            case (.inventsOutcomes, .outcome(_, let reply)):
                changed.kind = .outcome(operation: "stray 1", reply)
                return [changed, event]
            default: break
            }
            return [changed]
        }
    }

    let inner: any ExtensionConnection
    let fault: Fault
    let events: ExtensionEvents

    init(_ fault: Fault) {
        self.fault = fault
        let outer = ExtensionEvents()
        let count = Mutex(0)
        events = outer
        // Safe: the probe's own intents are sound, as the check of connections in this process shows.
        let types = try! IntentTypes.system.adding([.probe])
        inner = ConnectionConformance.inProcess(
            events: ExtensionEvents { event in
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                for event in fault.passed(event, number: number) { outer.post(event) }
            }, intents: ProbeExtension.intents + ProbeExtension.ownIntents, types: types)
    }

    func launch(for person: String) async { await inner.launch(for: person) }

    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        var request = request
        if fault == .mixesPeople || (fault == .servesStrangers && request.person == "stranger") { request.person = "owner" }
        if case .options(let parameter, let search, let orDefault) = request.method {
            request.method = .options(
                parameter: parameter, search: fault == .losesSearches ? nil : search,
                orDefault: orDefault || fault == .insistsOnDefaults)
        }
        if fault == .forgetsOperations, case .handle = request.method { request.method = .handle(operation: UUID().uuidString) }
        if fault == .cutsTexts, let text = request.intent["content"]?.string, text.utf8.count > 1 << 20 {
            request.intent["content"] = .string(String(text.prefix(1 << 20)))
        }
        if fault == .ignoresDeadlines, request.intent["content"]?.string == "never" {
            return ExtensionAnswer(.notImplemented)
        }
        var answer = await inner.send(request, deadline: deadline)
        if fault == .swallowsFailures, case .failed = answer.reply { answer.reply = .notImplemented }
        if fault == .mixesAnswers, answer.reply == .resolved([.needsValue], isList: false) {
            answer.reply = .resolved([.notRequired], isList: false)
        }
        return answer
    }

    func report(on query: OperationQuery, deadline: Duration) async -> OperationReport {
        switch fault {
        case .reportsNothing: .unknown("it says nothing")
        case .deniesOperations: .notHandled
        default: await inner.report(on: query, deadline: deadline)
        }
    }

    func startUpdates(of request: UpdatesRequest, deadline: Duration) async -> ExtensionFailure? {
        fault == .reportsNoUpdates ? nil : await inner.startUpdates(of: request, deadline: deadline)
    }

    func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {
        await inner.stopUpdates(of: request, deadline: deadline)
    }

    func continueActivity(_ activity: Record, for person: String) async -> Bool {
        fault == .acceptsEverything ? true : await inner.continueActivity(activity, for: person)
    }
}
