import ExtensionProtocol
import IntentSchema
@_spi(GeneratedCode) import Intents
import Synchronization

/// Owns one extension object, or the access to one app, and calls its handlers.
///
/// Objects that apps write are not safe to share, so each leaves this session only for the one call that it serves. An actor would
/// make each call switch executors four times, which costs as much as the rest of the call.
final class ExtensionSession: @unchecked Sendable {
    // Safe: mutable state is accessed by the session's own jobs only, and its executor runs these one at a time.
    let executor: SessionExecutor
    private let makeProvider: @Sendable () -> any INIntentHandlerProviding
    /// The extension's name, for display.
    let name: String
    /// How often this process has been given a handler.
    private static let handlers = Atomic<Int>(0)
    /// Whether an extension that returns a handler again is created anew, without the state that it kept.
    private let reloads: Bool
    /// Created when the first request arrives, and kept like the extension of a process that lives on.
    private var loaded: (any INIntentHandlerProviding)?
    /// The handler of the previous call, as long as it is alive; known only if the session reloads.
    private weak var lastHandler: AnyObject?
    /// Identifies the answer of `handler(for:)` for the previous call.
    private var handlerNumber = 0
    /// The handlers whose calls have not been answered, and that of the last call.
    private var keepers: [HandlerKeeper] = []

    /// - Parameters:
    ///   - reloads: whether an extension that returns a handler again is created anew.
    ///   - provider: creates the extension, or the object that provides the app's handlers.
    init(named name: String, reloads: Bool, _ provider: @escaping @Sendable () -> any INIntentHandlerProviding) {
        self.reloads = reloads
        makeProvider = provider
        self.name = name
        executor = SessionExecutor(label: "extension.\(name)")
    }

