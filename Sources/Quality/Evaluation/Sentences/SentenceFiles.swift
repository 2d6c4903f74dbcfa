import AppBundles
public import Foundation
import IntentSchema
import LanguagePacks

/// Finds and reads sentences in files of all supported formats, determined by the file extension.
///
/// `.jsonl` files are JSON lines (`.jsonl.gz` compressed ones), `.txt` sentence files, `.intentdefinition` an app's own intents,
/// and files named `AppIntentVocabulary.plist` an app's examples. In folders, only the first two kinds are searched for.
public struct SentenceFiles: Sendable {
    /// The seed for the values in the phrases of `.intentdefinition` files.
    public var seed: UInt64

    public init(seed: UInt64 = 1) {
        self.seed = seed
    }

    /// The data files for a path: the file itself, or those in the folder in order of name.
    ///
    /// - Throws: `DataProblem` if there is nothing, or nothing readable.
    public func files(at url: URL) throws(DataProblem) -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw DataProblem(file: url.path, message: "does not exist")
        }
        guard isFolder.boolValue else {
            guard Self.isData(url.path) || Self.isApp(url) else {
                throw DataProblem(
                    file: url.path,
                    message: "is not sentence data; supported files are .jsonl, .jsonl.gz, .txt, .plist and .intentdefinition")
            }
            return [url]
        }
        let names: [String]
        do {
            names = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter(Self.isData).sorted()
        } catch {
            throw DataProblem(file: url.path, message: "cannot be read: \(error.localizedDescription)")
        }
        guard !names.isEmpty else { throw DataProblem(file: url.path, message: "contains no sentence data (*.jsonl, *.txt)") }
        return names.map { url.appending(path: $0) }
    }

    private func read(_ file: URL) throws(DataProblem) -> SentenceSet {
        if file.pathExtension == "txt" { return try SentenceFileReader().read(contentsOf: file) }
        return Self.isApp(file) ? try phrases(of: file) : try JSONLinesReader().read(contentsOf: file)
    }

    /// The phrases in an app's own file.
    private func phrases(of file: URL) throws(DataProblem) -> SentenceSet {
        var phrases = AppPhrases()
        do {
            if file.pathExtension == "plist" {
                let vocabulary = try AppVocabulary(contentsOf: file)
                phrases.add(
                    AppDescription(
                        id: file.path, name: "", intents: [], vocabulary: vocabulary.items, examples: vocabulary.examples))
            } else {
                phrases.add(try IntentDefinitionFile(contentsOf: file), seed: seed)
            }
        } catch {
            throw DataProblem(file: file.path, message: "\(error)")
        }
        return SentenceSet(phrases.sentences, problems: phrases.warnings.map { DataProblem(file: file.path, message: $0) })
    }

    private static func isApp(_ file: URL) -> Bool { ["plist", "intentdefinition"].contains(file.pathExtension) }

    private static func isData(_ path: String) -> Bool {
        path.hasSuffix(".jsonl") || path.hasSuffix(".jsonl.gz") || path.hasSuffix(".txt")
    }

    /// The sentences of files and folders, in order.
    ///
    /// - Parameter none: whether to treat every sentence as having no intent, whatever the files say.
    /// - Throws: `DataProblem` if a file cannot be read at all, or contains no sentence.
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
                            "contains no valid sentence; the first problem: line \(set.problems[0].line) \(set.problems[0].message)"
                    )
                }
                if none {
                    for index in set.sentences.indices { (set.sentences[index].intent, set.sentences[index].slots) = (nil, []) }
                }
                result.append(set)
            }
        }
        guard !result.sentences.isEmpty else {
            throw DataProblem(file: urls.map(\.path).joined(separator: ", "), message: "contains no sentence")
        }
        return result
    }
}
