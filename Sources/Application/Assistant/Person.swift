public import Foundation
public import IntentSchema
public import Understanding

/// A person who talks to the assistant, with what belongs to them alone.
///
/// Settings and the journals of conversations are in the store under the person's identifier; the vocabularies that apps register
/// are in their conversations.
public struct Person: Identifiable, Sendable {
    /// Identifies the person to the store and to extensions; unique among all people.
    public let id: String
    /// The person's language and region; the region determines the default currency.
    public var locale: Locale
    /// With the person's time zone.
    public var calendar: Calendar
    /// Where the person is; `nil` when unknown.
    public var location: Coordinate?
    /// The person's contacts, indexed for lookup.
    public var contacts: ContactIndex
    /// What the person lets apps access.
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

    /// Whether the app may work with the assistant for this person, or the person has not decided.
    func mayUse(_ app: String) -> Bool { permissions[.assistant, app] != .denied }
}
