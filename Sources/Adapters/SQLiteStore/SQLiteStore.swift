public import Foundation
import GRDB
public import Store

/// A store in a single SQLite file.
///
/// The file is readable by its owner only. Several processes may use it at once: a writer waits a few seconds for another
/// one before it fails with `busy`.
public final class SQLiteStore: AssistantStore, ClosableStore {
    /// The database file.
    public let file: URL
    let access: DatabaseAccess
    let nodes: NodeFiles

    /// Opens the store in a folder. Creates the folder and the file if they do not exist.
    ///
    /// - Parameter directory: the folder of the database file `errand.sqlite`.
    /// - Throws: `StoreError` with `damaged`, `foreign`, `newerVersion` (the file is not changed), `readOnly`,
    ///   `unavailable`, `full` or `busy`.
    public convenience init(directory: URL) throws {
        try self.init(directory: directory, options: Options())
    }

    /// Options for tests.
    struct Options: Sendable {
        /// How long a writer waits for other processes.
        var patience: Duration = .seconds(5)
        /// The maximum number of 4 kB pages; `nil` for no limit.
        var pageLimit: Int?
    }

    convenience init(directory: URL, options: Options) throws {
        try self.init(file: Self.file(in: directory), options: options)
    }

    /// Opens the store in a file. Creates the file and its folder if they do not exist.
    ///
    /// - Throws: as ``init(directory:)``.
    public convenience init(file: URL) throws { try self.init(file: file, options: Options()) }

    init(file: URL, options: Options) throws {
        self.file = file
        nodes = NodeFiles(of: file)
        try StoreDirectory.prepare(directory: file.deletingLastPathComponent(), file: file)
        access = try DatabaseAccess(file: file, options: options)
    }

    /// The database file of a folder.
    public static func file(in directory: URL) -> URL { directory.appendingPathComponent("errand.sqlite") }

    /// Closes the file. Later calls throw `closed`. Deinitialisation closes it, too.
    public func close() {
        access.close()
    }
}
