public import IntentSchema

/// What carrying out an intent leads to, which decides how sure the reading must be before it is done without a question.
public enum Consequence: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing changes.
    case looksUp
    /// Something changes that the person can change back.
    case undoable
    /// Other people notice.
    case reachesOthers
    /// Money moves, or something is lost.
    case spendsOrDeletes

    /// The consequence of the intent. Intents that the schema always confirms spend or delete; so may those that are unknown.
    public init(of intent: String, in catalogue: Catalogue) {
        let alwaysConfirms = catalogue.intents[intent]?.alwaysConfirms ?? true
        self = alwaysConfirms ? .spendsOrDeletes : Self.byIntent[intent] ?? .undoable
    }

    /// Intents that are not always confirmed and whose consequence is another than `undoable`.
    private static let byIntent: [String: Consequence] = {
        var table: [String: Consequence] = [:]
        for name in [
            "INGetAvailableRestaurantReservationBookingDefaultsIntent", "INGetAvailableRestaurantReservationBookingsIntent",
            "INGetCarLockStatusIntent", "INGetCarPowerLevelStatusIntent", "INGetReservationDetailsIntent",
            "INGetRestaurantGuestIntent", "INGetRideStatusIntent", "INGetUserCurrentRestaurantReservationBookingsIntent",
            "INGetVisualCodeIntent", "INListCarsIntent", "INListRideOptionsIntent", "INSearchCallHistoryIntent",
            "INSearchForAccountsIntent", "INSearchForBillsIntent", "INSearchForMediaIntent", "INSearchForMessagesIntent",
            "INSearchForNotebookItemsIntent", "INSearchForPhotosIntent",
        ] { table[name] = .looksUp }
        for name in [
            "INActivateCarSignalIntent", "INAnswerCallIntent", "INEditMessageIntent", "INHangUpCallIntent",
            "INSendRideFeedbackIntent",
            "INShareFocusStatusIntent", "INStartAudioCallIntent", "INStartCallIntent", "INStartVideoCallIntent",
        ] { table[name] = .reachesOthers }
        for name in ["INCancelWorkoutIntent", "INEndWorkoutIntent"] { table[name] = .spendsOrDeletes }
        return table
    }()
}
