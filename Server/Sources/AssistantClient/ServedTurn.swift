/// A turn as a server reports it.
public struct ServedTurn: Decodable, Hashable, Sendable {
    /// What the assistant said.
    public struct Message: Decodable, Hashable, Sendable {
        /// The text to speak.
        public var spoken: String
        /// The text to show; usually the same.
        public var shown: String
        /// The labels of the choices, in order; empty if there are none.
        public var choices: [String]
        /// Details to show; `nil` if there are none.
        public var card: Card?
    }

    /// A card of details.
    public struct Card: Decodable, Hashable, Sendable {
        /// A detail.
        public struct Row: Decodable, Hashable, Sendable {
            public var label: String
            public var value: String
        }
        /// The heading.
        public var title: String
        /// The app's display name; `nil` if there is none.
        public var appName: String?
        /// The details in order of importance.
        public var rows: [Row]
    }

    /// The open question.
    public struct Question: Decodable, Hashable, Sendable {
        /// Identifies what is asked; the same where it is repeated. An answer that names it is refused if another question is open.
        public var reference: String
        /// `confirmRequest` and `permit` need a token that may confirm.
        public var kind: String
        /// The parameter that it is about; `nil` if it is about none.
        public var parameter: String?
        /// The labels of the choices; empty if there are none.
        public var choices: [String]
    }

    /// How a request ended.
    public struct Outcome: Decodable, Hashable, Sendable {
        /// Such as `succeeded`, `cancelled` or `refused`.
        public var kind: String
        /// The app's code; `nil` if it gave none.
        public var responseCode: String?
    }

    /// The conversation's identifier.
    public var conversation: String
    /// Counted from 1 within the conversation.
    public var turn: Int
    /// What was said; empty if something happened without an utterance.
    public var heard: String
    /// What the assistant said, in order.
    public var messages: [Message]
    /// `nil` if no question was left open.
    public var question: Question?
    /// `nil` if no request ended.
    public var outcome: Outcome?
}

/// Why a server refused a request: problem details (RFC 9457).
public struct ServerProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The HTTP status.
    public var status: Int
    /// The kind of problem, such as `missing-scope`; empty if the server did not say.
    public var kind: String
    /// What is wrong and what to do.
    public var detail: String
    public var description: String { detail }
}
