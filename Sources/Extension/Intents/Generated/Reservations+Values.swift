// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import CoreLocation
import IntentSchema
public import RecordObjects

/// A view of a record of the type `INAirline`.
open class INAirline: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INAirline" }

    @available(*, unavailable, message: "INAirline has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(name: String?, iataCode: String?, icaoCode: String?) {
        var record = Record(Self._recordType)
        record._set("name", name)
        record._set("iataCode", iataCode)
        record._set("icaoCode", icaoCode)
        self.init(_record: record)
    }

    public var name: String? { _optional("name") }
    public var iataCode: String? { _optional("iataCode") }
    public var icaoCode: String? { _optional("icaoCode") }
}

/// A view of a record of the type `INAirport`.
open class INAirport: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INAirport" }

    @available(*, unavailable, message: "INAirport has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(name: String?, iataCode: String?, icaoCode: String?) {
        var record = Record(Self._recordType)
        record._set("name", name)
        record._set("iataCode", iataCode)
        record._set("icaoCode", icaoCode)
        self.init(_record: record)
    }

    public var name: String? { _optional("name") }
    public var iataCode: String? { _optional("iataCode") }
    public var icaoCode: String? { _optional("icaoCode") }
}

/// A view of a record of the type `INAirportGate`.
open class INAirportGate: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INAirportGate" }

    @available(*, unavailable, message: "INAirportGate has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(airport: INAirport, terminal: String?, gate: String?) {
        var record = Record(Self._recordType)
        record._set("airport", airport)
        record._set("terminal", terminal)
        record._set("gate", gate)
        self.init(_record: record)
    }

    public var airport: INAirport { _value("airport") }
    public var terminal: String? { _optional("terminal") }
    public var gate: String? { _optional("gate") }
}

/// A view of a record of the type `INBoatReservation`.
open class INBoatReservation: INReservation, @unchecked Sendable {
    open override class var _recordType: String { "INBoatReservation" }

    @available(*, unavailable, message: "INBoatReservation has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus,
        reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?,
        boatTrip: INBoatTrip?
    ) {
        var record = Record(Self._recordType)
        record._set("itemReference", itemReference)
        record._set("reservationNumber", reservationNumber)
        record._set("bookingTime", bookingTime)
        record._set("reservationStatus", reservationStatus)
        record._set("reservationHolderName", reservationHolderName)
        record._set("actions", actions)
        record._set("url", URL)
        record._set("reservedSeat", reservedSeat)
        record._set("boatTrip", boatTrip)
        self.init(_record: record)
    }

    public var reservedSeat: INSeat? { _optional("reservedSeat") }
    public var boatTrip: INBoatTrip? { _optional("boatTrip") }
}

/// A view of a record of the type `INBoatTrip`.
open class INBoatTrip: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INBoatTrip" }

    @available(*, unavailable, message: "INBoatTrip has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(
        provider: String?, boatName: String?, boatNumber: String?, tripDuration: INDateComponentsRange,
        departureBoatTerminalLocation: CLPlacemark, arrivalBoatTerminalLocation: CLPlacemark
    ) {
        var record = Record(Self._recordType)
        record._set("provider", provider)
        record._set("boatName", boatName)
        record._set("boatNumber", boatNumber)
        record._set("tripDuration", tripDuration)
        record._set("departureBoatTerminalLocation", departureBoatTerminalLocation)
        record._set("arrivalBoatTerminalLocation", arrivalBoatTerminalLocation)
        self.init(_record: record)
    }

    public var provider: String? { _optional("provider") }
    public var boatName: String? { _optional("boatName") }
    public var boatNumber: String? { _optional("boatNumber") }
    public var tripDuration: INDateComponentsRange { _value("tripDuration") }
    public var departureBoatTerminalLocation: CLPlacemark { _value("departureBoatTerminalLocation") }
    public var arrivalBoatTerminalLocation: CLPlacemark { _value("arrivalBoatTerminalLocation") }
}

/// A view of a record of the type `INBusReservation`.
open class INBusReservation: INReservation, @unchecked Sendable {
    open override class var _recordType: String { "INBusReservation" }

    @available(*, unavailable, message: "INBusReservation has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus,
        reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?, busTrip: INBusTrip?
    ) {
        var record = Record(Self._recordType)
        record._set("itemReference", itemReference)
        record._set("reservationNumber", reservationNumber)
        record._set("bookingTime", bookingTime)
        record._set("reservationStatus", reservationStatus)
        record._set("reservationHolderName", reservationHolderName)
        record._set("actions", actions)
        record._set("url", URL)
        record._set("reservedSeat", reservedSeat)
        record._set("busTrip", busTrip)
        self.init(_record: record)
    }

