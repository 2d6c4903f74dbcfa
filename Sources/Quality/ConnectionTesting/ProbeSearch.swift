import Foundation
import IntentSchema
@_spi(GeneratedCode) public import Intents

/// An intent of the probe's own, whose values it lists for words that are searched for.
public final class ProbeSearchIntent: INIntent, @unchecked Sendable {
    public override class var _recordType: String { "ProbeSearchIntent" }

    static let word = "word"
}

/// The response to the probe's own intent.
public final class ProbeSearchIntentResponse: INIntentResponse, @unchecked Sendable {
    public override class var _recordType: String { "ProbeSearchIntentResponse" }
}

/// What the handler of the probe's own intent does: an app's handling protocol without its spellings.
protocol ProbeSearchIntentHandling {
    func words(for searchTerm: String?) -> [String]
    func defaultWord(for intent: ProbeSearchIntent) -> String?
}

/// Lists what it was asked for, so that the caller sees what has arrived.
final class ProbeSearchHandler: NSObject, ProbeSearchIntentHandling {
    func words(for searchTerm: String?) -> [String] { searchTerm.map { ["one for \($0)", "two for \($0)"] } ?? ["all"] }

    /// There is none if the word is a question.
    func defaultWord(for intent: ProbeSearchIntent) -> String? {
        intent._record[ProbeSearchIntent.word]?.string == "?" ? nil : "the usual"
    }
}

extension CustomIntents {
    /// The probe's own intents. Hosts of ``ProbeExtension`` that check ``ConnectionCheck/options`` add them to the system's.
    public static let probe = CustomIntents(
        CatalogueAddition(
            source: "ProbeSearch.swift",
            intents: [
                IntentDefinition(
                    name: "ProbeSearchIntent", domain: "Probe", handlingProtocol: "ProbeSearchIntentHandling",
                    parameters: [
                        ParameterDefinition(
                            name: ProbeSearchIntent.word, type: .string, isResolvable: true, listsOptions: true,
                            custom: CustomParameter(searchesOptions: true))
                    ],
                    response: "ProbeSearchIntentResponse", responseCodes: [NamedRawValue(name: "unspecified", raw: 0)],
                    responseFields: [], alwaysConfirms: false, custom: CustomIntent())
            ]),
        classes: [],
        dispatches: [
            IntentDispatch(
                ProbeSearchIntent.self, response: ProbeSearchIntentResponse.self, handler: (any ProbeSearchIntentHandling).self,
                spelling: { _, method in
                    switch method {
                    case .options(ProbeSearchIntent.word, _): .completion
                    case .defaultValue(ProbeSearchIntent.word): .synchronous
                    default: nil
                    }
                },
                call: { handler, method, intent, answer in
                    switch method {
                    case .options(_, let searchTerm): answer.give(handler.words(for: searchTerm), nil)
                    case .defaultValue(let word):
                        intent._set(word, handler.defaultWord(for: intent))
                        answer.give(defaultOf: word, in: intent)
                    default: break
                    }
                })
        ])
}
