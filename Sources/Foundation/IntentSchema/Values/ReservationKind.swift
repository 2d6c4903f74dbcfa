/// The kinds of reservations, each a subtype of `INReservation`.
public enum ReservationKind: String, Hashable, Sendable, CaseIterable, Codable {
    /// A passage by boat or ferry.
    case boat = "boat"
    /// A bus trip.
    case bus = "bus"
    /// A ticket for an event, such as a concert.
    case event = "event"
    /// A flight.
    case flight = "flight"
    /// A stay at a hotel.
    case lodging = "lodging"
    /// A rental car.
    case rentalCar = "rentalCar"
    /// A table at a restaurant.
    case restaurant = "restaurant"
    /// A train trip.
    case train = "train"

    /// The name of the record type.
    public var type: String {
        switch self {
        case .boat: "INBoatReservation"
        case .bus: "INBusReservation"
        case .event: "INTicketedEventReservation"
        case .flight: "INFlightReservation"
        case .lodging: "INLodgingReservation"
        case .rentalCar: "INRentalCarReservation"
        case .restaurant: "INRestaurantReservation"
        case .train: "INTrainReservation"
        }
    }

    private static let byType = Dictionary(uniqueKeysWithValues: allCases.map { ($0.type, $0) })

    /// The kind of reservations of that record type; `nil` for other types.
    public init?(type: String) {
        guard let kind = Self.byType[type] else { return nil }
        self = kind
    }

    /// The fields on the way to the `INDateComponentsRange` from its beginning to its end.
    var span: [String] {
        switch self {
        case .boat: ["boatTrip", "tripDuration"]
        case .bus: ["busTrip", "tripDuration"]
        case .event: ["event", "eventDuration"]
        case .flight: ["flight", "flightDuration"]
        case .lodging, .restaurant: ["reservationDuration"]
        case .rentalCar: ["rentalDuration"]
        case .train: ["trainTrip", "tripDuration"]
        }
    }

    /// The fields on the way to where it is, or begins.
    var place: [String] {
        switch self {
        case .boat: ["boatTrip", "departureBoatTerminalLocation"]
        case .bus: ["busTrip", "departureBusStopLocation"]
        case .event: ["event", "location"]
        case .flight: ["flight", "departureAirportGate", "airport"]
        case .lodging: ["lodgingBusinessLocation"]
        case .rentalCar: ["pickupLocation"]
        case .restaurant: ["restaurantLocation"]
        case .train: ["trainTrip", "departureStationLocation"]
        }
    }

    /// The fields on the way to where it ends; `nil` where that is where it begins.
    var destination: [String]? {
        switch self {
        case .boat: ["boatTrip", "arrivalBoatTerminalLocation"]
        case .bus: ["busTrip", "arrivalBusStopLocation"]
        case .flight: ["flight", "arrivalAirportGate", "airport"]
        case .rentalCar: ["dropOffLocation"]
        case .train: ["trainTrip", "arrivalStationLocation"]
        case .event, .lodging, .restaurant: nil
        }
    }

    /// The fields on the way to the platform; `nil` where there is none.
    var platform: [String]? {
        switch self {
        case .bus: ["busTrip", "departurePlatform"]
        case .train: ["trainTrip", "departurePlatform"]
        case .boat, .event, .flight, .lodging, .rentalCar, .restaurant: nil
        }
    }
}

extension ReservationKind: JSONRepresentable {}
