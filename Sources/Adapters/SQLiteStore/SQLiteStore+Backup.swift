public import Foundation
import GRDB
import Store

extension SQLiteStore {
    /// Copies a store's file, also while it is used: the copy is as the store was at one moment. It is checked before it gets its name. Blocks.
    ///
    /// - Parameter copy: the new file; it appears whole or not at all, and readable by its owner only.
    /// - Throws: `StoreError`: `unavailable` if there is such a file already or the store does not exist, `damaged` if the copy is, `full`,
    ///   `readOnly`.
    public static func backUp(_ file: URL, to copy: URL) throws {
        guard !FileManager.default.fileExists(atPath: copy.path) else { throw taken(copy) }
        let unnamed = try checkedCopy(of: file, in: copy.deletingLastPathComponent())
        defer { unlink(unnamed.path) }
        try name(unnamed, copy)
    }

    /// Puts a copy of a file in place of a store. What was there before is kept beside it. Blocks.
    ///
    /// - Parameters:
    ///   - backup: the file to copy, which is checked first.
    ///   - file: the store's file.
    ///   - now: names what was there before.
    /// - Returns: what was there before; `nil` if there was nothing.
    /// - Throws: `StoreError`, with nothing changed: `busy` if another process has the store open; else as ``backUp(_:to:)``.
    public static func restore(_ backup: URL, to file: URL, at now: Date) throws -> URL? {
        try StoreDirectory.makeDirectory(file.deletingLastPathComponent())
        let unnamed = try checkedCopy(of: backup, in: file.deletingLastPathComponent())
        defer { unlink(unnamed.path) }
        guard FileManager.default.fileExists(atPath: file.path) else {
            try name(unnamed, file)
            return nil
        }
        try refuseIfOpen(file)
        settle(file)
        let before = try setAside(file, at: now)
        // From one file to the other in one step: whoever opens the store finds one of them.
        guard rename(unnamed.path, file.path) == 0 else {
            throw StoreDirectory.failure(errno, "'\(file.path)' cannot be replaced")
        }
        synchronise(file.deletingLastPathComponent())
        return before
    }

    // MARK: Copying

    /// Copies a store into a file without a lasting name, and checks the copy.
    private static func checkedCopy(of file: URL, in folder: URL) throws -> URL {
        let copy = folder.appendingPathComponent(".errand-copy-\(UUID().uuidString)")
        do {
            // Created first, so that only its owner can read it.
            try StoreDirectory.makeFile(copy)
            let check = try DatabaseAccess.naming(file.path) {
                let source = try reading(file)
                _ = try source.read { try DatabaseSchema.version(of: $0, file: file.path) }
                return try copyAndCheck(source, copy, file)
            }
            guard check.problems.isEmpty else {
                throw StoreError(
                    .damaged, "'\(file.path)' is damaged: \(check.problems.prefix(3).joined(separator: "; ")). Nothing was copied"
                )
            }
            return copy
        } catch {
            for suffix in [""] + sideFiles { unlink(copy.path + suffix) }
            throw error
        }
    }

    private static func copyAndCheck(_ source: DatabaseQueue, _ copy: URL, _ file: URL) throws -> StoreCheck {
        let target = try DatabaseQueue(path: copy.path)
        try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        try source.backup(to: target)
        // One file, without a log beside it.
        try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
        let found = try target.read { try Self.check($0, file) }
        try target.close()
        return found
    }

    /// Gives a file its name, unless another has it.
    private static func name(_ unnamed: URL, _ file: URL) throws {
        if link(unnamed.path, file.path) == 0 {
            synchronise(file.deletingLastPathComponent())
            return
        }
        let number = errno
        guard number != EEXIST else { throw taken(file) }
        // File systems without links.
        let hasLinks = ![EPERM, ENOTSUP, EOPNOTSUPP].contains(number)
        guard !hasLinks, !FileManager.default.fileExists(atPath: file.path), rename(unnamed.path, file.path) == 0 else {
            throw StoreDirectory.failure(number, "the file '\(file.path)' cannot be created")
        }
        synchronise(file.deletingLastPathComponent())
    }

    private static func taken(_ file: URL) -> StoreError {
        StoreError(.unavailable, "'\(file.path)' exists already and was not changed; choose another name")
    }

    /// Flushes a folder to disk, so that the names of its files last.
    private static func synchronise(_ folder: URL) {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        _ = Foundation.close(descriptor)
    }

    // MARK: Setting aside

    /// What SQLite keeps beside a database.
    private static let sideFiles = ["-wal", "-shm", "-journal"]

    /// - Throws: `StoreError` with `busy` if another process has the file open: each connection locks some of the bytes that SQLite sets apart for
    ///   locks ("File Locking And Concurrency In SQLite Version 3", section 3; `PENDING_BYTE`).
    private static func refuseIfOpen(_ file: URL) throws {
        let descriptor = open(file.path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreDirectory.failure(errno, "the file '\(file.path)' cannot be written") }
        // That ends all locks that this process has on the file, of which it has none: it has not opened the store.
        defer { _ = Foundation.close(descriptor) }
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        (lock.l_start, lock.l_len) = (0x4000_0000, 512)
        guard fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type != Int16(F_UNLCK) else { return }
        let process = lock.l_pid > 0 ? "process \(lock.l_pid)" : "another process"
        throw StoreError(.busy, "\(process) has '\(file.path)' open; nothing was changed. End it and try again")
    }

    /// Moves what is in the log beside the file into it, if it is not damaged.
    private static func settle(_ file: URL) {
        // A file that cannot be opened is set aside as it is.
        guard let queue = try? DatabaseQueue(path: file.path) else { return }
        try? queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
        try? queue.close()
    }

    /// Keeps a store's file under a second name with the time in it.
    private static func setAside(_ file: URL, at now: Date) throws -> URL {
        let time = now.formatted(.iso8601.timeSeparator(.omitted))
        for number in 1...1_000 {
            let before = URL(filePath: file.path + ".before-\(time)" + (number == 1 ? "" : "-\(number)"))
            if link(file.path, before.path) != 0 {
                if errno == EEXIST { continue }
                throw StoreDirectory.failure(errno, "'\(file.path)' cannot be kept as '\(before.path)'")
            }
            // A log that is left would be applied to the new file.
            for suffix in sideFiles where FileManager.default.fileExists(atPath: file.path + suffix) {
                guard rename(file.path + suffix, before.path + suffix) == 0 else {
                    throw StoreDirectory.failure(errno, "'\(file.path)\(suffix)' cannot be kept")
                }
            }
            return before
        }
        throw StoreError(.unavailable, "'\(file.path)' cannot be kept: there are a thousand such files; move some away")
    }
}
