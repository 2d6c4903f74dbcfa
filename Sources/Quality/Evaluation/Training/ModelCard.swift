public import Learning

/// A model's training data and performance, as a Markdown page. The same training produces the same page.
public struct ModelCard: Sendable {
    /// Sentences of one origin.
    public struct Source: Hashable, Sendable {
        /// The name of the source.
        public var name: String
        /// The number of sentences.
        public var sentences: Int
        /// The number of spans.
        public var spans: Int
        /// The number of intents.
        public var intents: Int
        /// Licence and attribution; empty if there is none.
        public var licence: String

        /// Counts the sentences, spans and intents of a source.
        public init(name: String, sentences: [AnnotatedSentence], licence: String = "") {
            self.name = name
            self.sentences = sentences.count
            spans = sentences.reduce(0) { $0 + $1.slots.count }
            intents = Set(sentences.map { $0.intent ?? Scores.none }).count
            self.licence = licence
        }
    }

    /// The page's title.
    public var title: String
    /// The sources of the training data.
    public var sources: [Source]
    /// All training sentences.
    public var sentences: [AnnotatedSentence]
    /// The random seed of the training.
    public var seed: UInt64
    /// The name of the annotator; empty if there was none.
    public var annotator: String
    /// The size of the model file in bytes.
    public var modelBytes: Int
    /// The text before the tables, in Markdown; may be empty.
    public var about: String
    /// Scores on sentences that the model was not trained on, with descriptions of the data.
    public var reports: [EvaluationReport]

    public init(
        title: String, sources: [Source], sentences: [AnnotatedSentence], seed: UInt64, annotator: String, modelBytes: Int,
        about: String = "", reports: [EvaluationReport] = []
    ) {
        self.title = title
        self.sources = sources
        self.sentences = sentences
        self.seed = seed
        self.annotator = annotator
        self.modelBytes = modelBytes
        self.about = about
        self.reports = reports
    }

    /// The page as Markdown.
    public var markdown: String {
        var lines = ["# \(title)", ""]
        if !about.isEmpty { lines += [about, ""] }
        lines += [
            "\(sentences.count) sentences, seed \(seed), \(Number.bytes(modelBytes))"
                + (annotator.isEmpty ? "." : ", recognisers' hits by the annotator `\(annotator)`."), "",
        ]
        lines += ["## Trained on", ""] + sourceTable + [""]
        for report in reports { lines += section(report) }
        lines += ["## Intents", "", "Number of sentences and parameters of each intent.", ""] + intentTable
        return lines.joined(separator: "\n") + "\n"
    }

    private var sourceTable: [String] {
        TextTable(
            ["source", "sentences", "spans", "intents", "licence"],
            sources.map { [$0.name, "\($0.sentences)", "\($0.spans)", "\($0.intents)", $0.licence] }
        ).markdown
    }

    private func section(_ report: EvaluationReport) -> [String] {
        // Times differ between runs, so they are left out of a page that is regenerated and compared.
        let rows = report.measures.filter { !$0[0].hasPrefix("time") && $0[0] != "training" }
        var lines = ["## \(report.title)", "", "\(report.scores.sentences) sentences; \(report.system).", ""]
        lines += TextTable(["measure", "value"], rows).markdown + [""]
        lines += ["The intents with the lowest F1, and what they are mistaken for.", ""]
        let weakest = EvaluationReport.weakest(report.scores.intents).filter { ($0.score.f1 ?? 1) < 1 }.prefix(12)
        lines +=
            TextTable(
                ["intent", "precision", "recall", "F1", "sentences", "taken for"],
                weakest.map { EvaluationReport.row($0) + [confusions(of: $0.name, report)] }
            ).markdown
        return lines + [""]
    }

    private func confusions(of intent: String, _ report: EvaluationReport) -> String {
        report.scores.confusions.filter { $0.expected == intent }.prefix(3).map { "\($0.found) \($0.count)" }.joined(
            separator: ", ")
    }

    private var intentTable: [String] {
        let groups = Dictionary(grouping: sentences) { $0.intent ?? Scores.none }
        let rows = groups.sorted { $0.key < $1.key }.map { intent, sentences in
            let names = Set(sentences.flatMap { $0.slots.map(\.name) }).sorted()
            return [intent, "\(sentences.count)", names.joined(separator: " ")]
        }
        return TextTable(["intent", "sentences", "parameters"], rows).markdown
    }
}
