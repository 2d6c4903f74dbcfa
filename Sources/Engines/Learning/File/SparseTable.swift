/// Rows of weights by feature key, read in place from the file: a hash table with open addressing, then the rows. A row is a
/// header (its length, and a number for the table's own use) and its weights of 16 bits: pairs of an identifier and a weight or,
/// in a dense row, the weights of the identifiers from 0 on.
struct SparseTable: Sendable {
    /// The table's offset in the file.
    private let start: Int
    private let mask: UInt32
    private let entryCount: Int
    /// The factor that converts stored weights to weights.
    let scale: Float
    /// The exclusive upper limit of identifiers; others are skipped.
    private let idCount: Int
    /// The number of sums that `addStored` needs: a power of two, so that no identifier is out of bounds, not even a forged
    /// one.
    let sumCount: Int

    static let headerLength = 16

    init(section: Range<Int>, in bytes: UnsafeRawBufferPointer, idCount: Int) throws(ModelError) {
        guard section.count >= Self.headerLength else { throw ModelError(.damaged, "a table of weights is cut off") }
        let shift = bytes.loadUnaligned(fromByteOffset: section.lowerBound, as: UInt32.self)
        let entries = bytes.loadUnaligned(fromByteOffset: section.lowerBound + 4, as: UInt32.self)
        scale = bytes.loadUnaligned(fromByteOffset: section.lowerBound + 8, as: Float.self)
        guard shift <= 26, section.count == Self.headerLength + (8 << Int(shift)) + 4 * Int(entries), scale.isFinite else {
            throw ModelError(.damaged, "a table of weights does not have the length that it says")
        }
        start = section.lowerBound + Self.headerLength
        mask = (1 << shift) - 1
        entryCount = Int(entries)
        self.idCount = idCount
        var sumCount = 1
        while sumCount < idCount { sumCount *= 2 }
        self.sumCount = sumCount
    }

    /// A row: the offset of its weights, their number, and the header's number.
    struct Row {
        fileprivate var start: Int
        fileprivate var count: Int
        fileprivate var isDense: Bool
        fileprivate(set) var number: Float
    }

    /// The bit of a row's length that marks a dense row.
    static let denseRow = 0x8000

    /// The number of entries that a row of this length takes after its header.
    @inline(__always)
    static func entryCount(length: Int) -> Int { length & denseRow == 0 ? length : (length ^ denseRow) / 2 + (length & 1) }

