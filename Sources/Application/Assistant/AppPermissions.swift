public import IntentSchema
public import Store

/// A person's answers, given or future, to apps that request permissions.
public struct AppPermissions: Sendable {
    private struct Kept {
        var books: [String: any PermissionBook]
        var person: String
    }

    private var answers: [Permission: [String: AccessPermission]] = [:]
    private var kept: Kept?

    /// Grants every app access to contacts and the location, and every other permission when an app requests it.
    public init() {}

    /// The same, but for apps whose permissions are kept: those have what the person has answered, and the assistant asks them what they
    /// have not.
    ///
    /// - Parameter books: where the answers of one person are kept, by the app's identifier.
    public init(kept books: [String: any PermissionBook], of person: String) {
        kept = Kept(books: books, person: person)
    }

    /// The answer to the app with this identifier. Of an app whose permissions are kept, those that the app does not want can be set.
    public subscript(permission: Permission, app: String) -> AccessPermission {
        get {
            guard let access = access(of: app) else { return answers[permission]?[app] ?? Self.standard(permission) }
            let status = access[permission]
            return status == .denied && access.answers[permission] == nil ? answers[permission]?[app] ?? .denied : status
        }
        set { answers[permission, default: [:]][app] = newValue }
    }

    /// What the person lets an app use that asks before it uses anything; `nil` for other apps, such as the host's own.
    public func access(of app: String) -> AppAccess? {
        kept.flatMap { kept in kept.books[app]?.access(of: app, for: kept.person) }
    }

    /// Whether the person's answers to the app are kept. Costs less than ``access(of:)``.
    func areKept(of app: String) -> Bool { kept?.books[app] != nil }

    /// Keeps an answer of the person. Does nothing for apps whose permissions are not kept.
    ///
    /// - Throws: an error whose description says why it cannot be kept, and what to do.
    public func keep(_ isGranted: Bool, _ permission: Permission, of app: String) throws {
        guard let kept else { return }
        try kept.books[app]?.keep(isGranted, permission, of: app, for: kept.person)
    }

    private static func standard(_ permission: Permission) -> AccessPermission {
        switch permission {
        case .contacts, .location: .granted
        case .assistant, .focus: .notAsked(grants: true)
        }
    }
}
