/// A requirement on every store, wherever it keeps what it is given.
///
///     for check in StoreRequirement.all {
///         let problems = await check.problems { test in
///             try await test(CheckedStore(MyStore(in: newFolder())))
///         }
///     }
///
/// ``all`` needs nothing but the store. ``erasure`` and ``tampering`` look into what it keeps, and change that, past the store.
public struct StoreRequirement: Sendable, CustomStringConvertible {
    /// Makes an empty store, calls the test with it, and clears up afterwards. A check may ask for several stores, one after another.
    public typealias Supply = @Sendable (_ test: (CheckedStore) async throws -> Void) async throws -> Void

    /// The requirement, in one sentence.
    public let description: String
    private let body: @Sendable (StoreProbe) async throws -> Void

    init(_ description: String, _ body: @escaping @Sendable (StoreProbe) async throws -> Void) {
        self.description = description
        self.body = body
    }

    /// Runs the check.
    ///
    /// - Returns: what is wrong with the store, each with the line of the check that says so; errors that the store or its supply throws
    ///   are among it. Empty if nothing is wrong.
    public func problems(supply: @escaping Supply) async -> [String] {
        let probe = StoreProbe(supply)
        do {
            try await body(probe)
        } catch is StoreProbe.Ended {
            // It has said why.
        } catch {
            probe.add("it ended with \(error)")
        }
        return probe.problems
    }

    /// All checks that need nothing but the store.
    public static let all =
        journal + pendingWork + receipts + leases + contacts + contributions + reservations + shortcuts + appointments
        + audit + personalData + access

    /// What every ``ConversationJournal`` does.
    public static let journal = JournalChecks.all
    /// What every ``ConversationJournal`` does with timers, outcomes and whatever else waits.
    public static let pendingWork = PendingWorkChecks.all
    /// What every ``ConversationJournal`` does with receipts of operations.
    public static let receipts = ReceiptChecks.all
    /// What every ``LeaseBook`` does: one writer for each conversation.
    public static let leases = LeaseChecks.all
    /// What every ``ContactBook`` and ``Settings`` does.
    public static let contacts = ContactBookChecks.all
    /// What every ``ContributionBook`` does.
    public static let contributions = ContributionChecks.all
    /// What every ``ContributionBook`` does with reservations.
    public static let reservations = ReservationChecks.all
    /// What every ``ShortcutBook`` does.
    public static let shortcuts = ShortcutChecks.all
    /// What every ``AppointmentBook`` does.
    public static let appointments = AppointmentChecks.all
    /// What every ``AuditBook`` does.
    public static let audit = AuditChecks.all
    /// What every ``PersonalDataBook`` does.
    public static let personalData = PersonalDataChecks.all
    /// What every ``AccessBook`` does.
    public static let access = AccessChecks.all

    /// That nothing stays of a person who was erased; needs ``CheckedStore/tables``.
    public static let erasure = [PersonalDataChecks.erases]
    /// That every change of an audit trail is found; needs ``CheckedStore/replaceAudit``.
    public static let tampering = [AuditChecks.tampered]
}
