public import Foundation

/// Reads a log, as it is written to if need be.
public struct LogReader: Sendable {
    private let file: URL
    /// The file that is being read; it may have been renamed since.
    private var handle: FileHandle?
    /// A line whose end has not been written yet.
    private var rest = Data()

    /// - Parameter file: of a ``RotatingLog``; it need not exist yet.
    public init(file: URL) { self.file = file }

    /// The last lines of the log and its predecessor, as they can be shown. Lines that are written later follow with ``next()``.
    ///
    /// - Throws: an error of Foundation if the log cannot be read.
    public mutating func last(_ count: Int) throws -> [String] {
        let before = RotatingLog.predecessor(of: file)
        let older = FileManager.default.fileExists(atPath: before.path) ? Self.lines(in: try Data(contentsOf: before)).lines : []
        return (older + (try next())).suffix(count).map { $0 }
    }

    /// The lines that were written since the last call, as they can be shown.
    ///
    /// - Throws: an error of Foundation if the log cannot be read.
    public mutating func next() throws -> [String] {
        var found = try read()
        if isReplaced {
            // The last lines may have been written between reading and replacing.
            found += try read()
            handle = nil
            rest = Data()
            found += try read()
        }
        return found
    }

    private mutating func read() throws -> [String] {
        if handle == nil, FileManager.default.fileExists(atPath: file.path) { handle = try FileHandle(forReadingFrom: file) }
        guard let handle, let data = try handle.readToEnd(), !data.isEmpty else { return [] }
        let (lines, rest) = Self.lines(in: rest + data)
        self.rest = Data(rest)
        return lines
    }

    /// Whether another file has the log's name.
    private var isReplaced: Bool {
        guard let handle else { return false }
        var (opened, named) = (stat(), stat())
        return fstat(handle.fileDescriptor, &opened) == 0 && stat(file.path, &named) == 0 && opened.st_ino != named.st_ino
    }

    private static func lines(in data: Data) -> (lines: [String], rest: Data.SubSequence) {
        var parts = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let rest = parts.popLast() ?? Data()
        return (parts.map { PrintableText.of(String(decoding: $0, as: UTF8.self)) }, rest)
    }
}
