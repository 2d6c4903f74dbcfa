public import ExtensionProtocol
import ExtensionWire

extension ProcessConnection {
    /// Asks the person's program, starting it if need be. A program that does not know the question knows nothing.
    public func report(on query: OperationQuery, deadline: Duration) async -> OperationReport {
        guard let programs = programs(of: query.person) else { return .unknown(stranger(query.person).message) }
        let subject = ProgramSession.Subject(
            title: "what became of handle \(query.intent.type)", request: query.identifier, intent: query.intent.type)
        let reply = await perform(
            .reportOperation(WireOperationQuery(query, deadline: deadline)), about: subject, of: programs, deadline: deadline)
        switch reply {
        case .failure(let failure): return .unknown(failure.message)
        case .success(let answer):
            let report = report(answer, query)
            if report == .notHandled { programs.ledger.forget(query.operation) }
            return report
        }
    }

    private func report(_ answer: WireAnswer, _ query: OperationQuery) -> OperationReport {
        if case .notHandled = answer.reply { return .notHandled }
        let given: ExtensionReply
        do throws(WireError) { given = try answer.answer().reply } catch { return .unknown("\(name): \(error.message)") }
        switch check.checked(given, of: query.intent.type, name) {
        case .responded(let response):
            let reply = ExtensionReply.responded(response)
            return reply.endsOperation(in: check.catalogue) ? .answered(reply) : .unknown("\(name) says that it is in progress")
        // The failure to report, or that of a call.
        case .failed(let failure):
            let ofHandler: Set<ExtensionFailure.Code> = [.noHandler, .wrongHandler, .undeclaredIntent]
            return ofHandler.contains(failure.code) ? .answered(.failed(failure)) : .unknown(failure.message)
        case .resolved, .options, .notImplemented: return .unknown("\(name) does not report on operations")
        }
    }

    private var name: String { program.name }
}
