package import IntentSchema

/// How one kind of intent reaches the methods of its handlers.
package struct IntentDispatch: Sendable {
    /// The intent's class name.
    package let name: String
    /// The protocol that handlers must adopt.
    package let handlingProtocol: String
    /// The type of the response's record.
    package let response: String
    /// An object of the intent's class that shows the record.
    package let makeIntent: @Sendable (Record) -> INIntent
    /// Whether the object adopts the handling protocol.
    package let adopts: @Sendable (Any) -> Bool
    /// How the object has the method; `nil` when it has none. A fact of its type: nothing of it is called.
    package let spelling: @Sendable (Any, HandlerMethod) -> HandlerSpelling?
    /// Calls the method. An object without it is not called.
    package let call: @Sendable (Any, HandlerMethod, INIntent, HandlerAnswer) async -> Void

    static func table(of entries: [[IntentDispatch]]) -> [String: IntentDispatch] {
        Dictionary(entries.joined().map { ($0.name, $0) }) { first, _ in first }
    }
}
