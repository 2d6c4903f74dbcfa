public import ExtensionProtocol
public import Foundation
public import IntentSchema
public import Understanding

/// Somebody who talks to the assistant, with what belongs to them alone.
///
/// Settings and the journals of conversations are in the store under the person's identifier; what apps tell of their words is in
/// their conversations.
public struct Person: Identifiable, Sendable {
    /// Names the person to the store and to extensions; no two people have the same.
    public let id: String
    /// The person's language and region; the region determines the default currency.
    public var locale: Locale
    /// With the person's time zone.
    public var calendar: Calendar
    /// Where the person is; `nil` when unknown.
    public var location: Coordinate?
    /// The person's contacts, indexed for lookup.
    public var contacts: ContactIndex
    /// What the person lets apps see.
    public var permissions: AppPermissions

    public init(
        _ id: String, locale: Locale = .current, calendar: Calendar = .current, location: Coordinate? = nil,
        contacts: ContactIndex = ContactIndex([]), permissions: AppPermissions = AppPermissions()
    ) {
        self.id = id
        self.locale = locale
        self.calendar = calendar
        self.location = location
        self.contacts = contacts
        self.permissions = permissions
    }
}

/// What a person answers, or has answered, to apps that ask for permissions.
public struct AppPermissions: Hashable, Sendable {
    private var answers: [Permission: [String: AccessPermission]] = [:]

    /// Contacts and the location are granted to every app, and what else apps ask for will be.
    public init() {}

    /// The answer to an app, which is named by its identifier.
    public subscript(permission: Permission, app: String) -> AccessPermission {
        get { answers[permission]?[app] ?? Self.standard(permission) }
        set { answers[permission, default: [:]][app] = newValue }
    }

    private static func standard(_ permission: Permission) -> AccessPermission {
        switch permission {
        case .contacts, .location: .granted
        case .assistant, .focus: .notAsked(grants: true)
        }
    }
}
