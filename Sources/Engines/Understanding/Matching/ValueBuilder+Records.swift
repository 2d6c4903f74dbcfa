import Foundation
import IntentSchema

extension ValueBuilder {
    /// The parameter that a slot's value fills, as a whole or in part.
    func parameter(of slot: Grammar.Slot) -> String {
        guard slot.intent >= 0 else { return slot.name }
        return grammar.intents[slot.intent].definitions[slot.name]?.target?.parameter ?? slot.name
    }

    /// The parameter that a slot's value fills, and its field, if any.
    func path(of slot: Grammar.Slot) -> ParameterPath { path(of: slot.name, intent: slot.intent) }

    /// The same, by the slot's name.
    func path(of slot: String, intent: Int) -> ParameterPath {
        guard intent >= 0, let target = grammar.intents[intent].definitions[slot]?.target else {
            return ParameterPath(parameter: slot, field: nil)
        }
        return ParameterPath(parameter: target.parameter, field: target.field)
    }

    /// Whether the slot's destination is already filled.
    func holds(_ slot: String, intent: Int, in parameters: [String: ParameterValue]) -> Bool {
        guard let target = grammar.intents[intent].definitions[slot]?.target else { return parameters[slot] != nil }
        guard let field = target.field else { return parameters[target.parameter] != nil }
        return parameters[target.parameter]?.record?[field] != nil
    }

    /// Stores a slot's value at its destination.
    func store(_ value: ParameterValue, _ slot: String, intent: Int, in parameters: inout [String: ParameterValue]) {
        guard intent >= 0, let target = grammar.intents[intent].definitions[slot]?.target else {
            parameters[slot] = value
            return
        }
        guard let field = target.field, let template = grammar.intents[intent].records[target.parameter] else {
            parameters[target.parameter] = value
            return
        }
        var record = parameters[target.parameter]?.record ?? blank(template)
        record[field] = value
        parameters[target.parameter] = .record(record)
    }

    private func blank(_ template: RecordTemplate) -> Record {
        var record = Record(template.type)
        for (field, constant) in template.holds ?? [:] {
            record[field] =
                switch constant {
                case .bool(let value): .bool(value)
                case .integer(let value): .integer(value)
                case .text(let value): .string(value)
                }
        }
        if let field = template.location {
            record[field] = .record(.location(context.location ?? Coordinate(latitude: 0, longitude: 0)))
        }
        return record
    }

