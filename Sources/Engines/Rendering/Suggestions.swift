public import IntentSchema

/// Example sentences for the installed apps.
public struct Suggestions: Hashable, Sendable {
    /// The sentences for one app.
    public struct App: Hashable, Sendable {
        /// The app's display name.
        public var name: String
        /// One sentence per intent, in the app's order of intents; never empty.
        public var sentences: [String]
    }

    /// The apps in order of preference, except those without a sentence.
    public var apps: [App]

    /// No sentences.
    public static let none = Suggestions(apps: [])

    /// One sentence for each of the first apps.
    ///
    /// - Parameter count: the most to return.
    public func first(_ count: Int) -> [String] { apps.prefix(count).map { $0.sentences[0] } }
}

extension Renderer {
    /// Example sentences for the apps: the pack's for their intents, or the app's own if the pack has none.
    ///
    /// - Parameter person: a name for sentences that mention a person; `nil` omits those sentences.
    public func suggestions(for apps: [AppDescription], person: String?) -> Suggestions {
        var scope = Scope(words: words, context: WordingContext(style: .shown, moment: .epoch), sources: [])
        scope.texts["person"] = person.flatMap { PlainText.line($0, limit: 40) } ?? ""
        let suggested = apps.compactMap { app -> Suggestions.App? in
            guard let name = PlainText.line(app.name, limit: 100) else { return nil }
            let sentences = app.intents.compactMap { intent in
                pack.intents[intent]?.examples.firstResult { example in
                    // An invalid template is skipped.
                    (try? Template(example))?.render(in: scope)
                } ?? app.examples[intent]?.first.flatMap { PlainText.line($0, limit: 100) }
            }
            return sentences.isEmpty ? nil : Suggestions.App(name: name, sentences: sentences)
        }
        return Suggestions(apps: suggested)
    }
}
