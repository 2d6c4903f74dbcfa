/// Collects rows of weights and encodes them as a `SparseTable`.
struct SparseTableWriter {
    struct Row {
        var key: UInt32
        var number: Float = 0
        var weights: [(id: Int, weight: Float)]
    }

    private var rows: [Row] = []

    /// Appends a row. Keys must be unique; identifiers are below 65,536.
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
            entries.append(Self.entry(weights.count, Self.quantised(row.number, scale)))
            for weight in weights { entries.append(Self.entry(weight.id, weight.value)) }
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

    static func quantised(_ value: Float, _ scale: Float) -> Int16 {
        Int16(max(-32767, min(32767, (value / scale).rounded())))
    }

    static func entry(_ low: Int, _ high: Int16) -> UInt32 {
        UInt32(UInt16(truncatingIfNeeded: low)) | UInt32(UInt16(bitPattern: high)) << 16
    }
}
