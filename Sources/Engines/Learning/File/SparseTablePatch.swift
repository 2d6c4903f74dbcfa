/// A weight table to which rows are added; all other rows are copied unchanged, which costs a fraction of encoding them again.
///
/// Weights are stored with the table's scale, so larger ones are clamped.
struct SparseTablePatch {
    private var slots: [UInt64]
    private var entries: [UInt32]
    private var keyCount: Int
    private let scale: Float

    private static let free = UInt64(UInt32.max) << 32

    /// - Parameter section: An intact table; the result is `nil` if it has no rows, and therefore no scale.
    init?(_ section: Range<Int>, in bytes: UnsafeRawBufferPointer) {
        let start = section.lowerBound
        let slotCount = 1 << Int(bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
        let entryCount = Int(bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self))
        guard entryCount > 0 else { return nil }
        scale = bytes.loadUnaligned(fromByteOffset: start + 8, as: Float.self)
        slots = Self.numbers(slotCount, at: start + SparseTable.headerLength, in: bytes)
        entries = Self.numbers(entryCount, at: start + SparseTable.headerLength + 8 * slotCount, in: bytes)
        keyCount = slots.count { $0 >> 32 != UInt64(UInt32.max) }
    }

    private static func numbers<Number: FixedWidthInteger>(
        _ count: Int, at place: Int, in bytes: UnsafeRawBufferPointer
    ) -> [Number] {
        Array(unsafeUninitializedCapacity: count) { buffer, initialised in
            initialised = count
            let source = UnsafeRawBufferPointer(rebasing: bytes[place..<place + count * MemoryLayout<Number>.size])
            UnsafeMutableRawBufferPointer(buffer).copyMemory(from: source)
        }
    }

    /// Adds the row's weights to the row with the same key, or adds a new row.
    mutating func add(_ row: SparseTableWriter.Row) {
        if (keyCount + 1) * 3 > slots.count * 2 { grow() }
        let slot = slot(of: row.key)
        let offset = Int(slots[slot] >> 32)
        var weights: [(id: Int, value: Int16)] = []
        var number = SparseTableWriter.quantised(row.number, scale)
        if slots[slot] == Self.free {
            keyCount += 1
        } else if offset < entries.count {
            number = Int16(truncatingIfNeeded: entries[offset] >> 16)
            weights = storedWeights(at: offset)
        }
        for weight in row.weights { Self.add(weight.id, SparseTableWriter.quantised(weight.weight, scale), to: &weights) }
        weights.removeAll { $0.value == 0 }
        slots[slot] = UInt64(row.key) | UInt64(entries.count) << 32
        SparseTableWriter.append(weights, number: number, to: &entries)
    }

    /// The offset after the row.
    private func end(at offset: Int) -> Int {
        min(entries.count, offset + 1 + SparseTable.entryCount(length: Int(entries[offset] & 0xFFFF)))
    }

    private func storedWeights(at offset: Int) -> [(id: Int, value: Int16)] {
        let row = entries[(offset + 1)..<end(at: offset)]
        guard Int(entries[offset]) & SparseTable.denseRow != 0 else {
            return row.map { (Int($0 & 0xFFFF), Int16(truncatingIfNeeded: $0 >> 16)) }
        }
        return row.enumerated().flatMap { index, entry in
            [(2 * index, Int16(truncatingIfNeeded: entry)), (2 * index + 1, Int16(truncatingIfNeeded: entry >> 16))]
        }.filter { $0.1 != 0 }
    }

    private static func add(_ id: Int, _ value: Int16, to weights: inout [(id: Int, value: Int16)]) {
        guard let known = weights.firstIndex(where: { $0.id == id }) else {
            weights.append((id, value))
            return
        }
        weights[known].value = Int16(max(-32767, min(32767, Int(weights[known].value) + Int(value))))
    }

    /// The slot where the key is, or would be inserted.
    private func slot(of key: UInt32) -> Int {
        var slot = Int(key) & (slots.count - 1)
        while slots[slot] != Self.free, UInt32(truncatingIfNeeded: slots[slot]) != key { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Self.free, count: old.count * 2)
        for entry in old where entry != Self.free { slots[slot(of: UInt32(truncatingIfNeeded: entry))] = entry }
    }

    /// The section with the rows added, without those that were replaced.
    consuming func encoded() -> [UInt8] {
        var count = 0
        for slot in slots.indices { count += row(in: slot)?.count ?? 0 }
        var header = ByteWriter()
        header.append(UInt32(slots.count.trailingZeroBitCount))
        header.append(UInt32(count))
        header.append(scale)
        header.append(UInt32(0))
        let firstRow = header.bytes.count + 8 * slots.count
        return [UInt8](unsafeUninitializedCapacity: firstRow + 4 * count) { buffer, initialised in
            initialised = firstRow + 4 * count
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            bytes.copyBytes(from: header.bytes)
            entries.withUnsafeBytes { entries in
                var start = 0
                for slot in slots.indices {
                    var entry = slots[slot]
                    if let row = row(in: slot) {
                        entry = entry & 0xFFFF_FFFF | UInt64(start) << 32
                        let weights = UnsafeRawBufferPointer(rebasing: entries[4 * row.lowerBound..<4 * row.upperBound])
                        UnsafeMutableRawBufferPointer(rebasing: bytes[(firstRow + 4 * start)...]).copyMemory(from: weights)
                        start += row.count
                    }
                    bytes.storeBytes(of: entry.littleEndian, toByteOffset: header.bytes.count + 8 * slot, as: UInt64.self)
                }
            }
        }
    }

    /// The entries of the row that a slot refers to; `nil` if the slot is free.
    private func row(in slot: Int) -> Range<Int>? {
        let offset = Int(slots[slot] >> 32)
        return offset < entries.count ? offset..<end(at: offset) : nil
    }
}
