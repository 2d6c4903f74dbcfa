import ExtensionProtocol
import IntentSchema
@_spi(GeneratedCode) import Intents

/// Parses a handler's answer into a reply, and rejects answers that the method must not give.
struct ReplyReading: Sendable {
    let call: ExtensionCall
    let intent: INIntent
    let extensionName: String
    /// Remarks made before the answer.
    let remarks: [String]

    /// The reply, with all remarks attached.
    func answer(_ content: HandlerAnswer.Content) -> ExtensionAnswer {
        switch (content, call.method) {
        case (.resolution(let result), .resolve(let parameter)):
            resolved([result._resolution], of: parameter, isList: false)
        case (.resolutions(let results), .resolve(let parameter)):
            resolved(results.map(\._resolution), of: parameter, isList: true)
        case (.response(let response), .confirm), (.response(let response), .handle), (.response(let response), .startUpdates):
            responded(response)
        case (.options(let values), .options(let parameter, _)): listed(values, for: parameter)
        case (.defaultValue(let value?), .options(let parameter, _)):
            resolved([.success(value)], of: parameter, isList: false)
        case (.defaultValue, _): bad("it answered a default value")
        case (.failed(let error), _): bad("it failed: \(error)")
        case (.options(let values), _): bad("it answered \(values.count) options")
        case (.resolution(let result), _): bad("it answered a \(type(of: result))")
        case (.resolutions(let results), _): bad("it answered \(results.count) resolution results")
        case (.response(let response), _): bad("it answered a \(type(of: response))")
        case (.unusable(let type), _): bad("it answered a \(type)")
        }
    }

    /// Whether no other answer is to follow: `true` for everything but "in progress".
    func isEnd(_ answer: ExtensionAnswer) -> Bool {
        guard case .responded(let response) = answer.reply, let raw = response["code"]?.integer else { return true }
        return call.definition.responseCode(raw)?.name != "inProgress"
    }

    private func bad(_ problem: String) -> ExtensionAnswer {
        ExtensionAnswer(.failed(ExtensionFailure(.badReply, "\(extensionName): \(call.title): \(problem)")), remarks: remarks)
    }

    // Resolving

    private func resolved(_ resolutions: [Resolution], of parameter: String, isList: Bool) -> ExtensionAnswer {
        misfit(resolutions.flatMap(values), to: parameter, isElement: isList)
            ?? ExtensionAnswer(.resolved(resolutions, isList: isList), remarks: remarks)
    }

    private func listed(_ values: [ParameterValue], for parameter: String) -> ExtensionAnswer {
        misfit(values, to: parameter, isElement: true) ?? ExtensionAnswer(.options(values), remarks: remarks)
    }

    /// The failure for an answer with a value that is not of the parameter's type; `nil` if all values fit.
    ///
    /// - Parameter isElement: whether each value is an element, for a parameter that is a list.
    private func misfit(_ values: [ParameterValue], to parameter: String, isElement: Bool) -> ExtensionAnswer? {
        guard let type = call.definition.parameter(parameter)?.type else { return bad("there is no such parameter") }
        let elementType: ValueType = if isElement, case .list(let element) = type { element } else { type }
        return values.firstResult { call.catalogue.mismatch(of: $0, with: elementType) }
            .map { bad("its value does not fit, \($0)") }
    }

    private func values(_ resolution: Resolution) -> [ParameterValue] {
        switch resolution {
        case .success(let value): value.map { [$0] } ?? []
        case .disambiguation(let values): values
        case .confirmationRequired(let value, _): value.map { [$0] } ?? []
        case .notRequired, .needsValue, .unsupported: []
        }
    }

    // Responding

    private func responded(_ response: INIntentResponse) -> ExtensionAnswer {
        var record = response._record
        guard record.type == call.dispatch.response else {
            return bad("it answered an \(record.type) where an \(call.dispatch.response) is expected")
        }
        guard let raw = record["code"]?.integer, let code = call.definition.responseCode(raw) else {
            return bad(
                "its response has no code of \(call.dispatch.response)Code, but \(record["code"].map { "\($0)" } ?? "none")")
        }
        if let mismatch = call.catalogue.mismatch(in: record) { return bad(mismatch.message) }
        let activity = record["userActivity"]?.record
        let userInfoRemarks = activity?["userInfoRemarks"]?.list?.compactMap(\.string) ?? []
        record["userActivity"] = .record(completed(activity, response: record, code: code.name))
        return ExtensionAnswer(.responded(record), remarks: remarks + userInfoRemarks.map { "\(call.title): \($0)" })
    }

    /// The response's activity, or a default one, with the interaction added.
    private func completed(_ activity: Record?, response: Record, code: String) -> Record {
        Record.userActivity(
            activity, intent: call.request.intent, response: response, identifier: call.request.identifier,
            status: status(of: code).rawValue)
    }

    private func status(of code: String) -> INIntentHandlingStatus {
        switch code {
        case "ready": .ready
        case "inProgress": .inProgress
        case "success": .success
        case "continueInApp", "handleInApp": .deferredToApplication
        default: code.hasPrefix("failure") ? .failure : .unspecified
        }
    }
}
