import CompactCoding
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

    private func cached<Value>(_ recipe: PackCache.Recipe<Value>, from files: [String]) throws -> Value {
        guard let cache else { return try recipe.make() }
        var recipe = recipe
        recipe.part += "-" + language
        recipe.sources = sources(files)
        return try cache.value(recipe)
    }

    private func sources(_ paths: [String]) -> SourceFiles {
        var sources = SourceFiles()
        for path in paths { sources.add("\(directory.path)/\(path)", named: path) }
        return sources
    }

    /// The compiled templates.
    ///
    /// - Parameter catalogue: Intents beyond those of the templates, whose parameters can then be answered and changed.
    /// - Throws: `LanguagePackError` or `TemplateError`, naming the file and what is wrong with it.
    public func compiledTemplates(completedBy catalogue: Catalogue? = nil) throws -> CompiledTemplates {
        // The program's identity only covers its own catalogue, so other catalogues are not cached.
        guard catalogue?.isSystem ?? true else {
            return try CompiledTemplates(templates(), completedBy: catalogue)
        }
        return try cached(
            PackCache.Recipe(
                part: catalogue == nil ? "templates" : "grammar", read: { try CompiledTemplates(stored: $0, owner: $1) },
                store: { try $0.stored() }, make: { try CompiledTemplates(templates(), completedBy: catalogue) }),
            from: ["templates"])
    }
}
