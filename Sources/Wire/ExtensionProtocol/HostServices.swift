public import Foundation
public import IntentSchema

/// What an app may ask of its host while its code runs: shared folders, and what the person lets it see.
public struct HostServices: Sendable {
    /// The folder that holds the folders shared by an app and its extension; `nil` for the process's own.
    public var groupContainers: URL?
    /// Whether the app may see contacts.
    public var contactAccess: AccessPermission
    /// Whether the app may know where the device is; geocoding needs no permission.
    public var locationAccess: AccessPermission
    /// Looks places up; `nil` where nobody can.
    public var geocoder: (any Geocoding)?
    /// Where the device is; `nil` when that is unknown.
    public var location: @Sendable () -> Coordinate?
    /// The person's contacts, read for every request that the permission allows.
    public var contacts: @Sendable () -> [Contact]

    public init(
        groupContainers: URL? = nil, contactAccess: AccessPermission, locationAccess: AccessPermission = .granted,
        geocoder: (any Geocoding)? = nil, location: @escaping @Sendable () -> Coordinate? = { nil },
        contacts: @escaping @Sendable () -> [Contact]
    ) {
        self.groupContainers = groupContainers
        self.contactAccess = contactAccess
        self.locationAccess = locationAccess
        self.geocoder = geocoder
        self.location = location
        self.contacts = contacts
    }
}
