import Foundation

/// What tells a file from the one that replaces it.
struct FileMark: Hashable, Sendable {
    private var device: UInt
    private var file: UInt
    private var size: Int
    private var seconds: Int
    private var nanoseconds: Int

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
