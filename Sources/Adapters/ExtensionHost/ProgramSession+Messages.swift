import ExtensionProtocol
import ExtensionWire
import IntentSchema
import Synchronization

/// After this many messages that break the rules, a program is ended.
private let mostViolations = 100

/// What a program sends.
extension ProgramSession {
    func take(_ message: WireExtensionMessage) throws(WireError) {
        if case .ready = message.body {
        } else if !state.withLock(\.isReady) {
            throw WireError("its first message is not Ready, with which a program answers Hello")
        }
        switch message.body {
        case .ready(let ready):
            guard ready.version == ProcessConnection.version else {
                throw WireError(
                    "it speaks version \(ready.version) of the protocol, this host version \(ProcessConnection.version); build the "
                        + "app again with this version of Errand and install it")
            }
            state.withLock { $0.isReady = true }
        case .answer(let answer): try take(answer, to: message.id)
        case .event(let event): try take(event)
        case .serviceRequest(let request):
            let id = message.id
            guard desk.serve(request, { [weak self] reply in self?.reply(reply, to: id) }) else {
                return try violate("it asks for more services than \(limits.servicesPerSecond) a second; it was given nothing")
            }
        case nil: try violate("a message is of a kind that is unknown here; it was skipped")
        }
    }

    /// Replies to a request for a service; to one whose reply is too large with nothing.
    private func reply(_ reply: WireServiceReply, to id: UInt64) {
        if (try? send(id, .serviceReply(reply))) != nil { return }
        do throws(WireError) {
            try send(id, .serviceReply(.with { $0.reply = .nothing(WireEmpty()) }))
        } catch {
            // It asks without reading the replies.
            if !program.channel.isClosed { note("a reply could not be sent: \(error.message)") }
            program.channel.close()
        }
    }

    private func take(_ answer: WireAnswer, to id: UInt64) throws(WireError) {
        let pending: Pending? = state.withLock { state in
            state.lastUse = .now
            return state.pending.removeValue(forKey: id)
        }
        guard let pending else { return try violate("an answer belongs to no call; it was dropped") }
        noteAnswer(after: .now - pending.start)
        if let operation = pending.subject.operation { settle(operation, answer, isLate: pending.isAbandoned) }
        pending.gate.settle(.success(answer))
        closeIfDone()
    }

    /// Notes whether an operation is over with this answer. One that comes after the host has given up is its outcome.
    private func settle(_ operation: String, _ answer: WireAnswer, isLate: Bool) {
        let isOpen: Bool
        switch answer.reply {
        case .responded(let response):
            let intent = state.withLock { $0.operations[operation]?.intent }
            isOpen = intent.map { check.catalogue.isInProgress(response, of: $0) } ?? false
        case .failed(let failure):
            // A runtime answers a call that was cancelled, too, before its handler has.
            isOpen = failure.failure.code == .deadlineExceeded || isLate && failure.failure.code == .unavailable
        default: isOpen = false
        }
        let open: Operation? = state.withLock { state in
            let open = state.operations[operation]
            if isOpen { state.operations[operation]?.isAwaited = true } else { state.operations[operation] = nil }
            return open
        }
        guard isLate, !isOpen, let open else { return }
        let reply: ExtensionReply
        do throws(WireError) {
            reply = check.checked(try answer.answer().reply, of: open.intent, name)
        } catch {
            reply = .failed(ExtensionFailure(.badReply, "\(name): \(error.message)"))
        }
        owner.conclude(operation, reply)
        owner.post(ExtensionEvent(.outcome(operation: operation, reply), request: open.request, person: person))
    }

    private func take(_ wire: WireEvent) throws(WireError) {
        guard wire.kind != nil else { return try violate("an event is of a kind that is unknown here; it was skipped") }
        var event = try wire.event(of: person)
        if let request = event.request, !state.withLock({ $0.requests.contains(request) }) {
            return try violate("an event is about a request that the program was never called for; it was dropped")
        }
        switch event.kind {
        case .outcome(let operation, let reply):
            guard let open = state.withLock({ $0.operations.removeValue(forKey: operation) }) else {
                return try violate("an outcome belongs to no operation, or to one that has ended; it was dropped")
            }
            let checked = check.checked(reply, of: open.intent, name)
            event.kind = .outcome(operation: operation, checked)
            owner.conclude(operation, checked)
        case .update(let response):
            guard let request = event.request, let intent = state.withLock({ $0.updates[request] }) else {
                return try violate("an update is about a request that is not followed; it was dropped")
            }
            if let response, let problem = check.problem(in: response, of: intent) {
                return try violate("an update cannot be used: \(problem); it was dropped")
            }
            if response == nil { endUpdates(of: request) }
        case .permission(let permission, let isGranted):
            guard desk.admits(permission, isGranted: isGranted) else {
                return try violate("it claims an answer of the person that they have not given; it was dropped")
            }
        case .contribution(let contribution):
            if let problem = check.problem(in: contribution) {
                return try violate("what it contributes cannot be used: \(problem); it was dropped")
            }
        case .remark, .vocabulary: break
        }
        owner.post(event)
        closeIfDone()
    }

    /// Reports what a program must not do.
    ///
    /// - Throws: `WireError` once it has done so too often.
    private func violate(_ text: String) throws(WireError) {
        let count = state.withLock { state in
            state.violations += 1
            return state.violations
        }
        owner.post(ExtensionEvent(.remark("\(name): \(text)"), person: person))
        note(text)
        guard count < mostViolations else { throw WireError("it has broken the rules \(count) times") }
    }
}

extension Catalogue {
    /// Whether the response to an intent says that the operation goes on.
    fileprivate func isInProgress(_ response: WireRecord, of intent: String) -> Bool {
        guard case .integer(let code) = response.fields["code"]?.kind, let definition = intents[intent],
            definition.response == response.type
        else { return false }
        return definition.responseCode(Int(code))?.name == "inProgress"
    }
}
