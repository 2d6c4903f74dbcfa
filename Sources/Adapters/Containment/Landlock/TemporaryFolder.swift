import Foundation

/// The temporary folder of one program. It is removed after the program's end or, if this process does not live that long, when the next host
/// makes one.
final class TemporaryFolder: Sendable {
    private static let prefix = "errand-program-"
    private static let parent = FileManager.default.temporaryDirectory.path

    let path: String
    /// Holds a lock on the folder, by which other hosts know that it is in use.
    private let lock: Int32

    /// - Throws: `ContainmentError.failed` if no folder can be created.
    init() throws(ContainmentError) {
        _ = Self.firstRemoval
        while true {
            var template = Array("\(Self.parent)/\(Self.prefix)XXXXXX".utf8CString)
            guard mkdtemp(&template) != nil else {
                throw ContainmentError(
                    "no temporary folder can be created for a program: \(errorText(errno)); set TMPDIR to a folder with space")
            }
            let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            let lock = Self.lock(path)
            guard access(path, F_OK) == 0 else {
                // Another host has taken it for an abandoned one before it was locked.
                if let lock { close(lock) }
                continue
            }
            guard let lock else {
                throw ContainmentError("'\(path)' cannot be locked: \(errorText(errno)); set TMPDIR to a folder on a local disk")
            }
            (self.path, self.lock) = (path, lock)
            return
        }
    }

    // What has not been removed by now, the next host removes.
    deinit { close(lock) }

    /// Removes the folder, as far as that is possible, with what the program has left there.
    func remove() {
        // A program may have left folders that cannot be read, even by their owner.
        try? FileManager.default.removeItem(atPath: path)
    }

    private static let firstRemoval: Void = removeAbandoned()

    /// Removes the folders of hosts that were killed, and whose programs therefore have ended.
    static func removeAbandoned() {
        // A folder for temporary files that cannot be listed has none that could be removed.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where name.hasPrefix(prefix) {
            let path = "\(parent)/\(name)"
            guard let lock = lock(path) else { continue }
            defer { close(lock) }
            // Another user could lead root, who is removing the files in it, to anywhere.
            var status = stat()
            guard fstat(lock, &status) == 0, status.st_uid == geteuid() else { continue }
            // A program may have left folders that cannot be read, even by their owner.
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    /// A descriptor that locks the folder until it is closed; `nil` if that is not possible, such as where another process has locked it.
    private static func lock(_ path: String) -> Int32? {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        if flock(folder, LOCK_EX | LOCK_NB) == 0 { return folder }
        close(folder)
        return nil
    }
}
