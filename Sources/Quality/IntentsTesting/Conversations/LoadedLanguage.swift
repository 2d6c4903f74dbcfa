import Assistant
import Foundation
import IntentSchema
import LanguagePacks
import Synchronization
import Understanding

/// A language and its gazetteer, loaded once per process for each catalogue.
struct LoadedLanguage {
    var language: SpokenLanguage
    var places: PlaceIndex
    private var catalogue: Catalogue
    private var examples: [String: [String]]

    /// Compiling a language takes a debug build more than a second, which every start of a test program would wait for.
    private static let cache = PackCache(
        folder: FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appending(path: "errand/testing"))
    private static let loaded = Mutex<[String: [LoadedLanguage]]>([:])

    /// - Parameter examples: The apps' example sentences for intents of their own, by intent.
    static func shared(
        for locale: Locale, _ catalogue: Catalogue, examples: [String: [String]] = [:]
    ) throws -> LoadedLanguage {
        // Those for the system's intents need a model to be learned.
        let examples = examples.filter { Catalogue.system.intents[$0.key] == nil }
        let code = locale.language.languageCode?.identifier ?? ""
        return try loaded.withLock { loaded in
            if let language = loaded[code]?.first(where: { $0.catalogue == catalogue && $0.examples == examples }) {
                return language
            }
            let pack = try LanguagePack(for: locale, cache: cache)
            let language = try LoadedLanguage(
                language: SpokenLanguage(
                    pack.language,
                    interpreter: TemplateInterpreter(pack: pack, catalogue: catalogue, examples: examples, model: pack.model()),
                    renderers: Renderers(dialogs: pack.dialogs(), catalogue: catalogue)),
                places: PlaceIndex(pack.places()), catalogue: catalogue, examples: examples)
            loaded[code, default: []].append(language)
            return language
        }
    }
}
