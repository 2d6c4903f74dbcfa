/// The methods of an intent's handling protocol as a new handler writes them, in their `async` spelling.
struct HandlerSignature: Hashable, Sendable {
    /// A parameter that handlers resolve.
    struct Parameter: Hashable, Sendable {
        /// The property of the intent.
        var name: String
        /// The method's declaration, such as `resolvePayee(for intent: INSendPaymentIntent)`.
        var method: String
        /// The class of the result.
        var result: String
        /// Whether the property is optional.
        var isOptional: Bool
        /// Whether the property is a list, with a result for each element.
        var isList: Bool
    }

    /// An argument of the response's initializer.
    struct Argument: Hashable, Sendable {
        /// The label.
        var label: String
        /// The type as Swift writes it.
        var type: String
    }

    /// The intent's class.
    var intent: String
    /// The declaration of the method that confirms; empty if there is none.
    var confirm: String
    /// The declaration of the method that handles.
    var handle: String
    /// In the order of resolution.
    var parameters: [Parameter]
    /// The arguments of the response's initializer, with the code among them.
    var responseArguments: [Argument]
    /// The declarations of the methods that start and stop updates; empty for most intents.
    var updates: [String]

    private static let byIntent = Dictionary(system.map { ($0.intent, $0) }) { first, _ in first }

    /// The signature of a system's intent; `nil` if there is no such intent or apps do not handle it.
    static func of(_ intent: String) -> HandlerSignature? { byIntent[intent] }
}
