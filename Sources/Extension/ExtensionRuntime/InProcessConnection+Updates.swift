public import ExtensionProtocol
import IntentSchema
@_spi(GeneratedCode) import Intents

extension InProcessConnection {
    public func startUpdates(of request: UpdatesRequest, deadline: Duration) async -> ExtensionFailure? {
        await stopUpdates(of: request, deadline: deadline)
        let call: ExtensionCall
        let check = ExtensionRequest(
            method: .confirm, intent: request.intent, identifier: request.identifier, person: request.person)
        switch checked(check) {
        case .success(let made): call = made.with(.startUpdates)
        case .failure(let failure): return failure
        }
        guard let host = host(of: request.person) else { return stranger(request.person) }
        let running = RunningUpdates(
            call, on: host.currentSession(), receive: { [post = poster(call)] in Self.post($0, with: post) },
            remark: { [weak self] in
                self?.report("\(call.title): a report came after it had been stopped; it was dropped", call)
            })
        host.updates.withLock { $0[request.identifier] = running }
        let answer = await perform(call, for: host, on: running.session, deadline: deadline) {
            $0.startUpdates(call, running, $1)
        }
        guard case .responded = answer.reply else {
            host.updates.withLock { if $0[request.identifier] === running { $0[request.identifier] = nil } }
            _ = running.close()
            if case .failed(let failure) = answer.reply { return failure }
            return ExtensionFailure(.unavailable, "\(call.title): the handler has no such method")
        }
        return nil
    }

    /// Posts an update; what is not a valid update is reported to the developer.
    private static func post(_ answer: ExtensionAnswer, with post: (ExtensionEvent.Kind) -> Void) {
        for remark in answer.remarks { post(.remark(remark)) }
        switch answer.reply {
        case .responded(let response): post(.update(response))
        case .failed(let failure): post(.remark("an update was of no use, \(failure.code.rawValue): \(failure.message)"))
        case .resolved, .options, .notImplemented: post(.remark("an update was no response"))
        }
    }

    public func stopUpdates(of request: UpdatesRequest, deadline: Duration) async {
        guard let host = host(of: request.person),
            let running = host.updates.withLock({ $0.removeValue(forKey: request.identifier) }), let handler = running.close()
        else { return }
        let call = running.call.with(.stopUpdates)
        let answer = await perform(call, for: host, on: running.session, deadline: deadline) { session, gate in
            session.stopUpdates(call, handler, gate)
        }
        if case .failed(let failure) = answer.reply { report("\(call.title) came to nothing: \(failure.code.rawValue)", call) }
    }
}

extension ExtensionSession {
    /// Asks for a handler and makes it start sending updates. The gate is answered once it has accepted.
    func startUpdates(_ call: ExtensionCall, _ running: RunningUpdates, _ gate: AnswerGate) {
        _ = Task(executorPreference: executor) {
            var remarks: [String] = []
            guard let begun = self.prepareUpdates(call, running, gate, &remarks) else { return }
            await call.dispatch.call(begun.handler.object, call.method, begun.intent, begun.answer)
            gate.answer(ExtensionAnswer(.responded(Record(call.dispatch.response)), remarks: remarks))
        }
    }

    /// Finds the handler that is to send updates; `nil` if there is none, in which case the gate has been answered.
    private func prepareUpdates(
        _ call: ExtensionCall, _ running: RunningUpdates, _ gate: AnswerGate, _ remarks: inout [String]
    ) -> Prepared? {
        let intent = call.makeIntent()
        guard let handler = handler(for: intent, &remarks) else {
            gate.answer(failure(.noHandler, "handler(for:) returned nil for \(call.dispatch.name)", call))
            return nil
        }
        guard call.dispatch.spelling(handler, .startUpdates) != nil else {
            gate.answer(unanswerable(call, handler, remarks))
            return nil
        }
        let reading = ReplyReading(call: call, intent: intent, extensionName: name, remarks: [])
        let answer = HandlerAnswer(keeping: running.observers) { running.take(reading.answer($0)) }
        let kept = CallHandler(object: handler)
        running.begin(with: kept)
        return Prepared(handler: kept, intent: intent, answer: answer)
    }

    /// Makes the handler that started sending updates stop.
    func stopUpdates(_ call: ExtensionCall, _ handler: CallHandler, _ gate: AnswerGate) {
        _ = Task(executorPreference: executor) {
            if call.dispatch.spelling(handler.object, .stopUpdates) != nil {
                await call.dispatch.call(handler.object, .stopUpdates, call.makeIntent(), HandlerAnswer { _ in })
            }
            gate.answer(ExtensionAnswer(.responded(Record(call.dispatch.response))))
        }
    }
}
