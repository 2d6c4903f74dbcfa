import Foundation
import IntentSchema
import LanguagePacks
import Measuring
import Understanding

/// How long reading a sentence takes with all intents, 2,000 people and 2,000 places known: sentences written by hand, samples of the
/// templates, and what asks for nothing.
enum InterpretationTimes {
    private static let samplesPerIntent = 12
    private static let passes = 3
    private static let longPart = "and then we talked about the garden for a while "

    static func rows() throws -> [Row] {
        let before = Memory.now
        let world = try World()
        let pack = try LanguagePack(for: Locale(identifier: "en_US"))
        let sampler = try TemplateSampler(templates: pack.templates(), values: pack.sampleValues())
        let context = try context(world, pack, sampler)
        _ = world.interpreter.interpret("book me a ride to the airport", in: context)
        let after = Memory.now
        let samples = sampler.intents.flatMap { sampler.samples(of: $0, count: samplesPerIntent, seed: 1).map(\.text) }
        let matched = times(try sentences { $0 != "None" }, world, context)
        let long = times((11...20).map { String(repeating: longPart, count: $0) }, world, context)
        let strange = times(try sentences { $0 == "None" }, world, context)
        print("memory before and after loading and one sentence: \(before) and \(after)")
        print(
            "not understood / matched, medians: \((strange.median / matched.median * 100).rounded() / 100) (wanted: at most 1)\n")
        return [
            Row(
                name: "interpretation: sentences by hand", distribution: matched,
                wantedMedian: 200, wantedP99: 800),
            Row(
                name: "interpretation: samples of templates", distribution: times(samples, world, context), wantedMedian: 200,
                wantedP99: 800),
            Row(name: "interpretation: what asks for nothing", distribution: strange, wantedMedian: matched.median),
            Row(name: "interpretation: 100 to 200 words that ask for nothing", distribution: long),
        ]
    }

    private static func context(
        _ world: World, _ pack: LanguagePack, _ sampler: TemplateSampler
    ) throws -> InterpretationContext {
        var context = try pack.sampleValues().context(intents: sampler.intents)
        context.contacts = ContactIndex(world.person.contacts.contacts + context.contacts.contacts)
        return context
    }

    /// Prints sentences by hand, the slowest first, each with its microseconds.
    ///
    /// - Parameter arguments: Of how many sentences one is read, how often, and a file with the sentences where they are others; for a
    ///   profiler.
    static func showSlowest(_ arguments: [String]) throws {
        let (step, passes) = (arguments.first.flatMap { Int($0) } ?? 1, arguments.dropFirst().first.flatMap { Int($0) } ?? passes)
        let world = try World()
        let pack = try LanguagePack(for: Locale(identifier: "en_US"))
        let sampler = try TemplateSampler(templates: pack.templates(), values: pack.sampleValues())
        let context = try context(world, pack, sampler)
        let all =
            try arguments.dropFirst(2).first.map { path in
                try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
            } ?? sentences { _ in true }
        let chosen = stride(from: 0, to: all.count, by: max(1, step)).map { all[$0] }
        let best = best(chosen, world, context, passes: passes)
        for (sentence, time) in zip(chosen, best).sorted(by: { $0.1 > $1.1 }) { print(Int(time / .microseconds(1)), sentence) }
    }

    /// The best of several passes for each sentence, as others share the machine. All sentences are read before one comes again: what
    /// is read twice in a row finds everything in the processor's caches, and takes little more than half the time.
    private static func best(
        _ sentences: [String], _ world: World, _ context: InterpretationContext, passes: Int
    ) -> [Duration] {
        let clock = ContinuousClock()
        var best = [Duration](repeating: .seconds(1_000), count: sentences.count)
        for _ in 0..<passes {
            for (index, sentence) in sentences.enumerated() {
                best[index] = min(best[index], clock.measure { _ = world.interpreter.interpret(sentence, in: context) })
            }
        }
        return best
    }

    private static func times(_ sentences: [String], _ world: World, _ context: InterpretationContext) -> Distribution {
        Distribution(best(sentences, world, context, passes: passes))
    }

    /// The handwritten sentences of the intents, without their marks.
    static func sentences(of isWanted: (String) -> Bool) throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Evaluation/Sentences/en")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "txt" && isWanted($0.deletingPathExtension().lastPathComponent) }
            .sorted { $0.path < $1.path }.flatMap { file in
                try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map(plain)
            }
    }

    /// `[words](slot)` as the words.
    private static func plain(_ line: Substring) -> String {
        String(line).replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }.replacing("\\", with: "")
    }
}

/// What a process holds in memory, as the system counts it.
struct Memory: CustomStringConvertible {
    private let fields: [String: Int]

    static var now: Memory {
        // Other systems than Linux have no such file, and then nothing is told.
        let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        var fields: [String: Int] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(whereSeparator: \.isWhitespace)
            if words.count == 3, words[2] == "kB" { fields[String(words[0])] = Int(words[1]) }
        }
        return Memory(fields: fields)
    }

    var description: String {
        let shown = [("", "VmRSS:"), (" of it the program's own", "RssAnon:")].map { note, name in
            "\((fields[name] ?? 0) / 1024) MB\(note)"
        }
        return shown.joined(separator: ", ")
    }
}
