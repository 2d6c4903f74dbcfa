import ArgumentParser
import CommandSupport
import Evaluation
import Foundation
import IntentSchema
import LanguagePacks
import Learning

struct TrainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "train",
        abstract: "Train an intent and slot model on annotated sentences.",
        discussion: """
            DATA are files or folders of them: JSON lines with text, intent and slots (*.jsonl); sentence files (INSendMessageIntent.txt: \
            one sentence per line, slots as [words](parameter)); an app's AppIntentVocabulary.plist; .intentdefinition files. \
            Documentation/Evaluation.md describes them. The same data, options and seed produce the same bytes.

            Invalid lines are reported and skipped; with --strict they are an error. A model card that describes the training data is \
            written next to the model.

            Exit codes: 0 done; 1 data cannot be read, or nothing can be learned from it.
            """)

    @Option(name: [.short, .long], help: ArgumentHelp("Write the model to this file.", valueName: "file"))
    var output: String

    @OptionGroup var training: TrainingArguments

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Keep this many sentences as hashes in the model, so that apps' phrases can be added later.", valueName: "number"))
    var kept = TrainingOptions().reservoirSize

    @Option(
        name: .customLong("rarest"),
        help: ArgumentHelp("Ignore intent features that occur in fewer sentences.", valueName: "number"))
    var featureMinimum: Int?

    @Option(
        name: .customLong("least-weight"),
        help: ArgumentHelp("Drop intent features whose weight is not above this.", valueName: "weight"))
    var weightMinimum = TrainingOptions().intentWeightMinimum

    @Option(
        name: .customLong("templates"),
        help: ArgumentHelp(
            "Also train on this many samples per intent, drawn from the language's templates.", valueName: "number"))
    var templateSamples = 0

    @Option(
        name: .customLong("template-weight"),
        help: ArgumentHelp("Weight of a template sample relative to a handwritten sentence.", valueName: "weight"))
    var templateWeight: Float = 1

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Also train on this data set, a folder of JSON lines that --mapping has rules for.",
            valueName: "folder"))
    var mapped: [String] = []

    @Option(
        name: .customLong("mapped-weight"),
        help: ArgumentHelp("Weight of a mapped sentence relative to one of DATA.", valueName: "weight"))
    var mappedWeight: Float = 1

    @Option(name: .long, help: ArgumentHelp("Rules that map the intents and slots of other data sets.", valueName: "file"))
    var mapping: String?

    @Option(
        name: .long, help: ArgumentHelp("Also cross-validate on DATA with this many folds, for the sheet.", valueName: "number"))
    var folds = 0

    @Option(name: .long, help: ArgumentHelp("Also score on these sentences, for the sheet.", valueName: "data"))
    var test: [String] = []

    @Option(name: .long, help: ArgumentHelp("Write the sheet to this file (default: next to the model).", valueName: "file"))
    var sheet: String?

    @Option(name: .long, help: ArgumentHelp("Put this Markdown file at the top of the sheet.", valueName: "file"))
    var about: String?

    @Argument(help: ArgumentHelp("Files or folders of sentences.", valueName: "data"))
    var data: [String] = []

    func validate() throws {
        guard templateSamples >= 0, templateSamples <= 10_000 else {
            throw ValidationError("--templates takes a number from 0 to 10000.")
        }
        guard [templateWeight, mappedWeight].allSatisfy({ $0 > 0 && $0 <= 1_000 }) else {
            throw ValidationError("Weights are numbers above 0, up to 1000.")
        }
        guard (0...100_000).contains(kept), (1...1_000).contains(featureMinimum ?? 1), (0...10).contains(weightMinimum) else {
            throw ValidationError("--kept takes up to 100000, --rarest 1 to 1000, --least-weight 0 to 10.")
        }
        guard folds == 0 || (2...100).contains(folds) else { throw ValidationError("--folds takes a number from 2 to 100.") }
        guard mapped.isEmpty == (mapping == nil) else { throw ValidationError("--mapped and --mapping must be used together.") }
        guard !data.isEmpty || templateSamples > 0 || !mapped.isEmpty else {
            throw ValidationError("There is nothing to train on.")
        }
    }

    func run() async throws {
        var (sentences, sources) = ([AnnotatedSentence](), [ModelCard.Source]())
        for path in data {
            let read = try training.read([path])
            sentences += read
            sources.append(.init(name: DataArguments.name(path), sentences: read))
        }
        for (read, source) in try mappedSentences() + (drawnSentences(besides: sentences).map { [$0] } ?? []) + noneSentences() {
            sentences += read
            sources.append(source)
        }
        let progress = TrainingProgressLine()
        var trainer = try training.trainer()
        trainer.options.reservoirSize = kept
        trainer.options.intentFeatureMinimum = featureMinimum
        trainer.options.intentWeightMinimum = weightMinimum
        let (model, seconds) = try trainer.train(sentences) { progress.show($0) }
        progress.clear()
        try model.write(to: DataArguments.url(output))
        print(
            "\(output): \(sentences.count) sentences, \(model.intentNames.count) intents, \(model.data.count) bytes, "
                + "\(seconds.formatted(.number.precision(.fractionLength(1)))) s")
        try writeSheet(model, sentences, sources)
    }

    private func mappedSentences() throws -> [([AnnotatedSentence], ModelCard.Source)] {
        guard let mapping else { return [] }
        let rules = try SentenceMapping(contentsOf: DataArguments.url(mapping))
        return try mapped.map { path in
            let set = DataArguments.name(path)
            let files = try training.read([path])
            let result = rules.apply(to: files, of: set, seed: training.seed)
            if !result.unknown.isEmpty {
                DataArguments.warn("\(mapping) has no rule for \(set)'s \(result.unknown.joined(separator: ", ")); skipped")
            }
            let spans = result.spans.map { sentence in
                var sentence = sentence
                sentence.weight = mappedWeight
                return sentence
            }
            return (spans, ModelCard.Source(name: set, sentences: result.spans, licence: rules.licence(of: set)))
        }
    }

    private func drawnSentences(besides examples: [AnnotatedSentence]) throws -> ([AnnotatedSentence], ModelCard.Source)? {
        guard templateSamples > 0 else { return nil }
        let pack = try LanguagePack(for: Locale(identifier: "en_US"))
        let drawn = try TemplateSentences(
            templates: pack.templates(), values: pack.sampleValues(), catalogue: .system, examples: examples
        ).sentences(perIntent: templateSamples, seed: training.seed, weight: templateWeight)
        return (drawn, .init(name: "samples of Errand's templates", sentences: drawn))
    }

    private func noneSentences() throws -> [([AnnotatedSentence], ModelCard.Source)] {
        try training.none.map { path in
            let read = try training.read([path], asNone: true)
            return (read, .init(name: "\(DataArguments.name(path)) (none of the intents)", sentences: read))
        }
    }

    private func writeSheet(_ model: LearnedModel, _ sentences: [AnnotatedSentence], _ sources: [ModelCard.Source]) throws {
        var reports: [EvaluationReport] = []
        let progress = TrainingProgressLine()
        if !test.isEmpty {
            let held = try training.read(test)
            let evaluation = SentenceEvaluation(title: "On held-out sentences", data: test.map(DataArguments.name), date: "")
            reports.append(evaluation.score(ModelSentenceReader(model), system: "the model alone", on: held))
        }
        if folds > 0 {
            let evaluation = SentenceEvaluation(
                title: "By cross-validation", data: [], date: "", training: try training.trainer())
            reports.append(try evaluation.crossValidate(sentences, folds: folds, seed: training.seed) { progress.show($0) })
            progress.clear()
        }
        let text = try about.map { try DataArguments.text(of: $0) } ?? ""
        let page = ModelCard(
            title: "Model card: \(DataArguments.name(output))", sources: sources, sentences: sentences, seed: training.seed,
            annotator: model.annotatorName, modelBytes: model.data.count, about: text, reports: reports)
        let file = sheet ?? (DataArguments.url(output).deletingPathExtension().path + ".md")
        try DataArguments.write(page.markdown, to: file)
    }
}
