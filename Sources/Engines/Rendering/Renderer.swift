public import Foundation
public import IntentSchema

/// Renders messages as words and cards. Pure: the same message at the same instant gives the same words.
///
/// It never traps, whatever the record: words of missing fields and unknown cases are omitted.
public struct Renderer: Sendable {
    /// What does not depend on who is spoken to. Apart, so that each conversation's renderer does not take a kilobyte.
    private final class Language: Sendable {
        let pack: DialogPack
        let words: ValueWords
        let catalogue: Catalogue
        /// Cached words of intents' names, which take longer to compute than a sentence.
        let requests: [String: String]

        init(_ dialogs: DialogPack, _ catalogue: Catalogue, _ locale: Locale, _ calendar: Calendar) {
            pack = dialogs
            self.catalogue = catalogue
            requests = catalogue.intents.mapValues { Names.intent($0.name) }
            words = ValueWords(pack: dialogs, catalogue: catalogue, locale: locale, calendar: calendar)
        }
    }

    private let language: Language
    var pack: DialogPack { language.pack }
    var words: ValueWords { language.words }
    var catalogue: Catalogue { language.catalogue }
    /// Fields that are shown but not spoken: `INPaymentAccount.accountNumber`, or a field name for any type.
    public var unspokenFields: Set<String> {
        didSet { discretion = Discretion(unspokenFields, catalogue: catalogue) }
    }
    private(set) var discretion: Discretion
    /// The apps that help gives examples for, and a name for sentences that mention a person.
    var suggested: (apps: [AppDescription], person: String?) = ([], nil)

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - locale: determines the clock (12 or 24 hours), the order of day and month, separators and currency symbols.
    ///   - calendar: a calendar with the person's time zone.
    ///   - unspokenFields: fields that are shown but not spoken.
    public init(
        dialogs: DialogPack, catalogue: Catalogue, locale: Locale, calendar: Calendar, unspokenFields: Set<String> = []
    ) {
        let dialogs = dialogs.completed(by: catalogue, language: locale.language.languageCode?.identifier ?? "en")
        language = Language(dialogs, catalogue, locale, calendar)
        self.unspokenFields = unspokenFields
        discretion = Discretion(unspokenFields, catalogue: catalogue)
    }

    /// The same renderer, whose help has examples for these apps.
    ///
    /// - Parameter person: a name for sentences that mention a person; `nil` omits those sentences.
    public func suggesting(_ apps: [AppDescription], person: String?) -> Renderer {
        var renderer = self
        renderer.suggested = (apps, person)
        return renderer
    }

    /// Example sentences for the apps that help gives examples for.
    public var suggestions: Suggestions { suggestions(for: suggested.apps, person: suggested.person) }

    /// Renders a message.
    ///
    /// - Parameters:
    ///   - card: the card that the app supplies for what the message is about; `nil` for the assistant's own.
    ///   - now: the instant that "tomorrow" and "in 4 minutes" are relative to.
    public func render(_ message: Message, card: SuppliedCard? = nil, now: Date) -> RenderedMessage {
        let moment = words.times.moment(now) ?? TimeWords.Moment.epoch
        switch message {
        case .question(let prompt): return question(prompt, card, at: moment)
        case .remark(let reason): return remark(reason, at: moment)
        case .help(let question): return help(question, at: moment)
        case .acknowledged: return plain(.acknowledged, at: moment)
        case .greeted: return plain(.greeted, at: moment)
        case .parted: return plain(.parted, at: moment)
        case .gaveUpAll(let count): return plain(count == 0 ? .nothingToGiveUp : .gaveUpAll, count: count, at: moment)
        case .leftOut(let parts, let intent): return leftOut(parts, intent, at: moment)
        case .queued(let intent): return waiting(.queued, intent, at: moment)
        case .unqueued(let intent): return waiting(.unqueued, intent, at: moment)
        case .kept(let prompt): return kept(prompt, at: moment)
        case .answer(let inquiry, let prompt): return answer(inquiry, about: prompt, at: moment)
        case .note(let note): return self.note(note, at: moment)
        case .outcome(let outcome): return self.outcome(outcome, card, at: moment)
        }
    }

