public import AppBundles
public import IntentSchema

/// What an installed app may use: for everybody, and by what each person has answered.
public struct AppRights: Hashable, Sendable {
    /// Whether its programs may connect to other machines, whoever they run for.
    public var mayUseNetwork: Bool
    /// The answers of people, by their identifiers; what a person has not decided is missing.
    public private(set) var answers: [String: [Permission: Bool]]

    public init(mayUseNetwork: Bool = false, answers: [String: [Permission: Bool]] = [:]) {
        self.mayUseNetwork = mayUseNetwork
        self.answers = answers.filter { !$0.value.isEmpty }
    }

    /// The answer of a person; `nil` if they have not decided.
    public subscript(permission: Permission, person: String) -> Bool? {
        get { answers[person]?[permission] }
        set {
            answers[person, default: [:]][permission] = newValue
            if answers[person]?.isEmpty == true { answers[person] = nil }
        }
    }

    /// Whether the app may use the capability for a person; `nil` if they have not decided.
    public subscript(capability: Capability, person: String) -> Bool? {
        get {
            switch capability {
            case .network: mayUseNetwork
            case .permission(let permission): self[permission, person]
            }
        }
        set {
            switch capability {
            case .network: mayUseNetwork = newValue ?? false
            case .permission(let permission): self[permission, person] = newValue
            }
        }
    }

    /// Forgets the answers of a person.
    public mutating func forget(_ person: String) { answers[person] = nil }

    /// What the app may use for a person.
    public func granted(to person: String) -> Set<Capability> {
        Set(Capability.allCases.filter { self[$0, person] == true })
    }
}
