import Foundation
import IntentSchema

extension ValueBuilder {
    /// The parameter that a slot's value goes into, as a whole or as one of its fields.
    func parameter(of slot: Grammar.Slot) -> String {
        guard slot.intent >= 0 else { return slot.name }
        return grammar.intents[slot.intent].definitions[slot.name]?.target?.parameter ?? slot.name
    }

    /// The parameter that a slot's value goes into, and the field of it, if any.
    func path(of slot: Grammar.Slot) -> ParameterPath { path(of: slot.name, intent: slot.intent) }

    /// The same by the slot's name.
    func path(of slot: String, intent: Int) -> ParameterPath {
        guard intent >= 0, let target = grammar.intents[intent].definitions[slot]?.target else {
            return ParameterPath(parameter: slot, field: nil)
        }
        return ParameterPath(parameter: target.parameter, field: target.field)
    }

    /// Whether a slot's place is taken.
    func holds(_ slot: String, intent: Int, in parameters: [String: ParameterValue]) -> Bool {
        guard let target = grammar.intents[intent].definitions[slot]?.target else { return parameters[slot] != nil }
        guard let field = target.field else { return parameters[target.parameter] != nil }
        return parameters[target.parameter]?.record?[field] != nil
    }

    /// Puts a slot's value where it belongs.
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

    /// A span of time that templates set by name: "elapsed" is all that lies behind, the only one there is.
    func range(named name: String) -> ParameterValue {
        guard name == "elapsed" else { return .string(name) }
        let end = context.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: context.now)
        return .record(.dateRange(start: nil, end: end))
    }

    /// The value in the form that its parameter takes.
    func shaped(_ value: ParameterValue, _ shape: SlotDefinition.Shape) -> ParameterValue {
        let text = value.string ?? value.record?["spokenPhrase"]?.string ?? ""
        switch shape {
        case .string: return .string(text)
        case .strings: return .list([.string(text)])
        case .speakable: return .record(.speakableString(text))
        case .speakables: return .list(tasks(text).map { .record(.speakableString($0)) })
        case .items: return .list(Self.items(text, and: conjunction).map { .record(.speakableString($0)) })
        case .moment: return value.record?["startDateComponents"] ?? value
        case .list: return .list([value])
        case .tasks: return .list([.record(Record("INTask", ["title": .record(.speakableString(text))]))])
        }
    }

    /// The tasks that commas and "and" join, each of which begins with what is to be done; otherwise the text is one.
    private func tasks(_ text: String) -> [String] {
        let clauses = text.split(separator: ",").flatMap { part in
            part.trimmingCharacters(in: .whitespaces).components(separatedBy: " \(conjunction) ")
        }.map { $0.without(prefix: conjunction + " ") }
        let verbs = scanner.grammar.words.taskVerbs
        let areTasks =
            clauses.count > 1
            && clauses.allSatisfy { clause in
                let words = scanner.grammar.words.tokens.words(clause)
                return words.count > 1 && verbs.contains(words[0])
            }
        return areTasks ? clauses : [text]
    }

    /// The things that commas and "and" join; between several commas "and" is part of a thing: "salt and pepper, mac and cheese, and foil".
    static func items(_ text: String, and conjunction: String) -> [String] {
        let lead = conjunction + " "
        let parts = text.replacingOccurrences(of: " & ", with: " \(lead)").split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        return parts.enumerated().flatMap { index, part -> [String] in
            let isLed = part.hasPrefix(lead)
            let isWhole = parts.count > 2 && (isLed || index < parts.count - 1 || parts.last?.hasPrefix(lead) ?? false)
            return isWhole ? [part.without(prefix: lead)] : part.components(separatedBy: " \(lead)")
        }.map { $0.without(prefix: lead) }.filter { !$0.isEmpty }
    }

    /// What joins the last of several things to the others.
    var conjunction: String { scanner.small.and.first ?? "" }
}

extension String {
    fileprivate func without(prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}
