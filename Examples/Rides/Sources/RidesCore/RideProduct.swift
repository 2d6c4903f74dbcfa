/// A kind of ride that can be ordered, with its prices.
public struct RideProduct: Hashable, Sendable, Codable {
    /// The vocabulary's identifier, such as `sedan`.
    public var id: String
    /// What people see and say.
    public var name: String
    /// Other words for it, in lower case.
    public var synonyms: [String]
    /// How many people fit in.
    public var capacity: Int
    /// Prices in US cents.
    public var baseFare: Int
    public var perKilometre: Int
    public var perMinute: Int
    public var minimumFare: Int

    /// What Swift Cabs offers, the cheapest first.
    public static let all = [
        RideProduct(
            id: "compact", name: "Compact", synonyms: ["small", "small car", "economy", "the cheapest"], capacity: 3,
            baseFare: 250, perKilometre: 120, perMinute: 25, minimumFare: 650),
        RideProduct(
            id: "sedan", name: "Sedan", synonyms: ["saloon", "standard", "regular", "normal car"], capacity: 4,
            baseFare: 300, perKilometre: 145, perMinute: 30, minimumFare: 800),
        RideProduct(
            id: "suv", name: "SUV", synonyms: ["van", "big car", "bigger car", "larger car", "large", "people carrier"],
            capacity: 6,
            baseFare: 450, perKilometre: 210, perMinute: 45, minimumFare: 1200),
    ]

    /// The most people that any product takes.
    public static let largestCapacity = all.map(\.capacity).max() ?? 0

    /// The product with that identifier; `nil` when there is none.
    public static func product(id: String) -> RideProduct? {
        all.first { $0.id == id }
    }

    /// The product that goes by these words; `nil` when none does.
    public static func product(called words: String) -> RideProduct? {
        let spoken = words.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return all.first { $0.name.lowercased() == spoken || $0.synonyms.contains(spoken) }
    }

    /// The cheapest product that takes so many people; `nil` when none does.
    public static func cheapest(for partySize: Int) -> RideProduct? {
        all.first { $0.capacity >= partySize }
    }
}
