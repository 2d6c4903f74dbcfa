/// Why Glovebox cannot do what it was asked for.
struct GarageError: Error, Sendable, CustomStringConvertible {
    enum Code: String, Hashable, Sendable {
        /// There is no such car, or it is not told apart from others.
        case unknownCar
        /// The battery has too little left.
        case batteryLow
        /// The car has no such seat, zone or signal.
        case notEquipped
        /// The file cannot be read or written.
        case storage
    }

    var code: Code
    /// What, where and what to do next; without personal details.
    var message: String
    /// What the file system said; `nil` for everything else.
    var cause: (any Error)?

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    var description: String { cause.map { "\(message) (\($0))" } ?? message }
}
