import Foundation
import IntentSchema
import Rendering

/// Has everything said that can be said about the intents of a catalogue, and gathers what is wrong with it.
struct CatalogueWalk {
    /// General phrases that an intent of the system must not need.
    static let fallbacks: [Phrase] = [
        .needsValue, .needsSomething, .disambiguate, .confirmValue, .confirmRequest, .unsupported, .unsupportedValue, .reason,
        .success, .inProgress, .continueInApp, .refused, .refusedPlain,
    ]

    let catalogue: Catalogue
    let pack: DialogPack
    let renderer: Renderer
    let samples: SampleValues

    /// - Parameters:
    ///   - ending: what names and texts end with.
    ///   - elements: how many elements lists have.
    init(_ pack: DialogPack, _ catalogue: Catalogue, ending: String = "", elements: Int = 2) throws {
        var marked = pack
        for phrase in Self.fallbacks { marked.phrases[phrase.rawValue] = Variants([try Template("FALLBACK \(phrase.rawValue)")]) }
        self.catalogue = catalogue
        self.pack = pack
        samples = SampleValues(catalogue: catalogue, ending: ending, elements: elements)
        renderer = Renderer(
            dialogs: marked, catalogue: catalogue, locale: Locale(identifier: "en_US"), calendar: SmallWorld.calendar())
    }

    // MARK: - Questions

    func problems(with parameter: ParameterDefinition, of intent: IntentDefinition) -> [String] {
        let (own, shared) = (pack.intents[intent.name]?.parameters[parameter.name], pack.parameters[parameter.name])
        let label = own?.label ?? shared?.label
        let named = label == nil ? ["\(intent.name).\(parameter.name): no label"] : []
        return named + Set(intents(intent).flatMap { problems(with: parameter, of: $0) }).sorted()
    }

    private func problems(with parameter: ParameterDefinition, of intent: Record) -> [String] {
        let element = if case .list(let element) = parameter.type { element } else { parameter.type }
        let values = [0, 1].map { samples.value(of: element, $0, name: parameter.name) }
        var kinds: [(String, Question.Kind)] = [("needsValue", .value), ("confirmValue", .confirmValue(values[0]))]
        if element != .bool { kinds.append(("choice", .choice(values))) }
        let place = "\(intent.type).\(parameter.name)"
        return kinds.flatMap { name, kind in asked(kind, place: "\(place) \(name)", intent, parameter.name) }
            + rejected(parameter, values[0], place: place, intent)
    }

    /// The question three times over: each time in other words than the time before.
    private func asked(_ kind: Question.Kind, place: String, _ intent: Record, _ parameter: String) -> [String] {
        let texts = (1...3).map { text(Samples.ask(kind, intent, parameter, attempt: $0, app: app(for: intent))) }
        let repeated = texts[0] == texts[1] || texts[1] == texts[2] ? ["\(place): \"\(texts[1])\" is said twice"] : []
        return repeated + texts.flatMap { problems(in: $0, place: place) }
    }

    /// That a value is not supported, with and without the value, for no reason and for each.
    private func rejected(
        _ parameter: ParameterDefinition, _ value: ParameterValue, place: String, _ intent: Record
    ) -> [String] {
        let reasons: [String?] = [nil] + parameter.reasons.sorted { $0.key < $1.key }.map(\.value)
        return reasons.flatMap { reason in
            [value, nil].flatMap { value in
                let rejection = Prompt.Rejection(value: value, reason: reason)
                let message = Samples.ask(.value, intent, parameter.name, rejection: rejection, app: app(for: intent))
                return problems(in: text(message), place: "\(place) unsupported \(reason ?? "")")
            }
        }
    }

    // MARK: - Whole requests

    func problems(with intent: IntentDefinition) -> [String] {
        let dialog = pack.intents[intent.name]
        let missing = [("noun", dialog?.noun), ("title", dialog?.title?.source)].filter { $0.1 == nil }
        let answers = intents(intent).flatMap { record in
            confirmations(of: record, app(for: record), intent) + outcomes(of: record, app(for: record), intent)
        }
        return missing.map { "\(intent.name): no \($0.0)" } + Set(answers).sorted()
    }

