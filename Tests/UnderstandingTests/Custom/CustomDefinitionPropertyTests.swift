import Foundation
import IntentSchema
import Randomness
import TestSupport
import Testing
import Understanding

/// Definitions of apps' own intents made at random, as an app might declare them by accident or on purpose.
struct CustomDefinitionPropertyTests {
    @Test(
        "any definitions that the catalogue takes become templates; nothing traps, whatever is said",
        arguments: 0..<(LongTests.areRun ? 24 : 1))
    func any(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let addition = Self.addition(&random)
        let catalogue = try Catalogue.system.adding(addition)
        let interpreter = try Fixtures.interpreter(of: catalogue)
        var context = Fixtures.context
        context.apps = Fixtures.apps + [AppDescription(id: "own", name: "Inspector", intents: addition.intents.map(\.name))]
        for intent in addition.intents {
            for combination in intent.custom?.combinations ?? [] {
                let said = combination.title?.text.replacing("${", with: "").replacing("}", with: "") ?? ""
                let act = interpreter.interpret(said, in: context).acts.first
                if case .request(let reading)? = act, let own = catalogue.intents[reading.intent], own.custom != nil {
                    for (name, value) in reading.parameters {
                        let type = try #require(own.parameter(name)?.type, "seed \(seed): \(name)")
                        #expect(catalogue.mismatch(of: value, with: type) == nil, "seed \(seed): \(said): \(name)")
                    }
                }
            }
            for parameter in intent.parameters {
                context.question = Question(kind: .value, intent: intent.name, parameter: parameter.name)
                for said in ["seven", "yes", "call mary", "tomorrow at noon", "${x} [b] {c} |", "the red one"] {
                    #expect(!interpreter.interpret(said, in: context).acts.isEmpty)
                }
            }
            context.question = nil
        }
    }

    private static let words = [
        "open", "the", "Soup", "of", "(day)", "[now]", "{x}", "|", "<tea>", "größte", "スープ", "$", "${", "}", "50%", "it's", "\\",
        "a",
    ]
    private static let types: [ValueType] = [
        .string, .integer, .double, .decimal, .bool, .url, .data, .date, .dateComponents, .enumeration("Kind"),
        .record("INPerson"), .record("CLPlacemark"), .record("INCurrencyAmount"), .record("Thing"), .record("INFile"),
        .record("Measurement"), .record("INSpeakableString"), .record("INPaymentMethod"),
    ]

    private static func addition(_ random: inout SeededRandom) -> CatalogueAddition {
        let intents = (0..<4).map { number -> IntentDefinition in
            let parameters = (0..<Int.random(in: 0...40, using: &random)).map { index -> ParameterDefinition in
                let type = types.randomElement(using: &random) ?? .string
                let form = CustomParameter.Form.allCases.randomElement(using: &random)
                return ParameterDefinition(
                    name: index == 0 ? "app" : "p\(index)", type: Bool.random(using: &random) ? .list(type) : type,
                    isResolvable: true,
                    custom: CustomParameter(displayName: text(&random), form: form, trueName: text(&random)))
            }
            let combinations = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                ParameterCombination(parameters: [], title: title(of: parameters, &random))
            }
            return IntentDefinition(
                name: "Own\(number)Intent", domain: "Own", handlingProtocol: nil, parameters: parameters,
                response: "Own\(number)Response", responseCodes: [], responseFields: [], alwaysConfirms: false,
                custom: CustomIntent(title: text(&random), verb: "Do", combinations: combinations))
        }
        let cases = (0..<5).map { NamedRawValue(name: "case\($0)", raw: $0) }
        return CatalogueAddition(
            source: "Own", intents: intents, records: [RecordDefinition(name: "Thing", fields: [], superclass: "INObject")],
            enumerations: [
                EnumerationDefinition(
                    name: "Kind", isOptionSet: false, cases: cases, words: ["case1": [text(&random), text(&random)]])
            ])
    }

    private static func text(_ random: inout SeededRandom) -> LocalizedText {
        LocalizedText(
            (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in words.randomElement(using: &random) }
                .joined(separator: " "))
    }

    private static func title(of parameters: [ParameterDefinition], _ random: inout SeededRandom) -> LocalizedText {
        var parts = [text(&random).text]
        for parameter in parameters.shuffled(using: &random).prefix(5) {
            parts.append("${\(parameter.name)}")
            parts.append(text(&random).text)
        }
        return LocalizedText(parts.joined(separator: " "))
    }
}
