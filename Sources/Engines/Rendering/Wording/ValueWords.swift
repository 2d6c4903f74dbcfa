import Foundation
import IntentSchema

/// Renders any value according to its type.
struct ValueWords: Sendable {
    /// The maximum depth: deeper values are not relevant to people, and hostile input must not exhaust the stack.
    static let depthLimit = 8

    let pack: DialogPack
    let catalogue: Catalogue
    let numbers: NumberWords
    let money: MoneyWords
    let times: TimeWords
    let spellsMetre: Bool
    /// Whether distances are in miles.
    let usesMiles: Bool
    /// The types of fields by record type and field.
    let fieldTypes: [String: [String: ValueType]]
    /// Field names in declaration order by record type.
    let fieldOrder: [String: [String]]
    /// The ranks of a card's rows by intent and path.
    let cardOrders: [String: [String: Int]]

    init(pack: DialogPack, catalogue: Catalogue, locale: Locale, calendar: Calendar) {
        self.pack = pack
        self.catalogue = catalogue
        numbers = NumberWords(locale: locale)
        money = MoneyWords(locale: locale, numbers: numbers, currencies: pack.currencies)
        times = TimeWords(locale: locale, calendar: calendar)
        let region = locale.region?.identifier ?? "US"
        spellsMetre = region != "US"
        usesMiles = ["US", "GB", "LR", "MM"].contains(region)
        cardOrders = pack.intents.filter { !$0.value.card.isEmpty }.mapValues { dialog in
            Dictionary(dialog.card.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        }
        let lists = Self.fieldLists(catalogue)
        fieldOrder = lists.mapValues { $0.map(\.name) }
        fieldTypes = lists.mapValues { fields in Dictionary(fields.map { ($0.name, $0.type) }) { first, _ in first } }
    }

    private static func fieldLists(_ catalogue: Catalogue) -> [String: [FieldDefinition]] {
        var lists = catalogue.records.mapValues(\.fields)
        for intent in catalogue.intents.values {
            lists[intent.name] = intent.parameters.map { FieldDefinition(name: $0.name, type: $0.type) }
            lists[intent.response] = intent.responseFields
        }
        return lists
    }

    /// The value in words; `nil` if there is nothing to say, as with an empty text, an unknown case or an image.
    func words(_ typed: TypedValue, _ context: WordingContext) -> String? {
        switch typed.value {
        case .bool(let value): context.filters.contains(value ? .unless : .when) ? nil : value ? "yes" : "no"
        case .integer(let value) where context.filters.contains(.when): value == 0 ? nil : "\(value)"
        case .integer(let value) where context.filters.contains(.unless): value == 0 ? "0" : nil
        case .integer(let value) where context.filters.contains(.duration): TimeWords.duration(Double(value))
        case .double(let value) where context.filters.contains(.duration): TimeWords.duration(value)
        case .integer(let raw): integer(raw, type: typed.type)
        case .double(let value):
            context.filters.contains(.percent) ? percent(value, context) : numbers.words(value)
        case .decimal(let value): numbers.words(value, digits: 2, padded: false)
        case .string(let text): string(text, type: typed.type, context)
        case .data: nil
        case .date(let date): self.date(date, context)
        case .dateComponents(let components): times.words(for: components, now: context.moment)
        case .list(let values): list(values, of: typed.elementType, context)
        case .record(let record): words(record, context)
        }
    }

    private func percent(_ fraction: Double, _ context: WordingContext) -> String? {
        guard fraction.isFinite, abs(fraction) < 1e6 else { return nil }
        return numbers.words((fraction * 100).rounded()).map { context.style == .spoken ? "\($0) percent" : "\($0)%" }
    }

    /// A date; on a card, which stays visible, the time of day is shown besides the minutes to wait.
    private func date(_ date: Date, _ context: WordingContext) -> String? {
        if context.filters.contains(.clock) { return times.clock(date) }
        if context.filters.contains(.ahead), date.timeIntervalSince(context.moment.date) < -30 { return nil }
        let absolute = times.words(for: date, now: context.moment, absolute: true)
        if context.filters.contains(.absolute) { return absolute }
        let relative = times.words(for: date, now: context.moment)
        guard context.style == .card, let absolute, let relative, absolute != relative else { return relative }
        return "\(absolute) (\(relative))"
    }

    private func string(_ text: String, type: ValueType?, _ context: WordingContext) -> String? {
        let text = if case .stringConstant = type { Self.constant(text) } else { text }
        return PlainText.line(text, limit: context.textLimit)
    }

    /// The text without the marks in which address books wrap built-in labels: `_$!<Mobile>!$_`.
    static func constant(_ text: String) -> String {
        guard text.hasPrefix("_$!<"), text.hasSuffix(">!$_"), text.count > 8 else { return text }
        return text.dropFirst(4).dropLast(4).lowercased()
    }

    private func integer(_ raw: Int, type: ValueType?) -> String? {
        switch type {
        case .enumeration(let name): enumerationCase(name, raw).flatMap { words(ofCase: $0, in: name) }
        case .optionSet(let name): options(name, raw)
        case .bool: raw == 0 ? "no" : "yes"
        default: numbers.words(raw)
        }
    }

    /// The name of an enumeration's case; `nil` if the schema has none or it means unknown.
    func enumerationCase(_ enumeration: String, _ raw: Int) -> String? {
        let name = catalogue.enumerations[enumeration]?.name(of: raw)
        return name == "unknown" || name == "unspecified" ? nil : name
    }

    private func words(ofCase name: String, in enumeration: String) -> String? {
        let words = pack.enumerations[enumeration]?[name] ?? Names.words(name)
        return words.isEmpty ? nil : words
    }

    private func options(_ name: String, _ raw: Int) -> String? {
        guard let definition = catalogue.enumerations[name] else { return nil }
        let named = definition.cases.filter { $0.raw != 0 && raw & $0.raw == $0.raw }.compactMap {
            words(ofCase: $0.name, in: name)
        }
        return named.isEmpty ? nil : joined(named, with: "and")
    }

    private func list(_ values: [ParameterValue], of type: ValueType?, _ context: WordingContext) -> String? {
        guard context.depth < Self.depthLimit else { return nil }
        var inner = context.inner
        inner.filters = context.filters.filter { $0 == .short }
        let told = values.prefix(context.listLimit).compactMap { words(TypedValue($0, type), inner) }
        guard !told.isEmpty else { return nil }
        let rest = values.count - context.listLimit
        let all = rest > 0 ? told + ["\(numbers.words(rest)) more"] : told
        return joined(all, with: context.filters.contains(.or) ? "or" : "and")
    }

    /// "A", "A and B", "A, B and C"; with semicolons if the parts contain commas.
    func joined(_ parts: [String], with conjunction: String) -> String {
        guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
        if parts.contains(where: { $0.contains(", ") }) {
            return parts.dropLast().joined(separator: "; ") + "; \(conjunction) " + last
        }
        return parts.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}

extension ValueWords {
    /// The pack's label for the field of this type; `nil` if it has none.
    func ownLabel(_ field: String, of type: String) -> String? {
        pack.labels["\(type).\(field)"] ?? pack.intents[type]?.parameters[field]?.label
    }

    /// The field's label: the pack's for the type, or else for fields of that name, or else its name in words.
    func label(_ field: String, of type: String) -> String {
        ownLabel(field, of: type) ?? pack.parameters[field]?.label ?? pack.labels[field] ?? Names.words(field)
    }

    /// A general phrase with the text as `{value}`.
    func phrase(_ phrase: Phrase, with text: String) -> String {
        let context = WordingContext(style: .shown, moment: .epoch)
        let scope = Scope(words: self, context: context, sources: [], texts: ["value": text])
        return pack.phrases[phrase.rawValue]?.words(attempt: 1, in: scope) ?? text
    }
}