    func row(_ key: UInt32, in bytes: UnsafeRawBufferPointer) -> Row? {
        var slot = key & mask
        // An intact table always has an empty slot; the bound keeps a forged one from causing an infinite loop.
        for _ in 0...mask {
            let place = start + 8 * Int(slot)
            let found = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            let offset = UInt32(truncatingIfNeeded: found >> 32)
            if offset == .max { return nil }
            if UInt32(truncatingIfNeeded: found) == key { return row(at: Int(offset), in: bytes) }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Finds the rows of many keys and calls back with each key's index and row, in order; keys without a row are left out.
    ///
    /// Tables are larger than the processor's caches: all slots are loaded before any is examined, and all headers before any
    /// row, so that the memory accesses overlap.
    ///
    /// - Parameter key: The key at an index below the count.
    @inline(__always)
    func find(count: Int, key: (Int) -> UInt32, in bytes: UnsafeRawBufferPointer, _ found: (Int, Row) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { slots in
            for index in 0..<count {
                let place = start + 8 * Int(key(index) & mask)
                slots[index] = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            }
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { heads in
                for index in 0..<count {
                    let offset = offset(of: key(index), first: slots[index], in: bytes)
                    slots[index] = UInt64(offset)
                    heads[index] = Int(offset) < entryCount ? head(at: Int(offset), in: bytes) : 0
                }
                for index in 0..<count where slots[index] < UInt64(entryCount) {
                    if let row = row(at: Int(slots[index]), head: heads[index]) { found(index, row) }
                }
            }
        }
    }

    /// The offset of the key's row, continuing the probe from the content of its first slot; the maximum value if there is
    /// none.
    @inline(__always)
    private func offset(of key: UInt32, first: UInt64, in bytes: UnsafeRawBufferPointer) -> UInt32 {
        var found = first
        var slot = key & mask
        for _ in 0...mask {
            let offset = UInt32(truncatingIfNeeded: found >> 32)
            if offset == .max || UInt32(truncatingIfNeeded: found) == key { return offset }
            slot = (slot + 1) & mask
            found = bytes.loadUnaligned(fromByteOffset: start + 8 * Int(slot), as: UInt64.self)
        }
        return .max
    }

    @inline(__always)
    private func head(at offset: Int, in bytes: UnsafeRawBufferPointer) -> UInt32 {
        bytes.loadUnaligned(fromByteOffset: start + 8 * (Int(mask) + 1) + 4 * offset, as: UInt32.self)
    }

    private func row(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Row? {
        offset < entryCount ? row(at: offset, head: head(at: offset, in: bytes)) : nil
    }

    @inline(__always)
    private func row(at offset: Int, head: UInt32) -> Row? {
        let length = Int(head & 0xFFFF)
        guard offset + Self.entryCount(length: length) < entryCount else { return nil }
        let isDense = length & Self.denseRow != 0
        return Row(
            start: start + 8 * (Int(mask) + 1) + 4 * offset + 4, count: isDense ? min(length ^ Self.denseRow, idCount) : length,
            isDense: isDense, number: Float(Int16(truncatingIfNeeded: head >> 16)) * scale)
    }

    /// Calls the body with each identifier and weight of a row.
    @inline(__always)
    func forEach(_ row: Row, in bytes: UnsafeRawBufferPointer, _ body: (Int, Float) -> Void) {
        forEachStored(row, in: bytes) { id, weight in body(id, Float(weight) * scale) }
    }

    /// Adds a row's weights, times a factor, to the sums, of which there must be `sumCount`.
    @inline(__always)
    func add(_ row: Row, times factor: Float, to sums: UnsafeMutableBufferPointer<Float>, in bytes: UnsafeRawBufferPointer) {
        let factor = factor * scale
        forEachUnchecked(row, sums, in: bytes) { $0.pointee += Float($1) * factor }
    }

    /// Adds the stored weights of a row to the sums, of which there must be `sumCount`; multiply by `scale` to get weights.
    ///
    /// Integers need no conversion per weight, and their sum does not depend on the order.
    ///
    /// - Parameter ids: The identifiers whose sums are needed, ascending; others may be left out.
    @inline(__always)
    func addStored(
        _ row: Row, of ids: UnsafeBufferPointer<Int32>, to sums: UnsafeMutableBufferPointer<Int32>,
        in bytes: UnsafeRawBufferPointer
    ) {
        guard row.isDense else { return forEachUnchecked(row, sums, in: bytes) { $0.pointee &+= $1 } }
        precondition(sums.count >= sumCount)
        // Rows lie inside the bytes, which `row(at:)` ensures, so the bytes are not empty.
        guard let place = bytes.baseAddress?.advanced(by: row.start), let sums = sums.baseAddress else { return }
        var count = ids.count
        while count > 0, Int(ids[count - 1]) >= row.count { count -= 1 }
        for index in 0..<count {
            let id = Int(ids[index])
            sums[id] &+= Int32(place.loadUnaligned(fromByteOffset: 2 * id, as: Int16.self))
        }
    }

    /// Calls the body with the sum and the weight of each identifier, without checking identifiers: a dense row in a loop that the
    /// compiler vectorises, and two pairs per step.
    @inline(__always)
    private func forEachUnchecked<Sum>(
        _ row: Row, _ sums: UnsafeMutableBufferPointer<Sum>, in bytes: UnsafeRawBufferPointer,
        _ body: (UnsafeMutablePointer<Sum>, Int32) -> Void
    ) {
        precondition(sums.count >= sumCount)
        // Rows lie inside the bytes, which `row(at:)` ensures, so the bytes are not empty.
        guard var place = bytes.baseAddress?.advanced(by: row.start), let sums = sums.baseAddress else { return }
        if row.isDense {
            for id in 0..<row.count { body(sums + id, Int32(place.loadUnaligned(fromByteOffset: 2 * id, as: Int16.self))) }
            return
        }
        let mask = UInt64(sumCount - 1) & 0xFFFF
        var left = row.count
        while left >= 2 {
            let pairs = place.loadUnaligned(as: UInt64.self)
            body(sums + Int(pairs & mask), Int32(truncatingIfNeeded: pairs) >> 16)
            body(sums + Int((pairs >> 32) & mask), Int32(truncatingIfNeeded: Int64(bitPattern: pairs) >> 48))
            place += 8
            left -= 2
        }
        guard left > 0 else { return }
        let pair = place.loadUnaligned(as: UInt32.self)
        body(sums + Int(UInt64(pair) & mask), Int32(bitPattern: pair) >> 16)
    }

    /// Calls the body with each identifier and stored weight of a row.
    @inline(__always)
    private func forEachStored(_ row: Row, in bytes: UnsafeRawBufferPointer, _ body: (Int, Int16) -> Void) {
        // Rows lie inside the bytes, which `row(at:)` ensures, so the bytes are not empty.
        guard var place = bytes.baseAddress?.advanced(by: row.start) else { return }
        if row.isDense {
            for id in 0..<row.count {
                let weight = place.loadUnaligned(fromByteOffset: 2 * id, as: Int16.self)
                if weight != 0 { body(id, weight) }
            }
            return
        }
        for _ in 0..<row.count {
            let entry = place.loadUnaligned(as: UInt32.self)
            let id = Int(entry & 0xFFFF)
            if id < idCount { body(id, Int16(truncatingIfNeeded: entry >> 16)) }
            place += 4
        }
    }

    /// Calls the body with every key and its row.
    func forEachRow(in bytes: UnsafeRawBufferPointer, _ body: (UInt32, Row) -> Void) {
        for slot in 0...Int(mask) {
            let found = bytes.loadUnaligned(fromByteOffset: start + 8 * slot, as: UInt64.self)
            let offset = UInt32(truncatingIfNeeded: found >> 32)
            guard offset != .max, let row = row(at: Int(offset), in: bytes) else { continue }
            body(UInt32(truncatingIfNeeded: found), row)
        }
    }

    /// The maximum header number of all rows; `nil` if there are no rows.
    func greatestNumber(in bytes: UnsafeRawBufferPointer) -> Float? {
        var greatest: Float?
        forEachRow(in: bytes) { _, row in greatest = max(greatest ?? row.number, row.number) }
        return greatest
    }

    /// The identifiers and weights of a row.
    func weights(_ row: Row, in bytes: UnsafeRawBufferPointer) -> [(id: Int, weight: Float)] {
        var weights: [(id: Int, weight: Float)] = []
        forEach(row, in: bytes) { weights.append(($0, $1)) }
        return weights
    }
}
