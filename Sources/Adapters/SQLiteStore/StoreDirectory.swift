import Foundation
import Store

/// Creates the folder and the file before SQLite opens it, so that only the owner can read them.
enum StoreDirectory {
    static func prepare(directory: URL, file: URL) throws {
        try makeDirectory(directory)
        try makeFile(file)
    }

    static func makeDirectory(_ directory: URL) throws {
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: directory.path, isDirectory: &isDirectory) {
            guard isDirectory.boolValue else {
                throw StoreError(.unavailable, "'\(directory.path)' is a file, not a folder; choose a folder for Errand's data")
            }
            return
        }
        do {
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw StoreError(
                .unavailable,
                "the folder '\(directory.path)' cannot be created; check the permissions of its parent folder or choose another one",
                cause: error)
        }
    }

    /// Creates an empty file with mode 0600; SQLite creates its side files with the same mode.
    ///
    /// Does not open an existing file: closing it would release the locks of other connections in this process.
    static func makeFile(_ file: URL) throws {
        var status = stat()
        if lstat(file.path, &status) == 0 { return try checkFile(file, status) }
        let descriptor = open(file.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor < 0 else {
            close(descriptor)
            return
        }
        let number = errno
        guard number != EEXIST else { return }
        throw failure(number, "the file '\(file.path)' cannot be created")
    }

    private static func checkFile(_ file: URL, _ status: stat) throws {
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw StoreError(
                .unavailable, "'\(file.path)' is a folder, not a database file; move it away or choose another folder")
        }
        guard Foundation.access(file.path, R_OK | W_OK) == 0 else {
            throw failure(errno, "the file '\(file.path)' cannot be written")
        }
    }

    static func failure(_ number: Int32, _ what: String) -> StoreError {
        let reason = String(cString: strerror(number))
        return switch number {
        case EACCES, EPERM, EROFS:
            StoreError(.readOnly, "\(what) (\(reason)); make the folder and the file writable or choose another folder")
        case ENOSPC, EDQUOT: StoreError(.full, "\(what) (\(reason)); free some disk space and try again")
        default: StoreError(.unavailable, "\(what) (\(reason)); check the path or choose another folder")
        }
    }
}
