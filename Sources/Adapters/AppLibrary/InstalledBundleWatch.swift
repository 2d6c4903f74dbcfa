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
        var mark: Mark
        var bundle: InstalledBundle
    }

    /// What tells one installation's record from the next one's, which is another file.
    private struct Mark: Hashable {
        var device: UInt
        var file: UInt
        var size: Int
        var seconds: Int
        var nanoseconds: Int

        /// `nil` if there is no file.
        init?(_ url: URL) {
            var status = stat()
            guard lstat(url.path, &status) == 0 else { return nil }
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            (device, file, size) = (UInt(status.st_dev), UInt(status.st_ino), Int(status.st_size))
            (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
        }
    }

    /// - Throws: `AppLibraryError` with `wrongIdentifier`.
    init(_ identifier: String, in library: AppLibrary) throws(AppLibraryError) {
        self.library = library
        self.identifier = identifier
        record = try AppFolder(identifier, in: library.directory).record
    }

    /// The current version; `nil` if the app is not installed. Costs one look at a file's attributes unless the app has been updated.
    ///
    /// - Throws: `AppLibraryError` with `damaged` or `unavailable`.
    public func current() throws(AppLibraryError) -> InstalledBundle? {
        guard let mark = Mark(record) else { return nil }
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
}
