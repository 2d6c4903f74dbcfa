public import ExtensionProtocol
public import Foundation
public import IntentSchema
public import Store

/// An app to install in an assistant: the location of its description, and how to connect to its code.
public struct HostedApp: Sendable {
    /// The folder with its property lists.
    public var bundle: URL
    /// Where it is kept what people let the app use; `nil` for an app of the host's own, which gets what it asks for.
    public var permissions: (any PermissionBook)?
    /// Connects to its code, which can use these services. Called once, when the host is opened.
    public var connect: @Sendable (AppDescription, HostServices) -> InstalledApp

    public init(
        bundle: URL, permissions: (any PermissionBook)? = nil,
        connect: @escaping @Sendable (AppDescription, HostServices) -> InstalledApp
    ) {
        self.bundle = bundle
        self.permissions = permissions
        self.connect = connect
    }
}
