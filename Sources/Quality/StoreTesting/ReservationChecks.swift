import ExtensionProtocol
import Foundation
import IntentSchema
import Store

/// What every ``ContributionBook`` does with reservations.
enum ReservationChecks {
    static let all = [replaces, apart, stays, thousand]

    private static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private static func reservation(_ item: String?, _ number: String) -> ParameterValue {
        var record = Record("INFlightReservation", ["reservationNumber": .string(number)])
        if let item {
            record["itemReference"] = .record(Record("INSpeakableString", ["vocabularyIdentifier": .string(item)]))
        }
        return .record(record)
    }

    private static func donation(_ identifier: String, _ reservations: [ParameterValue], group: String? = nil) -> AppContribution
    {
        let response = Record("INGetReservationDetailsIntentResponse", ["reservations": .list(reservations)])
        var record = Record(
            "INInteraction",
            ["intent": .record(Record(KeptReservation.intent)), "intentResponse": .record(response)])
        record["identifier"] = .string(identifier)
        record["groupIdentifier"] = group.map { .string($0) }
        return .donation(record)
    }

    private static func keep(
        _ contributions: AppContribution..., of app: String = "a", for person: String = "ann", at seconds: Double = 0,
        in store: any AssistantStore
    ) async throws {
        try await store.keep(contributions.map { TimedContribution($0, at: now + seconds) }, of: app, for: person)
    }

    private static func numbers(_ store: any AssistantStore, _ person: String = "ann") async throws -> [String] {
        try await store.reservations(of: person).map { "\($0.app) \($0.reservation["reservationNumber"]?.string ?? "?")" }
    }

    static let replaces = StoreRequirement(
        "SYS-11 of reservations with one reference the last donated is kept, and deleting it brings back none"
    ) { probe in
        try await probe.withStore { store async throws in
            try await Self.keep(
                Self.donation("1", [Self.reservation("x", "1"), Self.reservation("y", "2")]),
                Self.donation("2", [Self.reservation("x", "3")]), in: store)
            await probe.expect(try await Self.numbers(store), equals: ["a 2", "a 3"])
            // The same donation with other reservations, one of them twice.
            try await Self.keep(
                Self.donation("1", [Self.reservation("z", "4"), Self.reservation("z", "5")]), at: 1, in: store)
            await probe.expect(try await Self.numbers(store), equals: ["a 3", "a 5"])
            try await Self.keep(.deletion(.identifiers(["2"])), at: 2, in: store)
            await probe.expect(try await Self.numbers(store), equals: ["a 5"])
            // Without a reference, nothing tells them apart but where they were donated.
            try await Self.keep(
                Self.donation("3", [Self.reservation(nil, "6"), Self.reservation(nil, "7")], group: "g"),
                Self.donation("4", [Self.reservation("", "8"), .string("none")]), at: 3, in: store)
            await probe.expect(try await Self.numbers(store), equals: ["a 5", "a 6", "a 7", "a 8"])
            try await Self.keep(.deletion(.group("g")), at: 4, in: store)
            await probe.expect(try await Self.numbers(store), equals: ["a 5", "a 8"])
            try await Self.keep(.deletion(.all), at: 5, in: store)
            await probe.expect(try await Self.numbers(store).isEmpty)
        }
    }

    static let apart = StoreRequirement("SYS-11 reservations of apps and people are apart, and erased with the donations") {
        probe in
        try await probe.withStore { store async throws in
            for (app, person, number) in [("a", "ann", "1"), ("b", "ann", "2"), ("a", "bob", "3")] {
                try await Self.keep(
                    Self.donation("same", [Self.reservation("x", number)]), of: app, for: person, in: store)
            }
            await probe.expect(try await Self.numbers(store), equals: ["a 1", "b 2"])
            await probe.expect(try await Self.numbers(store, "bob"), equals: ["a 3"])
            try await Self.keep(.deletion(.all), of: "a", at: 1, in: store)
            await probe.expect(try await Self.numbers(store), equals: ["b 2"])
            await probe.expect(try await Self.numbers(store, "bob"), equals: ["a 3"])
            try await store.eraseDonations(of: nil, for: "ann")
            await probe.expect(try await Self.numbers(store).isEmpty)
            try await store.eraseContributions(of: "a")
            await probe.expect(try await Self.numbers(store, "bob").isEmpty)
        }
    }

    static let stays = StoreRequirement("SYS-11 other donations push no reservation out, and a reservation stays for longer") {
        probe in
        try await probe.withStore { store async throws in
            try await Self.keep(Self.donation("1", [Self.reservation("x", "1")]), in: store)
            let walks = (0..<Donation.mostPerApp + 10).map { number in
                let intent = Record("INStartWorkoutIntent", ["identifier": .string("\(number)")])
                return TimedContribution(
                    .donation(Record("INInteraction", ["intent": .record(intent), "identifier": .string("walk \(number)")])),
                    at: Self.now + 200 * 86_400)
            }
            try await store.keep(walks, of: "a", for: "ann")
            await probe.expect(try await Self.numbers(store), equals: ["a 1"])
            await probe.expect(try await store.donationCounts(for: "ann")["a"], equals: Donation.mostPerApp + 1)
            try await Self.keep(
                Self.donation("2", [Self.reservation("y", "2")]), at: KeptReservation.longestAge + 1, in: store)
            await probe.expect(try await Self.numbers(store), equals: ["a 2"])
        }
    }

    static let thousand = StoreRequirement("SYS-11 a thousand reservations of one donation or of many are kept") { probe in
        try await probe.withStore { store async throws in
            try await Self.keep(
                Self.donation("all", (0..<1_000).map { Self.reservation("\($0)", "\($0)") }), in: store)
            await probe.expect(try await Self.numbers(store).count, equals: 1_000)
            let many = (0..<1_000).map { number in
                TimedContribution(
                    Self.donation("\(number)", [Self.reservation("\(number)", "new \(number)")]), at: Self.now + 1)
            }
            try await store.keep(many, of: "a", for: "ann")
            let numbers = try await Self.numbers(store)
            await probe.expect(numbers.count == 1_000 && numbers.allSatisfy { $0.hasPrefix("a new") })
        }
    }
}
