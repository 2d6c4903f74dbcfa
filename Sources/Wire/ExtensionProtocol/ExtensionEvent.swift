public import IntentSchema

/// Something an app tells its host of its own accord, or after its answer to a call.
public struct ExtensionEvent: Hashable, Sendable {
    /// The kinds of events, with their content.
    public enum Kind: Hashable, Sendable {
        /// For the developer, such as that a handler answered twice.
        case remark(String)
        /// How an operation ended that was answered with `.inProgress`, or not in time; at most one an operation.
        case outcome(operation: String, ExtensionReply)
        /// The state of a request whose updates were asked for; `nil` when no more will come.
        case update(Record?)
        /// The words that the person uses with the app, all of them; they replace those registered before.
        case vocabulary(UserVocabulary)
        /// What the person answered when the app asked for a permission.
        case permission(Permission, isGranted: Bool)
        /// Something that the host keeps for the person, such as a donated interaction.
        case contribution(AppContribution)
    }

    /// What happened.
    public var kind: Kind
    /// The identifier of the request it is about, as in the calls about it; `nil` for what concerns the app as a whole.
    public var request: String?
    /// The identifier of the person whom it concerns; `nil` for everybody.
    public var person: String?

    public init(_ kind: Kind, request: String? = nil, person: String? = nil) {
        self.kind = kind
        self.request = request
        self.person = person
    }

    /// Whether it concerns the person.
    func concerns(_ person: String) -> Bool { self.person == nil || self.person == person }
}
