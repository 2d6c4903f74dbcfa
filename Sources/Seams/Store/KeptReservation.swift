public import Foundation
public import IntentSchema

/// A reservation that an app has donated for a person.
public struct KeptReservation: Hashable, Sendable {
    /// How long reservations are kept after their donation, in seconds: 400 days, as hardly anything can be booked a year ahead.
    public static let longestAge: TimeInterval = 400 * 86_400
    /// The intent whose donations have a response with reservations.
    public static let intent = "INGetReservationDetailsIntent"

    /// The identifier of the app.
    public var app: String
    /// A record of a subtype of `INReservation`.
    public var reservation: Record

    public init(app: String, reservation: Record) {
        self.app = app
        self.reservation = reservation
    }
}

extension Donation {
    /// Whether it donates reservations.
    public var donatesReservations: Bool { use == KeptReservation.intent }

    /// The reservations that it donates, by what identifies them among those of the app, in the app's order. One without a reference is
    /// identified by the donation and its place; of several with one reference, the last counts.
    public var reservations: [(item: String, reservation: Record)] {
        guard donatesReservations, let list = content["intentResponse"]?.record?["reservations"]?.list else { return [] }
        var items: [(item: String, reservation: Record)] = []
        var places: [String: Int] = [:]
        for (place, reservation) in list.enumerated() {
            guard let reservation = reservation.record else { continue }
            let reference = reservation.reservationReference.map { $0.replacing("\0", with: "\u{FFFD}") }
            let item = reference.map { "=" + $0 } ?? "\(place) \(identifier)"
            if let known = places[item] {
                items[known].reservation = reservation
            } else {
                places[item] = items.count
                items.append((item, reservation))
            }
        }
        return items
    }
}
