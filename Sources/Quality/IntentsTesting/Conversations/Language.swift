import Foundation
import IntentSchema
import LanguagePacks
import Rendering
import Synchronization
import Understanding

/// What reads and words a language, loaded once per process for each catalogue.
final class Language: Sendable {
    private struct Setting: Hashable {
        var locale: Locale
        var calendar: Calendar
    }

    let interpreter: TemplateInterpreter
    let places: PlaceIndex
    private let catalogue: Catalogue
    private let dialogs: DialogPack
    /// Kept, because creating one takes longer than a turn.
    private let renderers = Mutex<[Setting: Renderer]>([:])

    private static let loaded = Mutex<[String: [Language]]>([:])

    private init(_ pack: LanguagePack, _ catalogue: Catalogue) throws {
        interpreter = try TemplateInterpreter(pack: pack, catalogue: catalogue, model: pack.model())
        dialogs = try pack.dialogs()
        places = PlaceIndex(try pack.places())
        self.catalogue = catalogue
    }

    static func shared(for locale: Locale, _ catalogue: Catalogue) throws -> Language {
        let pack = try LanguagePack(for: locale)
        return try loaded.withLock { loaded in
            if let language = loaded[pack.language]?.first(where: { $0.catalogue == catalogue }) { return language }
            let language = try Language(pack, catalogue)
            loaded[pack.language, default: []].append(language)
            return language
        }
    }

    func renderer(locale: Locale, calendar: Calendar) -> Renderer {
        renderers.withLock { renderers in
            let setting = Setting(locale: locale, calendar: calendar)
            if let renderer = renderers[setting] { return renderer }
            let renderer = Renderer(dialogs: dialogs, catalogue: catalogue, locale: locale, calendar: calendar)
            renderers[setting] = renderer
            return renderer
        }
    }
}
