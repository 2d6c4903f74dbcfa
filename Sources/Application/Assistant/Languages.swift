public import Foundation
public import IntentSchema
import Synchronization
public import Understanding

/// What reads and words one language, shared by all who speak it.
public struct SpokenLanguage: Sendable {
    /// The language code, such as `en`.
    public let code: String
    /// Reads every utterance.
    public let interpreter: any Interpreter
    /// Word every message.
    public let renderers: Renderers
    /// What apps declare in this language; of others, what they were installed with counts.
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

    /// - Parameter languages: those that there are from the start; of two with the same code, the first counts.
    public init(_ languages: [SpokenLanguage]) {
        known = Mutex(Dictionary(languages.map { ($0.code, $0) }) { first, _ in first })
    }

    /// Adds a language, in place of one with the same code.
    public func add(_ language: SpokenLanguage) { known.withLock { $0[language.code] = language } }

    /// The codes of the languages, in order.
    public var codes: [String] { known.withLock { $0.keys.sorted() } }

    /// The language for a locale.
    ///
    /// - Throws: `PersonError` when there is none.
    public func language(for locale: Locale) throws(PersonError) -> SpokenLanguage {
        let code = locale.language.languageCode?.identifier ?? ""
        guard let language = known.withLock({ $0[code] }) else { throw .noLanguage(of: locale, languages: codes) }
        return language
    }
}
