import AppSubjects
import Foundation
import LanguagePacks
import Recognisers
import TextTokens

private let language = Result { try LanguagePack(for: Locale(identifier: "en_US")).recognisers() }

enum Times {
    private static let reference = TimeReference(now: CivilTime(year: 2026, month: 3, day: 4, hour: 10))

    static func run(_ text: String) throws {
        let tokens = TokenisedText(text)
        for conventions in [TimeConventions.house, .recognisers, .duckling] {
            for found in TimeRecogniser(try language.get(), conventions: conventions).entities(in: tokens, reference: reference) {
                try check(found.range, in: tokens)
            }
        }
    }
}

enum Quantities {
    static func run(_ text: String) throws {
        let tokens = TokenisedText(text)
        for found in QuantityRecogniser(try language.get()).entities(in: tokens) { try check(found.range, in: tokens) }
    }
}

private func check(_ range: Range<Int>, in tokens: TokenisedText) throws {
    try BrokenPromise.check(!range.isEmpty && range.lowerBound >= 0, "an entity has words")
    try BrokenPromise.check(range.upperBound <= tokens.count, "an entity is within the text")
}
