/// Decodes a model's parts from its file.
struct ModelReader {
    let annotatorName: String
    let intents: IntentModel
    let slots: SlotModel

    init(_ file: ModelFile, _ bytes: UnsafeRawBufferPointer) throws(ModelError) {
        var reader = ByteReader(bytes, section: try file.range(of: .description))
        annotatorName = try reader.text()
        let classes = try reader.texts().map { $0.isEmpty ? nil : $0 }
        let biases = try reader.floats()
        guard biases.count == classes.count else { throw ModelError(.damaged, "the model's intents do not fit together") }
        var calibration = IntentModel.Calibration(sharpness: try reader.float(), refusal: try reader.float())
        calibration.gate = try Self.gate(file, bytes)
        let names = try reader.texts()
        intents = IntentModel(
            classes: classes, biases: biases, calibration: calibration,
            table: try SparseTable(section: try file.range(of: .intents), in: bytes, idCount: classes.count))
        slots = SlotModel(
            slots: names, intents: try Self.chains(file, bytes, labelCount: 1 + 2 * names.count),
            states: try SparseTable(section: try file.range(of: .states), in: bytes, idCount: 1 + 2 * names.count),
            phrases: try SparseTable(section: try file.range(of: .phrases), in: bytes, idCount: names.count),
            words: try SparseTable(section: try file.range(of: .words), in: bytes, idCount: names.count), in: bytes)
    }

    private static func gate(_ file: ModelFile, _ bytes: UnsafeRawBufferPointer) throws(ModelError) -> IntentModel.Gate? {
        guard file.has(.gate) else { return nil }
        var reader = ByteReader(bytes, section: try file.range(of: .gate))
        let gate = IntentModel.Gate(weights: try reader.floats(), rarest: try reader.float())
        guard gate.weights.count == IntentModel.Gate.evidenceCount + 1, (gate.weights + [gate.rarest]).allSatisfy(\.isFinite)
        else { throw ModelError(.damaged, "the numbers of the model's gate cannot be used") }
        return gate
    }

    private static func chains(
        _ file: ModelFile, _ bytes: UnsafeRawBufferPointer, labelCount: Int
    ) throws(ModelError) -> [String: SlotModel.Intent] {
        var reader = ByteReader(bytes, section: try file.range(of: .transitions))
        var chains: [String: SlotModel.Intent] = [:]
        for _ in 0..<(try reader.length(of: 17)) {
            let name = try reader.text()
            let hasOwnFeatures = try reader.integer(UInt8.self) != 0
            let labels = try reader.integers()
            var start = try reader.floats()
            var matrix = try reader.floats()
            guard labels.first == SlotLabels.outside, labels.allSatisfy({ $0 < labelCount }), start.count == labels.count,
                matrix.count == labels.count * labels.count
            else { throw ModelError(.damaged, "the transitions of “\(name)” do not fit its labels") }
            for (later, label) in labels.enumerated() {
                if !SlotLabels.allows(label, after: nil) { start[later] = -.infinity }
                for (earlier, last) in labels.enumerated() where !SlotLabels.allows(label, after: last) {
                    matrix[earlier * labels.count + later] = -.infinity
                }
            }
            chains[name] = SlotModel.Intent(labels: labels, start: start, matrix: matrix, hasOwnFeatures: hasOwnFeatures)
        }
        return chains
    }
}
