import TextTokens

extension LearnedModel {
    /// The model with an app's phrases learned as well: new intents, new slots, or more ways to say what it knows already. Only what the
    /// phrases touch is trained again; of the sentences that the model was trained with, it uses the hashes kept in its reservoir.
    /// - Throws: `TrainingError` with `slotOutside` or `tooMany`.
    public func adding(
        _ samples: [Sample], options: TrainingOptions = TrainingOptions()
    ) throws(TrainingError) -> LearnedModel {
        guard !samples.isEmpty else { return self }
        let prepared = try PreparedSample.all(samples, threads: options.threads, annotator: annotator)
        do {
            var parts = try parts()
            IntentAddition(prepared, options: options).apply(to: &parts, self)
            SlotAddition(prepared, options: options).apply(to: &parts, self)
            return try LearnedModel(try ModelFile(sections: parts.sections), annotator: annotator)
        } catch {
            throw TrainingError(code: .tooMany, message: "the model cannot be written: \(error.message)", sample: nil)
        }
    }

    /// The parts of the model's file, taken out of it.
    private func parts() throws(ModelError) -> ModelParts {
        let section = try file.range(of: .reservoir)
        let parts: Result<ModelParts, ModelError> = file.data.withUnsafeBytes { bytes in
            do throws(ModelError) {
                var reader = ByteReader(bytes, section: section)
                return .success(ModelParts(self, reservoir: try Reservoir(&reader), bytes))
            } catch { return .failure(error) }
        }
        return try parts.get()
    }
}

extension ModelParts {
    fileprivate init(_ model: LearnedModel, reservoir: Reservoir, _ bytes: UnsafeRawBufferPointer) {
        annotatorName = model.annotatorName
        intents = IntentTrainer.Result(
            classes: model.intentModel.classes, biases: model.intentModel.biases, calibration: model.intentModel.calibration,
            rows: Self.rows(model.intentModel.table, bytes))
        slots = model.slotModel.slots
        chains = model.slotModel.intents
        states = Self.rows(model.slotModel.states, bytes)
        phrases = Self.rows(model.slotModel.phrases, bytes)
        words = Self.rows(model.slotModel.words, bytes)
        self.reservoir = reservoir
    }

    private static func rows(_ table: SparseTable, _ bytes: UnsafeRawBufferPointer) -> [SparseTableWriter.Row] {
        var rows: [SparseTableWriter.Row] = []
        table.forEachRow(in: bytes) { key, row in
            rows.append(SparseTableWriter.Row(key: key, number: row.number, weights: table.weights(row, in: bytes)))
        }
        return rows
    }

    /// Adds weights to rows of the same keys; new keys become rows.
    static func merge(_ more: [SparseTableWriter.Row], into rows: inout [SparseTableWriter.Row]) {
        var places: [UInt32: Int] = [:]
        for (place, row) in rows.enumerated() { places[row.key] = place }
        for row in more {
            guard let place = places[row.key] else {
                places[row.key] = rows.count
                rows.append(row)
                continue
            }
            for weight in row.weights {
                if let known = rows[place].weights.firstIndex(where: { $0.id == weight.id }) {
                    rows[place].weights[known].weight += weight.weight
                } else {
                    rows[place].weights.append(weight)
                }
            }
        }
    }
}
