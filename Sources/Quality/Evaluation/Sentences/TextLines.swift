import Foundation

/// The lines of a file, with their numbers.
struct TextLines {
    /// A line without its end; bytes that are not UTF-8 are kept, so that the reader can reject them.
    struct Line {
        var number: Int
        var bytes: ArraySlice<UInt8>

        /// The text; `nil` if it is not UTF-8 or contains a NUL.
        var text: String? {
            guard !bytes.contains(0) else { return nil }
            return String(validating: bytes, as: UTF8.self)
        }

        var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
    }

    /// Larger files cannot be sentence data.
    static let mostBytes = 512 << 20

    let file: String
    private let bytes: [UInt8]

    /// - Throws: `DataProblem` if the file cannot be read.
    init(contentsOf url: URL, name: String? = nil) throws(DataProblem) {
        file = name ?? url.path
        do {
            let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
            guard size <= Self.mostBytes else {
                throw DataProblem(file: file, message: "has \(size) bytes; at most \(Self.mostBytes) are read")
            }
            let isPacked = PackedFile.isPacked(url)
            let data = try isPacked ? PackedFile(url: url).unpacked(atMost: Self.mostBytes, named: file) : Data(contentsOf: url)
            bytes = Array(data)
        } catch let problem as DataProblem {
            throw problem
        } catch {
            throw DataProblem(file: file, message: "cannot be read: \(error.localizedDescription)")
        }
    }

    init(_ text: String, file: String) {
        self.file = file
        bytes = Array(text.utf8)
    }

    /// All lines except empty ones.
    var lines: [Line] {
        var result: [Line] = []
        // A byte order mark is not part of the first line.
        var (start, number) = (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, 1)
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let last = end > start && bytes[end - 1] == 0x0D ? end - 1 : end
            let line = Line(number: number, bytes: bytes[start..<last])
            if !line.isBlank { result.append(line) }
            (start, number) = (end + 1, number + 1)
        }
        return result
    }
}
