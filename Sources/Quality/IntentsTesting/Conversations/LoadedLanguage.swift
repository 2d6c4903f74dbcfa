import Assistant
import Foundation
import IntentSchema
import LanguagePacks
import Synchronization
import Understanding

/// A language and its gazetteer, loaded once per process.
struct LoadedLanguage {
    var language: SpokenLanguage
    var places: PlaceIndex

    private static let loaded = Mutex<[String: LoadedLanguage]>([:])

    static func shared(for locale: Locale) throws -> LoadedLanguage {
        let pack = try LanguagePack(for: locale)
        return try loaded.withLock { loaded in
            if let language = loaded[pack.language] { return language }
            let language = try LoadedLanguage(
                language: SpokenLanguage(
                    pack.language, interpreter: TemplateInterpreter(pack: pack, catalogue: .system, model: pack.model()),
                    renderers: Renderers(dialogs: pack.dialogs(), catalogue: .system)),
                places: PlaceIndex(pack.places()))
            loaded[pack.language] = language
            return language
        }
    }
}
