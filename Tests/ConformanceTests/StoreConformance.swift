import StoreTesting
import TestDatabases
import TestSupport
import Testing

@Suite("journal conformance", .inTurn)
struct JournalConformance {
    @Test("every store", arguments: StoreRequirement.journal, StoreImplementation.allCases)
    func every(check: StoreRequirement, implementation: StoreImplementation) async { await implementation.passes(check) }
}

@Suite("pending work conformance", .inTurn)
struct PendingWorkConformance {
    @Test("every store", arguments: StoreRequirement.pendingWork, StoreImplementation.allCases)
    func every(check: StoreRequirement, implementation: StoreImplementation) async { await implementation.passes(check) }
}

@Suite("receipt conformance", .inTurn)
struct ReceiptConformance {
    @Test("every store", arguments: StoreRequirement.receipts, StoreImplementation.allCases)
    func every(check: StoreRequirement, implementation: StoreImplementation) async { await implementation.passes(check) }
}

@Suite("lease conformance", .inTurn)
struct LeaseConformance {
    @Test("every store", arguments: StoreRequirement.leases, StoreImplementation.allCases)
    func every(check: StoreRequirement, implementation: StoreImplementation) async { await implementation.passes(check) }
}

@Suite("contact book conformance", .inTurn)
struct ContactBookConformance {
    @Test("every store", arguments: StoreRequirement.contacts, StoreImplementation.allCases)
    func every(check: StoreRequirement, implementation: StoreImplementation) async { await implementation.passes(check) }
}

@Suite("contribution book conformance", .inTurn)
struct ContributionConformance {
    @Test("every store", arguments: StoreRequirement.contributions, StoreImplementation.allCases)
    func every(check: StoreRequirement, implementation: StoreImplementation) async { await implementation.passes(check) }
}

@Suite("reservation conformance", .inTurn)
struct ReservationConformance {
    @Test("every store", arguments: StoreRequirement.reservations, StoreImplementation.allCases)
    func every(check: StoreRequirement, implementation: StoreImplementation) async { await implementation.passes(check) }
}

@Suite("shortcut book conformance", .inTurn)
struct ShortcutConformance {
    @Test("every store", arguments: StoreRequirement.shortcuts, StoreImplementation.allCases)
    func every(check: StoreRequirement, implementation: StoreImplementation) async { await implementation.passes(check) }
}

@Suite("appointment book conformance", .inTurn)
struct AppointmentConformance {
    @Test("every store", arguments: StoreRequirement.appointments, StoreImplementation.allCases)
    func every(check: StoreRequirement, implementation: StoreImplementation) async { await implementation.passes(check) }
}

@Suite("audit conformance", .inTurn)
struct AuditConformance {
    @Test("every store", arguments: StoreRequirement.audit + StoreRequirement.tampering, StoreImplementation.allCases)
    func every(check: StoreRequirement, implementation: StoreImplementation) async { await implementation.passes(check) }
}

@Suite("personal data conformance", .inTurn)
struct PersonalDataConformance {
    @Test("every store", arguments: StoreRequirement.personalData + StoreRequirement.erasure, StoreImplementation.allCases)
    func every(check: StoreRequirement, implementation: StoreImplementation) async { await implementation.passes(check) }
}

@Suite("access book conformance", .inTurn)
struct AccessConformance {
    @Test("every store", arguments: StoreRequirement.access, StoreImplementation.allCases)
    func every(check: StoreRequirement, implementation: StoreImplementation) async { await implementation.passes(check) }
}

@Suite("conformance of the store in PostgreSQL", .inTurn)
struct PostgresConformance {
    @Test("all tests of stores are run with it", .enabled(if: TestDatabase.server != nil, TestDatabase.reason))
    func isTested() {
        #expect(StoreImplementation.allCases.contains(.postgres))
    }
}