    /// A time span that templates set by name. The only one is "elapsed", which is everything in the past.
    func range(named name: String) -> ParameterValue {
        guard name == "elapsed" else { return .string(name) }
        let end = context.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: context.now)
        return .record(.dateRange(start: nil, end: end))
    }

    /// The value in its parameter's shape.
    ///
    /// - Parameter record: the type of an object.
    func shaped(_ value: ParameterValue, _ shape: SlotDefinition.Shape, as record: String? = nil) -> ParameterValue {
        let text = value.string ?? value.record?["spokenPhrase"]?.string ?? ""
        switch shape {
        case .string: return .string(text)
        case .strings: return .list([.string(text)])
        case .speakable: return .record(.speakableString(text))
        case .speakables: return .list(tasks(text).map { .record(.speakableString($0)) })
        case .items: return .list(things(items(text)).map { .record(.speakableString($0)) })
        case .moment: return value.record?["startDateComponents"] ?? value
        case .list: return .list([value])
        case .object: return .record(object(value, named: text, record))
        case .objects: return .list([.record(object(value, named: text, record))])
        case .tasks: return .list([.record(Record("INTask", ["title": .record(.speakableString(text))]))])
        }
    }

    /// The items that commas and "and" join; one that only says which of the one before it is meant is a part of that: "hinges, the brass ones".
    func items(_ text: String) -> [String] {
        Self.items(withoutInterjections(text), and: conjunction, or: scanner.small.and.dropFirst()) { item in
            let words = grammar.words.tokens.words(item)
            return words.count > 1 && words.last.map(scanner.small.ones.contains) ?? false
        }.flatMap(itemsWithAmounts)
    }

    /// The words without those that say nothing in front of the last thing: "tape oh and glue".
    private func withoutInterjections(_ text: String) -> String {
        let words = grammar.words.tokens.utterance(text)
        let lost = words.tokens.indices.dropFirst().dropLast().first { index in
            scanner.small.and.contains(words.word(index + 1))
                && grammar.phrases(of: .interjection).longest(in: words, at: index)?.end == index + 1
        }
        guard let lost else { return text }
        return withoutInterjections(words.freeText(0..<lost) + " " + words.freeText(lost + 1..<words.count))
    }

    private static let shortestWithAmounts = 4

    /// The items that each begin with an amount, without anything between them: "6 kg chicken 4 bunches parsley". A number that belongs to what is
    /// before it begins none: "2 cakes for 8 guests".
    private func itemsWithAmounts(_ item: String) -> [String] {
        let words = grammar.words.tokens.utterance(item)
        guard words.count > Self.shortestWithAmounts,
            case let numbers = QuantitySlots(words, language: scanner.language.recognisers, currency: ""),
            let amount = numbers.number(at: 0)
        else { return [item] }
        var starts = [0]
        for index in words.tokens.indices.dropFirst(amount.end + 1) {
            guard let number = numbers.number(at: index), number.end < words.count, numbers.number(at: index - 1) == nil,
                ![Move.relation, .numbered, .exchangeTo].contains(where: {
                    grammar.phrases(of: $0).longest(in: words, at: index - 1)?.end == index
                })
            else { continue }
            starts.append(index)
        }
        return zip(starts, starts.dropFirst() + [words.count]).map { words.freeText($0..<$1) }
    }

    /// The things without words that only point at one of the others: "pay the rent, that one".
    private func things(_ items: [String]) -> [String] {
        let named = items.filter { item in
            grammar.words.tokens.words(item).contains { word in
                !scanner.small.pointers.contains(word) && !scanner.small.ones.contains(word)
            }
        }
        return named.isEmpty ? items : named
    }

    /// An app's own object; one of its vocabulary has an identifier.
    private func object(_ value: ParameterValue, named text: String, _ type: String?) -> Record {
        var object = Record(type ?? "INObject", ["displayString": .string(text)])
        object["identifier"] = value.record?["vocabularyIdentifier"]
        return object
    }

    /// The tasks in the text: a new one begins behind a comma, "and" or "and also to", where a task verb with an object follows. A text that
    /// does not begin with one is a single task.
    private func tasks(_ text: String) -> [String] {
        let words = scanner.grammar.words.tokens.utterance(text)
        guard words.count > 1, beginsTask(words, at: 0) else { return [text] }
        var tasks: [String] = []
        var (start, index) = (0, 1)
        while index < words.count {
            let next = pastJoint(words, at: index)
            if next > index || words.tokens[index].followsPunctuation, beginsTask(words, at: next) {
                tasks.append(words.freeText(start..<index).trimmingCharacters(in: Self.separators))
                start = next
            }
            index = max(next, index + 1)
        }
        return tasks.isEmpty ? [text] : tasks + [words.freeText(start..<words.count)]
    }

    private static let separators = CharacterSet.whitespaces.union(CharacterSet(charactersIn: ",;"))

    private func beginsTask(_ words: Utterance, at index: Int) -> Bool {
        index + 1 < words.count && scanner.grammar.words.taskVerbs.contains(words.tokens[index].text)
            && !words.tokens[index + 1].followsPunctuation
    }

    /// The token behind "and", "and also" or "and then to"; the same one if there is no such joint.
    private func pastJoint(_ words: Utterance, at index: Int) -> Int {
        guard let joint = scanner.grammar.words.sequels.longest(in: words, at: index)?.end else { return index }
        return joint < words.count && scanner.small.to.contains(words.tokens[joint].text) ? joint + 1 : joint
    }

    /// The items joined by commas and "and"; among several commas "and" is part of an item: "salt and pepper, mac and cheese, and
    /// foil".
    ///
    /// - Parameters:
    ///   - shortForms: Other words that stand for the conjunction: "oat milk n coffee".
    ///   - isDescription: Whether words behind a comma only say more of the item before them.
    static func items(
        _ text: String, and conjunction: String, or shortForms: some Sequence<String>, where isDescription: (String) -> Bool
    ) -> [String] {
        let lead = conjunction + " "
        let whole = (["&"] + shortForms).reduce(text) { $0.replacingOccurrences(of: " \($1) ", with: " \(lead)") }
        let parts = whole.split(whereSeparator: { ",;".contains($0) }).map {
            $0.trimmingCharacters(in: .whitespaces)
        }.reduce(into: [String]()) { parts, part in
            if let last = parts.last, isDescription(part) {
                parts[parts.count - 1] = last + ", " + part
            } else {
                parts.append(part)
            }
        }
        return parts.enumerated().flatMap { index, part -> [String] in
            let isLed = part.hasPrefix(lead)
            let isWhole = parts.count > 2 && (isLed || index < parts.count - 1 || parts.last?.hasPrefix(lead) ?? false)
            return isWhole ? [part.without(prefix: lead)] : part.components(separatedBy: " \(lead)")
        }.map { $0.without(prefix: lead) }.filter { !$0.isEmpty }
    }

    /// The conjunction before the last list item.
    var conjunction: String { scanner.small.and.first ?? "" }
}

extension String {
    fileprivate func without(prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}
