public import IntentSchema

/// Sentences that a person may say, for each of the installed apps.
public struct Suggestions: Hashable, Sendable {
    /// The sentences for one app.
    public struct App: Hashable, Sendable {
        public var name: String
        /// One an intent, in the app's order of intents; never empty.
        public var sentences: [String]
    }

    /// In the order of preference; apps without a sentence are missing.
    public var apps: [App]

    /// No sentences, as with no app.
    public static let none = Suggestions(apps: [])

    /// One sentence of each of the first apps.
    ///
    /// - Parameter count: how many at most.
    public func first(_ count: Int) -> [String] { apps.prefix(count).map { $0.sentences[0] } }
}

extension Renderer {
    /// What may be said to the apps: the pack's sentences for their intents, or the app's own where the pack has none.
    ///
    /// - Parameter person: a name that sentences may mention; `nil` leaves out those that need one.
    public func suggestions(for apps: [AppDescription], person: String?) -> Suggestions {
        var scope = Scope(words: words, context: WordingContext(style: .shown, moment: .epoch), sources: [])
        scope.texts["person"] = person.flatMap { PlainText.line($0, limit: 40) } ?? ""
        let suggested = apps.compactMap { app -> Suggestions.App? in
            guard let name = PlainText.line(app.name, limit: 100) else { return nil }
            let sentences = app.intents.compactMap { intent in
                pack.intents[intent]?.examples.firstResult { example in
                    // A sentence that is no template says nothing.
                    (try? Template(example))?.render(in: scope)
                } ?? app.examples[intent]?.first.flatMap { PlainText.line($0, limit: 100) }
            }
            return sentences.isEmpty ? nil : Suggestions.App(name: name, sentences: sentences)
        }
        return Suggestions(apps: suggested)
    }
}
