public import Foundation

/// A run: what was scored on which data, and the scores. As JSON it is what later runs are compared with.
public struct EvaluationReport: Hashable, Sendable, Codable {
    /// The version of the JSON form.
    public static let currentFormat = 1

    /// The version of the JSON format.
    public var format = Self.currentFormat
    /// The report's title.
    public var title: String
    /// What was scored, such as a model's file name.
    public var system: String
    /// The files or folders of the sentences, without the folders above them.
    public var data: [String]
    /// The date of the run in ISO 8601; empty to omit it.
    public var date: String
    /// Processor and system.
    public var machine: String
    /// Seconds that training took, over all folds; `nil` when nothing was trained.
    public var trainingSeconds: Double?
    /// The number of parts of a cross-validation; `nil` when there was none.
    public var folds: Int?
    /// The model file's size; `nil` when there is none.
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

    /// - Throws: `DataProblem` when the file is no report of this version.
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

    /// One JSON object, keys in order.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
