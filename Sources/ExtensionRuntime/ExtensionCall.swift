import ExtensionProtocol
import IntentSchema
import Intents

/// A request that has been checked: it may reach the extension.
struct ExtensionCall: Sendable {
    let request: ExtensionRequest
    var method: HandlerMethod
    let dispatch: IntentDispatch
    let definition: IntentDefinition
    let catalogue: Catalogue

    /// What is called, for people: `INRequestRideIntent, resolve dropOffLocation`.
    var title: String {
        switch method {
        case .handle: "\(dispatch.name), handle"
        case .confirm: "\(dispatch.name), confirm"
        case .resolve(let parameter): "\(dispatch.name), resolve \(parameter)"
        case .options(let parameter): "\(dispatch.name), options of \(parameter)"
        case .startUpdates: "\(dispatch.name), startSendingUpdates"
        case .stopUpdates: "\(dispatch.name), stopSendingUpdates"
        }
    }

    /// The operation that is handled; `nil` for other calls.
    var operation: String? {
        if case .handle(let operation) = request.method { operation } else { nil }
    }

    /// A fresh intent object with the request's values.
    func makeIntent() -> INIntent {
        var record = request.intent
        record["identifier"] = .string(request.identifier)
        return dispatch.makeIntent(record)
    }

    /// Checks a request before anything of the extension runs.
    static func make(
        _ request: ExtensionRequest, extensionName: String, declared: Set<String>, catalogue: Catalogue
    ) -> Result<ExtensionCall, ExtensionFailure> {
        let name = request.intent.type
        guard declared.contains(name) else {
            let known = declared.sorted().joined(separator: ", ")
            return .failure(
                ExtensionFailure(.undeclaredIntent, "\(extensionName) does not declare \(name); IntentsSupported has: \(known)"))
        }
        guard let dispatch = IntentDispatch.all[name], let definition = catalogue.intents[name] else {
            return .failure(ExtensionFailure(.badRequest, "\(name) is no intent that a handler can serve"))
        }
        if let mismatch = catalogue.mismatch(in: request.intent) {
            return .failure(ExtensionFailure(.badRequest, mismatch.message))
        }
        let call = ExtensionCall(
            request: request, method: handlerMethod(request.method), dispatch: dispatch, definition: definition,
            catalogue: catalogue)
        if case .resolve(let parameter) = call.method, definition.parameter(parameter) == nil {
            return .failure(ExtensionFailure(.badRequest, "\(name) has no parameter \"\(parameter)\""))
        }
        return .success(call)
    }

    private static func handlerMethod(_ method: ExtensionRequest.Method) -> HandlerMethod {
        switch method {
        case .resolve(let parameter): .resolve(parameter)
        case .options(let parameter): .options(parameter)
        case .confirm: .confirm
        case .handle: .handle
        }
    }
}
