public import AppBundles
public import LanguagePacks
import Learning
import Randomness

extension AppPhrases {
    /// Adds the phrases of an `.intentdefinition` file.
    ///
    /// - Parameters:
    ///   - perPhrase: the number of sentences generated from a phrase with values.
    ///   - seed: determines the values in them.
    public mutating func add(
        _ file: IntentDefinitionFile, values: ParameterWords = ParameterWords(), perPhrase: Int = 4, seed: UInt64 = 1
    ) {
        var random = SeededRandom(seed: seed)
        warnings += file.warnings
        for intent in file.intents {
            let templates = intent.phrases + (intent.title.isEmpty ? [] : [intent.title])
            for template in templates {
                let pieces = PhrasePieces(template)
                let unknown = pieces.parameters.filter { name in !intent.parameters.contains { $0.name == name } }
                guard unknown.isEmpty else {
                    warnings.append(
                        "\(intent.name): '\(template)' refers to \(unknown.joined(separator: ", ")), which the intent does not have"
                    )
                    continue
                }
                for _ in 0..<(pieces.parameters.isEmpty ? 1 : max(perPhrase, 1)) {
                    guard let sentence = pieces.filled(intent, values, &random) else { continue }
                    append(sentence)
                }
            }
            if intent.phrases.isEmpty && intent.title.isEmpty { warnings.append("\(intent.name) has no phrases") }
        }
    }
}
