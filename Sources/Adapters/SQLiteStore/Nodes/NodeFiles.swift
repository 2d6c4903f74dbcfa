import Foundation
import Store
import Synchronization

/// The nodes that use a file, each by a locked file of its own in a folder beside it.
///
/// All processes that use an SQLite file are on one machine, so the operating system knows which of them run: it releases a lock when the process
/// ends, however it does. Nothing has to be renewed, and no clock is involved.
struct NodeFiles: Sendable {
    private let folder: URL

    /// - Parameter file: the database.
    init(of file: URL) {
        folder = URL(filePath: file.path + "-nodes", directoryHint: .isDirectory)
    }

    /// Adds a node, and removes those that run no longer.
    func join(_ node: String) throws -> FileMembership {
        try StoreInput.check(node, "a node's identifier", mayBeEmpty: false)
        guard !node.contains("/"), node != ".", node != ".." else {
            throw StoreError(.invalidInput, "'\(node)' names a node, so it has to be the name of a file, too")
        }
        try StoreDirectory.makeDirectory(folder)
        removeLost()
        let path = path(node)
        while true {
            let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw StoreDirectory.failure(errno, "the file '\(path)' cannot be created") }
            // Whoever looks for lost nodes holds the lock for a moment.
            while flock(descriptor, LOCK_EX) != 0 {
                guard errno == EINTR else {
                    close(descriptor)
                    throw StoreDirectory.failure(errno, "the file '\(path)' cannot be locked")
                }
            }
            // It was removed between being created and being locked.
            var status = stat()
            if fstat(descriptor, &status) == 0, status.st_nlink > 0 {
                return FileMembership(node, path: path, descriptor: descriptor)
            }
            close(descriptor)
        }
    }

    /// Whether a node runs. One that has just ended may count as running while somebody else looks.
    func isLive(_ node: String) -> Bool { Self.isLocked(path(node)) { _ in } }

    private func path(_ node: String) -> String { folder.appending(path: node, directoryHint: .notDirectory).path }

    /// - Parameter lost: called while the lock of a file that nobody else locks is held.
    private static func isLocked(_ path: String, lost: (String) -> Void) -> Bool {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return errno == EWOULDBLOCK || errno == EINTR }
        lost(path)
        return false
    }

    private func removeLost() {
        // A folder that cannot be read keeps them, which does no harm.
        for node in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            _ = Self.isLocked(path(node)) { unlink($0) }
        }
    }
}

/// A node that runs as long as its file is locked.
final class FileMembership: Membership {
    let node: String
    let news: AsyncStream<News>? = nil
    private let path: String
    /// `nil` when the node has left.
    private let descriptor: Mutex<Int32?>

    init(_ node: String, path: String, descriptor: Int32) {
        self.node = node
        self.path = path
        self.descriptor = Mutex(descriptor)
    }

    deinit { leave() }

    /// Files that are left by processes which were killed count until the next node joins.
    var isAlone: Bool {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        return (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 1 <= 1
    }

    func announce(_ conversation: String) {}

    func leave() {
        descriptor.withLock { descriptor in
            guard let open = descriptor else { return }
            unlink(path)
            close(open)
            descriptor = nil
        }
    }
}
