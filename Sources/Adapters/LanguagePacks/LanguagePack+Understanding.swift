import Foundation
public import IntentSchema
public import Learning
public import NameMatching
public import Understanding

extension LanguagePack {
    /// The template files, each with its name, sorted by name.
    ///
    /// - Throws: `LanguagePackError` naming the file, the place in it and what is wrong.
    public func templates() throws -> [TemplateFile] {
        try files("templates", as: TemplateFile.self).map { name, content in
            var file = content
            file.name = name
            return file
        }
    }

    /// The gazetteer, in file order.
    ///
    /// - Throws: `LanguagePackError` naming the file, the place in it and what is wrong.
    public func places() throws -> [Place] {
        try files("places", as: [Place].self).flatMap(\.content)
    }

    /// The gazetteer, indexed for look-up.
    ///
    /// - Throws: `LanguagePackError` naming the file, the place in it and what is wrong.
    public func placeIndex() throws -> PlaceIndex {
        PlaceIndex(try cached("places", from: ["places"]) { PlaceTables(try places()) })
    }
}

extension LanguagePack {
    /// Short forms of names, and common words; empty if the pack has no topic `names`.
    ///
    /// - Throws: `LanguagePackError` naming the file and what is wrong.
    public func names() throws -> NameLanguage {
        try cached("names", from: ["names/short-forms.txt", "names/common-words.txt", "names/no-names.txt"]) { try readNames() }
    }

    /// The words of the file, which are apart by spaces.
    private func words(_ file: String) throws -> Set<String> {
        Set(try lines(file).flatMap { $0.split(separator: " ").map(String.init) })
    }

    private func readNames() throws -> NameLanguage {
        var forms: [String: [String]] = [:]
        for line in try lines("names/short-forms.txt") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else {
                throw LanguagePackError(
                    "names/short-forms.txt of language '\(language)' has the line '\(line)', which is no 'name: short forms'")
            }
            forms[String(parts[0]), default: []] += parts[1].split(separator: " ").map(String.init)
        }
        return NameLanguage(
            shortForms: forms, commonWords: try words("names/common-words.txt"), noNames: try words("names/no-names.txt"))
    }
}

extension LanguagePack {
    /// The words used in addresses; empty if the pack has none.
    ///
    /// - Throws: `LanguagePackError` naming the file and what is wrong.
    public func addressWords() throws -> AddressWords {
        try cached("addresses", from: ["names"]) {
            try has("names") ? files("names", as: AddressWords.self).first?.content ?? .none : .none
        }
    }
}

extension TemplateInterpreter {
    /// Loads the language of a pack, with the pack's own gazetteer.
    ///
    /// - Parameters:
    ///   - places: Further places, after those of the pack.
    ///   - catalogue: Intents beyond those of the templates, whose parameters can then be answered and changed: the system's, and
    ///     apps' own with the templates that follow from their definitions.
    ///   - examples: The apps' example sentences for intents of their own, by intent.
    ///   - model: Interprets utterances that match no template.
    /// - Throws: `LanguagePackError` or `TemplateError`, naming the file and what is wrong with it.
    public init(
        pack: LanguagePack, places: [Place] = [], catalogue: Catalogue? = nil, examples: [String: [String]] = [:],
        model: LearnedModel? = nil
    ) throws {
        try self.init(
            compiled: pack.compiledTemplates(isComplete: catalogue != nil),
            places: places.isEmpty ? pack.placeIndex() : PlaceIndex(pack.places() + places),
            language: pack.words(), model: model, turns: model.flatMap { try pack.turns(annotator: $0.annotator) },
            custom: catalogue.flatMap { try pack.customTemplates(of: $0, examples: examples) })
    }
}
