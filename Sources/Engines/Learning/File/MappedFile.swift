import Foundation

/// A memory-mapped file.
///
/// Implemented directly, because `Data` may copy a file instead of mapping it, and only mapped pages can be released.
struct MappedFile {
    /// The bytes of the file; releasing the last reference unmaps it.
    let data: Data
    private let start: UnsafeMutableRawPointer?

    /// - Throws: `ModelError` with `unreadable`.
    init(_ url: URL) throws(ModelError) {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.unreadable }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { throw Self.unreadable }
        let length = Int(facts.st_size)
        guard length > 0 else {
            (data, start) = (Data(), nil)
            return
        }
        guard let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            throw Self.unreadable
        }
        data = Data(bytesNoCopy: start, count: length, deallocator: .custom { _ = munmap($0, $1) })
        self.start = start
    }

    private static var unreadable: ModelError {
        ModelError(.unreadable, "the model cannot be read: \(String(cString: strerror(errno)))")
    }

    /// Releases the memory pages of a part of the file; they are read again on access.
    func releasePages(_ part: Range<Int>) {
        guard let start else { return }
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        let first = part.lowerBound / page * page
        _ = madvise(start + first, min(part.upperBound, data.count) - first, MADV_DONTNEED)
    }
}
