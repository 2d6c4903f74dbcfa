import TextTokens

extension LearnedModel {
    /// The model extended with an app's phrases: new intents, new slots, or more ways to phrase known ones. Only what the
    /// phrases affect is retrained; the model's original training sentences are represented by the hashes in its reservoir.
    ///
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

    /// The training sentences kept in the model.
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