    public var reservedSeat: INSeat? { _optional("reservedSeat") }
    public var busTrip: INBusTrip { _value("busTrip") }
}

/// A view of a record of the type `INBusTrip`.
open class INBusTrip: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INBusTrip" }

    @available(*, unavailable, message: "INBusTrip has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(
        provider: String?, busName: String?, busNumber: String?, tripDuration: INDateComponentsRange,
        departureBusStopLocation: CLPlacemark, departurePlatform: String?, arrivalBusStopLocation: CLPlacemark,
        arrivalPlatform: String?
    ) {
        var record = Record(Self._recordType)
        record._set("provider", provider)
        record._set("busName", busName)
        record._set("busNumber", busNumber)
        record._set("tripDuration", tripDuration)
        record._set("departureBusStopLocation", departureBusStopLocation)
        record._set("departurePlatform", departurePlatform)
        record._set("arrivalBusStopLocation", arrivalBusStopLocation)
        record._set("arrivalPlatform", arrivalPlatform)
        self.init(_record: record)
    }

    public var provider: String? { _optional("provider") }
    public var busName: String? { _optional("busName") }
    public var busNumber: String? { _optional("busNumber") }
    public var tripDuration: INDateComponentsRange { _value("tripDuration") }
    public var departureBusStopLocation: CLPlacemark { _value("departureBusStopLocation") }
    public var departurePlatform: String? { _optional("departurePlatform") }
    public var arrivalBusStopLocation: CLPlacemark { _value("arrivalBusStopLocation") }
    public var arrivalPlatform: String? { _optional("arrivalPlatform") }
}

/// A view of a record of the type `INFlight`.
open class INFlight: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INFlight" }

    @available(*, unavailable, message: "INFlight has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(
        airline: INAirline, flightNumber: String, boardingTime: INDateComponentsRange?, flightDuration: INDateComponentsRange,
        departureAirportGate: INAirportGate, arrivalAirportGate: INAirportGate
    ) {
        var record = Record(Self._recordType)
        record._set("airline", airline)
        record._set("flightNumber", flightNumber)
        record._set("boardingTime", boardingTime)
        record._set("flightDuration", flightDuration)
        record._set("departureAirportGate", departureAirportGate)
        record._set("arrivalAirportGate", arrivalAirportGate)
        self.init(_record: record)
    }

    public var airline: INAirline { _value("airline") }
    public var flightNumber: String { _value("flightNumber") }
    public var boardingTime: INDateComponentsRange? { _optional("boardingTime") }
    public var flightDuration: INDateComponentsRange { _value("flightDuration") }
    public var departureAirportGate: INAirportGate { _value("departureAirportGate") }
    public var arrivalAirportGate: INAirportGate { _value("arrivalAirportGate") }
}

/// A view of a record of the type `INFlightReservation`.
open class INFlightReservation: INReservation, @unchecked Sendable {
    open override class var _recordType: String { "INFlightReservation" }

    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus,
        reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?, flight: INFlight
    ) {
        var record = Record(Self._recordType)
        record._set("itemReference", itemReference)
        record._set("reservationNumber", reservationNumber)
        record._set("bookingTime", bookingTime)
        record._set("reservationStatus", reservationStatus)
        record._set("reservationHolderName", reservationHolderName)
        record._set("actions", actions)
        record._set("url", URL)
        record._set("reservedSeat", reservedSeat)
        record._set("flight", flight)
        self.init(_record: record)
    }

    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus,
        reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, flight: INFlight
    ) {
        var record = Record(Self._recordType)
        record._set("itemReference", itemReference)
        record._set("reservationNumber", reservationNumber)
        record._set("bookingTime", bookingTime)
        record._set("reservationStatus", reservationStatus)
        record._set("reservationHolderName", reservationHolderName)
        record._set("actions", actions)
        record._set("reservedSeat", reservedSeat)
        record._set("flight", flight)
        self.init(_record: record)
    }

    public var reservedSeat: INSeat? { _optional("reservedSeat") }
    public var flight: INFlight { _value("flight") }
}