    /// A value in words, as in a sentence; `nil` if it has none, such as an image.
    ///
    /// - Parameter type: its schema type; `nil` if unknown, which renders an enumeration as a number.
    public func words(for value: ParameterValue, type: ValueType? = nil, now: Date) -> String? {
        let moment = words.times.moment(now) ?? TimeWords.Moment.epoch
        return words.words(TypedValue(value, type), WordingContext(style: .shown, moment: moment))
    }

    /// Renders once as spoken and once as shown text.
    func both(at moment: TimeWords.Moment, _ render: (WordingContext) -> String) -> (spoken: String, shown: String) {
        (render(WordingContext(style: .spoken, moment: moment)), render(WordingContext(style: .shown, moment: moment)))
    }

    /// The words of the first variants that can be filled; the attempt selects the variant.
    func say(_ variants: [Variants?], attempt: Int = 1, in scope: Scope) -> String? {
        variants.firstResult { $0?.words(attempt: attempt, in: scope) }
    }

    /// The words of a general phrase; the phrase's own name in words if the pack lacks it.
    func say(_ phrase: Phrase, attempt: Int = 1, in scope: Scope) -> String {
        say([pack.phrases[phrase.rawValue]], attempt: attempt, in: scope) ?? Names.sentence(Names.words(phrase.rawValue)) + "."
    }

    /// The scope of templates about a request: the app, the request in words, its values and the response's.
    func scope(_ intent: Record, response: Record?, appName: String?, _ context: WordingContext) -> Scope {
        let sources = [response, intent].compactMap { $0 }.map { words.source(of: $0) }
        var scope = Scope(words: words, context: context, sources: sources)
        scope.values["intent"] = TypedValue(.record(intent))
        if let response { scope.values["response"] = TypedValue(.record(response)) }
        scope.texts["appName"] = appName.flatMap { PlainText.line($0, limit: 100) } ?? ""
        scope.texts["request"] = summary(of: intent, in: scope) ?? language.requests[intent.type] ?? Names.intent(intent.type)
        scope.texts["noun"] = pack.intents[intent.type]?.noun ?? ""
        return scope
    }

    /// An app's own request with its values, as an imperative; `nil` for the system's.
    private func summary(of intent: Record, in scope: Scope) -> String? {
        guard let text = say([pack.intents[intent.type]?.summaries], in: scope), let first = text.first else { return nil }
        return first.lowercased() + text.dropFirst()
    }

    /// Whether the words for an app's own request name all its values.
    func namesAll(of intent: Record, in scope: Scope) -> Bool {
        let filling = pack.intents[intent.type]?.summaries?.templates.firstResult { $0.filled(in: scope) }
        return filling.map { Set($0.names).isSuperset(of: intent.fields.keys) } ?? false
    }

    /// The first rows of the card in a sentence; empty if there are none.
    func summary(_ intent: Record, response: Record?, _ context: WordingContext) -> String {
        let entries = CardBuilder(words: words).entries(intent: intent, response: response, context: context)
        return entries.prefix(5).map { "\($0.label.lowercased()) \($0.value)" }.joined(separator: ", ")
    }

    /// The card of all details of the request and the response that the app's own card does not show, below that; `nil` if there are
    /// none.
    func card(
        _ intent: Record, response: Record?, appName: String?, below supplied: SuppliedCard? = nil, at moment: TimeWords.Moment
    ) -> Card? {
        let context = WordingContext(style: .card, moment: moment)
        let scope = scope(intent, response: response, appName: appName, context)
        let app = scope.texts["appName"]?.nonEmpty
        let supplied = supplied?.cleaned
        let entries = CardBuilder(words: words, appName: app).entries(intent: intent, response: response, context: context)
            .filter { entry in supplied?.covered.contains(where: entry.belongs) != true }
        let image = response.flatMap(Self.image)
        guard !entries.isEmpty || image != nil || supplied != nil else { return nil }
        let title = pack.intents[intent.type]?.title?.render(in: scope) ?? Names.sentence(Names.intent(intent.type))
        return Card(
            title: supplied?.title ?? title, appName: app, rows: entries.map(\.row), image: image,
            supplied: supplied?.elements ?? [])
    }

    /// The picture that is the answer, if there is one.
    private static func image(in response: Record) -> Data? {
        for (_, value) in response.fields.sorted(by: { $0.key < $1.key }) {
            guard let record = value.record, record.type == "INImage", case .data(let data)? = record["data"],
                data.count <= Card.largestImage
            else { continue }
            return data
        }
        return nil
    }
}
