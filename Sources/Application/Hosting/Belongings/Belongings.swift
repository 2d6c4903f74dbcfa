import AppLaunching
public import AppLibrary
import Foundation
import IntentSchema
public import Store

/// Everything that is kept of a person: in the store, in the folders of apps, and with the installed apps.
///
/// What apps keep elsewhere, logs of apps, and backups are not among it: nobody can tell there what belongs to whom.
public struct Belongings: Sendable {
    /// The person's identifier.
    public let person: String
    let configuration: HostConfiguration
    let store: any AssistantStore & AccessBook
    let library: AppLibrary

    /// - Parameters:
    ///   - person: the person's identifier; they need not be known.
    ///   - configuration: says where everything is.
    ///   - store: the configuration's.
    ///   - library: the installed apps of the data folder.
    public init(
        of person: String, _ configuration: HostConfiguration, store: any AssistantStore & AccessBook, library: AppLibrary
    ) {
        self.person = person
        self.configuration = configuration
        self.store = store
        self.library = library
    }

    /// How much is kept.
    public struct Summary: Hashable, Sendable {
        /// What the store keeps.
        public var stored: PersonalInventory
        /// The number of files of the person.
        public var files: Int
        /// The number of installed apps that the person has answered what they may use.
        public var permittedApps: Int

        /// Whether nothing is kept.
        public var isEmpty: Bool { stored.isEmpty && files == 0 && permittedApps == 0 }
    }

    /// How much is kept.
    ///
    /// - Throws: `StoreError`, or an error of the file system.
    public func summary() async throws -> Summary {
        Summary(
            stored: try await store.inventory(of: person), files: try files().count, permittedApps: permissions().count)
    }

    /// Erases everything: first in the store, in one transaction, then the rest. If something fails or the process is killed in between,
    /// erasing again erases what is left.
    ///
    /// - Returns: what there was.
    /// - Throws: `StoreError`, `AppLibraryError`, or an error of the file system.
    @discardableResult
    public func erase() async throws -> Summary {
        let summary = try await summary()
        var failure: (any Error)?
        do {
            try await store.erase(person)
        } catch let error as StoreError where error.code == .notScrubbed {
            failure = error
        }
        for app in permissions().keys { try library.permit(app) { $0.forget(person) } }
        for place in places + [Place(name: "", url: geocodingCache)] where FileManager.default.fileExists(atPath: place.url.path)
        {
            try FileManager.default.removeItem(at: place.url)
        }
        if let failure { throw failure }
        return summary
    }

    /// What the person has answered installed apps, by the app's identifier.
    func permissions() -> [String: [Permission: Bool]] {
        var permissions: [String: [Permission: Bool]] = [:]
        for app in library.records() {
            if let answers = app.rights.answers[person] { permissions[app.identifier] = answers }
        }
        return permissions
    }

    // MARK: Files

    /// A file or folder that belongs to the person alone.
    struct Place {
        /// What it is called in an export.
        var name: String
        var url: URL
    }

    private var isOwner: Bool { person == configuration.owner.id }

    /// Answers of a geocoder say what anybody asked for. They can be asked for again.
    private var geocodingCache: URL { configuration.directory.appending(path: "geocoding", directoryHint: .isDirectory) }

    /// Where the person's files are.
    private var places: [Place] {
        let own =
            isOwner
            ? ["groups", "operations", "history"].map { Place(name: $0, url: configuration.directory.appending(path: $0)) }
            : [Place(name: "own", url: configuration.folder(of: person))]
        return own
            + library.dataFolders.map { app, folder in
                Place(name: "apps/\(app)", url: folder.appending(path: person.hexadecimalName, directoryHint: .isDirectory))
            }
    }

    /// The person's files, by the paths that they have in an export, in order. Links and what is not a file are not among them.
    ///
    /// - Throws: an error of the file system.
    func files() throws -> [(path: String, url: URL)] {
        try places.flatMap { place -> [(path: String, url: URL)] in
            if try place.url.isPlainFile { return [(place.name, place.url)] }
            guard let paths = FileManager.default.enumerator(atPath: place.url.path) else { return [] }
            return try paths.compactMap { $0 as? String }.sorted().compactMap { path in
                let url = place.url.appending(path: path)
                return try url.isPlainFile ? ("\(place.name)/\(path)", url) : nil
            }
        }
    }
}

extension URL {
    /// Whether there is a file here that is no folder and no link.
    fileprivate var isPlainFile: Bool {
        get throws {
            var status = stat()
            guard lstat(path, &status) == 0 else {
                guard errno == ENOENT || errno == ENOTDIR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
                return false
            }
            return status.st_mode & S_IFMT == S_IFREG
        }
    }
}
