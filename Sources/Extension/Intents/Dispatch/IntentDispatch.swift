package import IntentSchema
import RecordObjects

/// Maps one kind of intent to the methods of its handlers: there is one for each of the system's intents, and one for each custom
/// intent.
///
///     IntentDispatch(
///         OrderSoupIntent.self, response: OrderSoupIntentResponse.self, handler: (any OrderSoupIntentHandling).self,
///         spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) })
@_spi(GeneratedCode)
public struct IntentDispatch: Sendable {
    /// The intent's class name.
    public let name: String
    /// The protocol that handlers must adopt.
    public let handlingProtocol: String
    /// The type of the response's record.
    public let response: String
    /// The classes of the intent and of its response.
    let classes: [RecordObject.Type]
    /// Creates an object of the intent's class that wraps the record.
    package let makeIntent: @Sendable (Record) -> INIntent
    /// Whether the object adopts the handling protocol.
    package let adopts: @Sendable (Any) -> Bool
    /// How the object declares the method; `nil` if it does not. Determined from its type: no method is called.
    package let spelling: @Sendable (Any, HandlerMethod) -> HandlerSpelling?
    /// Calls the method. Does nothing if the object lacks it.
    package let call: @Sendable (Any, HandlerMethod, INIntent, HandlerAnswer) async -> Void

    /// - Parameters:
    ///   - intent: the intent's class.
    ///   - response: the class of its response.
    ///   - handler: the handling protocol, as `(any OrderSoupIntentHandling).self`.
    ///   - spelling: how the handler's type declares the method; `nil` if it does not.
    ///   - call: calls the method in that spelling, and passes its answer on.
    public init<Intent: INIntent, Handler>(
        _ intent: Intent.Type, response: INIntentResponse.Type, handler: Handler.Type,
        spelling: @escaping @Sendable (Handler, HandlerMethod) -> HandlerSpelling?,
        call: @escaping @Sendable (Handler, HandlerMethod, Intent, HandlerAnswer) async -> Void
    ) {
        name = intent._recordType
        let protocolName = "\(handler)"
        handlingProtocol = protocolName.hasPrefix("any ") ? String(protocolName.dropFirst(4)) : protocolName
        self.response = response._recordType
        classes = [intent, response]
        makeIntent = { Intent(_record: $0) }
        adopts = { $0 is Handler }
        self.spelling = { object, method in (object as? Handler).flatMap { spelling($0, method) } }
        self.call = { object, method, intent, answer in
            guard let handler = object as? Handler, let intent = intent as? Intent else { return }
            await call(handler, method, intent, answer)
        }
    }

    static func table(of entries: [[IntentDispatch]]) -> [String: IntentDispatch] {
        Dictionary(entries.joined().map { ($0.name, $0) }) { first, _ in first }
    }
}
