public import Foundation
public import IntentSchema

/// What a host offers one app while the app's code runs for one person. Closures are called on any thread, once for each use.
public struct AppServices: Sendable {
    /// The folder that contains the person's app group folders; `nil` for the process's own.
    public var groupContainers: URL?
    /// The folder in which the app's end keeps what became of the person's operations, so that it knows after a crash; `nil` to keep
    /// that in memory only. It is the app's alone.
    public var operations: URL?
    /// The person's answer, given or about to be given, to the app's request for a permission.
    public var permission: @Sendable (Permission) -> AccessPermission
    /// The person's contacts; read only where the permission is granted.
    public var contacts: @Sendable () -> [Contact]
    /// Where the device is, `nil` when unknown; read only where the permission is granted.
    public var location: @Sendable () -> Coordinate?
    /// Looks places up, which needs no permission; `nil` if the host cannot.
    public var geocoder: (any Geocoding)?
    /// The person's calendar with their locale and time zone; `nil` for the process's own.
    public var calendar: Calendar?
    /// The host's clock; `nil` for the machine's. A host has one of its own where time is stopped or simulated, as in tests.
    public var now: (@Sendable () -> Date)?
    /// Whether notifications are silenced, `nil` when unknown; read only where the permission is granted.
    public var isFocused: @Sendable () -> Bool?
    /// The words that the app registered in earlier runs.
    public var vocabulary: @Sendable () -> UserVocabulary
    /// The shortcuts that the person has given a phrase, as records of the type `INVoiceShortcut`.
    public var voiceShortcuts: @Sendable () -> [Record]
    /// The notifications of the app that are not due yet, as records of the type `UNNotificationRequest`.
    public var notifications: @Sendable () -> [Record]
    /// Receives what the app logs; `nil` for the process's own log.
    public var log: (@Sendable (AppLogEntry) -> Void)?

    public init(
        groupContainers: URL? = nil, operations: URL? = nil, permission: @escaping @Sendable (Permission) -> AccessPermission,
        contacts: @escaping @Sendable () -> [Contact] = { [] }, location: @escaping @Sendable () -> Coordinate? = { nil },
        geocoder: (any Geocoding)? = nil, calendar: Calendar? = nil, now: (@Sendable () -> Date)? = nil,
        isFocused: @escaping @Sendable () -> Bool? = { nil },
        vocabulary: @escaping @Sendable () -> UserVocabulary = { UserVocabulary() },
        voiceShortcuts: @escaping @Sendable () -> [Record] = { [] },
        notifications: @escaping @Sendable () -> [Record] = { [] }, log: (@Sendable (AppLogEntry) -> Void)? = nil
    ) {
        self.groupContainers = groupContainers
        self.operations = operations
        self.permission = permission
        self.contacts = contacts
        self.location = location
        self.geocoder = geocoder
        self.calendar = calendar
        self.now = now
        self.isFocused = isFocused
        self.vocabulary = vocabulary
        self.voiceShortcuts = voiceShortcuts
        self.notifications = notifications
        self.log = log
    }

    /// Whether the app may currently see contacts.
    public var seesContacts: Bool { permission(.contacts) == .granted }
}

/// A line that an app logs.
public struct AppLogEntry: Hashable, Sendable {
    /// "subsystem/category".
    public var label: String
    /// The level as swift-log names it, from `trace` to `critical`.
    public var level: String
    /// The message; private values are redacted.
    public var text: String

    public init(label: String, level: String, text: String) {
        self.label = label
        self.level = level
        self.text = text
    }
}
