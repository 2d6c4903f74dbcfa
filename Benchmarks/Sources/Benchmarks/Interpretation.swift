import Foundation
import IntentSchema
import LanguagePacks
import Understanding

/// How long reading a sentence takes: samples of all intents, and sentences that ask for nothing.
enum ReadingSentences {
    private static let samplesPerIntent = 12
    private static let runs = 5

    private static let unmatched = [
        "what is the weather like today", "turn on the kitchen lights", "set a timer for ten minutes", "tell me a joke",
        "who is the president of france", "how do you spell necessary", "book a flight to london", "find me a hotel in rome",
        "what is the exchange rate for the euro", "why was my card declined", "where did i put my glasses",
        "my friend left the keys at school again", "do i need a visa for japan", "the quick brown fox jumps over the lazy dog",
    ]

    static func rows() throws -> [Row] {
        let world = try World()
        let pack = try LanguagePack(for: Locale(identifier: "en_US"))
        let values = try pack.sampleValues()
        let sampler = try TemplateSampler(templates: pack.templates(), values: values)
        var context = values.context(intents: sampler.intents)
        context.contacts = ContactIndex(world.contacts.contacts + context.contacts.contacts)
        let matched = sampler.intents.flatMap { sampler.samples(of: $0, count: samplesPerIntent, seed: 1).map(\.text) }
        return [
            Row(
                name: "reading, samples of \(sampler.intents.count) intents", distribution: times(matched, world, context),
                wantedMedian: 200, wantedP99: 600),
            Row(name: "reading, not understood", distribution: times(unmatched, world, context), wantedMedian: 400),
        ]
    }

    private static func times(_ sentences: [String], _ world: World, _ context: InterpretationContext) -> Distribution {
        let clock = ContinuousClock()
        var durations: [Duration] = []
        for sentence in sentences {
            _ = world.interpreter.interpret(sentence, in: context)
            for _ in 0..<runs { durations.append(clock.measure { _ = world.interpreter.interpret(sentence, in: context) }) }
        }
        return Distribution(durations)
    }
}
