public import ExtensionProtocol
import IntentSchema
import Intents

extension InProcessTransport {
    public func startUpdates(
        of request: UpdatesRequest, deadline: Duration, receive: @escaping @Sendable (ExtensionAnswer) -> Void
    ) async -> ExtensionFailure? {
        await stopUpdates(of: request, deadline: deadline)
        let call: ExtensionCall
        switch checked(ExtensionRequest(method: .confirm, intent: request.intent, identifier: request.identifier)) {
        case .success(let made): call = made.with(.startUpdates)
        case .failure(let failure): return failure
        }
        let running = RunningUpdates(call, on: currentSession(), receive: receive) { [weak self] in
            self?.report("\(call.title): a report came after it had been stopped; it was dropped")
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
        guard let running = updates.withLock({ $0.removeValue(forKey: request.identifier) }), let handler = running.close()
        else { return }
        let call = running.call.with(.stopUpdates)
        let answer = await perform(call, on: running.session, deadline: deadline) { session, gate in
            await session.stopUpdates(call, handler)
            gate.answer(ExtensionAnswer(.responded(Record(call.dispatch.response))))
        }
        if case .failed(let failure) = answer.reply { report("\(call.title) came to nothing: \(failure.code.rawValue)") }
    }
}

extension ExtensionCall {
    /// The same request for another method.
    fileprivate func with(_ method: HandlerMethod) -> ExtensionCall {
        var call = self
        call.method = method
        return call
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
    func stopUpdates(_ call: ExtensionCall, _ handler: CallHandler) async {
        var call = call
        call.method = .stopUpdates
        guard call.dispatch.spelling(handler.object, .stopUpdates) != nil else { return }
        await Self.invoke(handler, call, call.makeIntent(), HandlerAnswer { _ in })
    }
}