/// A view of a record of the type `INLodgingReservation`.
open class INLodgingReservation: INReservation, @unchecked Sendable {
    open override class var _recordType: String { "INLodgingReservation" }

    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil,
        reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil,
        actions: [INReservationAction]? = nil, lodgingBusinessLocation: CLPlacemark, reservationDuration: INDateComponentsRange,
        numberOfAdults: Int? = nil, numberOfChildren: Int? = nil
    ) {
        var record = Record(Self._recordType)
        record._set("itemReference", itemReference)
        record._set("reservationNumber", reservationNumber)
        record._set("bookingTime", bookingTime)
        record._set("reservationStatus", reservationStatus)
        record._set("reservationHolderName", reservationHolderName)
        record._set("actions", actions)
        record._set("lodgingBusinessLocation", lodgingBusinessLocation)
        record._set("reservationDuration", reservationDuration)
        record._set("numberOfAdults", numberOfAdults)
        record._set("numberOfChildren", numberOfChildren)
        self.init(_record: record)
    }

    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil,
        reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil,
        actions: [INReservationAction]? = nil, url: URL? = nil, lodgingBusinessLocation: CLPlacemark,
        reservationDuration: INDateComponentsRange, numberOfAdults: Int? = nil, numberOfChildren: Int? = nil
    ) {
        var record = Record(Self._recordType)
        record._set("itemReference", itemReference)
        record._set("reservationNumber", reservationNumber)
        record._set("bookingTime", bookingTime)
        record._set("reservationStatus", reservationStatus)
        record._set("reservationHolderName", reservationHolderName)
        record._set("actions", actions)
        record._set("url", url)
        record._set("lodgingBusinessLocation", lodgingBusinessLocation)
        record._set("reservationDuration", reservationDuration)
        record._set("numberOfAdults", numberOfAdults)
        record._set("numberOfChildren", numberOfChildren)
        self.init(_record: record)
    }

    public var lodgingBusinessLocation: CLPlacemark { _value("lodgingBusinessLocation") }
    public var reservationDuration: INDateComponentsRange { _value("reservationDuration") }
    public var numberOfAdults: Int? { _optional("numberOfAdults") }
    public var numberOfChildren: Int? { _optional("numberOfChildren") }
}

/// A view of a record of the type `INRentalCar`.
open class INRentalCar: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INRentalCar" }

    @available(*, unavailable, message: "INRentalCar has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(
        rentalCompanyName: String, type: String?, make: String?, model: String?, rentalCarDescription: String?
    ) {
        var record = Record(Self._recordType)
        record._set("rentalCompanyName", rentalCompanyName)
        record._set("type", type)
        record._set("make", make)
        record._set("model", model)
        record._set("rentalCarDescription", rentalCarDescription)
        self.init(_record: record)
    }

    public var rentalCompanyName: String { _value("rentalCompanyName") }
    public var type: String? { _optional("type") }
    public var make: String? { _optional("make") }
    public var model: String? { _optional("model") }
    public var rentalCarDescription: String? { _optional("rentalCarDescription") }
}

/// A view of a record of the type `INRentalCarReservation`.
open class INRentalCarReservation: INReservation, @unchecked Sendable {
    open override class var _recordType: String { "INRentalCarReservation" }

    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus,
        reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, rentalCar: INRentalCar,
        rentalDuration: INDateComponentsRange, pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?
    ) {
        var record = Record(Self._recordType)
        record._set("itemReference", itemReference)
        record._set("reservationNumber", reservationNumber)
        record._set("bookingTime", bookingTime)
        record._set("reservationStatus", reservationStatus)
        record._set("reservationHolderName", reservationHolderName)
        record._set("actions", actions)
        record._set("url", URL)
        record._set("rentalCar", rentalCar)
        record._set("rentalDuration", rentalDuration)
        record._set("pickupLocation", pickupLocation)
        record._set("dropOffLocation", dropOffLocation)
        self.init(_record: record)
    }

    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus,
        reservationHolderName: String?, actions: [INReservationAction]?, rentalCar: INRentalCar,
        rentalDuration: INDateComponentsRange, pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?
    ) {
        var record = Record(Self._recordType)
        record._set("itemReference", itemReference)
        record._set("reservationNumber", reservationNumber)
        record._set("bookingTime", bookingTime)
        record._set("reservationStatus", reservationStatus)
        record._set("reservationHolderName", reservationHolderName)
        record._set("actions", actions)
        record._set("rentalCar", rentalCar)
        record._set("rentalDuration", rentalDuration)
        record._set("pickupLocation", pickupLocation)
        record._set("dropOffLocation", dropOffLocation)
        self.init(_record: record)
    }

    public var rentalCar: INRentalCar { _value("rentalCar") }
    public var rentalDuration: INDateComponentsRange { _value("rentalDuration") }
    public var pickupLocation: CLPlacemark? { _optional("pickupLocation") }
    public var dropOffLocation: CLPlacemark? { _optional("dropOffLocation") }
}

