public import Foundation
import GRDB
public import Store

/// A store in one SQLite file, for one person's machine.
///
/// The file lies in a folder of its own, is readable by its owner only, and may be used by several processes at once: a writer
/// waits for another for a few seconds before it gives up.
public final class SQLiteStore: AssistantStore {
    /// The database file.
    public let file: URL
    let access: DatabaseAccess

    /// Opens the store in a folder; makes the folder and the file when they are not there.
    ///
    /// - Parameter directory: the folder of the database file `errand.sqlite`.
    /// - Throws: `StoreError` with `damaged`, `foreign`, `newerVersion` (the file is then left as it is), `readOnly`,
    ///   `unavailable`, `full` or `busy`.
    public convenience init(directory: URL) throws {
        try self.init(directory: directory, options: Options())
    }

    /// What tests set differently.
    struct Options: Sendable {
        /// How long to wait for other processes.
        var patience: Duration = .seconds(5)
        /// The most pages of 4 kB that the file may have; `nil` for as many as the disk holds.
        var pageLimit: Int?
    }

    init(directory: URL, options: Options) throws {
        file = directory.appendingPathComponent("errand.sqlite")
        try StorePlace.prepare(directory: directory, file: file)
        access = try DatabaseAccess(file: file, options: options)
    }

    /// Lets go of the file; whatever is asked of the store afterwards fails. Happens by itself when the store is released.
    public func close() {
        access.close()
    }
}
