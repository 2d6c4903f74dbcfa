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
            var addition = ModelAddition(self, reservoir: try reservoir())
            IntentAddition(prepared, options: options).apply(to: &addition, self)
            SlotAddition(prepared, options: options).apply(to: &addition, self)
            return try LearnedModel(try addition.file(self), annotator: annotator)
        } catch {
            throw TrainingError(code: .tooMany, message: "the model cannot be written: \(error.message)", sample: nil)
        }
    }

    /// The sentences that the model keeps of its training.
    private func reservoir() throws(ModelError) -> Reservoir {
        let section = try file.range(of: .reservoir)
        let reservoir: Result<Reservoir, ModelError> = file.data.withUnsafeBytes { bytes in
            do throws(ModelError) {
                var reader = ByteReader(bytes, section: section)
                return .success(try Reservoir(&reader))
            } catch { return .failure(error) }
        }
        return try reservoir.get()
    }
}
