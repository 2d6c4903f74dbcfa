public import IntentSchema

/// Something that an app sends to its host unprompted, or after its answer to a call.
public struct ExtensionEvent: Hashable, Sendable {
    /// The kinds of events, with their contents.
    public enum Kind: Hashable, Sendable {
        /// A remark for the developer, such as that a handler answered twice.
        case remark(String)
        /// How an operation ended that was answered with `.inProgress`, or too late; at most one per operation.
        case outcome(operation: String, ExtensionReply)
        /// The state of a request whose updates were requested; `nil` when no more will follow.
        case update(Record?)
        /// All the words that the person uses with the app; they replace those registered before.
        case vocabulary(UserVocabulary)
        /// The person's answer to the app's request for a permission.
        case permission(Permission, isGranted: Bool)
        /// Something that the host keeps for the person, such as a donated interaction.
        case contribution(AppContribution)
    }

    /// What happened.
    public var kind: Kind
    /// The identifier of the request that it is about, as in the calls about it; `nil` if it is about the app as a whole.
    public var request: String?
    /// The identifier of the person whom it concerns; `nil` for everyone.
    public var person: String?

    public init(_ kind: Kind, request: String? = nil, person: String? = nil) {
        self.kind = kind
        self.request = request
        self.person = person
    }

    /// Whether it concerns the person.
    func concerns(_ person: String) -> Bool { self.person == nil || self.person == person }
}
