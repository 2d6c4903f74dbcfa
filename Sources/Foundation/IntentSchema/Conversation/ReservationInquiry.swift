public import Foundation

/// A question about reservations that apps have donated, and what is known about them.
public struct ReservationInquiry: Hashable, Sendable {
    /// What is asked about a reservation.
    public enum Fact: String, Hashable, Sendable, CaseIterable, Codable {
        /// What it is, in short.
        case details = "details"
        /// When it begins: departure, check-in, pick-up.
        case start = "start"
        /// When it ends: arrival, check-out, return.
        case end = "end"
        /// When boarding begins.
        case boarding = "boarding"
        /// Where it is, or begins.
        case place = "place"
        /// Where it ends: the destination, or where a car is returned.
        case destination = "destination"
        /// The confirmation number.
        case number = "number"
        /// The reserved seat.
        case seat = "seat"
        /// The gate of departure.
        case gate = "gate"
        /// The terminal of departure.
        case terminal = "terminal"
        /// The platform of departure.
        case platform = "platform"
        /// For how many people.
        case partySize = "partySize"
        /// The number of the room, which no app can donate.
        case room = "room"
        /// In whose name.
        case holder = "holder"
        /// Whether it is confirmed, cancelled or on hold.
        case status = "status"
    }

    /// The most reservations that an answer lists.
    public static let mostListed = 10

    /// Which kinds of reservations are meant; empty for all.
    public var kinds: [ReservationKind]
    /// What is asked about them.
    public var fact: Fact
    /// The period in which they are; `nil` for what is to come, or what has been with ``isPast``.
    public var period: DateInterval?
    /// Whether those that are over are meant.
    public var isPast: Bool
    /// Whether only the first is meant ("my next flight"), or the last of those that are over.
    public var isNext: Bool
    /// The words that name it, such as a place; empty if there are none.
    public var name: String
    /// The words for where it goes to; empty if there are none.
    public var destination = ""
    /// The words for where it comes from; empty if there are none.
    public var origin = ""
    /// Words that may name it. They do not matter if they match none.
    public var hint: String
    /// What was found, the soonest first; `nil` as long as nothing has been looked up.
    public var found: [FoundReservation]?
    /// How many were found; more than ``mostListed`` are not in ``found``.
    public var count = 0

    public init(
        kinds: [ReservationKind] = [], fact: Fact = .details, period: DateInterval? = nil, isPast: Bool = false,
        isNext: Bool = false, name: String = "", hint: String = ""
    ) {
        self.kinds = kinds
        self.fact = fact
        self.period = period
        self.isPast = isPast
        self.isNext = isNext
        self.name = name
        self.hint = hint
    }
}

/// A reservation, and who donated it.
public struct FoundReservation: Hashable, Sendable {
    /// The app's identifier.
    public var app: String
    /// The app's display name.
    public var appName: String
    /// A record of a subtype of `INReservation`.
    public var reservation: Record

    public init(app: String, appName: String, reservation: Record) {
        self.app = app
        self.appName = appName
        self.reservation = reservation
    }
}

extension ReservationInquiry.Fact: JSONRepresentable {}

extension ReservationInquiry: JSONRepresentable {
    public var json: JSONValue {
        [
            "kinds": kinds.jsonUnlessEmpty, "fact": fact.json, "from": period?.start.json, "to": period?.end.json,
            "isPast": isPast ? .bool(true) : nil, "isNext": isNext ? .bool(true) : nil,
            "name": name.isEmpty ? nil : .string(name),
            "hint": hint.isEmpty ? nil : .string(hint),
            "destination": destination.isEmpty ? nil : .string(destination), "origin": origin.isEmpty ? nil : .string(origin),
            "found": found?.json, "count": count == 0 ? nil : .integer(count),
        ]
    }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            kinds: try json.optional("kinds") ?? [], fact: try json.field("fact"), isPast: try json.optional("isPast") ?? false,
            isNext: try json.optional("isNext") ?? false, name: try json.optional("name") ?? "",
            hint: try json.optional("hint") ?? "")
        let (start, end): (Date?, Date?) = (try json.optional("from"), try json.optional("to"))
        if let start, let end, start <= end { period = DateInterval(start: start, end: end) }
        destination = try json.optional("destination") ?? ""
        origin = try json.optional("origin") ?? ""
        found = try json.optional("found")
        count = try json.optional("count") ?? 0
    }
}

extension FoundReservation: JSONRepresentable {
    public var json: JSONValue { ["app": .string(app), "appName": .string(appName), "reservation": reservation.json] }

    public init(json: JSONValue) throws(JSONError) {
        self.init(
            app: try json.field("app"), appName: try json.field("appName"), reservation: try json.field("reservation"))
    }
}
