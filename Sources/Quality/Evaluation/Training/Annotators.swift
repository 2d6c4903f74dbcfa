public import Foundation
public import Learning

/// The available annotators, by the name stored in a model file.
public struct Annotators: Sendable {
    /// The annotator for training new models; empty for none.
    public var current: String
    private let known: [String: Annotator]

    /// No annotators: models use words only.
    public init() {
        self.init(current: "", known: [:])
    }

    /// - Parameters:
    ///   - current: the name of the annotator for training new models; empty for none.
    ///   - known: all annotators that models may name.
    public init(current: String, known: [String: Annotator]) {
        self.current = current
        self.known = known
    }

    /// - Returns: `nil` if this version has no annotator of that name.
    public func annotator(named name: String) -> Annotator? {
        guard name.isEmpty else { return known[name] }
        return { _ in [] }
    }

    /// Opens a model file with the annotator that the model was trained with.
    ///
    /// - Throws: `ModelError`, or `DataProblem` if this version does not have the annotator.
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
