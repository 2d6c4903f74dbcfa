/// Keeps what is to happen for people at certain times. It is never visible to another person.
///
/// Notifications get here with what their apps contribute, ``ContributionBook/keep(_:of:for:)``. A conversation takes an appointment when it
/// is due with ``PendingWork/Change/take(_:next:conversation:)``, so that no two do.
public protocol AppointmentBook: Sendable {
    /// A person's appointments by time, kind, app and key.
    ///
    /// - Parameter limit: the most to return; a limit below 1 returns none.
    func appointments(of person: String, limit: Int) async throws -> [Appointment]

    /// Adds an appointment in place of the one with the same kind, app and key.
    ///
    /// - Throws: `StoreError` with `invalidInput` if it cannot be stored.
    func put(_ appointment: Appointment, of person: String) async throws

    /// Removes an appointment and returns whether it existed.
    @discardableResult
    func removeAppointment(_ kind: Appointment.Kind, app: String, key: String, of person: String) async throws -> Bool
}

extension StoreInput {
    /// Checks an appointment.
    ///
    /// - Throws: `StoreError` with `invalidInput`.
    public static func check(_ appointment: Appointment) throws {
        try check(appointment.app, "an appointment's app", mayBeEmpty: appointment.kind == .shortcut)
        try check(appointment.key, "an appointment's key", mayBeEmpty: false)
        try check(appointment.time.timeIntervalSinceReferenceDate, "an appointment's time")
    }
}

extension StoreError {
    /// The error for an appointment that is no longer there as it was.
    package static func alreadyTaken() -> StoreError {
        StoreError(
            .alreadyTaken, "the appointment has been taken by another conversation, or was changed or removed; read what is left")
    }
}
