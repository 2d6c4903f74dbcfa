public import ExtensionProtocol
public import Foundation
public import IntentSchema

/// An app that an assistant is to have: where it is described, and how its code is reached.
public struct HostedApp: Sendable {
    /// The folder of its property lists.
    public var bundle: URL
    /// Makes the way to its code, which finds these services around it. Called once, when the host is opened.
    public var connect: @Sendable (AppDescription, HostServices) -> InstalledApp

    public init(bundle: URL, connect: @escaping @Sendable (AppDescription, HostServices) -> InstalledApp) {
        self.bundle = bundle
        self.connect = connect
    }
}
