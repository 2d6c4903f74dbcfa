public import Foundation

/// The machine that the process runs on.
public final class UIDevice: NSObject, Sendable {
    /// The machine that the process runs on.
    public static let current = UIDevice()

    private override init() {
        super.init()
    }

    /// The machine's host name.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The processor's architecture, such as `x86_64`; the same as ``localizedModel``.
    public var model: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "arm64"
        #else
            "unknown"
        #endif
    }
    /// The processor's architecture.
    public var localizedModel: String { model }
    /// The operating system's name, such as `Linux`.
    public var systemName: String {
        #if os(Linux)
            "Linux"
        #elseif os(macOS)
            "macOS"
        #else
            "unknown"
        #endif
    }
    /// The version of the operating system's kernel, such as `6.1.0`.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// `unspecified`: there is no screen to tell from.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
    /// `nil`: nothing identifies the machine to apps.
    public var identifierForVendor: UUID? { nil }
}

/// The kind of device for which an interface is laid out.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}
