import Randomness

extension SeededRandom {
    /// A number in the half-open range from 0 to 1.
    mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

    mutating func happens(_ probability: Double) -> Bool { fraction() < probability }

    mutating func element<Element>(of list: [Element]) -> Element? {
        list.isEmpty ? nil : list[Int(next() % UInt64(list.count))]
    }

    /// A weighted random index; at least one weight must be positive.
    mutating func index(weights: [Double]) -> Int {
        var rest = fraction() * weights.reduce(0, +)
        for (index, weight) in weights.enumerated() {
            rest -= weight
            if rest < 0 { return index }
        }
        return weights.count - 1
    }
}
