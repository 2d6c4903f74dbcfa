/// Why Swift Cabs cannot do what it was asked for.
public struct RideError: Error, Sendable, CustomStringConvertible {
    public enum Code: String, Hashable, Sendable {
        case noServiceInArea, dropOffAtPickup, noDriverAvailable, previousRideNeedsCompletion
        case scheduledInPast, scheduledTooFar, partyTooSmall, partyTooLarge, unknownOption
        case rideNotFound, tooLateToCancel, rideNotCompleted, invalidRating, invalidTip, offerExpired
        /// The database cannot be read or written.
        case storage
    }

    public var code: Code
    /// What, where and what to do next; without personal details.
    public var message: String
    /// What the database said; `nil` for everything else.
    public var cause: (any Error)?

    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    public var description: String { cause.map { "\(message) (\($0))" } ?? message }
}
