public import ExtensionProtocol
public import Foundation
public import IntentSchema

/// An app to install in an assistant: the location of its description, and how to connect to its code.
public struct HostedApp: Sendable {
    /// The folder with its property lists.
    public var bundle: URL
    /// What people have permitted the app when they installed it; `nil` for an app of the host's own, which gets what it asks for.
    public var granted: Set<Permission>?
    /// Connects to its code, which can use these services. Called once, when the host is opened.
    public var connect: @Sendable (AppDescription, HostServices) -> InstalledApp

    public init(
        bundle: URL, granted: Set<Permission>? = nil,
        connect: @escaping @Sendable (AppDescription, HostServices) -> InstalledApp
    ) {
        self.bundle = bundle
        self.granted = granted
        self.connect = connect
    }
}
