import Foundation

/// A text that is read in chunks.
protocol ByteSource {
    /// The size in bytes; `nil` if unknown.
    var totalBytes: Int? { get }
    /// The next chunk; empty at the end.
    mutating func next() throws -> [UInt8]
}

/// The bytes of a file or a pipe.
struct FileBytes: ByteSource {
    let totalBytes: Int?
    private let file: URL
    private let handle: FileHandle
    private let pieceSize: Int

    init(_ file: URL, pieceSize: Int) throws {
        self.file = file
        self.pieceSize = pieceSize
        do { handle = try FileHandle(forReadingFrom: file) } catch { throw Self.unreadable(file, error) }
        // The size is only used for display; a pipe has none.
        let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
        totalBytes = values?.isRegularFile == true ? values?.fileSize : nil
    }

    mutating func next() throws -> [UInt8] {
        do { return try Array(handle.read(upToCount: pieceSize) ?? Data()) } catch { throw Self.unreadable(file, error) }
    }

    private static func unreadable(_ file: URL, _ error: any Error) -> CardFileError {
        CardFileError(
            .unreadable, "'\(file.path)' cannot be read; check that the file exists, is not a folder and has read permission",
            cause: error)
    }
}

/// Bytes in memory.
struct MemoryBytes: ByteSource {
    private var rest: Data
    private let pieceSize: Int
    let totalBytes: Int?

    init(_ data: Data, pieceSize: Int) {
        rest = data
        self.pieceSize = pieceSize
        totalBytes = data.count
    }

    mutating func next() -> [UInt8] {
        defer { rest = rest.dropFirst(pieceSize) }
        return Array(rest.prefix(pieceSize))
    }
}
