import CoreLocation
import ExtensionProtocol
import ExtensionRuntime
import Foundation
import IntentSchema
import Intents
import IntentsTesting
import MapKit
import NeighbourFiles
import Testing
import Understanding

@Suite("Places")
struct PlaceTests {
    static let gazetteer = PlaceIndex([
        Place(
            name: "Springfield", category: "city", latitude: 39.8, longitude: -89.6, administrativeArea: "Illinois",
            country: "United States", isoCountryCode: "US"),
        Place(
            name: "Springfield", category: "city", latitude: 42.1, longitude: -72.6, administrativeArea: "Massachusetts",
            country: "United States", isoCountryCode: "US"),
        Place(
            name: "Springfield Station", category: "station", latitude: 42.106, longitude: -72.593, locality: "Springfield",
            administrativeArea: "Massachusetts", country: "United States", isoCountryCode: "US"),
    ])

    private func with<Result>(
        _ access: AccessPermission = .granted, at location: Coordinate? = nil, _ body: () throws -> Result
    ) rethrows -> Result {
        let services = AppServices(
            permission: { $0 == .location ? access : .denied }, location: { location }, geocoder: Self.gazetteer)
        return try AppResources(HostServices(of: "owner", services), app: "test").lend(for: "owner", to: body)
    }

    @Test(
        "addresses lead to the place or the town that they end in",
        arguments: [
            ("springfield station", 42.106), ("Springfield, Massachusetts", 42.1), ("1 Elm St, Springfield, IL 62701", 39.8),
            ("1 Elm St\nSpringfield MA 01101\nUnited States", 42.1),
        ])
    func geocoding(address: String, latitude: Double) async throws {
        let found = try await with { Task { try await CLGeocoder().geocodeAddressString(address) } }.value
        #expect(found.first?.location?.coordinate.latitude == latitude)
    }

    @Test("what nobody knows is an error with a code, with a handler and without")
    func nothing() async throws {
        for text in ["", "Atlantis", ",", ", ,", "1 2 3"] {
            await #expect(throws: CLError(.geocodeFoundNoResult)) {
                try await with { Task { try await CLGeocoder().geocodeAddressString(text) } }.value
            }
        }
        await #expect(throws: CLError(.geocodeFoundNoResult)) {
            try await with {
                Task { try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: .nan, longitude: 500)) }
            }.value
        }
        let code: Int? = await withCheckedContinuation { continuation in
            with {
                CLGeocoder().geocodeAddressString("Atlantis") { _, error in
                    continuation.resume(returning: (error.map { $0 as NSError })?.code)
                }
            }
        }
        #expect(code == 8)
    }

    @Test("positions lead to the place there and the town around it")
    func reverse() async throws {
        let found = try await with {
            Task { try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 42.107, longitude: -72.594)) }
        }.value
        #expect(found.map(\.name) == ["Springfield Station", "Springfield"])
        #expect(found[0].locality == "Springfield" && found[0].isoCountryCode == "US")
    }

    @Test("map items are found by name, and their placemarks go into intents")
    func maps() async throws {
        let items = with {
            Task {
                let request = MKLocalSearch.Request(naturalLanguageQuery: "Springfield Station")
                return try await MKLocalSearch(request: request).start().mapItems
            }
        }
        let item = try #require(try await items.value.first)
        #expect(item.name == "Springfield Station" && item.placemark.coordinate.latitude == 42.106)
        let intent = INRequestRideIntent(
            pickupLocation: item.placemark, dropOffLocation: MKPlacemark(coordinate: item.placemark.coordinate),
            rideOptionName: nil, partySize: nil, paymentMethod: nil, scheduledPickupTime: nil)
        #expect(intent.pickupLocation?.name == "Springfield Station")
        #expect(intent.dropOffLocation?.location?.coordinate.longitude == -72.593)
    }

    @Test("the location follows the permission and the host")
    func location() {
        let here = Coordinate(latitude: 1, longitude: 2)
        with(.granted, at: here) {
            #expect(CLLocationManager().location?.coordinate.latitude == 1)
            #expect(CLLocationManager().authorizationStatus == .authorizedWhenInUse)
        }
        with(.granted, at: nil) { #expect(Told.by { $0.requestLocation() } == ["failed locationUnknown"]) }
        with(.denied, at: here) { #expect(Told.by { $0.startUpdatingLocation() } == ["failed denied"]) }
        with(.notAsked(grants: true), at: here) {
            #expect(CLLocationManager().location == nil)
            let told = Told.by {
                $0.requestWhenInUseAuthorization()
                $0.requestLocation()
            }
            #expect(told == ["changed", "located 1.0"])
        }
        #expect(CLLocationManager().authorizationStatus == .notDetermined && !CLLocationManager.locationServicesEnabled())
    }

    @Test("a handler's geocoder asks the host's gazetteer")
    func conversation() async throws {
        let app = TestApp(GeocodingHandler.self, name: "Cabs", intents: [INRequestRideIntent.self])
        let home = Coordinate(latitude: 37.4419, longitude: -122.143)
        let talk = try TestConversation(with: app, TestSurroundings(location: home))
        try await talk.say("book me a ride with Cabs")
        let said = await talk.transcript.joined(separator: "\n")
        #expect(said.contains("Palo Alto"), "\(said)")
    }
}

/// Writes down what a location manager tells.
private final class Told: CLLocationManagerDelegate {
    private var words: [String] = []

    static func by(_ body: (CLLocationManager) -> Void) -> [String] {
        let told = Told()
        let manager = CLLocationManager()
        manager.delegate = told
        body(manager)
        return told.words
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        words.append("located \(locations[0].coordinate.latitude)")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        words.append("failed \((error as? CLError).map { "\($0.code)" } ?? "")")
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { words.append("changed") }
}
