import Randomness
import Testing

@testable import Learning

@Suite("Tables of weights")
struct SparseTableTests {
    private static let idCount = 90

    /// Rows from empty to full, some of which are stored densely.
    private static var rows: [SparseTableWriter.Row] {
        var random = SeededRandom(seed: 5)
        return (0...idCount).map { count in
            var ids = Set<Int>()
            while ids.count < count { ids.insert(Int(random.next() % UInt64(idCount))) }
            // Whole numbers up to the greatest weight that fits, so that nothing is rounded.
            let weights = ids.sorted().map { (id: $0, weight: Float(1 + Int(random.next() % 32_767))) }
            return SparseTableWriter.Row(key: UInt32(count) &* 0x9E37_79B9, number: Float(count), weights: weights)
        } + [SparseTableWriter.Row(key: 1, weights: [(id: 0, weight: 32_767)])]
    }

    private static func encoded() -> [UInt8] {
        var writer = SparseTableWriter()
        for row in rows { writer.append(row) }
        return writer.encoded()
    }

    private func weights(_ key: UInt32, in bytes: UnsafeRawBufferPointer, idCount: Int = idCount) throws -> [Int: Float] {
        let table = try SparseTable(section: 0..<bytes.count, in: bytes, idCount: idCount)
        guard let row = table.row(key, in: bytes) else { return [:] }
        return Dictionary(uniqueKeysWithValues: table.weights(row, in: bytes).map { ($0.id, $0.weight) })
    }

    @Test("sparse and dense rows have the weights that were written")
    func weights() throws {
        try Self.encoded().withUnsafeBytes { bytes in
            for row in Self.rows {
                let written = Dictionary(uniqueKeysWithValues: row.weights.map { ($0.id, $0.weight) })
                let read = try weights(row.key, in: bytes)
                #expect(read == written, "\(row.weights.count) weights")
            }
        }
    }

    @Test("sums of the wanted identifiers are the same however a row is stored")
    func sums() throws {
        let wanted = (0..<Int32(Self.idCount)).filter { $0 % 3 == 0 }
        try Self.encoded().withUnsafeBytes { bytes in
            let table = try SparseTable(section: 0..<bytes.count, in: bytes, idCount: Self.idCount)
            var stored = [Int32](repeating: 0, count: table.sumCount)
            var sums = [Float](repeating: 0, count: table.sumCount)
            for row in Self.rows {
                let found = try #require(table.row(row.key, in: bytes))
                wanted.withUnsafeBufferPointer { wanted in
                    stored.withUnsafeMutableBufferPointer { table.addStored(found, of: wanted, to: $0, in: bytes) }
                }
                sums.withUnsafeMutableBufferPointer { table.add(found, times: 1, to: $0, in: bytes) }
            }
            for id in 0..<Self.idCount {
                let sum = Self.rows.reduce(Float(0)) { $0 + ($1.weights.first { $0.id == id }?.weight ?? 0) }
                #expect(sums[id] == sum)
                if wanted.contains(Int32(id)) { #expect(Float(stored[id]) == sum) }
            }
        }
    }

    @Test("weights are added to sparse and dense rows, also for identifiers beyond those of the table")
    func patching() throws {
        let table = Self.encoded()
        let added = SparseTableWriter.Row(key: 0, weights: [(id: 3, weight: -5), (id: Self.idCount + 7, weight: 11)])
        let patched: [UInt8] = try table.withUnsafeBytes { bytes in
            var patch = try #require(SparseTablePatch(0..<bytes.count, in: bytes))
            for row in Self.rows { patch.add(SparseTableWriter.Row(key: row.key, weights: added.weights)) }
            return patch.encoded()
        }
        try patched.withUnsafeBytes { bytes in
            for row in Self.rows {
                var expected = Dictionary(uniqueKeysWithValues: row.weights.map { ($0.id, $0.weight) })
                expected[3, default: 0] -= 5
                if expected[3] == 0 { expected[3] = nil }
                expected[Self.idCount + 7] = 11
                let read = try weights(row.key, in: bytes, idCount: Self.idCount + 8)
                #expect(read == expected, "\(row.weights.count) weights")
            }
        }
    }
}
