import Foundation
import IntentSchema
import LanguagePacks
import Rendering
import Synchronization
import Understanding

/// The interpreter and dialog pack of a language, loaded once per process.
struct Language {
    var name: String
    var interpreter: TemplateInterpreter
    var dialogs: DialogPack
    var places: PlaceIndex

    private static let loaded = Mutex<[String: Language]>([:])

    static func shared(for locale: Locale) throws -> Language {
        let pack = try LanguagePack(for: locale)
        return try loaded.withLock { loaded in
            if let language = loaded[pack.language] { return language }
            let language = try Language(
                name: pack.language, interpreter: TemplateInterpreter(pack: pack, catalogue: .system, model: pack.model()),
                dialogs: pack.dialogs(),
                places: PlaceIndex(pack.places()))
            loaded[pack.language] = language
            return language
        }
    }
}
