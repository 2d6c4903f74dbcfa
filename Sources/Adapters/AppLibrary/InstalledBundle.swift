public import Foundation
public import IntentSchema

/// An app that is installed in a data folder.
public struct InstalledBundle: Hashable, Sendable {
    /// The bundle identifier.
    public let identifier: String
    /// The name that people call the app by.
    public let name: String
    /// The number of the installation: 1 for the first one, more for each update.
    public let version: Int
    /// The app's own version, such as `1.2`; `nil` if it has none.
    public let appVersion: String?
    /// The bundle, such as `Tickets.app`. An update has another one; this one stays until the update after that.
    public let bundle: URL
    /// When this version was installed.
    public let installed: Date
    /// The path of the package or bundle that it was installed from.
    public let source: String
    /// What the app may use.
    public let rights: AppRights
    /// The folder for the app's private data, which updates keep.
    public let dataFolder: URL
    /// The file for what the app's programs print and what the host notes about them; see ``RotatingLog``.
    public let logFile: URL
    /// What the app asks the person for, in the order to ask; `nil` if it was installed by a version of Errand that did not note it.
    public let requests: [PermissionRequest]?
    /// The record that says all this, as it was before it was read.
    let mark: FileMark?
}
