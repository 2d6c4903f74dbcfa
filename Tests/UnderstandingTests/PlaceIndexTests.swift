import Foundation
import IntentSchema
import Testing
import Understanding

struct PlaceIndexTests {
    static let index = Fixtures.interpreter?.places ?? PlaceIndex([])

    @Test("the gazetteer is sound: real positions, no empty names, no entry twice")
    func sound() {
        #expect(Self.index.places.count >= 300)
        for place in Self.index.places {
            #expect(abs(place.latitude) <= 90 && abs(place.longitude) <= 180 && place.latitude != 0, "\(place.name)")
            #expect(!place.name.isEmpty && place.isoCountryCode.count == 2, "\(place.name)")
        }
        #expect(Set(Self.index.places).count == Self.index.places.count)
    }

    @Test(
        "names are found whatever their case and accents",
        arguments: ["são paulo", "SAO PAULO", "zurich", "Zürich", "sfo", "O'Hare"])
    func names(name: String) {
        #expect(Self.index.places(named: name).count == 1)
    }

    @Test(
        "a town lies where its region says",
        arguments: [
            ("Springfield", "Illinois", 39.78), ("Springfield", "MA", 42.10), ("Portland", "Maine", 43.66),
            ("San Jose", "CA", 37.34),
        ])
    func towns(city: String, region: String, latitude: Double) throws {
        let found = try #require(Self.index.coordinate(city: city, region: region))
        #expect(abs(found.latitude - latitude) < 0.1)
    }

    @Test("a town whose name several share is not placed without its region")
    func sharedTown() {
        #expect(Self.index.coordinate(city: "Springfield") == nil)
        #expect(Self.index.coordinate(city: "Narnia") == nil)
    }

    @Test("the nearest town names a position, unless none is near")
    func nearest() {
        #expect(Self.index.locality(near: .init(latitude: 37.80, longitude: -122.27))?.name == "Oakland")
        #expect(Self.index.locality(near: .init(latitude: 30, longitude: -150)) == nil)
    }

    @Test("without a position, a kind of place leaves several to choose from")
    func kindWithoutPosition() throws {
        var context = Fixtures.context
        context.location = nil
        let acts = try #require(Fixtures.interpreter?.interpret("book a ride to the airport", in: context).acts)
        guard case .request(let hypothesis) = try #require(acts.first) else {
            Issue.record("it should be a request")
            return
        }
        #expect(hypothesis.ambiguities["dropOffLocation"]?.count == 5)
        let here = Fixtures.interpreter?.interpret("book a ride from here", in: context).acts.first
        #expect(here?.summary == "INRequestRideIntent pickupLocation!'here'")
    }
}
