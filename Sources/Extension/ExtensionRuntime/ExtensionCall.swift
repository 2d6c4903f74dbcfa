import ExtensionProtocol
import IntentSchema
@_spi(GeneratedCode) import Intents

/// An intent that an extension declares and that a handler can serve.
final class DeclaredIntent: Sendable {
    let dispatch: IntentDispatch
    let definition: IntentDefinition
    let catalogue: Catalogue

    /// `nil` for names of intents that no handler can serve.
    init?(_ name: String, of types: IntentTypes) {
        guard let dispatch = types.dispatches[name], let definition = types.catalogue.intents[name] else { return nil }
        self.dispatch = dispatch
        self.definition = definition
        catalogue = types.catalogue
    }
}

/// A validated request, which may reach the extension.
final class ExtensionCall: Sendable {
    let request: ExtensionRequest
    let method: HandlerMethod
    private let intent: DeclaredIntent
    /// Whether the handler is only asked what became of the operation.
    private let isQuestion: Bool

    var dispatch: IntentDispatch { intent.dispatch }
    var definition: IntentDefinition { intent.definition }
    var catalogue: Catalogue { intent.catalogue }

    private init(
        _ request: ExtensionRequest, _ method: HandlerMethod, of intent: DeclaredIntent, isQuestion: Bool = false
    ) {
        self.request = request
        self.method = method
        self.intent = intent
        self.isQuestion = isQuestion
    }

    /// The question what became of the operation to handle. It is no operation itself.
    var asking: ExtensionCall { ExtensionCall(request, method, of: intent, isQuestion: true) }

    /// The same request for another method.
    func with(_ method: HandlerMethod) -> ExtensionCall { ExtensionCall(request, method, of: intent) }

    /// A description of the call: `INRequestRideIntent, resolve dropOffLocation`.
    var title: String {
        switch method {
        case .handle where isQuestion: "\(dispatch.name), report on an operation"
        case .handle: "\(dispatch.name), handle"
        case .confirm: "\(dispatch.name), confirm"
        case .resolve(let parameter): "\(dispatch.name), resolve \(parameter)"
        case .options(let parameter, _): "\(dispatch.name), options of \(parameter)"
        case .defaultValue(let parameter): "\(dispatch.name), default of \(parameter)"
        case .startUpdates: "\(dispatch.name), startSendingUpdates"
        case .stopUpdates: "\(dispatch.name), stopSendingUpdates"
        }
    }

    /// The operation to handle; `nil` for other calls.
    var operation: String? {
        if case .handle(let operation) = request.method, !isQuestion { operation } else { nil }
    }

    /// The method whose value, if there is one, is the answer instead of a list; `nil` if the list is wanted.
    var preferred: HandlerMethod? {
        if case .options(let parameter, _, orDefault: true) = request.method { .defaultValue(parameter) } else { nil }
    }

    /// A fresh intent object with the request's values.
    func makeIntent() -> INIntent {
        var record = request.intent
        record["identifier"] = .string(request.identifier)
        return dispatch.makeIntent(record)
    }

    /// Validates a request before any of the extension's code runs.
    ///
    /// - Parameter declared: the intents that the extension declares, by name; `nil` for those that no handler can serve.
    static func make(
        _ request: ExtensionRequest, extensionName: String, declared: [String: DeclaredIntent?]
    ) -> Result<ExtensionCall, ExtensionFailure> {
        let name = request.intent.type
        guard let entry = declared[name] else {
            let known = declared.keys.sorted().joined(separator: ", ")
            return .failure(
                ExtensionFailure(.undeclaredIntent, "\(extensionName) does not declare \(name); IntentsSupported has: \(known)"))
        }
        guard let intent = entry else {
            return .failure(ExtensionFailure(.badRequest, "\(name) is no intent that a handler can serve"))
        }
        if let mismatch = intent.catalogue.mismatch(in: request.intent) {
            return .failure(ExtensionFailure(.badRequest, mismatch.message))
        }
        let call = ExtensionCall(request, handlerMethod(request.method), of: intent)
        if case .resolve(let parameter) = call.method, intent.definition.parameter(parameter) == nil {
            return .failure(ExtensionFailure(.badRequest, "\(name) has no parameter \"\(parameter)\""))
        }
        return .success(call)
    }

    private static func handlerMethod(_ method: ExtensionRequest.Method) -> HandlerMethod {
        switch method {
        case .resolve(let parameter): .resolve(parameter)
        case .options(let parameter, let search, _): .options(parameter, searchTerm: search)
        case .confirm: .confirm
        case .handle: .handle
        }
    }
}
