public import Foundation
public import IntentSchema

/// Puts what the assistant conveys into words and cards. Pure: the same message at the same instant gives the same words.
///
/// Whatever a record carries, nothing traps: a missing field leaves its words out, an unknown case says nothing.
public struct Renderer: Sendable {
    let pack: DialogPack
    let words: ValueWords
    let catalogue: Catalogue
    /// The words of intents' names, which take longer to make than a whole sentence.
    private let requests: [String: String]
    /// Details that are shown but never spoken: by `INPaymentAccount.accountNumber`, or by field name for any type.
    public var unspokenFields: Set<String> {
        didSet { discretion = Discretion(unspokenFields, catalogue: catalogue) }
    }
    private(set) var discretion: Discretion
    /// What the person may say to the installed apps, for the help.
    public var suggestions = Suggestions.none

    /// - Parameters:
    ///   - locale: decides the clock (12 or 24 hours), the order of day and month, separators and currency symbols.
    ///   - calendar: with the person's time zone.
    ///   - unspokenFields: Details that are shown but never spoken.
    public init(
        dialogs: DialogPack, catalogue: Catalogue, locale: Locale, calendar: Calendar, unspokenFields: Set<String> = []
    ) {
        pack = dialogs
        self.unspokenFields = unspokenFields
        discretion = Discretion(unspokenFields, catalogue: catalogue)
        self.catalogue = catalogue
        requests = catalogue.intents.mapValues { Names.intent($0.name) }
        words = ValueWords(pack: dialogs, catalogue: catalogue, locale: locale, calendar: calendar)
    }

    /// The message in words, with choices and a card where it has them.
    ///
    /// - Parameter now: the instant that "tomorrow" and "in 4 minutes" are relative to.
    public func render(_ message: Message, now: Date) -> RenderedMessage {
        let moment = words.times.moment(now) ?? TimeWords.Moment.epoch
        switch message {
        case .question(let prompt): return question(prompt, at: moment)
        case .remark(let reason): return remark(reason, at: moment)
        case .help(let question): return help(question, at: moment)
        case .acknowledged: return plain(.acknowledged, at: moment)
        case .greeted: return plain(.greeted, at: moment)
        case .parted: return plain(.parted, at: moment)
        case .gaveUpAll(let count): return plain(count == 0 ? .nothingToGiveUp : .gaveUpAll, count: count, at: moment)
        case .leftOut(let parts, let intent): return leftOut(parts, intent, at: moment)
        case .queued(let intent): return queued(intent, at: moment)
        case .kept(let prompt): return kept(prompt, at: moment)
        case .answer(let inquiry, let prompt): return answer(inquiry, about: prompt, at: moment)
        case .outcome(let outcome): return self.outcome(outcome, at: moment)
        }
    }

    /// One value as it would be shown in a sentence; `nil` when there is nothing to say, as with an image.
    ///
    /// - Parameter type: what the schema says of it; `nil` when that is not known, so that an enumeration is a number.
    public func words(for value: ParameterValue, type: ValueType? = nil, now: Date) -> String? {
        let moment = words.times.moment(now) ?? TimeWords.Moment.epoch
        return words.words(TypedValue(value, type), WordingContext(style: .shown, moment: moment))
    }

    /// Renders once to be spoken and once to be shown.
    func both(at moment: TimeWords.Moment, _ render: (WordingContext) -> String) -> (spoken: String, shown: String) {
        (render(WordingContext(style: .spoken, moment: moment)), render(WordingContext(style: .shown, moment: moment)))
    }

    /// The words of the first variants of which one can be filled; which of them depends on the attempt.
    func say(_ variants: [Variants?], attempt: Int = 1, in scope: Scope) -> String? {
        variants.firstResult { $0?.words(attempt: attempt, in: scope) }
    }

    /// The words of a general phrase; its name in words where the pack lacks it.
    func say(_ phrase: Phrase, attempt: Int = 1, in scope: Scope) -> String {
        say([pack.phrases[phrase.rawValue]], attempt: attempt, in: scope) ?? Names.sentence(Names.words(phrase.rawValue)) + "."
    }

    /// What templates about a request may mention: the app, the request in words, its values and the response's.
    func scope(_ intent: Record, response: Record?, appName: String?, _ context: WordingContext) -> Scope {
        let sources = [response, intent].compactMap { $0 }.map { words.source(of: $0) }
        var scope = Scope(words: words, context: context, sources: sources)
        scope.values["intent"] = TypedValue(.record(intent))
        if let response { scope.values["response"] = TypedValue(.record(response)) }
        scope.texts["appName"] = appName.flatMap { PlainText.line($0, limit: 100) } ?? ""
        scope.texts["request"] = requests[intent.type] ?? Names.intent(intent.type)
        scope.texts["noun"] = pack.intents[intent.type]?.noun ?? ""
        return scope
    }

    /// The first rows of the card in a sentence; empty when there are none.
    func summary(_ intent: Record, response: Record?, _ context: WordingContext) -> String {
        let entries = CardBuilder(words: words).entries(intent: intent, response: response, context: context)
        return entries.prefix(5).map { "\($0.label.lowercased()) \($0.value)" }.joined(separator: ", ")
    }

    /// All that the request and the response carry; `nil` when that is nothing.
    func card(_ intent: Record, response: Record?, appName: String?, at moment: TimeWords.Moment) -> Card? {
        let context = WordingContext(style: .card, moment: moment)
        let scope = scope(intent, response: response, appName: appName, context)
        let app = scope.texts["appName"]?.nonEmpty
        let entries = CardBuilder(words: words, appName: app).entries(intent: intent, response: response, context: context)
        guard !entries.isEmpty else { return nil }
        let title = pack.intents[intent.type]?.title?.render(in: scope) ?? Names.sentence(Names.intent(intent.type))
        return Card(title: title, appName: app, rows: entries.map(\.row))
    }
}
