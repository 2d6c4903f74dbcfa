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

    private static let loaded = Mutex<[String: [LoadedLanguage]]>([:])

    static func shared(for locale: Locale, _ catalogue: Catalogue) throws -> LoadedLanguage {
        let code = locale.language.languageCode?.identifier ?? ""
        return try loaded.withLock { loaded in
            if let language = loaded[code]?.first(where: { $0.catalogue == catalogue }) { return language }
            let pack = try LanguagePack(for: locale)
            let language = try LoadedLanguage(
                language: SpokenLanguage(
                    pack.language, interpreter: TemplateInterpreter(pack: pack, catalogue: catalogue, model: pack.model()),
                    renderers: Renderers(dialogs: pack.dialogs(), catalogue: catalogue)),
                places: PlaceIndex(pack.places()), catalogue: catalogue)
            loaded[code, default: []].append(language)
            return language
        }
    }
}
