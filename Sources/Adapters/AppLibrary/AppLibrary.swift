public import AppBundles
public import Foundation
public import IntentSchema

/// The installed apps of a data folder.
///
/// ```
/// <data>/apps/.lock                             held while the library is changed
/// <data>/apps/.libraries/                       shared libraries that apps have in common
/// <data>/apps/<identifier>/installation.json    names the current version; replaced in one step
/// <data>/apps/<identifier>/versions/<n>/<Name>.app
/// <data>/apps/<identifier>/data/                the app's private data
/// <data>/apps/<identifier>/log/app.log          and app.log.1
/// ```
/// A process that is killed while it installs leaves the old version or the new one, and files that the next change removes. Several
/// processes may use a library; changes wait for each other.
public struct AppLibrary: Sendable {
    /// The folder of the installed apps.
    public let directory: URL
    /// Called between the steps of an installation; errors end it as a failure at that point does.
    private let atStep: @Sendable (Step) throws -> Void
    private let now: @Sendable () -> Date

    /// The steps of an installation, for tests.
    package enum Step: CaseIterable, Sendable {
        /// The library is locked and leftovers are gone.
        case prepared
        /// The bundle has been copied.
        case copied
        /// The new record has been written beside the old one.
        case recorded
        /// The new record is in place.
        case replaced
        /// Versions that are no longer needed are gone.
        case cleaned
    }

    /// - Parameter directory: the data folder. It need not exist until an app is installed.
    public init(directory: URL) { self.init(directory: directory, now: { Date() }, atStep: { _ in }) }

    /// A library for tests.
    ///
    /// - Parameters:
    ///   - now: the time of an installation.
    ///   - atStep: called between the steps of an installation, on the thread that installs.
    package init(directory: URL, now: @escaping @Sendable () -> Date, atStep: @escaping @Sendable (Step) throws -> Void) {
        self.directory = directory.appendingPathComponent("apps", isDirectory: true)
        self.now = now
        self.atStep = atStep
    }

    // MARK: Finding

    /// The current version of an app; `nil` if it is not installed. Costs reading one small file.
    ///
    /// - Throws: `AppLibraryError` with `damaged`, `unavailable` or `wrongIdentifier`.
    public func current(_ identifier: String) throws(AppLibraryError) -> InstalledBundle? {
        let folder = try AppFolder(identifier, in: directory)
        // Before it is read: if it is replaced meanwhile, whoever knows the mark reads again.
        let mark = FileMark(folder.record)
        return try InstallationRecord.read(folder)?.bundle(in: folder, mark)
    }