    private func confirmations(of record: Record, _ app: String?, _ intent: IntentDefinition) -> [String] {
        responses(intent, code: 0).flatMap { response in
            let texts = (1...3).map { text(Samples.ask(.confirmRequest, record, response: response, attempt: $0, app: app)) }
            let repeated = texts[0] == texts[1] || texts[1] == texts[2] ? ["\(intent.name) confirm: \"\(texts[1])\" twice"] : []
            return repeated + texts.flatMap { problems(in: $0, place: "\(intent.name) confirm") }
        }
    }

    private func outcomes(of record: Record, _ app: String?, _ intent: IntentDefinition) -> [String] {
        intent.responseCodes.flatMap { code in
            guard let kind = Self.kind(of: code.name) else { return [String]() }
            return responses(intent, code: code.raw).flatMap { response in
                let rendered = renderer.render(Samples.end(kind, record, response, app: app), now: SmallWorld.now)
                let place = "\(intent.name) \(code.name)"
                let rows = rendered.card?.rows ?? []
                return problems(in: rendered.spoken, place: place) + problems(in: rendered.shown, place: place)
                    + Self.repeated(rows).map { "\(place) card: \($0) stands there twice" }
                    + rows.flatMap { oddities(in: "\($0.label): \($0.value)", place: "\(place) card") }
            }
        }
    }

    /// How a request ends by the code; `nil` for codes that do not end it, or that say nothing.
    static func kind(of code: String) -> Outcome.Kind? {
        switch code {
        case "unspecified", "ready", "userConfirmationRequired": nil
        case "success": .succeeded
        case "inProgress": .inProgress
        case "continueInApp", "handleInApp": .continuedInApp
        default: .refused
        }
    }

    // MARK: - What is wrong with a text

    private func text(_ message: Message) -> String { renderer.render(message, now: SmallWorld.now).spoken }

    private func problems(in text: String, place: String) -> [String] {
        var problems = oddities(in: text, place: place)
        if let first = text.first, !(first.isUppercase || first.isNumber || "\"$".contains(first)) {
            problems.append("\(place): begins without a capital: \(text)")
        }
        let end = text.hasSuffix("\"") ? text.dropLast() : text[...]
        if let last = end.last, !".?!".contains(last) { problems.append("\(place): ends without a full stop: \(text)") }
        return problems
    }

    private func oddities(in text: String, place: String) -> [String] {
        if text.isEmpty { return ["\(place): nothing is said"] }
        return Self.isOdd(text) ? ["\(place): \(text)"] : []
    }

    /// Pairs of characters that no sentence has, apart from a small letter before a capital.
    private static let oddPairs = Set(
        ["  ", " ,", " .", " ?", " ;", " :", " !", "..", ",,", ",.", ",?", "()"].map { Array($0.utf8) })

    /// The rows that stand on a card more than once.
    private static func repeated(_ rows: [Card.Row]) -> [String] {
        Dictionary(grouping: rows) { "\($0.label): \($0.value)" }.filter { $0.value.count > 1 }.keys.sorted()
    }

    /// Compiled once. Immutable, and matching changes nothing in it, so that all threads may use it.
    private nonisolated(unsafe) static let degrees = /-?[0-9]{1,3}\.[0-9]{3,}, -?[0-9]{1,3}\.[0-9]{3,}/

