import Foundation
import IntentSchema
import Understanding

extension Question {
    /// A question written as `INRequestRideIntent.partySize confirm`: what is asked about, then its kind, a value when none is named.
    init(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        let path = words[0].split(separator: ".").map(String.init)
        let people = Fixtures.contacts
        let kind: Kind =
            switch words.count > 1 ? words[1] : "value" {
            case "request": .confirmRequest
            case "johns": .choice([.record(people[1].person(spoken: "John")), .record(people[2].person(spoken: "John"))])
            case "prices":
                .choice(
                    [12, 30, 7].map { price in
                        .record(
                            Record(
                                "INRideOption",
                                [
                                    "name": .string("Option \(price)"),
                                    "priceRange": .record(Record("INPriceRange", ["minimumPrice": .integer(price)])),
                                ]))
                    })
            case "songs":
                .choice(
                    [("Halo", "Beyonce"), ("Halo", "Depeche Mode"), ("Hello", "Adele")].map { title, artist in
                        .record(Record("INMediaItem", ["title": .string(title), "artist": .string(artist), "type": .integer(1)]))
                    })
            case "restaurants":
                .choice(["Nopa", "Zuni Cafe", "Chez Panisse"].map { .record(Record("INRestaurant", ["name": .string($0)])) })
            case "tables":
                .choice([19, 17, 20].map { .dateComponents(DateComponents(year: 2026, month: 3, day: 4, hour: $0, minute: 30)) })
            case "streets":
                .choice(
                    [("1 Main Street", "Paris"), ("9 Oak Avenue", "London")].map { street, city in
                        .record(
                            Record(
                                "CLPlacemark",
                                ["name": .string("Grand Hotel"), "thoroughfare": .string(street), "locality": .string(city)]))
                    })
            case "apps": .chooseApp(["cabs", "pay"])
            case "confirm": .confirmValue(.integer(2))
            case "places": .choice(Fixtures.springfields)
            case "options": .choice(["Black Car", "Shared Ride", "Economy"].map { .record(.speakableString($0)) })
            default: .value
            }
        self.init(kind: kind, intent: path[0], parameter: path.count > 1 ? path[1] : nil)
    }
}

extension Fixtures {
    /// The gazetteer's four towns of that name, in its order.
    static let springfields: [ParameterValue] = (interpreter?.places.places(named: "Springfield") ?? []).map {
        .record($0.placemark)
    }
}
