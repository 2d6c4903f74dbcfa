import Foundation
public import IntentSchema
import Synchronization

/// The current version of one app, read again only when it has been replaced: for hosts that ask before every request.
public final class InstalledBundleWatch: Sendable {
    private let library: AppLibrary
    private let identifier: String
    private let record: URL
    private let known = Mutex<Known?>(nil)

    private struct Known {
        var mark: FileMark
        var bundle: InstalledBundle
    }

    /// - Throws: `AppLibraryError` with `wrongIdentifier`.
    init(_ identifier: String, in library: AppLibrary) throws(AppLibraryError) {
        self.library = library
        self.identifier = identifier
        record = try AppFolder(identifier, in: library.directory).record
    }

    /// Watches an app whose current version has just been read.
    convenience init(_ bundle: InstalledBundle, in library: AppLibrary) throws(AppLibraryError) {
        try self.init(bundle.identifier, in: library)
        known.withLock { $0 = bundle.mark.map { Known(mark: $0, bundle: bundle) } }
    }

    /// The current version; `nil` if the app is not installed. Costs one look at a file's attributes unless the app has been updated.
    ///
    /// - Throws: `AppLibraryError` with `damaged` or `unavailable`.
    public func current() throws(AppLibraryError) -> InstalledBundle? {
        guard let mark = FileMark(record) else { return nil }
        if let bundle = known.withLock({ $0?.mark == mark ? $0?.bundle : nil }) { return bundle }
        let bundle = try library.current(identifier)
        // If the record was replaced between the two looks, the next call reads it again.
        known.withLock { $0 = bundle.map { Known(mark: mark, bundle: $0) } }
        return bundle
    }
}

extension AppLibrary {
    /// Watches the current version of an app, which need not be installed yet.
    ///
    /// - Throws: `AppLibraryError` with `wrongIdentifier`.
    public func watch(_ identifier: String) throws(AppLibraryError) -> InstalledBundleWatch {
        try InstalledBundleWatch(identifier, in: self)
    }

    /// Watches the current version of an app, of which this has been read. It is not read again before it has been replaced.
    ///
    /// - Throws: `AppLibraryError` with `wrongIdentifier`.
    public func watch(_ bundle: InstalledBundle) throws(AppLibraryError) -> InstalledBundleWatch {
        try InstalledBundleWatch(bundle, in: self)
    }
}
