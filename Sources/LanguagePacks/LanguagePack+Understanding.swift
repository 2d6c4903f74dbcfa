public import IntentSchema
public import Learning
public import Understanding

extension LanguagePack {
    /// What people say: the template files, each with its name, in order of name.
    ///
    /// - Throws: `LanguagePackError` naming the file, the place in it and what is wrong.
    public func templates() throws -> [TemplateFile] {
        try files("templates", as: TemplateFile.self).map { name, content in
            var file = content
            file.name = name
            return file
        }
    }

    /// The gazetteer, in order of file.
    ///
    /// - Throws: `LanguagePackError` naming the file, the place in it and what is wrong.
    public func places() throws -> [Place] {
        try files("places", as: [Place].self).flatMap(\.content)
    }
}

extension TemplateInterpreter {
    /// Reads the language of a pack, with the pack's own gazetteer.
    ///
    /// - Parameters:
    ///   - places: Further places, after those of the pack.
    ///   - catalogue: Intents beyond those of the templates, whose parameters can then be answered and changed.
    ///   - model: Reads what no template says.
    /// - Throws: `LanguagePackError` or `TemplateError`, naming the file and what is wrong with it.
    public init(pack: LanguagePack, places: [Place] = [], catalogue: Catalogue? = nil, model: LearnedModel? = nil) throws {
        try self.init(
            templates: pack.templates(), places: PlaceIndex(pack.places() + places), catalogue: catalogue, model: model)
    }
}
