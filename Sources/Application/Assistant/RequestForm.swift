public import IntentSchema
import Understanding

/// An error of making a request from a form.
public typealias RequestFormError = CodedError<RequestFormErrorDomain>

/// The domain of `RequestFormError`.
public enum RequestFormErrorDomain {}

extension CodedError.Code where Domain == RequestFormErrorDomain {
    /// No app of the person's supports the intent, or the named one does not.
    public static var unknownIntent: Self { Self(rawValue: "unknownIntent") }
    /// The intent has no such parameter.
    public static var unknownParameter: Self { Self(rawValue: "unknownParameter") }
    /// What stands in a field cannot be read as a value of its parameter.
    public static var unreadable: Self { Self(rawValue: "unreadable") }
}

/// A request that is put together without a sentence: an intent, and words for some of its parameters.
///
/// The words are read as the answer to the question about their parameter would be: "the airport", "tomorrow at 5", "twenty dollars".
/// What they leave open, such as which of two people is meant, is asked in the conversation.
public struct RequestForm: Hashable, Sendable {
    /// The intent's name, such as `INRequestRideIntent`.
    public var intent: String
    /// The identifier of the app that is to get the request; `nil` to choose one as for what is said.
    public var app: String?
    /// The words, by parameter.
    public var values: [String: String]

    public init(_ intent: String, app: String? = nil, values: [String: String]) {
        self.intent = intent
        self.app = app
        self.values = values
    }

    /// What the journal says instead of an utterance: `Request ride (drop off location: the airport)`.
    public var words: String {
        let name = Self.spaced(intent.hasPrefix("IN") ? String(intent.dropFirst(2)) : intent)
        let title = name.hasSuffix(" intent") ? String(name.dropLast(" intent".count)) : name
        guard !values.isEmpty else { return title }
        let fields = values.sorted { $0.key < $1.key }.map { "\(Self.spaced($0.key).lowercased()): \($0.value)" }
        return "\(title) (\(fields.joined(separator: ", ")))"
    }

    /// The template of requests that forms have made.
    public static let template = "form"

    private static func spaced(_ name: String) -> String {
        var words = ""
        for character in name {
            if character.isUppercase, !words.isEmpty { words += " \(character.lowercased())" } else { words.append(character) }
        }
        return words
    }

    /// The request.
    ///
    /// - Throws: `RequestFormError`.
    func hypothesis(
        in context: InterpretationContext, by interpreter: any Interpreter, _ catalogue: Catalogue
    ) throws(RequestFormError) -> Hypothesis {
        let supporting = context.apps.filter { $0.intents.contains(intent) && (app == nil || $0.id == app) }
        guard let definition = catalogue.intents[intent], !supporting.isEmpty else {
            throw RequestFormError(
                .unknownIntent, "intent: no app supports it, or not the one that is named; choose one that does")
        }
        if let unknown = values.keys.filter({ definition.parameter($0) == nil }).min() {
            throw RequestFormError(.unknownParameter, "\(unknown.prefix(50)): \(intent) has no such parameter")
        }
        var request = Hypothesis(intent: intent, app: app, score: 1, template: Self.template)
        for parameter in definition.parameters {
            guard let text = values[parameter.name] else { continue }
            try read(text, parameter.name, into: &request, in: context, by: interpreter)
        }
        if let mismatch = catalogue.mismatch(in: Record(intent, request.parameters)) {
            throw RequestFormError(.unreadable, "the values do not fit \(intent): \(mismatch.message)")
        }
        return request
    }

    private func read(
        _ text: String, _ name: String, into request: inout Hypothesis, in context: InterpretationContext,
        by interpreter: any Interpreter
    ) throws(RequestFormError) {
        var asked = context
        asked.question = Question(kind: .value, intent: intent, parameter: name, app: app)
        asked.parameters = request.parameters
        switch interpreter.interpret(text, in: asked).acts.first {
        case .value(let value): request.parameters[name] = value
        case .correction(let values) where values[name] != nil: request.parameters[name] = values[name]
        case .yes: request.parameters[name] = .bool(true)
        case .no: request.parameters[name] = .bool(false)
        case .notUnderstood(.ambiguous(_, let candidates)): request.ambiguities[name] = candidates
        case .notUnderstood(.unknownValue(let words)): request.unknownValues[name] = words
        default:
            throw RequestFormError(
                .unreadable, "\(name): is not read as a value of this parameter; write it as you would answer a question about it"
            )
        }
    }
}
