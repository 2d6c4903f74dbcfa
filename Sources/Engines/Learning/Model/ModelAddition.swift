/// An addition to a model: the parts that replace the model's own, and the rows to add to its tables.
struct ModelAddition {
    /// Contains only new and changed rows.
    var intents: IntentTrainer.Result
    var slots: [String]
    /// Intents with slots, with their labels and transitions.
    var chains: [String: SlotModel.Intent]
    var states: [SparseTableWriter.Row] = []
    var phrases: [SparseTableWriter.Row] = []
    var words: [SparseTableWriter.Row] = []
    var reservoir: Reservoir

    /// Starts from the unchanged model.
    init(_ model: LearnedModel, reservoir: Reservoir) {
        intents = IntentTrainer.Result(
            classes: model.intentModel.classes, biases: model.intentModel.biases, calibration: model.intentModel.calibration,
            rows: [])
        slots = model.slotModel.slots
        chains = model.slotModel.intents
        self.reservoir = reservoir
    }

    /// The model file including the additions.
    func file(_ model: LearnedModel) throws(ModelError) -> ModelFile {
        let parts = ModelParts(
            annotatorName: model.annotatorName, intents: intents, slots: slots, chains: chains, states: states, phrases: phrases,
            words: words, reservoir: reservoir)
        let tables: Result<[ModelFile.Section: [UInt8]], ModelError> = model.file.data.withUnsafeBytes { bytes in
            do throws(ModelError) {
                var tables: [ModelFile.Section: [UInt8]] = [:]
                for (section, rows) in parts.tables {
                    tables[section] = Self.patched(try model.file.range(of: section), rows, bytes)
                }
                return .success(tables)
            } catch { return .failure(error) }
        }
        return try ModelFile(sections: parts.sections(tables: try tables.get()))
    }

    /// `nil` if the table has no rows yet.
    private static func patched(
        _ section: Range<Int>, _ rows: [SparseTableWriter.Row], _ bytes: UnsafeRawBufferPointer
    ) -> [UInt8]? {
        guard !rows.isEmpty else { return Array(bytes[section]) }
        guard var patch = SparseTablePatch(section, in: bytes) else { return nil }
        for row in rows.sorted(by: { $0.key < $1.key }) { patch.add(row) }
        return patch.encoded()
    }
}
