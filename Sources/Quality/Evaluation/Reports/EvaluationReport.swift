public import Foundation

/// A run: what was evaluated on which data, and the scores. Its JSON is the baseline for comparing later runs.
public struct EvaluationReport: Hashable, Sendable, Codable {
    /// The current version of the JSON format.
    public static let currentFormat = 1

    /// The version of the JSON format.
    public var format = Self.currentFormat
    /// The report's title.
    public var title: String
    /// What was evaluated, such as a model's file name.
    public var system: String
    /// The names of the sentence files or folders, without their parent folders.
    public var data: [String]
    /// The date of the run in ISO 8601; empty to omit it.
    public var date: String
    /// The processor and the system.
    public var machine: String
    /// How many seconds training took, over all folds; `nil` if nothing was trained.
    public var trainingSeconds: Double?
    /// The number of folds of a cross-validation; `nil` if there was none.
    public var folds: Int?
    /// The size of the model file; `nil` if there is none.
    public var modelBytes: Int?
    /// The scores.
    public var scores: Scores

    public init(
        title: String, system: String, data: [String], date: String, machine: String, trainingSeconds: Double? = nil,
        folds: Int? = nil, modelBytes: Int? = nil, scores: Scores
    ) {
        self.title = title
        self.system = system
        self.data = data
        self.date = date
        self.machine = machine
        self.trainingSeconds = trainingSeconds
        self.folds = folds
        self.modelBytes = modelBytes
        self.scores = scores
    }

    /// - Throws: `DataProblem` if the file is not a report of this version.
    public init(contentsOf url: URL) throws(DataProblem) {
        do {
            self = try JSONDecoder().decode(EvaluationReport.self, from: Data(contentsOf: url))
        } catch {
            throw DataProblem(file: url.path, message: "is not a report of errand-lab eval --json: \(Self.text(of: error))")
        }
        guard format == Self.currentFormat else {
            throw DataProblem(file: url.path, message: "has format \(format); this version reads \(Self.currentFormat)")
        }
    }

    private static func text(of error: any Error) -> String {
        error is DecodingError ? JSONLinesReader.message(of: error) : error.localizedDescription
    }

    /// One JSON object with sorted keys.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
