import Foundation
import RidesCore
import Testing

@Suite("Fares")
struct FareTests {
    @Test(
        "A fare is base, distance, time and fee, and never under the minimum",
        arguments: [
            ("compact", 10_000.0, 900.0, [250, 1200, 375, 220]),
            ("sedan", 25_300.0, 1980.0, [300, 3669, 990, 220]),
            ("suv", 10_000.0, 900.0, [450, 2100, 675, 220]),
            ("compact", 500.0, 120.0, [250, 60, 50, 220, 70]),
            ("sedan", 0.0, 0.0, [300, 0, 0, 220, 280]),
            ("sedan", -Double.infinity, Double.nan, [300, 0, 0, 220, 280]),
        ] as [(String, Double, Double, [Int])])
    func fare(product: String, metres: Double, seconds: TimeInterval, cents: [Int]) throws {
        let fare = Fare(product: try #require(RideProduct.product(id: product)), roadMetres: metres, duration: seconds)
        #expect(fare.lines.map(\.cents) == cents)
        #expect(fare.total == Decimal(cents.reduce(0, +)) / 100)
    }

    @Test(
        "A ride option goes by its name and its synonyms",
        arguments: [
            ("SUV", "suv"), ("suv", "suv"), ("big  car", "suv"), ("Economy", "compact"), ("saloon", "sedan"), ("yacht", nil),
            ("", nil),
        ] as [(String, String?)])
    func productNames(words: String, id: String?) {
        #expect(RideProduct.product(called: words)?.id == id)
    }

    @Test(
        "The service area holds the bay and nothing else",
        arguments: [
            ("airport", 37.6213, -122.3790, true), ("San José", 37.3382, -121.8863, true), ("Oakland", 37.8044, -122.2712, true),
            ("Berkeley", 37.8716, -122.2727, true), ("Sacramento", 38.5816, -121.4944, false),
            ("Reno", 39.5296, -119.8138, false),
            ("Monterey", 36.6002, -121.8947, false), ("the other side of the earth", -37.6, 57.6, false),
            ("nowhere", .nan, .nan, false),
        ] as [(String, Double, Double, Bool)])
    func serviceArea(name: String, latitude: Double, longitude: Double, isServed: Bool) {
        #expect(ServiceArea.bay.contains(GeoPoint(latitude: latitude, longitude: longitude)) == isServed)
    }
}
