import Foundation

/// What is asked for when a table is booked.
public struct TableRequest: Codable, Hashable, Sendable {
    /// The restaurant's identifier.
    public var restaurant: String
    public var date: Date
    public var partySize: Int
    /// Under which name; `nil` when nobody said.
    public var guest: Guest?
    /// What the guest would like besides; `nil` for nothing.
    public var specialRequest: String?

    public init(restaurant: String, date: Date, partySize: Int, guest: Guest? = nil, specialRequest: String? = nil) {
        self.restaurant = restaurant
        self.date = date
        self.partySize = partySize
        self.guest = guest
        self.specialRequest = specialRequest
    }
}

/// The one whose name is on the table.
public struct Guest: Codable, Hashable, Sendable {
    public var name: PersonNameComponents?
    public var phone: String?
    public var email: String?

    public init(name: PersonNameComponents?, phone: String?, email: String?) {
        self.name = name
        self.phone = phone
        self.email = email
    }
}

/// A table that has been booked.
@dynamicMemberLookup
public struct Reservation: Codable, Hashable, Sendable, Identifiable {
    public var id: String
    /// Ties what was confirmed to what was booked, so that the same request is not booked twice.
    public var operation: String
    public var request: TableRequest
    /// When it was booked.
    public var made: Date

    public subscript<Value>(dynamicMember path: KeyPath<TableRequest, Value>) -> Value { request[keyPath: path] }

    /// Whether the restaurant has yet to say yes, as it does by telephone for large parties.
    public var isPending: Bool { request.partySize > 6 }
}
