public import ExtensionProtocol
import IntentSchema
import Intents

extension InProcessTransport {
    public func startUpdates(
        of request: UpdatesRequest, deadline: Duration, receive: @escaping @Sendable (ExtensionAnswer) -> Void
    ) async -> ExtensionFailure? {
        await stopUpdates(of: request, deadline: deadline)
        let call: ExtensionCall
        switch updatesCall(.startUpdates, request) {
        case .success(let made): call = made
        case .failure(let failure): return failure
        }
        let running = RunningUpdates(on: currentSession(), receive: receive) { [self] in
            report("\(call.title): a report came after it had been stopped; it was dropped")
        }
        updates.withLock { $0[request.identifier] = running }
        let answer = await perform(call, on: running.session, deadline: deadline) { await $0.startUpdates(call, running, $1) }
        guard case .responded = answer.reply else {
            updates.withLock { if $0[request.identifier] === running { $0[request.identifier] = nil } }
            _ = running.close()
            if case .failed(let failure) = answer.reply { return failure }
            return ExtensionFailure(.unavailable, "\(call.title): the handler has no such method")
        }
        return nil
    }

    public func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {
        guard let running = updates.withLock({ $0.removeValue(forKey: request.identifier) }), let handler = running.close(),
            case .success(let call) = updatesCall(.stopUpdates, request)
        else { return }
        let answer = await perform(call, on: running.session, deadline: deadline) { await $0.stopUpdates(call, handler, $1) }
        if case .failed(let failure) = answer.reply { report("\(call.title) came to nothing: \(failure.code.rawValue)") }
    }

    private func updatesCall(_ method: HandlerMethod, _ request: UpdatesRequest) -> Result<ExtensionCall, ExtensionFailure> {
        checked(ExtensionRequest(method: .confirm, intent: request.intent, identifier: request.identifier)).map { call in
            var call = call
            call.method = method
            return call
        }
    }
}

extension ExtensionSession {
    /// Has a fresh handler begin to report. The gate is answered once it has taken that on.
    func startUpdates(_ call: ExtensionCall, _ running: RunningUpdates, _ gate: AnswerGate) async {
        let intent = call.makeIntent()
        var remarks: [String] = []
        guard let handler = freshHandler(for: intent, &remarks) else {
            return gate.answer(failure(.noHandler, "handler(for:) returned nil for \(call.dispatch.name)", call))
        }
        guard call.dispatch.adopts(handler) else {
            return gate.answer(
                failure(.wrongHandler, "handler(for:) returned a \(Swift.type(of: handler)) for \(call.dispatch.name)", call))
        }
        guard call.dispatch.spelling(handler, .startUpdates) != nil else { return gate.answer(ExtensionAnswer(.notImplemented)) }
        let reading = ReplyReading(call: call, intent: intent, extensionName: name, remarks: [])
        let answer = HandlerAnswer(keeping: running.observers) { running.take(reading.answer($0)) }
        let kept = CallHandler(object: handler)
        running.begin(with: kept)
        await Self.invoke(kept, call, intent, answer)
        gate.answer(ExtensionAnswer(.responded(Record(call.dispatch.response)), remarks: remarks))
    }

    /// Has the handler that began to report end that.
    func stopUpdates(_ call: ExtensionCall, _ handler: CallHandler, _ gate: AnswerGate) async {
        if call.dispatch.spelling(handler.object, .stopUpdates) != nil {
            await Self.invoke(handler, call, call.makeIntent(), HandlerAnswer { _ in })
        }
        gate.answer(ExtensionAnswer(.responded(Record(call.dispatch.response))))
    }
}
