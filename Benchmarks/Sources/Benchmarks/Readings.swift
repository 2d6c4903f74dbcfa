import Foundation
import IntentSchema
import LanguagePacks
import Understanding

/// Prints how every handwritten sentence is read, for comparing two builds: one that is only to be faster must print the same.
enum Readings {
    /// - Parameter arguments: "cached", to read with parts of the pack from a folder in which they were compiled before.
    static func printAll(_ arguments: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "errand-readings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let locale = Locale(identifier: "en_US")
        let cache = arguments.first == "cached" ? PackCache(folder: folder) : nil
        if cache != nil { _ = try interpreter(locale, cache) }
        let pack = try LanguagePack(for: locale)
        let interpreter = try interpreter(locale, cache)
        let sampler = try TemplateSampler(templates: pack.templates(), values: pack.sampleValues())
        let context = try pack.sampleValues().context(intents: sampler.intents)
        for sentence in try InterpretationTimes.sentences(of: { _ in true }) {
            // Readings that lost are not acted on.
            let acts = interpreter.interpret(sentence, in: context).acts.json.text
            print(sentence, String(decoding: acts, as: UTF8.self), separator: "\t")
        }
    }

    private static func interpreter(_ locale: Locale, _ cache: PackCache?) throws -> TemplateInterpreter {
        let pack = try LanguagePack(for: locale, cache: cache)
        return try TemplateInterpreter(pack: pack, catalogue: .system, model: pack.model())
    }
}
