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
