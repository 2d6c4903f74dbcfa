import ExtensionProtocol
import IntentSchema

/// Checks that what a program answered is what the call can have for an answer, as the compiler does for handlers in Swift.
struct AnswerCheck {
    let catalogue: Catalogue

    /// The answer; a failure if a value in it does not have the type that the call asks for.
    func checked(_ answer: ExtensionAnswer, to request: ExtensionRequest, of name: String) -> ExtensionAnswer {
        guard let problem = problem(answer.reply, request) else { return answer }
        let failure = ExtensionFailure(.badReply, "\(name): the answer to \(request.title) cannot be used: \(problem)")
        return ExtensionAnswer(.failed(failure), remarks: answer.remarks, handler: answer.handler)
    }

    /// Why a record that an event carries is malformed; `nil` if it is not.
    func problem(in record: Record) -> String? { catalogue.mismatch(in: record)?.message }

    /// How an operation of the intent ended; a failure if no such operation can end like that.
    func checked(_ outcome: ExtensionReply, of intent: String, _ name: String) -> ExtensionReply {
        let found: String?
        switch outcome {
        case .failed, .notImplemented: found = nil
        case .responded(let response): found = problem(in: response, of: intent)
        case .resolved, .options: found = "it answers another kind of call"
        }
        guard let found else { return outcome }
        return .failed(ExtensionFailure(.badReply, "\(name): the outcome of \(intent) cannot be used: \(found)"))
    }

    /// Why a record is no response to the intent; `nil` if it is one.
    func problem(in response: Record, of intent: String) -> String? {
        if let expected = catalogue.intents[intent]?.response, response.type != expected {
            return "it is a \(response.type), not a \(expected)"
        }
        return problem(in: response)
    }

    /// Why something that the host is to keep is malformed; `nil` if it is not.
    func problem(in contribution: AppContribution) -> String? {
        switch contribution {
        case .donation(let donated): problem(in: donated, as: donated.isActivity ? donated.type : "INInteraction")
        case .suggestedShortcuts(let all): all.firstResult { problem(in: $0, as: "INShortcutReference") }
        case .relevantShortcuts(let all): all.firstResult { problem(in: $0, as: "INRelevantShortcut") }
        case .upcomingMedia(let all): all.firstResult { problem(in: $0, as: "INPlayMediaIntent") }
        case .userContext(let context): problem(in: context)
        case .notification(let request):
            request.type != "UNNotificationRequest"
                ? "it is a \(request.type), not a UNNotificationRequest"
                : request.notificationIdentifier == nil ? "the notification has no identifier" : nil
        case .deletion, .notificationsRemoved, .predictionMode: nil
        }
    }

    private func problem(in record: Record, as type: String) -> String? {
        record.type == type ? problem(in: record) : "it is a \(record.type), not a \(type)"
    }

    private func problem(_ reply: ExtensionReply, _ request: ExtensionRequest) -> String? {
        let intent = catalogue.intents[request.intent.type]
        switch (reply, request.method) {
        case (.failed, _), (.notImplemented, _): return nil
        case (.responded(let response), .confirm), (.responded(let response), .handle):
            return problem(in: response, of: request.intent.type)
        case (.resolved(let resolutions, let isList), .resolve(let parameter)):
            guard let type = intent?.parameter(parameter)?.type else { return nil }
            return resolutions.firstResult { self.problem($0, isList ? type.ofElements : type) }
        case (.resolved(let resolutions, _), .options(let parameter, _, orDefault: true)):
            guard case .success(let value?)? = resolutions.first, resolutions.count == 1 else {
                return "it answers another kind of call"
            }
            return (intent?.parameter(parameter)?.type).flatMap { catalogue.mismatch(of: value, with: $0) }
        case (.options(let values), .options(let parameter, _, _)):
            guard let type = intent?.parameter(parameter)?.type else { return nil }
            return values.firstResult { catalogue.mismatch(of: $0, with: type.ofElements) }
        case (.responded, _), (.resolved, _), (.options, _): return "it answers another kind of call"
        }
    }

    private func problem(_ resolution: Resolution, _ type: ValueType) -> String? {
        switch resolution {
        case .success(let value?), .confirmationRequired(let value?, _): return catalogue.mismatch(of: value, with: type)
        case .disambiguation(let values): return values.firstResult { catalogue.mismatch(of: $0, with: type) }
        case .success(nil), .confirmationRequired(nil, _), .notRequired, .needsValue, .unsupported: return nil
        }
    }
}

extension ExtensionRequest {
    /// For messages, such as "resolve content of INSendMessageIntent".
    var title: String {
        switch method {
        case .resolve(let parameter): "resolve \(parameter) of \(intent.type)"
        case .options(let parameter, _, _): "the options of \(parameter) of \(intent.type)"
        case .confirm: "confirm \(intent.type)"
        case .handle: "handle \(intent.type)"
        }
    }
}

extension ValueType {
    /// The type of a list's elements; of anything else, the type itself.
    fileprivate var ofElements: ValueType { if case .list(let element) = self { element } else { self } }
}
