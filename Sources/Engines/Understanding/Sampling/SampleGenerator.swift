/// Random numbers that are the same for the same seed on every machine (SplitMix64; Steele, Lea and Flood 2014).
struct SampleGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// From 0 up to, but not including, 1.
    mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

    mutating func happens(_ probability: Double) -> Bool { fraction() < probability }

    mutating func element<Element>(of list: [Element]) -> Element? {
        list.isEmpty ? nil : list[Int(next() % UInt64(list.count))]
    }

    /// An index, by weights of which one at least is above 0.
    mutating func index(weights: [Double]) -> Int {
        var rest = fraction() * weights.reduce(0, +)
        for (index, weight) in weights.enumerated() {
            rest -= weight
            if rest < 0 { return index }
        }
        return weights.count - 1
    }
}
