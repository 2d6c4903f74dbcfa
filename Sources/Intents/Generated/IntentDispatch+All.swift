// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension IntentDispatch {
    /// Every intent that something can handle, by class name.
    package static let all: [String: IntentDispatch] = table(of: [calls, messages, payments, rideBooking, workouts])
}
