public import Foundation

/// How intrusive a notification may be.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0
    case active = 1
    case timeSensitive = 2
    case critical = 3
}

/// A notification's sound; nothing here plays it.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    // Sendable by hand: immutable.
    let name: String

    public init(named name: UNNotificationSoundName) {
        self.name = name.rawValue
        super.init()
    }

    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("defaultCritical"))
    public static let defaultRingtone = UNNotificationSound(named: UNNotificationSoundName("defaultRingtone"))
}

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A file that is displayed with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    // Sendable by hand: immutable.
    public let identifier: String
    public let url: URL

    /// - Throws: `UNError.attachmentInvalidURL` if there is no such file.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else { throw UNError(.attachmentInvalidURL) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
        super.init()
    }
}
