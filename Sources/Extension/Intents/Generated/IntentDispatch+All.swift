// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension IntentDispatch {
    /// Every intent that something can handle, by class name.
    package static let all: [String: IntentDispatch] = table(of: [
        calls, carPlay, carCommands, focus, listsAndNotes, media, messages, payments, photos, radio, restaurants, rideBooking,
        visualCodes, workouts,
    ])
}
