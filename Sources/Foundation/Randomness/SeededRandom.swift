/// A deterministic random number generator with the same output on every machine (SplitMix64; Steele, Lea and Flood 2014, "Fast
/// Splittable Pseudorandom Number Generators").
public struct SeededRandom: RandomNumberGenerator, Sendable {
    @usableFromInline var state: UInt64

    /// Creates a generator with a seed.
    @inlinable
    public init(seed: UInt64) { state = seed }

    @inlinable
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number in `0..<bound`; the bound is at least 1.
    @inlinable
    public mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &self) }
}
