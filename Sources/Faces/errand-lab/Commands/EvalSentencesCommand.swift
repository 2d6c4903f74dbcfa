import ArgumentParser
import Evaluation
import Foundation
import Learning

struct EvalSentencesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sentences",
        abstract: "Score the assistant, a model or a training run on annotated sentences.",
        discussion: """
            Without --model and --train, the assistant's whole interpreter reads the sentences, with the apps and sample contacts that \
            ship with Errand; apps named in the sentences count as installed. --model scores a model file, --train \
            trains a model first, --folds cross-validates on DATA.

            Metrics: intent accuracy; F1 of exact spans, whatever the intent; exact sentences (intent and all spans right); \
            recall of sentences without an intent; calibration error; time per sentence.

            Exit codes: 0 done; 1 a file cannot be read.
            """)

    @Option(name: .long, help: ArgumentHelp("Score this model.", valueName: "file"))
    var model: String?

    @Option(name: .long, help: ArgumentHelp("Train a model on these sentences and score it.", valueName: "data"))
    var train: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Cross-validate with this many folds.", valueName: "number")
    )
    var folds: Int?

    @OptionGroup var training: TrainingArguments
    @OptionGroup var reporting: ReportArguments

    @Option(name: .long, help: ArgumentHelp("Compare with this earlier report, written with --json.", valueName: "file"))
    var baseline: String?

    @Argument(help: ArgumentHelp("Files or folders of sentences.", valueName: "data"))
    var data: [String]

    func validate() throws {
        guard model == nil || (train.isEmpty && folds == nil) else {
            throw ValidationError("--model cannot be combined with --train or --folds.")
        }
        guard folds.map({ (2...100).contains($0) }) != false else {
            throw ValidationError("--folds takes a number from 2 to 100.")
        }
    }

    func run() async throws {
        let before = try baseline.map { try EvaluationReport(contentsOf: DataArguments.url($0)) }
        // Sentences with no intent are used for training if there is any training, and for scoring otherwise.
        let learns = !train.isEmpty || folds != nil
        let none = try training.none.isEmpty ? [] : training.read(training.none, asNone: true)
        let sentences = try training.read(data) + (learns ? [] : none)
        let report = try await report(on: sentences, always: learns ? none : [])
        for line in report.lines(most: reporting.rows) { print(line) }
        if let before {
            print("\nCompared with \(baseline ?? "")")
            for line in RunComparison(before: before.scores, after: report.scores).lines(most: reporting.rows) { print(line) }
        }
        try reporting.write(html: { report.html() }, json: { try report.json() })
    }

    private func report(on sentences: [AnnotatedSentence], always: [AnnotatedSentence]) async throws -> EvaluationReport {
        let evaluation = SentenceEvaluation(
            title: reporting.title ?? data.map(DataArguments.name).joined(separator: ", "), data: data.map(DataArguments.name),
            date: Date.now.ISO8601Format(), training: try training.trainer())
        let line = TrainingProgressLine()
        defer { line.clear() }
        if let folds {
            let more = try train.isEmpty ? [] : training.read(train)
            return try evaluation.crossValidate(sentences, always: always + more, folds: folds, seed: training.seed) {
                line.show($0)
            }
        }
        if !train.isEmpty {
            return try evaluation.trainAndScore(on: sentences, training: try training.read(train) + always) { line.show($0) }
        }
        if let model {
            let opened = try TrainingArguments.annotators().open(DataArguments.url(model))
            return evaluation.score(
                ModelSentenceReader(opened), system: DataArguments.name(model), on: sentences, modelBytes: opened.data.count
            ) { line.show($0) }
        }
        let reader = try await AssistantReader.reader(for: sentences)
        return evaluation.score(reader, system: "the whole assistant", on: sentences) { line.show($0) }
    }
}
