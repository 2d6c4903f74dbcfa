import IntentSchema
import Recognisers

// The scale of a temperature that was said before: "Celsius obviously", "no, I meant Fahrenheit".
extension TurnReader {
    /// The temperature among the values in the scale that the words name, which say nothing else; empty if they do not.
    func rescaled(_ values: [String: ParameterValue], of intent: String) -> [String: ParameterValue] {
        guard let index = grammar.intentIndices[intent], let symbol = bareScale else { return [:] }
        let definitions = grammar.intents[index].definitions
        return values.reduce(into: [:]) { result, field in
            guard definitions[field.key]?.kind == .temperature, var record = field.value.record,
                record["unit"]?.string != symbol
            else { return }
            record["unit"] = .string(symbol)
            result[field.key] = .record(record)
        }
    }

    /// The symbol of the only scale that the words name without a number and do not refuse; `nil` if they say anything else.
    private var bareScale: String? {
        var found: String?
        var index = 0
        var isRefused = false
        while index < utterance.count {
            if let scale = scanner.quantities.longest(.temperature, at: index), scale.entity.amount == nil,
                let symbol = TemperatureScale.symbol(scale.entity.unit)
            {
                if !isRefused { found = found ?? symbol }
                isRefused = false
                index = scale.end
                continue
            }
            let ends = [Move.opener, .closer, .replacing, .replaced, .goingAlong, .negation, .insteadOf].compactMap {
                end(of: $0, at: index)
            }
            isRefused = end(of: .negation, at: index) != nil || end(of: .insteadOf, at: index) != nil
            guard let next = ends.max() ?? (isSmall(index) ? index + 1 : nil) else { return nil }
            index = next
        }
        return found
    }

    private func isSmall(_ index: Int) -> Bool {
        let token = utterance.tokens[index]
        return token.kind == .symbol || isPolite(index) || grammar.words.emptyWords.contains(token)
            || grammar.words.references.contains(token) || token.expansion != nil
    }
}

// A goal that is changed by its number alone: "make it 8", behind a run of 10 kilometers.
extension TemplateInterpreter {
    /// The act with a goal's bare number in the unit in which the goal before is told. A unit has several that scale it, such as kilometers
    /// for meters; the goal is the nearest to the one before.
    func inUnitOfGoal(_ act: DialogueAct, in context: InterpretationContext) -> DialogueAct {
        switch act {
        case .correction(let values):
            guard let intent = context.question?.intent else { return act }
            return .correction(inUnit(of: context.parameters, values, intent))
        case .again(let values):
            guard let last = context.recent.first else { return act }
            return .again(inUnit(of: last.fields, values, last.type))
        case .value(let value):
            guard let question = context.question, let parameter = question.parameter else { return act }
            let values = inUnit(of: context.parameters, [parameter: value], question.intent)
            return values[parameter].map { .value($0) } ?? act
        case .followed(let first, let next): return .followed(inUnitOfGoal(first, in: context), by: next)
        default: return act
        }
    }

    private func inUnit(
        of known: [String: ParameterValue], _ values: [String: ParameterValue], _ intent: String
    ) -> [String: ParameterValue] {
        guard let index = grammar.intentIndices[intent],
            let slot = grammar.intents[index].kinds.first(where: { $0.kind == .goal }),
            let goal = grammar.intents[index].definitions[slot.name], let parameter = goal.value, let unit = goal.unit,
            values[unit] == nil, let new = values[parameter]?.double, new > 0, let old = known[parameter]?.double, old > 0,
            let unitName = grammar.enumerations[unit]?.first(where: { $0.value == known[unit]?.integer })?.key
        else { return values }
        let factors = (goal.words ?? [:]).keys.compactMap { name -> Double? in
            let parts = name.split(separator: " ")
            return parts.count == 2 && String(parts[1]) == unitName ? Double(parts[0]) : nil
        }
        func distance(_ factor: Double) -> Double { max(new * factor / old, old / (new * factor)) }
        var result = values
        let factor = factors.sorted().reduce(1) { distance($1) < distance($0) ? $1 : $0 }
        result[parameter] = .double(new * factor)
        return result
    }
}
