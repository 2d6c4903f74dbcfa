public import Foundation
public import IntentSchema
public import Rendering
import Synchronization

/// The renderers of a language, each created once for everyone who shares a locale and a calendar, because creating one takes
/// longer than a turn.
public final class Renderers: Sendable {
    private struct Key: Hashable {
        var locale: Locale
        var calendar: Calendar
        var unspokenFields: Set<String>
    }

    private let dialogs: DialogPack
    private let catalogue: Catalogue
    private let made = Mutex<[Key: Renderer]>([:])

    /// - Parameters:
    ///   - dialogs: what the assistant says in the language.
    ///   - catalogue: the definitions of the types whose values are rendered.
    public init(dialogs: DialogPack, catalogue: Catalogue) {
        self.dialogs = dialogs
        self.catalogue = catalogue
    }

    /// The renderer that formats times in the calendar's zone.
    ///
    /// - Parameter unspokenFields: fields that are displayed but not spoken.
    public func renderer(locale: Locale, calendar: Calendar, unspokenFields: Set<String> = []) -> Renderer {
        made.withLock { made in
            let key = Key(locale: locale, calendar: calendar, unspokenFields: unspokenFields)
            if let renderer = made[key] { return renderer }
            let renderer = Renderer(
                dialogs: dialogs, catalogue: catalogue, locale: locale, calendar: calendar, unspokenFields: unspokenFields)
            made[key] = renderer
            return renderer
        }
    }
}
