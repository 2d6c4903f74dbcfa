/// Numbers that look random and follow from the seed (SplitMix64, Steele et al. 2014).
struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// From 0 up to but not including 1.
    mutating func unit() -> Float { Float(next() >> 40) / Float(1 << 24) }

    /// The standard library may change how it shuffles; this does not.
    mutating func shuffle<Element>(_ values: inout [Element]) {
        guard values.count > 1 else { return }
        for index in stride(from: values.count - 1, to: 0, by: -1) {
            values.swapAt(index, Int(next() % UInt64(index + 1)))
        }
    }
}