    /// Whether the text holds degrees of latitude and longitude, or a plural of one.
    private static func isOddNumber(_ text: String) -> Bool {
        if text.contains(".") && text.contains(degrees) { return true }
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "," && $0 != "$" }
        return zip(words, words.dropFirst()).contains { number, noun in
            number == "1"
                && (noun == "people"
                    || noun.count > 3 && noun.hasSuffix("s") && !noun.hasSuffix("ss") && noun.allSatisfy(\.isLowercase))
        }
    }

    /// Whether the text holds names of the schema, marks of templates, gaps or a word twice.
    private static func isOdd(_ text: String) -> Bool {
        if isOddNumber(text) { return true }
        if text.contains("FALLBACK") || text.contains(where: { "{}[]".contains($0) }) { return true }
        let plain = text.replacingOccurrences(of: "CarPlay", with: "it").replacingOccurrences(of: "iPod", with: "it")
        let bytes = Array(plain.utf8)
        let small = UInt8(ascii: "a")...UInt8(ascii: "z")
        let capital = UInt8(ascii: "A")...UInt8(ascii: "Z")
        for (first, second) in zip(bytes, bytes.dropFirst())
        where small.contains(first) && capital.contains(second) || oddPairs.contains([first, second]) { return true }
        let words = plain.split(separator: " ")
        return zip(words, words.dropFirst()).contains { $0 == $1 && $0.allSatisfy(\.isLetter) }
            || words.contains(where: isTypeName)
    }

    private static func isTypeName(_ word: Substring) -> Bool {
        let rest = word.dropFirst(2)
        return ["IN", "CL", "NS"].contains(word.prefix(2)) && rest.count > 1 && rest.first?.isUppercase == true
    }

    // MARK: - Records

    /// What is asked of a full intent is asked by an app with a name.
    private func app(for intent: Record) -> String? { intent.fields.isEmpty ? nil : "Piggy" }

    /// The intent with nothing and with everything.
    private func intents(_ intent: IntentDefinition) -> [Record] {
        [Record(intent.name), samples.record(intent.name, fields: intent.parameters.map { ($0.name, $0.type) })]
    }

    func responses(_ intent: IntentDefinition, code: Int) -> [Record] {
        let empty = Record(intent.response, ["code": .integer(code)])
        var full = samples.record(intent.response, fields: intent.responseFields.map { ($0.name, $0.type) })
        full["code"] = .integer(code)
        return [empty, full]
    }
}

// MARK: - Cards

extension CatalogueWalk {
    /// The texts of a full response that no row of the card for its success tells; identifiers are not for people.
    func detailsMissing(fromCardOf intent: IntentDefinition) -> [String] {
        guard let code = intent.responseCodes.first(where: { Self.kind(of: $0.name) == .succeeded }) else { return [] }
        let response = responses(intent, code: code.raw)[1]
        let card = renderer.render(Samples.end(.succeeded, Record(intent.name), response), now: SmallWorld.now).card
        let told = (card?.rows ?? []).map { $0.value.lowercased() }.joined(separator: "\n")
        let texts = Self.texts(in: .record(response), at: [])
        return Set(texts.filter { !told.contains($0.text.lowercased()) }.map { "\(intent.name): \($0.path)" }).sorted()
    }

    /// Fields that say nothing to a person, or the same as another.
    private static let silentFields: Set<String> = [
        "pronunciationHint", "openGraphType", "spokenPhrase", "url", "actions",
        "itemReference", "icaoCode", "iataCode", "color", "headUnit", "supportedChargingConnectors", "maximumPower",
        "availablePartySizeOptionsSelectionPrompt", "personHandle", "nameComponents", "relationship", "aliases", "siriMatches",
        "referencedMessage", "offers", "suggestionType", "privacyPolicyURL",
    ]

    private static func texts(in value: ParameterValue, at path: [String]) -> [(path: String, text: String)] {
        switch value {
        case .string(let text): [(path.joined(separator: "."), text)]
        case .list(let values): values.flatMap { texts(in: $0, at: path) }
        case .record(let record) where ["Measurement", "INImage", "INFile", "NSUserActivity"].contains(record.type): []
        case .record(let record):
            record.fields.sorted { $0.key < $1.key }.flatMap { name, value in
                silentFields.contains(name) || name.lowercased().hasSuffix("identifier") || name.hasSuffix("Code")
                    || path.count > 3
                    ? [] : texts(in: value, at: path + [name])
            }
        default: []
        }
    }
}
