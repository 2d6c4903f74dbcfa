public import Foundation
public import TextTokens

/// Learned models of intents and of their slots, read in place from the file.
public struct LearnedModel: Sendable {
    let file: ModelFile
    /// The annotator that the model was opened with.
    public let annotator: Annotator
    let intentModel: IntentModel
    let slotModel: SlotModel
    /// The name and version of the annotator that the model was trained with; empty if it had none.
    public let annotatorName: String

    /// Opens a model file. Its contents are read lazily.
    ///
    /// - Parameter intact: The files that need not be checked for damage again; `nil` always checks.
    /// - Throws: `ModelError` if the file is missing, foreign, of another version, or damaged.
    public init(contentsOf url: URL, annotator: @escaping Annotator = { _ in [] }, intact: (any IntactFiles)? = nil)
        throws(ModelError)
    {
        try self.init(try ModelFile(contentsOf: url, intact: intact), annotator: annotator)
    }

    /// A model from the bytes of a model file.
    public init(_ data: Data, annotator: @escaping Annotator = { _ in [] }) throws(ModelError) {
        try self.init(try ModelFile(data), annotator: annotator)
    }

    init(_ file: ModelFile, annotator: @escaping Annotator) throws(ModelError) {
        self.file = file
        self.annotator = annotator
        let parts: Result<ModelReader, ModelError> = file.data.withUnsafeBytes { bytes in
            do throws(ModelError) { return .success(try ModelReader(file, bytes)) } catch { return .failure(error) }
        }
        let reader = try parts.get()
        annotatorName = reader.annotatorName
        intentModel = reader.intents
        slotModel = reader.slots
    }

    /// The bytes of the model's file.
    public var data: Data { file.data }

    /// Writes the model file atomically, replacing any existing file.
    ///
    /// - Throws: `ModelError` with `unreadable` if it cannot be written.
    public func write(to url: URL) throws(ModelError) {
        do { try file.data.write(to: url, options: .atomic) } catch {
            throw ModelError(.unreadable, "the model cannot be written to “\(url.path)”: \(error.localizedDescription)")
        }
    }

    /// The intents that the model distinguishes, in alphabetical order.
    public var intentNames: [String] { intentModel.classes.compactMap { $0 }.sorted() }

    /// The slots of an intent seen in training.
    public func slotNames(of intent: String) -> [String] {
        let labels = slotModel.intents[intent]?.labels ?? []
        return labels.filter { SlotLabels.isBeginning($0) }.compactMap { SlotLabels.slot(of: $0).map { slotModel.slots[$0] } }
    }
}
