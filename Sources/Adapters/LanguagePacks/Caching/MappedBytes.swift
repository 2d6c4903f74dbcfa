import Foundation

/// The mapped bytes of a file. The object's lifetime is that of the mapping.
final class MappedBytes {
    private let bytes: UnsafeRawBufferPointer

    /// - Throws: `LanguagePackError` if the file cannot be read.
    init(_ file: URL) throws {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.unreadable(file) }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size > 0,
            let start = mmap(nil, Int(facts.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
        else { throw Self.unreadable(file) }
        bytes = UnsafeRawBufferPointer(start: start, count: Int(facts.st_size))
    }

    deinit { _ = munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

    func withBytes<Value>(_ body: (UnsafeRawBufferPointer) throws -> Value) rethrows -> Value {
        try withExtendedLifetime(self) { try body(bytes) }
    }

    /// Releases the pages of memory; they are read again on access.
    func releasePages() { _ = madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, MADV_DONTNEED) }

    private static func unreadable(_ file: URL) -> LanguagePackError {
        LanguagePackError("the compiled file '\(file.lastPathComponent)' cannot be read")
    }
}