    /// All installed apps by identifier, and a sentence for each that cannot be used.
    public func installed() -> (apps: [InstalledBundle], problems: [String]) {
        var apps: [InstalledBundle] = []
        var problems: [String] = []
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        } catch CocoaError.fileReadNoSuchFile {
            return ([], [])
        } catch {
            return ([], ["the folder '\(directory.path)' cannot be read; check its permissions"])
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            do {
                guard let app = try current(name) else { continue }
                if let problem = Self.problem(of: app) { problems.append(problem) } else { apps.append(app) }
            } catch {
                problems.append(
                    error.code == .wrongIdentifier
                        ? "'\(name)' in '\(directory.path)' is no installed app; remove it" : error.message)
            }
        }
        return (apps, problems)
    }

    /// The installed apps whose records can be read, damaged ones among them, by identifier.
    public func records() -> [InstalledBundle] {
        // What cannot be read is no app's.
        folderNames.compactMap { try? current($0) }
    }

    /// The folders with the data of apps, also of those that were uninstalled and whose data was kept, by identifier.
    public var dataFolders: [(app: String, folder: URL)] {
        folderNames.compactMap { name in (try? AppFolder(name, in: directory)).map { (name, $0.data) } }
    }

    private var folderNames: [String] {
        // Without the folder, there are no apps.
        ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// What is missing of an app's files.
    private static func problem(of app: InstalledBundle) -> String? {
        func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
        // Nearly always, and found sooner than the layout.
        if exists(app.bundle.appendingPathComponent(BundleLayout.propertyList)) { return nil }
        let info = BundleLayout(of: app.bundle).app.appendingPathComponent(BundleLayout.propertyList)
        guard !exists(info) else { return nil }
        return "\(app.name) (\(app.identifier)) is damaged: '\(info.path)' is missing; install it again from '\(app.source)'"
    }

    // MARK: Installing

    /// Installs a bundle, or updates the app that has its identifier.
    ///
    /// The bundle is copied. Programs that run the version before may go on; it stays until the next update.
    ///
    /// - Parameters:
    ///   - bundle: a folder such as `Tickets.app`.
    ///   - source: the path that the app can be installed from again.
    ///   - granted: what the person who installs it has agreed that it may use. Installing an app lets it work with the assistant.
    ///   - person: the identifier of that person. Others are asked when they use the app; what they answered a version before stays.
    /// - Throws: `AppLibraryError`; the library is then as it was before.
    public func install(
        _ bundle: URL, from source: String, granting granted: Set<Capability>, by person: String
    ) throws -> InstalledBundle {
        let app = try Self.inspected(bundle)
        let folder = try AppFolder(app.description.id, in: directory)
        try Disk.makeFolder(directory)
        return try LibraryLock.locked(lockFile) {
            for url in [folder.versions, folder.data, folder.logs] { try Disk.makeFolder(url) }
            do {
                // The versions of a record that cannot be read stay until it has been replaced.
                try? clean(folder)
                try atStep(.prepared)
                let installed = try replaceVersion(in: folder, by: bundle, from: source, granting: granted, by: person)
                try clean(folder)
                try atStep(.cleaned)
                return installed
            } catch {
                // Makes room again where the disk is full. What is left is removed by the next change.
                try? clean(folder)
                throw error
            }
        }
    }

    private func replaceVersion(
        in folder: AppFolder, by bundle: URL, from source: String, granting granted: Set<Capability>, by person: String
    ) throws -> InstalledBundle {
        // A record that cannot be read is replaced.
        let before = (try? InstallationRecord.read(folder)).flatMap { $0 }
        let number = max(folder.versionNumbers.max() ?? 0, before?.version ?? 0) + 1
        let copy = folder.version(number).appendingPathComponent(bundle.standardizedFileURL.lastPathComponent, isDirectory: true)
        try Disk.makeFolder(folder.version(number))
        try BundleCopy(tree: FileTree(of: bundle), destination: copy, libraries: libraries).perform()
        try Disk.flush(folder.version(number))
        try Disk.flush(folder.versions)
        // The copy counts: the bundle may have been changed since it was inspected.
        let app = try Self.inspected(copy)
        guard app.description.id == folder.identifier else { throw Self.changed(bundle) }
        try atStep(.copied)
        var rights = before?.rights ?? AppRights()
        for capability in Capability.allCases {
            let isGranted = granted.contains(capability) || capability == .permission(.assistant)
            rights[capability, person] = isGranted ? true : nil
        }
        var record = InstallationRecord(
            identifier: folder.identifier, name: app.description.name, version: number, appVersion: app.version,
            bundle: copy.lastPathComponent, previous: before?.version, installed: now(), source: source,
            granted: [])
        record.rights = rights
        record.requests = app.permissionRequests.map(InstallationRecord.Request.init)
        let temporary = try Disk.write(try record.json, beside: folder.record)
        try atStep(.recorded)
        try Disk.replace(folder.record, by: temporary)
        try atStep(.replaced)
        return record.bundle(in: folder, FileMark(folder.record))
    }

    private var lockFile: URL { directory.appendingPathComponent(".lock") }

    private var libraries: SharedLibraries {
        SharedLibraries(folder: directory.appendingPathComponent(".libraries", isDirectory: true))
    }

    /// The app in a bundle that has no errors.
    private static func inspected(_ bundle: URL) throws(AppLibraryError) -> AppBundle {
        let inspection = BundleInspection(of: bundle, locale: Locale(identifier: "en_US"))
        guard inspection.layout.form == .bundle else {
            throw AppLibraryError(
                .unusableBundle,
                "'\(bundle.path)' is not a bundle; name a folder such as Tickets.app with an Info.plist, or a Swift package")
        }
        guard inspection.errors.isEmpty, let app = inspection.bundle else {
            throw AppLibraryError(.unusableBundle, inspection.errors.map(\.message).joined(separator: "\n"))
        }
        return app
    }

    private static func changed(_ bundle: URL) -> AppLibraryError {
        AppLibraryError(.unusableBundle, "'\(bundle.path)' was changed while it was installed; try again")
    }

    // MARK: Permitting

    /// Changes what an installed app may use. Hosts that run notice it at the next call to the app.
    ///
    /// - Parameter change: changes the rights that the app has; other processes wait meanwhile.
    /// - Throws: `AppLibraryError` with `notInstalled`, `damaged`, `unavailable` or `wrongIdentifier`; nothing is changed then.
    @discardableResult
    public func permit(_ identifier: String, _ change: (inout AppRights) -> Void) throws -> InstalledBundle {
        let folder = try AppFolder(identifier, in: directory)
        guard FileManager.default.fileExists(atPath: folder.url.path) else { throw Self.missing(identifier) }
        return try LibraryLock.locked(lockFile) {
            guard var record = try InstallationRecord.read(folder) else { throw Self.missing(identifier) }
            var rights = record.rights
            change(&rights)
            record.rights = rights
            try Disk.replace(folder.record, by: try Disk.write(try record.json, beside: folder.record))
            return record.bundle(in: folder, FileMark(folder.record))
        }
    }

    private static func missing(_ identifier: String) -> AppLibraryError {
        AppLibraryError(.notInstalled, "no app '\(identifier)' is installed; errand apps lists those that are")
    }

    // MARK: Removing

    /// Removes an app, also a damaged one.
    ///
    /// - Parameter keepingData: whether the app's private data stays, for when it is installed again.
    /// - Throws: `AppLibraryError` with `notInstalled`, `unavailable` or `wrongIdentifier`.
    public func uninstall(_ identifier: String, keepingData: Bool) throws {
        let folder = try AppFolder(identifier, in: directory)
        guard FileManager.default.fileExists(atPath: folder.url.path) else { throw Self.missing(identifier) }
        try LibraryLock.locked(lockFile) {
            let parts = keepingData ? [folder.record, folder.versions] : [folder.url]
            guard parts.contains(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
                throw Self.missing(identifier)
            }
            if !keepingData {
                try Disk.replace(directory.appendingPathComponent(".removed-\(UUID().uuidString)"), by: folder.url)
            } else if unlink(folder.record.path) != 0, errno != ENOENT {
                throw AppLibraryError.system(errno, "the file '\(folder.record.path)' cannot be removed")
            }
            removeTrash()
            for url in [folder.versions, folder.logs] { Self.remove(url) }
            libraries.clean()
        }
    }

    /// Removes versions of an app that nothing refers to, and what was left by processes that were killed.
    ///
    /// - Throws: `AppLibraryError` if the record cannot be read; the versions then stay.
    private func clean(_ folder: AppFolder) throws(AppLibraryError) {
        removeTrash()
        Self.remove(folder.record.appendingPathExtension("new"))
        let record = try InstallationRecord.read(folder)
        let kept = [record?.version, record?.previous]
        for name in folder.versionNames where Int(name).map({ kept.contains($0) }) != true {
            Self.remove(folder.versions.appendingPathComponent(name))
        }
        libraries.clean()
    }

    private func removeTrash() {
        // Without the folder, there is nothing to remove.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        for name in names where name.hasPrefix(".removed-") { Self.remove(directory.appendingPathComponent(name)) }
    }

    /// What cannot be removed now is removed by the next change.
    private static func remove(_ url: URL) { try? FileManager.default.removeItem(at: url) }
}

extension AppFolder {
    /// The names in the folder of versions.
    var versionNames: [String] {
        // Without the folder, there are no versions.
        (try? FileManager.default.contentsOfDirectory(atPath: versions.path)) ?? []
    }

    /// The numbers of the versions that are there.
    var versionNumbers: [Int] { versionNames.compactMap(Int.init) }
}
