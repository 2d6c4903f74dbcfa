import Foundation
import IntentSchema

extension Fixtures {
    /// A restaurant as an app names it.
    static func restaurant(_ name: String) -> ParameterValue {
        .record(
            Record(
                "INRestaurant",
                [
                    "name": .string(name), "vendorIdentifier": .string("v"), "restaurantIdentifier": .string(name.lowercased()),
                    "location": .record(.location(Coordinate(latitude: 37.8, longitude: -122.4))),
                ]))
    }

    /// Friday, 6 March 2026.
    static func friday(_ hour: Int, _ minute: Int = 0) -> ParameterValue {
        .dateComponents(DateComponents(year: 2026, month: 3, day: 6, hour: hour, minute: minute))
    }
}
