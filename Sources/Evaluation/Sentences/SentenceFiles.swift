public import Foundation

/// Finds and reads sentences in files of every kind, told apart by how their names end: `.jsonl` and `.txt`.
public struct SentenceFiles: Sendable {
    public init() {}

    /// The data files that a path names: itself, or those in the folder in order of name.
    ///
    /// - Throws: `DataProblem` when there is nothing, or nothing that can be read.
    public func files(at url: URL) throws(DataProblem) -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw DataProblem(file: url.path, message: "is not there")
        }
        guard isFolder.boolValue else {
            guard Self.isData(url.path) else {
                throw DataProblem(file: url.path, message: "is no sentence data: files end in .jsonl or .txt")
            }
            return [url]
        }
        let names: [String]
        do {
            names = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter(Self.isData).sorted()
        } catch {
            throw DataProblem(file: url.path, message: "cannot be read: \(error.localizedDescription)")
        }
        guard !names.isEmpty else { throw DataProblem(file: url.path, message: "holds no sentence data (*.jsonl, *.txt)") }
        return names.map { url.appending(path: $0) }
    }

    private static func isData(_ path: String) -> Bool { path.hasSuffix(".jsonl") || path.hasSuffix(".txt") }

    /// The sentences of files and folders, in order.
    ///
    /// - Parameter none: Whether every sentence means none of the intents, whatever the files say.
    /// - Throws: `DataProblem` when a file cannot be read at all, or holds no sentence.
    public func read(_ urls: [URL], asNone none: Bool = false) throws(DataProblem) -> SentenceSet {
        var result = SentenceSet()
        for url in urls {
            for file in try files(at: url) {
                var set =
                    try file.pathExtension == "txt"
                    ? SentenceFileReader().read(contentsOf: file) : JSONLinesReader().read(contentsOf: file)
                guard !set.sentences.isEmpty || set.problems.isEmpty else {
                    throw DataProblem(
                        file: file.path,
                        message:
                            "holds no sentence that can be read; the first problem: line \(set.problems[0].line) \(set.problems[0].message)"
                    )
                }
                if none {
                    for index in set.sentences.indices { (set.sentences[index].intent, set.sentences[index].slots) = (nil, []) }
                }
                result.append(set)
            }
        }
        guard !result.sentences.isEmpty else {
            throw DataProblem(file: urls.map(\.path).joined(separator: ", "), message: "holds no sentence")
        }
        return result
    }
}
