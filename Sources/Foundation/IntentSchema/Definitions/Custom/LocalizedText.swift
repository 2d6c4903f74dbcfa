/// A text of an app with its translations.
public struct LocalizedText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text in the app's development language.
    public var text: String
    /// The translations by language identifier, such as `de` or `zh-Hans`.
    public var translations: [String: String]

    public init(_ text: String, translations: [String: String] = [:]) {
        self.text = text
        self.translations = translations
    }

    /// A text without translations.
    public init(stringLiteral value: String) { self.init(value) }

    /// The text in a language, or in the app's development language if it is not translated.
    ///
    /// - Parameter language: a language code such as `de`, which a translation for one of its regions or scripts also serves.
    public func text(in language: String) -> String {
        if let exact = translations[language] { return exact }
        let related = translations.keys.filter { $0.hasPrefix("\(language)-") || $0.hasPrefix("\(language)_") }.min()
        return related.flatMap { translations[$0] } ?? text
    }
}
