import ExtensionProtocol
import Foundation
import IntentSchema
import Store

/// What every ``AppointmentBook`` does, and how a conversation takes what is due.
enum AppointmentChecks {
    static let all = [keeps, removedShortcut, notifications, limited, taken]

    private static func instant(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    private static func shortcut(_ key: String, _ seconds: Double) -> Appointment {
        Appointment(.shortcut, key: key, time: instant(seconds), content: Record("INDateComponentsRange"))
    }

    private static func request(_ identifier: String, _ seconds: Double? = nil) -> TimedContribution {
        var record = Record("UNNotificationRequest", ["identifier": .string(identifier), "title": .string("tea")])
        record["date"] = seconds.map { .date(instant($0)) }
        return TimedContribution(.notification(record), at: instant(10))
    }

    private static func keys(_ store: any AssistantStore, of person: String = "ann") async throws -> [String] {
        try await store.appointments(of: person, limit: 1_000).map(\.key)
    }

    static let keeps = StoreRequirement("appointments come back as they were, by time, for their person alone") { probe in
        try await probe.withStore { store async throws in
            let (late, early) = (Self.shortcut("late", 9.5), Self.shortcut("early", 2))
            try await store.put(late, of: "ann")
            try await store.put(early, of: "ann")
            await probe.expect(try await store.appointments(of: "ann", limit: 9), equals: [early, late])
            await probe.expect(try await store.appointments(of: "ann", limit: 1), equals: [early])
            await probe.expect(try await store.appointments(of: "ben", limit: 9).isEmpty)
            let moved = Self.shortcut("early", 20)
            try await store.put(moved, of: "ann")
            await probe.expect(try await store.appointments(of: "ann", limit: 9), equals: [late, moved])
            await probe.expect(try await !store.removeAppointment(.shortcut, app: "", key: "late", of: "ben"))
            await probe.expect(try await store.removeAppointment(.shortcut, app: "", key: "late", of: "ann"))
            await probe.expect(try await !store.removeAppointment(.shortcut, app: "", key: "late", of: "ann"))
            let error = await probe.failure { try await store.put(Self.shortcut("", 1), of: "ann") }
            await probe.expect(error?.code, equals: .invalidInput)
        }
    }

    static let removedShortcut = StoreRequirement("SYS-08 a shortcut that is removed no longer runs by itself") { probe in
        try await probe.withStore { store async throws in
            let shortcut = Shortcut(
                id: "1", phrase: "tea", app: nil, content: Record("INIntent"), source: .words, time: Self.instant(0))
            try await store.add(shortcut, of: "ann")
            try await store.put(Self.shortcut("1", 5), of: "ann")
            try await store.removeShortcut("1", of: "ann")
            await probe.expect(try await Self.keys(store).isEmpty)
        }
    }

    static let notifications = StoreRequirement("notifications wait by app and identifier, until the app removes them") { probe in
        try await probe.withStore { store async throws in
            try await store.keep([Self.request("a", 30), Self.request("b", 20), Self.request("c")], of: "one", for: "ann")
            try await store.keep([Self.request("a", 40)], of: "two", for: "ann")
            // What is due already is due when it is asked for.
            await probe.expect(
                try await store.appointments(of: "ann", limit: 9).map(\.time), equals: [10, 20, 30, 40].map(Self.instant))
            try await store.keep([Self.request("a", 50)], of: "one", for: "ann")
            await probe.expect(try await Self.keys(store), equals: ["c", "b", "a", "a"])
            let removal = TimedContribution(.notificationsRemoved(["a", "nobody"]), at: Self.instant(11))
            try await store.keep([removal], of: "one", for: "ann")
            await probe.expect(
                try await store.appointments(of: "ann", limit: 9).map { $0.app + $0.key }, equals: ["onec", "oneb", "twoa"])
            try await store.keep([TimedContribution(.notificationsRemoved(nil), at: Self.instant(12))], of: "one", for: "ann")
            await probe.expect(try await store.appointments(of: "ann", limit: 9).map(\.app), equals: ["two"])
            try await store.eraseContributions(of: "two")
            await probe.expect(try await Self.keys(store).isEmpty)
            try await store.keep([Self.request(""), Self.request("a\0b")], of: "one", for: "ann")
            await probe.expect(try await Self.keys(store).isEmpty)
        }
    }

    static let limited = StoreRequirement("of more notifications than may wait, those that are due first do") { probe in
        try await probe.withStore { store async throws in
            try await store.put(Self.shortcut("s", 1_000), of: "ann")
            let many = (0..<200).reversed().map { Self.request("\(100 + $0)", 20 + Double($0)) }
            try await store.keep(many, of: "one", for: "ann")
            await probe.expect(try await Self.keys(store) == (0..<Appointment.mostPerApp).map { "\(100 + $0)" } + ["s"])
        }
    }

    static let taken = StoreRequirement("SYS-08 what is due is taken once, with the entry that says so") { probe in
        try await probe.withStore { store async throws in
            let (daily, once) = (Self.shortcut("daily", 5), Self.shortcut("once", 5))
            try await store.put(daily, of: "ann")
            try await store.put(once, of: "ann")
            let changes: [PendingWork.Change] = [
                .take(daily, next: Self.instant(15), conversation: "c"), .take(once, next: nil, conversation: "c"),
            ]
            try await store.append([.sample("c", 1)], pending: changes, for: "ann")
            await probe.expect(try await store.appointments(of: "ann", limit: 9), equals: [Self.shortcut("daily", 15)])
            // Another conversation comes too late: nothing of it is written.
            for late in [daily, once] {
                let error = await probe.failure {
                    try await store.append(
                        [.sample("d", 1)], pending: [.take(late, next: nil, conversation: "d")], for: "ann")
                }
                await probe.expect(error?.code, equals: .alreadyTaken)
            }
            await probe.expect(try await store.entries(of: "d", for: "ann").isEmpty)
            let other = await probe.failure {
                let change = PendingWork.Change.take(Self.shortcut("daily", 15), next: nil, conversation: "b")
                try await store.append([.sample("b", 1)], pending: [change], for: "ben")
            }
            await probe.expect(other?.code, equals: .alreadyTaken)
        }
    }
}
