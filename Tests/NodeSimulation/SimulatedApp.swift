import ExtensionProtocol
import IntentSchema

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
        let keeps = [.keeping, .later, .remembering].contains(kind)
        if keeps { await pass("is to handle \(wish)") }
        if world.strikes("node dies before the effect", oncein: 40) { node.die() }
        guard !node.isDead else { return Self.cutOff }
        // The call is on its way, whatever becomes of the node. At an app that keeps no operations, it has to arrive before another node can count this one
        // as gone: no database can fence that (decision 84).
        if keeps || node.isHeard { await world.pause(world.seconds(0...0.9)) }
        world.note("\(kind) handles \(wish)")
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