    deinit {
        // A handler that has not answered yet may still be working, and so may the code after an answer, on a queue of the handler's.
        let answered = keepers.filter(\.isAnswered)
        guard !answered.isEmpty else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.secondsAfterAnswer) {
            for keeper in answered { keeper.release() }
        }
    }

    /// For how long the handlers of a session that has ended are kept.
    private static let secondsAfterAnswer = 1.0

    /// Asks for a handler and calls one method on it, without waiting. The answer goes to the gate.
    func begin(_ call: ExtensionCall, _ gate: AnswerGate) {
        // Unstructured: a handler that misses its deadline continues after its call has ended.
        _ = Task(executorPreference: executor) {
            guard let prepared = self.prepare(call, gate) else { return }
            if let value = await Self.defaultValue(call, prepared.handler) {
                return prepared.answer.give(defaultValue: value)
            }
            await call.dispatch.call(prepared.handler.object, call.method, prepared.intent, prepared.answer)
        }
    }

    /// The handler's default value, if the call takes one; `nil` if there is none.
    private static func defaultValue(_ call: ExtensionCall, _ handler: CallHandler) async -> ParameterValue? {
        guard let method = call.preferred, call.dispatch.spelling(handler.object, method) != nil else { return nil }
        let found = Mutex<ParameterValue?>(nil)
        let answer = HandlerAnswer { content in
            if case .defaultValue(let value) = content { found.withLock { $0 = value } }
        }
        await call.dispatch.call(handler.object, method, call.makeIntent(), answer)
        return found.withLock { $0 }
    }

    struct Prepared {
        var handler: CallHandler
        var intent: INIntent
        var answer: HandlerAnswer
    }

    /// Finds the handler for the call; `nil` if there is none, in which case the gate has been answered.
    private func prepare(_ call: ExtensionCall, _ gate: AnswerGate) -> Prepared? {
        let intent = call.makeIntent()
        var remarks: [String] = []
        guard let handler = handler(for: intent, &remarks) else {
            withoutHandler(call, intent, remarks, gate)
            return nil
        }
        guard call.dispatch.spelling(handler, call.method) != nil else {
            gate.answer(unanswerable(call, handler, remarks))
            return nil
        }
        let reading = ReplyReading(call: call, intent: intent, extensionName: name, remarks: remarks)
        let number = handlerNumber
        let keeper = keep(CallHandler(object: handler))
        let answer = HandlerAnswer { content in
            var answer = reading.answer(content)
            answer.handler = number
            let isEnd = reading.isEnd(answer)
            if isEnd { keeper.answered() }
            gate.answer(answer, isEnd: isEnd)
        }
        return Prepared(handler: CallHandler(object: handler), intent: intent, answer: answer)
    }

    /// Has the app handle the intent, if handlers come from an app.
    private func withoutHandler(_ call: ExtensionCall, _ intent: INIntent, _ remarks: [String], _ gate: AnswerGate) {
        guard let application = loaded as? InAppHandlers, case .handle = call.method else {
            return gate.answer(failure(.noHandler, "handler(for:) returned nil for \(call.dispatch.name)", call))
        }
        let missing = failure(
            .noHandler,
            "application(_:handlerFor:) returned nil for \(call.dispatch.name), and there is no "
                + "application(_:handle:completionHandler:)", call)
        let reading = ReplyReading(call: call, intent: intent, extensionName: name, remarks: remarks)
        application.handle(intent) { response in
            guard !(response is NoResponse) else { return gate.answer(missing) }
            let answer = reading.answer(.response(response))
            gate.answer(answer, isEnd: reading.isEnd(answer))
        }
    }

    /// The answer on behalf of a handler that has no such method.
    func unanswerable(_ call: ExtensionCall, _ handler: Any, _ remarks: [String]) -> ExtensionAnswer {
        guard call.dispatch.adopts(handler) else {
            return failure(
                .wrongHandler, "handler(for:) returned a \(Swift.type(of: handler)) for \(call.dispatch.name)", call)
        }
        return ExtensionAnswer(.notImplemented, remarks: remarks)
    }

    /// Keeps the handler until it has answered and another call has begun.
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

    /// Asks the extension for the handler of one call. It may return one that it keeps.
    func handler(for intent: INIntent, _ remarks: inout [String]) -> Any? {
        guard let handler = askForHandler(intent) else { return nil }
        guard reloads else {
            handlerNumber = Self.handlers.add(1, ordering: .relaxed).newValue
            return handler
        }
        return freshHandler(for: intent, handler, &remarks)
    }

    /// A handler that has not served any call before, as far as the runtime can ensure that.
    private func freshHandler(for intent: INIntent, _ first: Any, _ remarks: inout [String]) -> Any {
        var handler = first
        if isRepeated(handler) {
            loaded = nil
            handler = askForHandler(intent) ?? handler
            let fate = isRepeated(handler) ? "stays; return a new one for each call" : "is dropped between calls"
            remarks.append("\(name) returned the same \(Swift.type(of: first)) again; the state that it keeps \(fate)")
        }
        if !isRepeated(handler) { handlerNumber = Self.handlers.add(1, ordering: .relaxed).newValue }
        let handlerObject = Self.object(handler)
        lastHandler = handlerObject
        // An extension that handles its intents itself serves one call only, like any other handler.
        if let loaded, handlerObject === loaded { self.loaded = nil }
        return handler
    }

    private func askForHandler(_ intent: INIntent) -> Any? {
        let current = loaded ?? makeProvider()
        loaded = current
        return Self.unwrap(current.handler(for: intent))
    }

    private func isRepeated(_ handler: Any) -> Bool {
        guard let lastHandler else { return false }
        return Self.object(handler) === lastHandler
    }

    /// The object in a value; `nil` if the value is not an object.
    private static func object(_ handler: Any) -> AnyObject? {
        func opened<Value>(_ value: Value) -> AnyObject? {
            // Safe: a value whose type is a class is a reference. A cast would try bridged types first, which takes 1 µs.
            Value.self is AnyObject.Type ? unsafeBitCast(value, to: AnyObject.self) : nil
        }
        return opened(handler)
    }

    /// Unwraps an optional: an override that returns `Any` may return one.
    private static func unwrap(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if object(value) != nil { return value }
        guard let optional = value as? any OptionalValue else { return value }
        return unwrap(optional.content)
    }
}

private protocol OptionalValue {
    var content: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var content: Any? { self }
}
