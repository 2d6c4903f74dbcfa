import Foundation

/// All schema files together, with lookups across them.
public struct Schema: Sendable {
    /// In order of file name, so that output does not depend on the file system.
    public let files: [SchemaFile]
    let enumerations: [String: EnumerationEntry]
    let optionSets: [String: EnumerationEntry]
    let stringConstants: Set<String>
    let records: [String: RecordEntry]
    let results: [String: ResolutionResultEntry]
    /// What domains and intents are for, in a sentence, by name.
    let purposes: [String: String]
    /// The classes behind nested names, such as `INCarHeadUnit` behind `INCar.HeadUnit`.
    let aliases: [String: String]

    public init(files: [SchemaFile], purposes: [String: String] = [:]) {
        self.files = files
        self.purposes = purposes
        enumerations = Self.table(files.flatMap { $0.enumerations ?? [] }, \.name)
        optionSets = Self.table(files.flatMap { $0.optionSets ?? [] }, \.name)
        stringConstants = Set(files.flatMap { $0.stringConstants ?? [] }.map(\.name))
        records = Self.table(files.flatMap { $0.records ?? [] }, \.name)
        results = Self.table(files.flatMap { $0.resolutionResults ?? [] }, \.name)
        aliases = Dictionary(
            records.values.compactMap { record in record.alias.map { ($0, record.name) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Reads every JSON file of the folder, and `purposes.tsv`.
    ///
    /// - Throws: when a file cannot be read or does not have the schema's shape, or when the purpose of a domain or an intent is
    ///   missing; the error names the file.
    public init(folder: URL) throws {
        let urls = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        guard !urls.isEmpty else { throw GenerationError("no schema files in \(folder.path)") }
        let purposes = try Self.purposes(at: folder.appending(path: "purposes.tsv"))
        self.init(files: try urls.map(Self.file), purposes: purposes)
        let names = self.files.flatMap { file in [file.domain].compactMap { $0 } + (file.intents ?? []).map(\.name) }
        let missing = names.filter { purposes[$0] == nil }
        guard missing.isEmpty else {
            throw GenerationError("purposes.tsv: say what these are for: \(missing.joined(separator: ", "))")
        }
    }

    /// One line each: the name, a tab, and a sentence.
    private static func purposes(at url: URL) throws -> [String: String] {
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        return try Dictionary(
            uniqueKeysWithValues: lines.map { line in
                let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
                guard parts.count == 2 else { throw GenerationError("purposes.tsv: a line without a tab: \(line)") }
                return (parts[0], parts[1])
            })
    }

    private static func file(at url: URL) throws -> SchemaFile {
        do {
            return try JSONDecoder().decode(SchemaFile.self, from: Data(contentsOf: url))
        } catch {
            throw GenerationError("\(url.lastPathComponent): \(error)")
        }
    }

    private static func table<Entry>(_ entries: [Entry], _ name: (Entry) -> String) -> [String: Entry] {
        Dictionary(entries.map { (name($0), $0) }) { first, _ in first }
    }

    /// The classes that show records and stand below the class, in order of name.
    func subclasses(of name: String) -> [String] {
        let children = records.values.filter { $0.superclass == name }.map(\.name)
        return (children + children.flatMap(subclasses)).sorted()
    }

    /// Whether a superclass of the result has a method of that name.
    func inherits(_ method: String, in result: ResolutionResultEntry) -> Bool {
        guard let parent = results[result.superclass] else { return false }
        return parent.methods.contains { $0.name == method } || inherits(method, in: parent)
    }

    /// The reasons that a result's `unsupported` and `confirmationRequired` may carry, inherited ones included.
    func reasons(of result: String) -> [EnumerationEntry.Case] {
        var found: [EnumerationEntry.Case] = []
        var name: String? = result
        while let current = name, let entry = results[current] {
            let types = entry.methods.flatMap(\.params).filter { $0.label == "forReason" }.map(\.type)
            found += types.flatMap { enumerations[$0]?.cases ?? [] }
            name = entry.superclass
        }
        return found
    }
}

/// Why nothing could be generated.
public struct GenerationError: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
