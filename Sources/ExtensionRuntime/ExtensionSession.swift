import ExtensionProtocol
import Intents

/// Owns one extension object, or leads to one app, and calls its handlers.
///
/// Objects that apps write are not safe to share, so they never leave this actor except for the one call that they serve.
actor ExtensionSession {
    nonisolated let executor: SessionExecutor
    private let makeProvider: @Sendable () -> any INIntentHandlerProviding
    /// The extension's name, for people.
    let name: String
    /// Made when the first request arrives.
    private var loaded: (any INIntentHandlerProviding)?
    /// The handler of the call before, as long as somebody keeps it.
    private weak var lastHandler: AnyObject?
    /// The handlers whose calls have not been answered, and that of the last call.
    private var keepers: [HandlerKeeper] = []

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter provider: makes the extension, or what leads to the app's handlers.
    init(named name: String, _ provider: @escaping @Sendable () -> any INIntentHandlerProviding) {
        makeProvider = provider
        self.name = name
        executor = SessionExecutor(label: "extension.\(name)")
    }

    deinit {
        // A handler that has not answered yet may still be at work.
        for keeper in keepers where keeper.isAnswered { keeper.release() }
    }

    /// Asks for a handler and calls one method on it. Whatever comes of it goes to the gate.
    func perform(_ call: ExtensionCall, _ gate: AnswerGate) async {
        let intent = call.makeIntent()
        var remarks: [String] = []
        guard let handler = freshHandler(for: intent, &remarks) else {
            return gate.answer(failure(.noHandler, "handler(for:) returned nil for \(call.dispatch.name)", call))
        }
        guard call.dispatch.adopts(handler) else {
            return gate.answer(
                failure(.wrongHandler, "handler(for:) returned a \(Swift.type(of: handler)) for \(call.dispatch.name)", call))
        }
        guard call.dispatch.spelling(handler, call.method) != nil else {
            return gate.answer(ExtensionAnswer(.notImplemented, remarks: remarks))
        }
        let reading = ReplyReading(call: call, intent: intent, extensionName: name, remarks: remarks)
        let keeper = keep(CallHandler(object: handler))
        let answer = HandlerAnswer { content in
            let answer = reading.answer(content)
            let isEnd = reading.isEnd(answer)
            if isEnd { keeper.answered() }
            gate.answer(answer, isEnd: isEnd)
        }
        await Self.invoke(CallHandler(object: handler), call, intent, answer)
    }

    /// Keeps the handler until its answer is in and another call has begun.
    private func keep(_ handler: CallHandler) -> HandlerKeeper {
        for keeper in keepers where keeper.isAnswered { keeper.release() }
        keepers.removeAll(where: \.isAnswered)
        let keeper = HandlerKeeper(handler)
        keepers.append(keeper)
        return keeper
    }

    func failure(_ code: ExtensionFailure.Code, _ found: String, _ call: ExtensionCall) -> ExtensionAnswer {
        let message = "\(name): \(found); return an object that adopts \(call.dispatch.handlingProtocol)"
        return ExtensionAnswer(.failed(ExtensionFailure(code, message)))
    }

    // Handlers

    /// A handler that has not served any call before, as far as that is in the runtime's hands.
    func freshHandler(for intent: INIntent, _ remarks: inout [String]) -> Any? {
        guard var handler = askForHandler(intent) else { return nil }
        if isRepeated(handler) {
            loaded = nil
            let first = handler
            handler = askForHandler(intent) ?? handler
            let fate = isRepeated(handler) ? "stays; return a new one for each call" : "is dropped between calls"
            remarks.append("\(name) returned the same \(Swift.type(of: first)) again; the state that it keeps \(fate)")
        }
        lastHandler = object(handler)
        // An extension that handles its intents itself serves one call only, like any other handler.
        if let loaded, object(handler) === loaded { self.loaded = nil }
        return handler
    }

    private func askForHandler(_ intent: INIntent) -> Any? {
        let current = loaded ?? makeProvider()
        loaded = current
        return Self.unwrap(current.handler(for: intent))
    }

    private func isRepeated(_ handler: Any) -> Bool {
        guard let lastHandler else { return false }
        return object(handler) === lastHandler
    }

    private func object(_ handler: Any) -> AnyObject? {
        Swift.type(of: handler) is AnyClass ? handler as AnyObject : nil
    }

    /// An override that returns `Any` may hand out an optional in disguise.
    private static func unwrap(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard let optional = value as? any OptionalValue else { return value }
        return unwrap(optional.content)
    }

    nonisolated static func invoke(
        _ handler: CallHandler, _ call: ExtensionCall, _ intent: INIntent, _ answer: HandlerAnswer
    ) async {
        await call.dispatch.call(handler.object, call.method, intent, answer)
    }
}

private protocol OptionalValue {
    var content: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var content: Any? { self }
}
