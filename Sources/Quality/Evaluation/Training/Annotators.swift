public import Foundation
public import Learning

/// The available annotators, by the name stored in a model file.
public struct Annotators: Sendable {
    /// The one that new models are trained with; empty for none.
    public var current: String
    private let known: [String: Annotator]

    /// None at all: models know words only.
    public init() {
        self.init(current: "", known: [:])
    }

    /// - Parameters:
    ///   - current: The name of the one that new models are trained with; empty for none.
    ///   - known: All that models may name.
    public init(current: String, known: [String: Annotator]) {
        self.current = current
        self.known = known
    }

    /// - Returns: `nil` when this version has no annotator of the name.
    public func annotator(named name: String) -> Annotator? {
        guard name.isEmpty else { return known[name] }
        return { _ in [] }
    }

    /// Opens a model's file with the annotator that it was trained with.
    ///
    /// - Throws: `ModelError`, or `DataProblem` when this version does not have the annotator.
    public func open(_ file: URL) throws -> LearnedModel {
        let model = try LearnedModel(contentsOf: file)
        guard !model.annotatorName.isEmpty else { return model }
        guard let annotator = annotator(named: model.annotatorName) else {
            throw DataProblem(
                file: file.path,
                message:
                    "was trained with the annotator '\(model.annotatorName)', which this version does not have; train it again")
        }
        return try LearnedModel(contentsOf: file, annotator: annotator)
    }
}
