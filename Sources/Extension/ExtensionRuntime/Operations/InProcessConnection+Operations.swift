public import ExtensionProtocol
import IntentSchema
@_spi(GeneratedCode) import Intents

extension InProcessConnection {
    /// Reports what the runtime has noted. Where it has noted the beginning alone, or nothing that reaches back that far, the handler is
    /// asked, if it adopts `OperationReporting`.
    public func report(on query: OperationQuery, deadline: Duration) async -> OperationReport {
        let request = ExtensionRequest(
            method: .handle(operation: query.operation), intent: query.intent, identifier: query.identifier,
            person: query.person)
        let call: ExtensionCall
        switch checked(request) {
        case .success(let made): call = made
        case .failure(let failure): return .unknown(failure.message)
        }
        guard let host = host(of: query.person) else { return .unknown(stranger(query.person).message) }
        switch host.ledger.knowledge(of: query.operation) {
        case .running: return .unknown("\(name): \(call.title) has not ended")
        case .done(let answer) where answer.reply.endsOperation(in: catalogue): return .answered(answer.reply)
        case .done, .nothing: break
        }
        let report = await report(on: query, call, for: host, deadline: deadline)
        if report == .notHandled {
            host.records?.remove(query.operation)
            host.ledger.forget(query.operation)
        }
        return report
    }

    private func report(
        on query: OperationQuery, _ call: ExtensionCall, for host: PersonHost, deadline: Duration
    ) async -> OperationReport {
        switch host.records?.found(query.operation, since: query.time) {
        case .answered(let answer): return .answered(answer.reply)
        case .nothing: return .notHandled
        case .begun, .unknown, nil: return await ask(about: query.operation, call, for: host, deadline: deadline)
        }
    }

    /// Handles an operation, unless an earlier process has: then its answer is replayed, or the handler is asked.
    func handle(_ operation: String, _ call: ExtensionCall, for host: PersonHost, deadline: Duration) async -> ExtensionAnswer {
        guard let records = host.records else { return await perform(call, for: host, deadline: deadline) }
        let found: OperationRecords.Found
        do { found = try records.begin(operation) } catch {
            let message = "\(name): \(call.title) was not called, because that could not be noted: \(error)"
            return ExtensionAnswer(.failed(ExtensionFailure(.unavailable, message)))
        }
        switch found {
        case .answered(let answer): return answer
        case .begun, .unknown:
            switch await ask(about: operation, call, for: host, deadline: deadline) {
            case .answered(let reply): return ExtensionAnswer(reply)
            case .unknown(let reason): return ExtensionAnswer(.failed(ExtensionFailure(.outcomeUnknown, reason)))
            case .notHandled: break
            }
        case .nothing: break
        }
        let answer = await perform(call, for: host, deadline: deadline)
        if answer.reply.endsOperation(in: catalogue) { records.settle(operation, answer) }
        return answer
    }

    private func ask(
        about operation: String, _ call: ExtensionCall, for host: PersonHost, deadline: Duration
    ) async -> OperationReport {
        let question = call.asking
        let answer = await perform(question, for: host, on: host.currentSession(), deadline: deadline) { session, gate in
            session.report(on: operation, question, gate)
        }
        switch answer.reply {
        case .responded where answer.reply.endsOperation(in: catalogue):
            host.records?.settle(operation, answer)
            return .answered(answer.reply)
        case .notImplemented: return .notHandled
        case .failed(let failure): return .unknown(failure.message)
        case .responded, .resolved, .options: return .unknown("\(name): \(question.title) gave no answer that ends the operation")
        }
    }
}

extension ExtensionSession {
    /// Asks a handler what became of an operation. The gate is answered with the response, with `notImplemented` if it has had no effect, or
    /// with a failure.
    func report(on operation: String, _ call: ExtensionCall, _ gate: AnswerGate) {
        _ = Task(executorPreference: executor) {
            var remarks: [String] = []
            let intent = call.makeIntent()
            guard let handler = self.handler(for: intent, &remarks) as? any OperationReporting else {
                let message = "\(self.name): the handler of \(call.dispatch.name) does not adopt OperationReporting"
                return gate.answer(ExtensionAnswer(.failed(ExtensionFailure(.outcomeUnknown, message))))
            }
            switch await handler.report(on: operation, of: intent) {
            case .handled(let response):
                let reading = ReplyReading(call: call, intent: intent, extensionName: self.name, remarks: remarks)
                gate.answer(reading.answer(.response(response)))
            case .notHandled: gate.answer(ExtensionAnswer(.notImplemented))
            case .unknown:
                let message = "\(self.name): the handler of \(call.dispatch.name) does not know what became of the operation"
                gate.answer(ExtensionAnswer(.failed(ExtensionFailure(.outcomeUnknown, message))))
            }
        }
    }
}
