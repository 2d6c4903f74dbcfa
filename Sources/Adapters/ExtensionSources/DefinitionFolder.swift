public import DefinitionFiles
public import Foundation

/// The definition files in a folder, with their tables of texts.
///
/// Files stand in the folder itself or in folders of languages:
/// ```
/// Soups.intentdefinition              (or Base.lproj/Soups.intentdefinition, or Soups.intents.swift)
/// de.lproj/Soups.strings
/// de.lproj/Soups.stringsdict
/// ```
public struct DefinitionFolder: Hashable, Sendable {
    /// One definition file.
    public struct Entry: Hashable, Sendable {
        /// The definition file.
        public var file: URL
        /// Its tables of texts, by path.
        public var tables: [URL]

        /// The definition file and its tables by their places in an app's bundle: `Soups.intentdefinition`, `de.lproj/Soups.strings`.
        public var places: [String: URL] {
            let files = ([file] + tables).map { file in
                (file.language.map { "\($0).lproj/\(file.lastPathComponent)" } ?? file.lastPathComponent, file)
            }
            return Dictionary(files) { first, _ in first }
        }
    }

    /// The folder.
    public let folder: URL
    /// The definition files, by name: where several have one name, the one in `Base.lproj` or else the one nearest to the folder.
    public let entries: [Entry]

    // Real files have up to 200 KB.
    private static let largestFile = 8_388_608
    // What a folder of sources may hold besides.
    private static let mostFiles = 100_000

    /// Looks through a folder and those below; those whose names begin with a dot are left out. A folder that is not there has no files.
    public init(_ folder: URL) {
        self.init(folder, files: Self.files(below: folder))
    }

    /// - Parameters:
    ///   - folder: the folder that the files are in.
    ///   - files: files, of which those of other kinds are ignored.
    public init(_ folder: URL, files: [URL]) {
        self.folder = folder
        let sorted = files.sorted { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
        let definitions = sorted.filter { DefinitionFile.isDefinitions($0.lastPathComponent) }
        var chosen: [String: URL] = [:]
        for file in definitions {
            let name = file.lastPathComponent
            // Copies in other languages' folders have the same intents with translated texts.
            if chosen[name] == nil || file.language == "Base" && chosen[name]?.language != "Base" { chosen[name] = file }
        }
        entries = chosen.values.sorted { ($0.lastPathComponent, $0.path) < ($1.lastPathComponent, $1.path) }.map { file in
            let stem = DefinitionFile.stem(file.lastPathComponent)
            let tables = sorted.filter {
                ["strings", "stringsdict"].contains($0.pathExtension) && $0.deletingPathExtension().lastPathComponent == stem
                    && $0.language != nil
            }
            return Entry(file: file, tables: tables)
        }
    }

    /// Reads the files. Never fails: a file that cannot be read is empty, with an error that says why.
    public func read() -> [DefinitionReading] { entries.map { Self.read($0.file, tables: $0.tables) } }

    /// Reads a definition file.
    ///
    /// - Parameter tables: its tables, each in the folder of its language.
    public static func read(_ file: URL, tables: [URL]) -> DefinitionReading {
        let name = file.lastPathComponent
        let data: Data
        switch content(of: file) {
        case .success(let content): data = content
        case .failure(let reason): return DefinitionReading(unreadable: name, path: file.path, reason: reason.text)
        }
        var found: [String: DefinitionTable] = [:]
        for (language, files) in Dictionary(grouping: tables, by: { $0.language ?? "Base" }) {
            func table(_ suffix: String) -> Data? {
                // Without a table, the definition's own texts remain.
                files.first { $0.pathExtension == suffix }.flatMap { try? content(of: $0).get() }
            }
            found[language] = DefinitionTable(strings: table("strings"), plurals: table("stringsdict"))
        }
        guard DefinitionFile.isDeclarations(name) else {
            return DefinitionReading(data, name: name, path: file.path, tables: found)
        }
        return DefinitionReading(
            declarations: String(decoding: data, as: UTF8.self), name: name, path: file.path, tables: found)
    }

    private struct Reason: Error { var text: String }

    private static func content(of file: URL) -> Result<Data, Reason> {
        let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])  // Reported as missing.
        guard let values, values.isRegularFile == true else {
            return .failure(Reason(text: "there is no such file; restore it, or take it out of the target"))
        }
        guard values.fileSize ?? 0 <= largestFile else {
            return .failure(Reason(text: "the file has more than \(largestFile) bytes, which no definitions need; restore it"))
        }
        do {
            return .success(try Data(contentsOf: file))
        } catch {
            return .failure(Reason(text: "the file cannot be read: \(error.localizedDescription)"))
        }
    }

    private static func files(below folder: URL) -> [URL] {
        let walk = FileManager.default.enumerator(atPath: folder.path)
        var files: [URL] = []
        var count = 0
        while let path = walk?.nextObject() as? String, count < mostFiles {
            count += 1
            let name = (path as NSString).lastPathComponent
            if name.hasPrefix(".") {
                walk?.skipDescendants()
            } else if DefinitionFile.isDefinitions(name) || ["strings", "stringsdict"].contains((path as NSString).pathExtension)
            {
                files.append(folder.appendingPathComponent(path))
            }
        }
        return files
    }
}

extension URL {
    /// The language of a file in a folder such as `de.lproj`; `nil` for others.
    fileprivate var language: String? {
        let folder = deletingLastPathComponent().lastPathComponent
        return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
    }
}
