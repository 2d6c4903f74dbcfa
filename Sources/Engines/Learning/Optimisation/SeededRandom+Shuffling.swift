import Randomness

extension SeededRandom {
    /// A number from 0 up to but not including 1.
    mutating func unit() -> Float { Float(next() >> 40) / Float(1 << 24) }

    /// Shuffles the values. The standard library's algorithm may change; this one does not.
    mutating func shuffle<Element>(_ values: inout [Element]) {
        guard values.count > 1 else { return }
        for index in stride(from: values.count - 1, to: 0, by: -1) {
            values.swapAt(index, Int(next() % UInt64(index + 1)))
        }
    }
}
