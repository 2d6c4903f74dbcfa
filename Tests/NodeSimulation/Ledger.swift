import ExtensionProtocol
import IntentSchema

/// What the apps keep themselves, elsewhere than in the assistant's store.
// @unchecked Sendable: used on the thread of the simulation alone.
final class Ledger: @unchecked Sendable {
    /// Something that an app has done.
    struct Effect {
        var operation: String
        /// Names what was asked for; see ``SimulatedPerson``.
        var wish: String
    }

    private(set) var effects: [Effect] = []
    /// How each operation that was begun ends, and when; apps that keep operations do none of these again.
    private var answers: [String: (succeeds: Bool, time: Double)] = [:]

    func begin(_ operation: String, succeeds: Bool, at time: Double) { answers[operation] = (succeeds, time) }
    func add(_ wish: String, of operation: String) { effects.append(Effect(operation: operation, wish: wish)) }
    func answer(to operation: String) -> (succeeds: Bool, time: Double)? { answers[operation] }
}

/// How an app deals with operations.
enum AppKind: String, CaseIterable {
    /// It does everything as often as it is called, and can say what it has done.
    case careless
    /// It does each operation once, and can say what it has done.
    case keeping
    /// The same, but it answers at once and reports the outcome later.
    case later
    /// It does everything as often as it is called, and cannot say what it has done.
    case unasked
    /// Its end does each operation once, and may be called again without being asked.
    case remembering

    /// The apps, by the names that people use.
    static let apps = allCases.map {
        AppDescription(id: $0.rawValue, name: $0.rawValue, intents: ["INRequestRideIntent"])
    }
}

/// A node's connection to an app.
final class SimulatedApp: ExtensionConnection {
    let events = ExtensionEvents()
    private let kind: AppKind
    private let node: SimulatedNode

    init(_ kind: AppKind, of node: SimulatedNode) {
        self.kind = kind
        self.node = node
    }

    private var world: World { node.world }
    private var ledger: Ledger { node.services.ledger }
    var remembersOperations: Bool { kind == .remembering }

    func continueActivity(_ activity: Record, for person: String) async -> Bool { true }

    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        switch request.method {
        case .resolve(let parameter):
            await pass("resolves \(parameter)")
            guard let value = request.intent[parameter] else {
                return ExtensionAnswer(.resolved([parameter == "dropOffLocation" ? .needsValue : .notRequired], isList: false))
            }
            return ExtensionAnswer(.resolved([.success(value)], isList: false))
        case .options: return ExtensionAnswer(.options([]))
        case .confirm:
            await pass("confirms")
            return ExtensionAnswer(reply("ready"))
        case .handle(let operation):
            let wish = request.intent["dropOffLocation"]?.record?["name"]?.string ?? ""
            return ExtensionAnswer(await handle(operation, wish, request))
        }
    }

    // MARK: - Handling

    private static let cutOff = ExtensionReply.failed(ExtensionFailure(.outcomeUnknown, "the app's program has died"))

    private func handle(_ operation: String, _ wish: String, _ request: ExtensionRequest) async -> ExtensionReply {
        // Of an app that keeps no operations, nothing may lie between the node's last look and the effect (decision 84).
        let keeps = [.keeping, .later, .remembering].contains(kind)
        if keeps { await pass("is to handle \(wish)") }
        world.note("\(node.name): \(kind) handles \(wish)")
        if world.strikes("node dies before the effect", oncein: 40) { node.die() }
        guard !node.isDead else { return Self.cutOff }
        if keeps, let known = ledger.answer(to: operation) { return await answer(known, to: operation, request) }
        if world.strikes("app dies before the effect", oncein: 30) { return Self.cutOff }
        let succeeds = world.isCalm || world.below(12) > 0
        let end = kind == .later ? world.now + world.seconds(0.01...8) : world.now
        ledger.begin(operation, succeeds: succeeds, at: end)
        if kind == .later {
            world.after(end - world.now) { [world, ledger, kind] in
                world.note("\(kind) has done \(wish)")
                if succeeds { ledger.add(wish, of: operation) }
            }
        } else if succeeds {
            ledger.add(wish, of: operation)
        }
        if world.strikes("app dies after the effect", oncein: 30) { return Self.cutOff }
        if world.strikes("node dies after the effect", oncein: 40) { node.die() }
        return await answer((succeeds, end), to: operation, request)
    }

    private func answer(
        _ known: (succeeds: Bool, time: Double), to operation: String, _ request: ExtensionRequest
    ) async -> ExtensionReply {
        await pass("answers")
        let outcome = reply(known.succeeds ? "success" : "failure")
        guard kind == .later, known.time > world.now else { return outcome }
        node.start { [self] in
            await node.pause(known.time - world.now + 0.001)
            guard !node.isDead, node.services.sabotage != .losesOutcomes else { return }
            world.note("\(node.name): \(kind) reports an outcome")
            let event = ExtensionEvent.Kind.outcome(operation: operation, outcome)
            events.post(ExtensionEvent(event, request: request.identifier, person: request.person))
        }
        return reply("inProgress")
    }

    func report(on query: OperationQuery, deadline: Duration) async -> OperationReport {
        await pass("is asked what became of an operation")
        guard kind != .unasked else { return .unknown("it keeps nothing") }
        guard node.services.sabotage != .deniesOperations, let known = ledger.answer(to: query.operation) else {
            return .notHandled
        }
        if known.time > world.now { await node.pause(known.time - world.now + 0.001) }
        return .answered(reply(known.succeeds ? "success" : "failure"))
    }

    // MARK: - Answers

    /// Something may happen to the node here. If it has died, whatever is answered reaches nobody.
    private func pass(_ point: @autoclosure () -> String) async { try? await node.pass("\(kind) \(point())") }

    private func reply(_ code: String) -> ExtensionReply {
        let raw = Catalogue.system.intents["INRequestRideIntent"]?.responseCodes.first { $0.name == code }?.raw
        return .responded(Record("INRequestRideIntentResponse", ["code": .integer(raw ?? 0)]))
    }
}