/// A view of a record of the type `INReservation`.
open class INReservation: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INReservation" }

    @available(*, unavailable, message: "INReservation has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }
    open override class var _subclasses: [RecordObject.Type] {
        [
            INBoatReservation.self, INBusReservation.self, INFlightReservation.self, INLodgingReservation.self,
            INRentalCarReservation.self, INRestaurantReservation.self, INTicketedEventReservation.self, INTrainReservation.self,
        ]
    }

    public var itemReference: INSpeakableString { _value("itemReference") }
    public var reservationNumber: String? { _optional("reservationNumber") }
    public var bookingTime: Date? { _optional("bookingTime") }
    public var reservationStatus: INReservationStatus { _value("reservationStatus") }
    public var reservationHolderName: String? { _optional("reservationHolderName") }
    public var actions: [INReservationAction]? { _optional("actions") }
    @available(iOS, deprecated: 14.0)
    public var url: URL? { _optional("url") }
}

/// A view of a record of the type `INReservationAction`.
open class INReservationAction: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INReservationAction" }

    @available(*, unavailable, message: "INReservationAction has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(type: INReservationActionType, validDuration: INDateComponentsRange, userActivity: NSUserActivity) {
        var record = Record(Self._recordType)
        record._set("type", type)
        record._set("validDuration", validDuration)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var type: INReservationActionType { _value("type") }
    public var validDuration: INDateComponentsRange { _value("validDuration") }
    public var userActivity: NSUserActivity { _value("userActivity") }
}

/// A view of a record of the type `INRestaurantReservation`.
open class INRestaurantReservation: INReservation, @unchecked Sendable {
    open override class var _recordType: String { "INRestaurantReservation" }

    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil,
        reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil,
        actions: [INReservationAction]? = nil, reservationDuration: INDateComponentsRange, partySize: Int? = nil,
        restaurantLocation: CLPlacemark
    ) {
        var record = Record(Self._recordType)
        record._set("itemReference", itemReference)
        record._set("reservationNumber", reservationNumber)
        record._set("bookingTime", bookingTime)
        record._set("reservationStatus", reservationStatus)
        record._set("reservationHolderName", reservationHolderName)
        record._set("actions", actions)
        record._set("reservationDuration", reservationDuration)
        record._set("partySize", partySize)
        record._set("restaurantLocation", restaurantLocation)
        self.init(_record: record)
    }

    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil,
        reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil,
        actions: [INReservationAction]? = nil, url: URL? = nil, reservationDuration: INDateComponentsRange, partySize: Int? = nil,
        restaurantLocation: CLPlacemark
    ) {
        var record = Record(Self._recordType)
        record._set("itemReference", itemReference)
        record._set("reservationNumber", reservationNumber)
        record._set("bookingTime", bookingTime)
        record._set("reservationStatus", reservationStatus)
        record._set("reservationHolderName", reservationHolderName)
        record._set("actions", actions)
        record._set("url", url)
        record._set("reservationDuration", reservationDuration)
        record._set("partySize", partySize)
        record._set("restaurantLocation", restaurantLocation)
        self.init(_record: record)
    }

    public var reservationDuration: INDateComponentsRange { _value("reservationDuration") }
    public var restaurantLocation: CLPlacemark { _value("restaurantLocation") }
    public var partySize: Int? { _optional("partySize") }
}

/// A view of a record of the type `INSeat`.
open class INSeat: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INSeat" }

    @available(*, unavailable, message: "INSeat has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(seatSection: String?, seatRow: String?, seatNumber: String?, seatingType: String?) {
        var record = Record(Self._recordType)
        record._set("seatSection", seatSection)
        record._set("seatRow", seatRow)
        record._set("seatNumber", seatNumber)
        record._set("seatingType", seatingType)
        self.init(_record: record)
    }

    public var seatSection: String? { _optional("seatSection") }
    public var seatRow: String? { _optional("seatRow") }
    public var seatNumber: String? { _optional("seatNumber") }
    public var seatingType: String? { _optional("seatingType") }
}

