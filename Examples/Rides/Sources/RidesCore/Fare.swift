import Foundation

/// What a ride costs, line by line.
public struct Fare: Hashable, Sendable, Codable {
    /// One line of the bill.
    public struct Line: Hashable, Sendable, Codable {
        public var title: String
        /// In US cents.
        public var cents: Int

        /// In US dollars.
        public var amount: Decimal { Decimal(cents) / 100 }
    }

    /// In the order of the bill; they add up to the total.
    public var lines: [Line]

    /// In US cents.
    public var cents: Int { lines.reduce(0) { $0 + $1.cents } }
    /// In US dollars.
    public var total: Decimal { Decimal(cents) / 100 }
    /// The ISO 4217 code of the only currency in which fares are made out.
    public static let currencyCode = "USD"
    /// The fee on every ride, in US cents.
    public static let serviceFee = 220

    /// The fare of a ride of this kind over this distance on the road.
    public init(product: RideProduct, roadMetres: Double, duration: TimeInterval) {
        let metres = Self.wholeNumber(roadMetres)
        let seconds = Self.wholeNumber(duration)
        lines = [
            Line(title: "Base fare", cents: product.baseFare),
            Line(title: "Distance", cents: Self.rounded(metres * product.perKilometre, over: 1000)),
            Line(title: "Time", cents: Self.rounded(seconds * product.perMinute, over: 60)),
            Line(title: "Service fee", cents: Self.serviceFee),
        ]
        let missing = product.minimumFare - cents
        if missing > 0 { lines.append(Line(title: "Minimum fare supplement", cents: missing)) }
    }

    /// Half a cent and more counts as one.
    private static func rounded(_ amount: Int, over divisor: Int) -> Int { (amount + divisor / 2) / divisor }

    /// Distances and times beyond the earth's girth count as that, so that no sum overflows.
    private static func wholeNumber(_ value: Double) -> Int {
        value.isFinite ? Int(min(max(0, value), 40_100_000).rounded()) : 0
    }
}
