import CompactCoding
import Foundation
public import IntentSchema
public import Understanding

extension LanguagePack {
    /// A part of the pack, from its cache where it has one.
    ///
    /// - Parameter files: The files that it is made from, as paths in the pack; folders stand for the files in them.
    func cached<Value: Archivable>(_ part: String, from files: [String], make: () throws -> Value) throws -> Value {
        try withoutActuallyEscaping(make) { make in
            try cached(
                PackCache.Recipe(
                    part: part, sources: [], read: { try Archive.value(Value.self, from: $0) },
                    store: { try Archive.bytes(of: $0) }, make: make), from: files)
        }
    }

    private func cached<Value>(_ recipe: PackCache.Recipe<Value>, from files: [String]) throws -> Value {
        guard let cache else { return try recipe.make() }
        var recipe = recipe
        recipe.part += "-" + language
        recipe.sources = sources(files)
        return try cache.value(recipe)
    }

    /// What tells files, and the files in folders, from others: their names, sizes, times and numbers; what cannot be looked at is
    /// found out when it is needed.
    private func sources(_ paths: [String]) -> [Data] {
        paths.flatMap { path -> [Data] in
            let url = directory.appendingPathComponent(path)
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
                return [Self.identity(of: url, named: path)]
            }
            return names.sorted().map { Self.identity(of: url.appendingPathComponent($0), named: "\(path)/\($0)") }
        }
    }

    /// A program that replaces a file gives it another number, one that writes to it another time.
    private static func identity(of url: URL, named name: String) -> Data {
        var facts = stat()
        guard stat(url.path, &facts) == 0 else { return Data(name.utf8) }
        let numbers = [
            UInt64(facts.st_size), UInt64(facts.st_ino), UInt64(facts.st_mtim.tv_sec), UInt64(facts.st_mtim.tv_nsec),
        ]
        return Data(name.utf8) + numbers.withUnsafeBytes { Data($0) }
    }

    /// The templates compiled for reading.
    ///
    /// - Parameter catalogue: Intents beyond those of the templates, whose parameters can then be answered and changed.
    /// - Throws: `LanguagePackError` or `TemplateError`, naming the file and what is wrong with it.
    public func compiledTemplates(completedBy catalogue: Catalogue? = nil) throws -> CompiledTemplates {
        // The program's identity covers its own catalogue, no other.
        guard catalogue?.isSystem ?? true else {
            return try CompiledTemplates(templates(), completedBy: catalogue)
        }
        return try cached(
            PackCache.Recipe(
                part: catalogue == nil ? "templates" : "grammar", sources: [], read: { try CompiledTemplates(stored: $0) },
                store: { try $0.stored() }, make: { try CompiledTemplates(templates(), completedBy: catalogue) }),
            from: ["templates"])
    }
}

extension Catalogue {
    /// Whether its intents are those of the program.
    fileprivate var isSystem: Bool {
        intents == Catalogue.system.intents && enumerations == Catalogue.system.enumerations
    }
}
