import Foundation

/// Searches the Swift files of some folders for a declaration.
struct SourceSearch {
    let folders: [URL]

    /// The location of the text, counted from 1; `nil` unless it occurs exactly once.
    func only(_ text: String) -> (file: String, line: Int, column: Int)? {
        let found = files.flatMap { occurrences(of: text, in: $0) }
        return found.count == 1 ? found[0] : nil
    }

    private var files: Set<URL> {
        Set(
            folders.flatMap { folder in
                let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
                return (walk?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map(\.standardizedFileURL)
            })
    }

    private func occurrences(of text: String, in file: URL) -> [(file: String, line: Int, column: Int)] {
        // A file that cannot be read cannot be a location to report.
        guard let source = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            line.firstRange(of: text).map { range in
                (file.path, index + 1, line.utf8.distance(from: line.startIndex, to: range.lowerBound) + "func ".utf8.count + 1)
            }
        }
    }
}
