/// What a person lets an app use that asks before it uses anything.
public struct AppAccess: Hashable, Sendable {
    /// The person's answers: whether the app may use it.
    public var answers: [Permission: Bool]
    /// What the app wants to use and the person has not decided, in the order to ask.
    public var undecided: [PermissionRequest]

    public init(answers: [Permission: Bool] = [:], undecided: [PermissionRequest] = []) {
        self.answers = answers
        self.undecided = undecided
    }

    /// The access of an app with these wishes, after these answers.
    public init(wanting requests: [PermissionRequest], answers: [Permission: Bool]) {
        self.init(answers: answers, undecided: requests.filter { answers[$0.permission] == nil })
    }

    /// Whether the app may use it now. What it does not want is denied.
    public subscript(permission: Permission) -> AccessPermission {
        if let answer = answers[permission] { return answer ? .granted : .denied }
        return undecided.contains { $0.permission == permission } ? .undecided : .denied
    }

    /// Adds an answer.
    public mutating func answer(_ permission: Permission, _ isGranted: Bool) {
        answers[permission] = isGranted
        undecided.removeAll { $0.permission == permission }
    }
}

/// Something that an app wants to use.
public struct PermissionRequest: Hashable, Sendable {
    /// What it wants to use.
    public var permission: Permission
    /// What for, in the app's own words; `nil` if it does not say.
    public var reason: String?

    public init(_ permission: Permission, reason: String? = nil) {
        self.permission = permission
        self.reason = reason
    }
}

extension AppAccess: JSONRepresentable {
    public var json: JSONValue {
        let keyed = Dictionary(uniqueKeysWithValues: answers.map { ($0.key.rawValue, $0.value) })
        return ["answers": keyed.jsonUnlessEmpty, "undecided": undecided.jsonUnlessEmpty]
    }

    public init(json: JSONValue) throws(JSONError) {
        let keyed: [String: Bool] = try json.optional("answers") ?? [:]
        var answers: [Permission: Bool] = [:]
        for (name, isGranted) in keyed {
            guard let permission = Permission(rawValue: name) else { throw JSONValue.unknown(name) }
            answers[permission] = isGranted
        }
        self.init(answers: answers, undecided: try json.optional("undecided") ?? [])
    }
}

extension PermissionRequest: JSONRepresentable {
    public var json: JSONValue { ["permission": permission.json, "reason": reason?.json] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(try json.field("permission"), reason: try json.optional("reason"))
    }
}
