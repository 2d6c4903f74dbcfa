import CompactCoding
import Foundation
public import IntentSchema
public import Understanding

extension LanguagePack {
    /// A part of the pack, from the cache if possible.
    ///
    /// - Parameter files: The files that it is compiled from, as paths in the pack; a folder includes its files.
    func cached<Value: Archivable>(_ part: String, from files: [String], make: () throws -> Value) throws -> Value {
        try withoutActuallyEscaping(make) { make in
            try cached(PackCache.Recipe(part: part, make: make), from: files)
        }
    }

    /// - Parameter choice: Other inputs that affect the result.
    private func cached<Value>(
        _ recipe: PackCache.Recipe<Value>, from files: [String], choice: String = ""
    ) throws -> Value {
        guard let cache else { return try recipe.make() }
        var recipe = recipe
        recipe.part += "-" + language
        recipe.sources = sources(files)
        if !choice.isEmpty { recipe.sources.add(choice) }
        return try cache.value(recipe)
    }

    private func sources(_ paths: [String]) -> SourceFiles {
        var sources = SourceFiles()
        for path in paths { sources.add("\(directory.path)/\(path)", named: path) }
        return sources
    }

    /// The compiled templates.
    ///
    /// - Parameter isComplete: Whether parameters of the system's intents that the templates do not mention can be answered and
    ///   changed, too.
    /// - Throws: `LanguagePackError` or `TemplateError`, naming the file and what is wrong with it.
    public func compiledTemplates(isComplete: Bool = false) throws -> CompiledTemplates {
        try cached(
            PackCache.Recipe(
                part: isComplete ? "grammar" : "templates", read: { try CompiledTemplates(stored: $0, owner: $1) },
                store: { try $0.stored() },
                make: { try CompiledTemplates(templates(), completedBy: isComplete ? .system : nil) }),
            from: ["templates"])
    }

    /// The compiled templates of the catalogue's intents that are apps' own; `nil` if there are none.
    ///
    /// - Parameter examples: The apps' example sentences, by intent.
    /// - Throws: `LanguagePackError` or `TemplateError`, naming the file and what is wrong with it.
    public func customTemplates(of catalogue: Catalogue, examples: [String: [String]] = [:]) throws -> CompiledTemplates? {
        let names = catalogue.intents.keys.filter { Catalogue.system.intents[$0] == nil }
        guard !names.isEmpty else { return nil }
        let shared = try sharedTemplates()
        let own = TemplateFile(
            custom: names, of: catalogue, examples: examples, language: language, readsVerbs: language == "en",
            beside: shared)
        let make = { try CompiledTemplates(shared + [own]) }
        guard cache != nil else { return try make() }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try cached(
            PackCache.Recipe(
                part: "custom", read: { try CompiledTemplates(stored: $0, owner: $1) }, store: { try $0.stored() }, make: make),
            from: ["templates"], choice: String(decoding: try encoder.encode(own), as: UTF8.self))
    }

    /// The template files without their intents: what every request needs.
    private func sharedTemplates() throws -> [TemplateFile] {
        try made.sharedTemplates.withLock { made in
            if let made { return made }
            let files = try cached(
                PackCache.Recipe(
                    part: "shared", read: { bytes, _ in try JSONDecoder().decode(SharedTemplates.self, from: Data(bytes)) },
                    store: { try Array(JSONEncoder().encode($0)) }, make: { SharedTemplates(try templates()) }),
                from: ["templates"]
            ).named
            made = files
            return files
        }
    }
}

/// Template files without their intents, as they are stored.
private struct SharedTemplates: Codable {
    private var names: [String]
    private var files: [TemplateFile]

    init(_ files: [TemplateFile]) {
        names = files.map(\.name)
        self.files = files.map { file in
            var file = file
            // Phrases of a file with intents stay its own.
            if file.intents != nil { file.intents = [:] }
            return file
        }
    }

    var named: [TemplateFile] {
        zip(names, files).map { name, file in
            var file = file
            file.name = name
            return file
        }
    }
}
