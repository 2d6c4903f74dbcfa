import ArgumentParser
import Evaluation
import Foundation
import LanguagePacks
import Learning
import Understanding

/// Options of commands that train.
struct TrainingArguments: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("Seed of all random choices.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(name: .long, help: ArgumentHelp("Use 1 or 2 threads; the model is the same.", valueName: "number"))
    var threads = 2

    @Option(
        name: .long, help: ArgumentHelp("Sentences without an intent, whatever the files say.", valueName: "data"))
    var none: [String] = []

    @Flag(name: .long, help: "Stop at an invalid line.")
    var strict = false

    func validate() throws {
        guard (1...2).contains(threads) else { throw ValidationError("--threads takes 1 or 2.") }
    }

    @Flag(name: .long, help: "Train on words only, without features from recognisers and phrase lists.")
    var plain = false

    func trainer() throws -> ModelTraining {
        ModelTraining(seed: seed, threads: threads, annotators: try plain ? Annotators() : Self.annotators())
    }

    /// The annotators for training and evaluation.
    static func annotators() throws -> Annotators {
        let annotator = try LanguagePack(for: Locale(identifier: "en_US")).annotator().annotator
        return Annotators(current: RequestAnnotator.name, known: [RequestAnnotator.name: annotator])
    }

    /// Reads the sentences of files and folders and prints problems.
    ///
    /// - Throws: `DataProblem` if a file cannot be read, `CommandFailure` if invalid lines are an error.
    func read(_ paths: [String], asNone none: Bool = false) throws -> [AnnotatedSentence] {
        let set = try SentenceFiles(seed: seed).read(paths.map(DataArguments.url), asNone: none)
        try DataArguments.report(set.problems, strict: strict)
        return set.sentences
    }
}
