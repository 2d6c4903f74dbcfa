import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A filter in a file without a name, which a process started by this one opens by a path.
final class FilterFile: Sendable {
    private let descriptor: Int32

    /// Where processes of the same user open it, while this object and this process exist.
    var path: String { "/proc/\(getpid())/fd/\(descriptor)" }

    /// - Throws: `ContainmentError.failed` if no temporary file can be written.
    init(_ filter: SystemCallFilter) throws(ContainmentError) {
        descriptor = try Self.emptyFile()
        let bytes = filter.bytes
        guard bytes.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == bytes.count else {
            close(descriptor)
            throw ContainmentError("the filter of system calls could not be written to a temporary file: \(errorText(errno))")
        }
    }

    deinit { close(descriptor) }

    /// An open file without a name, closed in every process that this one starts.
    private static func emptyFile() throws(ContainmentError) -> Int32 {
        var template = Array((FileManager.default.temporaryDirectory.path + "/errand-filter-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else {
            throw ContainmentError(
                "no temporary file can be made for the filter of system calls: \(errorText(errno)); set TMPDIR to a folder with space"
            )
        }
        unlink(template)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }
}

/// The system's description of an error number.
func errorText(_ number: Int32) -> String { String(cString: strerror(number)) }
