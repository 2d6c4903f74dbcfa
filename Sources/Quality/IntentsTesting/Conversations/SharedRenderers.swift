import Foundation
import IntentSchema
import Rendering
import Synchronization

/// Caches renderers by language, locale and calendar, because creating one takes longer than a turn.
enum SharedRenderers {
    private struct Key: Hashable {
        var language: String
        var locale: Locale
        var calendar: Calendar
    }

    private static let made = Mutex<[Key: Renderer]>([:])

    static func renderer(of language: String, _ dialogs: DialogPack, locale: Locale, calendar: Calendar) -> Renderer {
        made.withLock { made in
            let key = Key(language: language, locale: locale, calendar: calendar)
            if let renderer = made[key] { return renderer }
            let renderer = Renderer(dialogs: dialogs, catalogue: .system, locale: locale, calendar: calendar)
            made[key] = renderer
            return renderer
        }
    }
}
