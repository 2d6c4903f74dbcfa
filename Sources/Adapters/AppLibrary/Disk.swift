import Foundation

/// Writing that is finished when it returns, even if the machine stops then.
enum Disk {
    /// Writes all bytes.
    static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32, _ file: URL) throws(AppLibraryError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw .system(errno, "the file '\(file.path)' cannot be written")
            }
        }
    }

    /// Waits until the entries of a folder are on the disk.
    static func flush(_ folder: URL) throws(AppLibraryError) {
        let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
        guard descriptor >= 0 else { throw .system(errno, "the folder '\(folder.path)' cannot be opened") }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw .system(errno, "the folder '\(folder.path)' cannot be written") }
    }

    /// Writes a file beside the one given, which `replace` then puts into its place.
    static func write(_ data: Data, beside file: URL) throws(AppLibraryError) -> URL {
        let temporary = file.appendingPathExtension("new")
        unlink(temporary.path)
        let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .system(errno, "the file '\(temporary.path)' cannot be created") }
        defer { close(descriptor) }
        try write(ArraySlice(data), to: descriptor, temporary)
        guard fsync(descriptor) == 0 else { throw .system(errno, "the file '\(temporary.path)' cannot be written") }
        return temporary
    }

    /// Puts a file into the place of another one, in one step.
    static func replace(_ file: URL, by temporary: URL) throws(AppLibraryError) {
        guard rename(temporary.path, file.path) == 0 else { throw .system(errno, "the file '\(file.path)' cannot be replaced") }
        try flush(file.deletingLastPathComponent())
    }

    /// Creates a folder and those above it, for their owner only.
    static func makeFolder(_ folder: URL) throws(AppLibraryError) {
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw AppLibraryError(
                (error as? CocoaError)?.code == .fileWriteOutOfSpace ? .full : .unavailable,
                "the folder '\(folder.path)' cannot be created; check the permissions of the folder above it and the space on its disk",
                cause: error)
        }
    }
}