/// A view of a record of the type `INTicketedEvent`.
open class INTicketedEvent: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INTicketedEvent" }

    @available(*, unavailable, message: "INTicketedEvent has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(
        category: INTicketedEventCategory, name: String, eventDuration: INDateComponentsRange, location: CLPlacemark?
    ) {
        var record = Record(Self._recordType)
        record._set("category", category)
        record._set("name", name)
        record._set("eventDuration", eventDuration)
        record._set("location", location)
        self.init(_record: record)
    }

    public var category: INTicketedEventCategory { _value("category") }
    public var name: String { _value("name") }
    public var eventDuration: INDateComponentsRange { _value("eventDuration") }
    public var location: CLPlacemark? { _optional("location") }
}

/// A view of a record of the type `INTicketedEventReservation`.
open class INTicketedEventReservation: INReservation, @unchecked Sendable {
    open override class var _recordType: String { "INTicketedEventReservation" }

    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus,
        reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?,
        event: INTicketedEvent
    ) {
        var record = Record(Self._recordType)
        record._set("itemReference", itemReference)
        record._set("reservationNumber", reservationNumber)
        record._set("bookingTime", bookingTime)
        record._set("reservationStatus", reservationStatus)
        record._set("reservationHolderName", reservationHolderName)
        record._set("actions", actions)
        record._set("url", URL)
        record._set("reservedSeat", reservedSeat)
        record._set("event", event)
        self.init(_record: record)
    }

    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus,
        reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, event: INTicketedEvent
    ) {
        var record = Record(Self._recordType)
        record._set("itemReference", itemReference)
        record._set("reservationNumber", reservationNumber)
        record._set("bookingTime", bookingTime)
        record._set("reservationStatus", reservationStatus)
        record._set("reservationHolderName", reservationHolderName)
        record._set("actions", actions)
        record._set("reservedSeat", reservedSeat)
        record._set("event", event)
        self.init(_record: record)
    }

    public var event: INTicketedEvent { _value("event") }
    public var reservedSeat: INSeat? { _optional("reservedSeat") }
}

/// A view of a record of the type `INTrainReservation`.
open class INTrainReservation: INReservation, @unchecked Sendable {
    open override class var _recordType: String { "INTrainReservation" }

    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus,
        reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?,
        trainTrip: INTrainTrip
    ) {
        var record = Record(Self._recordType)
        record._set("itemReference", itemReference)
        record._set("reservationNumber", reservationNumber)
        record._set("bookingTime", bookingTime)
        record._set("reservationStatus", reservationStatus)
        record._set("reservationHolderName", reservationHolderName)
        record._set("actions", actions)
        record._set("url", URL)
        record._set("reservedSeat", reservedSeat)
        record._set("trainTrip", trainTrip)
        self.init(_record: record)
    }

    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus,
        reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, trainTrip: INTrainTrip
    ) {
        var record = Record(Self._recordType)
        record._set("itemReference", itemReference)
        record._set("reservationNumber", reservationNumber)
        record._set("bookingTime", bookingTime)
        record._set("reservationStatus", reservationStatus)
        record._set("reservationHolderName", reservationHolderName)
        record._set("actions", actions)
        record._set("reservedSeat", reservedSeat)
        record._set("trainTrip", trainTrip)
        self.init(_record: record)
    }

    public var reservedSeat: INSeat? { _optional("reservedSeat") }
    public var trainTrip: INTrainTrip { _value("trainTrip") }
}

/// A view of a record of the type `INTrainTrip`.
open class INTrainTrip: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INTrainTrip" }

    @available(*, unavailable, message: "INTrainTrip has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(
        provider: String?, trainName: String?, trainNumber: String?, tripDuration: INDateComponentsRange,
        departureStationLocation: CLPlacemark, departurePlatform: String?, arrivalStationLocation: CLPlacemark,
        arrivalPlatform: String?
    ) {
        var record = Record(Self._recordType)
        record._set("provider", provider)
        record._set("trainName", trainName)
        record._set("trainNumber", trainNumber)
        record._set("tripDuration", tripDuration)
        record._set("departureStationLocation", departureStationLocation)
        record._set("departurePlatform", departurePlatform)
        record._set("arrivalStationLocation", arrivalStationLocation)
        record._set("arrivalPlatform", arrivalPlatform)
        self.init(_record: record)
    }

    public var provider: String? { _optional("provider") }
    public var trainName: String? { _optional("trainName") }
    public var trainNumber: String? { _optional("trainNumber") }
    public var tripDuration: INDateComponentsRange { _value("tripDuration") }
    public var departureStationLocation: CLPlacemark { _value("departureStationLocation") }
    public var departurePlatform: String? { _optional("departurePlatform") }
    public var arrivalStationLocation: CLPlacemark { _value("arrivalStationLocation") }
    public var arrivalPlatform: String? { _optional("arrivalPlatform") }
}
