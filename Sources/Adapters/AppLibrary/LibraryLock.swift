import Foundation

/// Lets one process or thread at a time change a library. The system ends the lock with the process.
enum LibraryLock {
    /// Waits for others to finish, and performs a change.
    static func locked<Value>(_ file: URL, _ change: () throws -> Value) throws -> Value {
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw AppLibraryError.system(errno, "the file '\(file.path)' cannot be opened") }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw AppLibraryError.system(errno, "the file '\(file.path)' cannot be locked") }
        }
        return try change()
    }
}

extension AppLibraryError {
    /// The error for an error number of the system.
    static func system(_ number: Int32, _ what: String) -> AppLibraryError {
        let reason = String(cString: strerror(number))
        return switch number {
        case ENOSPC, EDQUOT: AppLibraryError(.full, "\(what) (\(reason)); free some space and try again")
        default:
            AppLibraryError(.unavailable, "\(what) (\(reason)); check the permissions of the data folder, or choose another one")
        }
    }
}
