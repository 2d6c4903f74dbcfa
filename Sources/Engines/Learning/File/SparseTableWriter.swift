/// Collects rows of weights and encodes them as a `SparseTable`.
struct SparseTableWriter {
    struct Row {
        var key: UInt32
        var number: Float = 0
        var weights: [(id: Int, weight: Float)]
    }

    private var rows: [Row] = []

    /// A row with at least this many weights, and one for at least every eighth identifier, is stored densely: such rows are few, but
    /// every sentence needs some of them for each token, and few of their identifiers.
    private static let leastDense = 16
    private static let mostIdentifiersPerWeight = 8

    /// Appends a row. Keys must be unique; identifiers are below 32,768.
    mutating func append(_ row: Row) { rows.append(row) }

    func encoded() -> [UInt8] {
        let greatest = rows.reduce(Float(0)) { greatest, row in
            max(greatest, abs(row.number), row.weights.reduce(0) { max($0, abs($1.weight)) })
        }
        let scale = greatest > 0 ? greatest / 32767 : 1
        var shift: UInt32 = 2
        while (1 << shift) * 2 < rows.count * 3 { shift += 1 }
        var slots = [UInt64](repeating: UInt64(UInt32.max) << 32, count: 1 << Int(shift))
        var entries: [UInt32] = []
        for row in rows {
            var slot = Int(row.key) & (slots.count - 1)
            while slots[slot] >> 32 != UInt64(UInt32.max) { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt64(row.key) | UInt64(entries.count) << 32
            let weights = row.weights.map { (id: $0.id, value: Self.quantised($0.weight, scale)) }.filter { $0.value != 0 }
            Self.append(weights, number: Self.quantised(row.number, scale), to: &entries)
        }
        var bytes = ByteWriter()
        bytes.append(shift)
        bytes.append(UInt32(entries.count))
        bytes.append(scale)
        bytes.append(UInt32(0))
        for slot in slots { bytes.append(slot) }
        for entry in entries { bytes.append(entry) }
        return bytes.bytes
    }

    /// Appends a row's header and weights.
    static func append(_ weights: [(id: Int, value: Int16)], number: Int16, to entries: inout [UInt32]) {
        let width = 1 + (weights.map(\.id).max() ?? -1)
        guard weights.count >= leastDense, width <= weights.count * mostIdentifiersPerWeight else {
            entries.append(entry(weights.count, number))
            for weight in weights { entries.append(entry(weight.id, weight.value)) }
            return
        }
        var values = [Int16](repeating: 0, count: width + width % 2)
        for weight in weights { values[weight.id] = weight.value }
        entries.append(entry(SparseTable.denseRow | width, number))
        for id in stride(from: 0, to: width, by: 2) {
            entries.append(entry(Int(UInt16(bitPattern: values[id])), values[id + 1]))
        }
    }

    static func quantised(_ value: Float, _ scale: Float) -> Int16 {
        Int16(max(-32767, min(32767, (value / scale).rounded())))
    }

    static func entry(_ low: Int, _ high: Int16) -> UInt32 {
        UInt32(UInt16(truncatingIfNeeded: low)) | UInt32(UInt16(bitPattern: high)) << 16
    }
}
