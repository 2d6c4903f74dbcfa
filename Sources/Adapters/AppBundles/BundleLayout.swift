public import Foundation

/// Where the files of an app and of its extensions are.
///
/// There are two forms: a bundle as it is installed,
/// ```
/// Tickets.app/Info.plist
/// Tickets.app/AppIntentVocabulary.plist               (or <language>.lproj/AppIntentVocabulary.plist; may be missing)
/// Tickets.app/Tickets                                 (the app's own program; may be missing)
/// Tickets.app/PlugIns/TicketsExtension.appex/Info.plist
/// Tickets.app/PlugIns/TicketsExtension.appex/TicketsExtension
/// ```
/// and the folders of a package or of an app whose code is in the host's process:
/// ```
/// App/Info.plist
/// App/AppIntentVocabulary.plist
/// Extension/Info.plist                              (of several extensions: Extensions/<name>/Info.plist)
/// ```
public struct BundleLayout: Hashable, Sendable {
    /// The form of an app's folder.
    public enum Form: Hashable, Sendable {
        /// `<App>.app/` with the extensions under `PlugIns/`.
        case bundle
        /// The folders `App/`, and `Extension/` or those in `Extensions/`.
        case folders
    }

    /// The folder of the app.
    public let directory: URL
    /// Its form. A folder with an `Info.plist` of its own, or whose name ends in `.app`, is a bundle unless it has a folder `App`.
    public let form: Form
    /// The folder with the app's `Info.plist` and vocabulary.
    public let app: URL
    /// The folders of the extensions, of any kind, by name; each should have an `Info.plist`.
    public let extensions: [URL]

    /// Examines a folder, which need not exist.
    public init(of directory: URL) {
        func exists(_ name: String) -> Bool {
            FileManager.default.fileExists(atPath: directory.appendingPathComponent(name).path)
        }
        self.directory = directory
        let hasFolders = exists("App") || exists(Self.extensionFolder) || exists(Self.extensionsFolder)
        let isBundle = exists(Self.propertyList) || directory.pathExtension == "app" && !hasFolders
        form = isBundle ? .bundle : .folders
        switch form {
        case .bundle:
            app = directory
            extensions = Self.folders(in: directory.appendingPathComponent(Self.plugIns)) { $0.pathExtension == "appex" }
        case .folders:
            app = directory.appendingPathComponent("App")
            extensions =
                (exists(Self.extensionFolder) ? [directory.appendingPathComponent(Self.extensionFolder)] : [])
                + Self.folders(in: directory.appendingPathComponent(Self.extensionsFolder)) { folder in
                    FileManager.default.fileExists(atPath: folder.appendingPathComponent(Self.propertyList).path)
                }
        }
    }

    /// The folders in one that need not exist, by name.
    private static func folders(in folder: URL, where isExtension: (URL) -> Bool) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }.filter(isExtension)
    }

    /// The property list of the app, or of an extension, in its folder.
    public static let propertyList = "Info.plist"
    static let plugIns = "PlugIns"
    static let extensionFolder = "Extension"
    static let extensionsFolder = "Extensions"
    static let vocabulary = "AppIntentVocabulary.plist"

    /// The path of a file of the app relative to its folder, for messages to people who know their app.
    package func path(of file: URL) -> String {
        let (root, path) = (directory.standardizedFileURL.path, file.standardizedFileURL.path)
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
}
