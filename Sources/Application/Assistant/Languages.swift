public import Foundation
public import IntentSchema
import Synchronization
public import Understanding

/// The interpreter and renderers for one language, shared by everyone who speaks it.
public struct SpokenLanguage: Sendable {
    /// The language code, such as `en`.
    public let code: String
    /// Interprets every utterance.
    public let interpreter: any Interpreter
    /// Renders every message.
    public let renderers: Renderers
    /// The apps' declarations in this language; for other apps, the declarations they were installed with apply.
    public let descriptions: [AppDescription]

    public init(
        _ code: String, interpreter: any Interpreter, renderers: Renderers, descriptions: [AppDescription] = []
    ) {
        self.code = code
        self.interpreter = interpreter
        self.renderers = renderers
        self.descriptions = descriptions
    }
}

/// The languages that people may speak to an assistant. May be used from any thread.
public final class Languages: Sendable {
    private let known: Mutex<[String: SpokenLanguage]>

    /// - Parameter languages: the initial languages; of two with the same code, the first is used.
    public init(_ languages: [SpokenLanguage]) {
        known = Mutex(Dictionary(languages.map { ($0.code, $0) }) { first, _ in first })
    }

    /// Adds a language, replacing one with the same code.
    public func add(_ language: SpokenLanguage) { known.withLock { $0[language.code] = language } }

    /// The codes of the languages, sorted.
    public var codes: [String] { known.withLock { $0.keys.sorted() } }

    /// The language for a locale.
    ///
    /// - Throws: `PersonError` if there is none.
    public func language(for locale: Locale) throws(PersonError) -> SpokenLanguage {
        let code = locale.language.languageCode?.identifier ?? ""
        guard let language = known.withLock({ $0[code] }) else { throw .noLanguage(of: locale, languages: codes) }
        return language
    }
}
