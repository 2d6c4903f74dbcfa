public import ExtensionProtocol
public import Foundation
public import IntentSchema

/// An app to install in an assistant: the location of its description, and how to connect to its code.
public struct HostedApp: Sendable {
    /// The folder with its property lists.
    public var bundle: URL
    /// Connects to its code, which can use these services. Called once, when the host is opened.
    public var connect: @Sendable (AppDescription, HostServices) -> InstalledApp

    public init(bundle: URL, connect: @escaping @Sendable (AppDescription, HostServices) -> InstalledApp) {
        self.bundle = bundle
        self.connect = connect
    }
}
