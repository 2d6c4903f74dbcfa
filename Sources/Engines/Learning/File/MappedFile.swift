import Foundation

/// A file as memory that is read from it when it is looked at.
///
/// Made by hand, as `Data` may copy a file instead of mapping it, and only of what is mapped can the memory be given back.
struct MappedFile {
    /// The bytes of the file; the last one who has them ends the mapping.
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

    /// Gives the memory back that a part of the file takes; what is looked at later is read again.
    func releasePages(_ part: Range<Int>) {
        guard let start else { return }
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        let first = part.lowerBound / page * page
        _ = madvise(start + first, min(part.upperBound, data.count) - first, MADV_DONTNEED)
    }
}
