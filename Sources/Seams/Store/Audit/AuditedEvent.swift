public import Foundation
public import IntentSchema

/// Something to be found in the audit trail of a person: that an app was about to be asked to handle something, or what it answered.
public struct AuditedEvent: Hashable, Sendable {
    /// Who has agreed that it is handled.
    public enum Consent: String, CaseIterable, Sendable {
        /// The person has confirmed exactly these values.
        case confirmed
        /// Neither the policy nor the app asks for confirmation.
        case notNeeded
    }

    /// When it happened.
    public var time: Date
    /// The conversation's identifier.
    public var conversation: String
    /// The operation's identifier, unique in its conversation.
    public var operation: String
    /// The identifier of the app.
    public var app: String
    /// The name of the intent.
    public var intent: String
    /// The SHA-256 digest of the values, hexadecimal.
    public var values: String
    /// Who has agreed.
    public var consent: Consent
    /// `begun`, or what the app answered: `answered` with the name of the response code, or `failed` with the kind of failure.
    public var outcome: String

    /// - Parameter values: the intent with the values to handle.
    public init(
        time: Date, conversation: String, operation: String, app: String, values: Record, consent: Consent, outcome: String
    ) {
        self.time = time
        self.conversation = conversation
        self.operation = operation
        self.app = app
        intent = values.type
        self.values = SHA256.digest(of: values.json.text).hexadecimal
        self.consent = consent
        self.outcome = outcome
    }

    /// The outcome of an operation that is about to be handled.
    public static let begun = "begun"
}

extension AuditedEvent {
    /// How it is written down in the trail of a person. The time is in seconds since 2001.
    func content(of person: String) -> Data {
        let fields: JSONValue = [
            "person": person.json, "time": time.json, "conversation": conversation.json, "operation": operation.json,
            "app": app.json, "intent": intent.json, "values": values.json, "consent": consent.rawValue.json,
            "outcome": outcome.json,
        ]
        return fields.text
    }

    /// Reads what was written down.
    ///
    /// - Throws: `JSONError`.
    init(content: Data) throws(JSONError) {
        let json = try JSONValue(text: content)
        time = try json.field("time")
        conversation = try json.field("conversation")
        operation = try json.field("operation")
        app = try json.field("app")
        intent = try json.field("intent")
        values = try json.field("values")
        let code: String = try json.field("consent")
        guard let consent = Consent(rawValue: code) else { throw JSONValue.unknown(code, at: "consent") }
        self.consent = consent
        outcome = try json.field("outcome")
    }
}

extension StoreInput {
    /// Checks an event of the audit trail.
    ///
    /// - Throws: `StoreError` with `invalidInput`.
    public static func check(_ event: AuditedEvent) throws {
        try check(event.time.timeIntervalSinceReferenceDate, "an audited event's time")
        for text in [event.conversation, event.operation, event.app, event.intent] {
            try check(text, "an audited event's text", mayBeEmpty: false)
        }
    }
}

extension Data {
    /// Two digits for each byte.
    package var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
