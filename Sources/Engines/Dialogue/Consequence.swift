public import IntentSchema

/// The consequence of carrying out an intent. It determines the confidence that a reading needs to start without a question.
public enum Consequence: String, Hashable, Sendable, CaseIterable {
    /// Nothing changes.
    case looksUp
    /// The person can undo the change.
    case undoable
    /// Other people notice.
    case reachesOthers
    /// Money moves, or data is lost.
    case spendsOrDeletes

    /// The consequence of an intent: `spendsOrDeletes` for unknown intents and those that the schema always confirms.
    public init(of intent: String, in catalogue: Catalogue) {
        let definition = catalogue.intents[intent]
        let alwaysConfirms = definition?.alwaysConfirms ?? true
        let usual = definition?.custom.map { Self(of: $0.category) } ?? Self.byIntent[intent] ?? .undoable
        self = alwaysConfirms ? .spendsOrDeletes : usual
    }

    /// The consequence of apps' own intents.
    private init(of category: IntentCategory) {
        switch category {
        case .information, .search: self = .looksUp
        case .share: self = .reachesOthers
        case .order, .request: self = .spendsOrDeletes
        case .generic, .start, .create, .download, .set, .toggle, .checkIn: self = .undoable
        }
    }

    /// Intents that are not always confirmed and whose consequence is not `undoable`.
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
