import ExtensionProtocol
import Foundation
import IntentSchema
import Randomness
import Store

/// What every ``ContributionBook`` does.
enum ContributionChecks {
    static let all = [adds, deletes, apart, limits, uses, supplies, agreesWithModel]

    private static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private static let walk = "INStartWorkoutIntent"

    private static func donation(
        _ identifier: String?, group: String? = nil, intent: String = walk, ended: Date? = nil, direction: Int? = nil,
        status: Int? = nil
    ) -> Record {
        var record = Record("INInteraction", ["intent": .record(Record(intent, ["identifier": .string("x")]))])
        record["identifier"] = identifier.map { .string($0) }
        record["groupIdentifier"] = group.map { .string($0) }
        record["direction"] = direction.map { .integer($0) }
        record["intentHandlingStatus"] = status.map { .integer($0) }
        if let ended {
            record["dateInterval"] = .record(Record("DateInterval", ["start": .date(ended - 60), "end": .date(ended)]))
        }
        return record
    }

    private static func activity(_ identifier: String?, title: String = "Soup") -> Record {
        var record = Record("NSUserActivity", ["activityType": .string("recipe"), "title": .string(title)])
        record["persistentIdentifier"] = identifier.map { .string($0) }
        return record
    }

    private static func items(_ contributions: AppContribution..., at seconds: Double = 0) -> [TimedContribution] {
        contributions.map { TimedContribution($0, at: now + seconds) }
    }

    private static func identifiers(_ store: any AssistantStore, _ app: String? = "a", _ person: String = "ann") async throws
        -> [String]
    {
        try await store.donations(of: app, for: person, limit: .max).map(\.identifier)
    }

    static let adds = StoreRequirement(
        "SYS-07 a donation is kept, replaces one with the same identifier, and is the latest first"
    ) {
        probe in
        try await probe.withStore { store async throws in
            await probe.expect(try await Self.identifiers(store).isEmpty)
            try await store.keep(Self.items(.donation(Self.donation("1")), .donation(Self.donation("2"))), of: "a", for: "ann")
            try await store.keep(Self.items(.donation(Self.donation("1", group: "g")), at: 1), of: "a", for: "ann")
            let all = try await store.donations(of: "a", for: "ann", limit: 10)
            await probe.expect(all.map(\.identifier) == ["1", "2"] && all[0].group == "g" && all[0].time == Self.now + 1)
            await probe.expect(
                all[0].content == Self.donation("1", group: "g") && all[0].origin == .app && all[0].use == Self.walk)
            await probe.expect(try await store.donations(of: nil, for: "ann", limit: 1).map(\.identifier), equals: ["1"])
            await probe.expect(try await store.donations(of: nil, for: "ann", limit: -1).isEmpty)
            await probe.expect(try await store.donationCounts(for: "ann"), equals: ["a": 2])
            // Those without an identifier are told apart by what they contain.
            let none = [Self.donation(nil), Self.donation(nil, group: "h"), Self.donation(nil)].map {
                AppContribution.donation($0)
            }
            try await store.keep(none.map { TimedContribution($0, at: Self.now, origin: .assistant) }, of: "b", for: "ann")
            await probe.expect(
                try await store.donations(of: "b", for: "ann", limit: 10).map(\.origin), equals: [.assistant, .assistant])
        }
    }

    static let deletes = StoreRequirement("SYS-07 donations are deleted by identifier, by group and all; activities apart") {
        probe in
        try await probe.withStore { store async throws in
            let donations = (1...6).map { AppContribution.donation(Self.donation("\($0)", group: $0 > 3 ? "late" : nil)) }
            let activities = ["1", "2", "3"].map { AppContribution.donation(Self.activity($0)) }
            try await store.keep((donations + activities).map { TimedContribution($0, at: Self.now) }, of: "a", for: "ann")
            try await store.keep(
                Self.items(.deletion(.identifiers(["1", "9"])), .deletion(.activities(["2"]))), of: "a", for: "ann")
            await probe.expect(try await Self.identifiers(store).sorted(), equals: ["1", "2", "3", "3", "4", "5", "6"])
            try await store.keep(Self.items(.deletion(.group("late"))), of: "a", for: "ann")
            await probe.expect(try await Self.identifiers(store).sorted(), equals: ["1", "2", "3", "3"])
            try await store.keep(Self.items(.deletion(.all)), of: "a", for: "ann")
            await probe.expect(try await store.donations(of: "a", for: "ann", limit: 9).allSatisfy { $0.content.isActivity })
            await probe.expect(try await Self.identifiers(store).count, equals: 2)
            try await store.keep(Self.items(.deletion(.allActivities), .donation(Self.donation("7"))), of: "a", for: "ann")
            await probe.expect(try await Self.identifiers(store), equals: ["7"])
        }
    }

    static let apart = StoreRequirement("SYS-07 nothing of one app or person shows up for another, even with its identifiers") {
        probe in
        try await probe.withStore { store async throws in
            for (app, person) in [("a", "ann"), ("b", "ann"), ("a", "ben")] {
                let own = Self.items(
                    .donation(Self.donation("1", group: app + person)), .suggestedShortcuts([Self.activity(app + person)]))
                try await store.keep(own, of: app, for: person)
            }
            for deletion: AppContribution.Donations in [.identifiers(["1"]), .group("aann"), .all] {
                try await store.keep(Self.items(.deletion(deletion)), of: "b", for: "ben")
            }
            await probe.expect(
                try await store.donations(of: nil, for: "ann", limit: 9).compactMap(\.group).sorted(), equals: ["aann", "bann"])
            await probe.expect(try await store.donations(of: nil, for: "ben", limit: 9).compactMap(\.group), equals: ["aben"])
            await probe.expect(try await store.supplied(by: "a", for: "ben").suggestedShortcuts, equals: [Self.activity("aben")])
            await probe.expect(try await store.supplied(by: "b", for: "ben"), equals: AppContributions())
            await probe.expect(try await store.eraseDonations(of: "a", for: "ann"), equals: 1)
            await probe.expect(try await store.eraseDonations(of: nil, for: "ann"), equals: 1)
            await probe.expect(try await store.donationCounts(for: "ben"), equals: ["a": 1])
            try await store.eraseContributions(of: "a")
            await probe.expect(try await store.donationCounts(for: "ben").isEmpty)
            await probe.expect(try await store.supplied(by: "a", for: "ben"), equals: AppContributions())
            await probe.expect(try await store.supplied(by: "b", for: "ann").suggestedShortcuts.count, equals: 1)
            for (app, person) in [("", "ann"), ("a", ""), ("a\0", "ann")] {
                let error = await probe.failure {
                    try await store.keep(Self.items(.deletion(.all)), of: app, for: person)
                }
                await probe.expect(error?.code, equals: .invalidInput)
            }
        }
    }

    static let limits = StoreRequirement(
        "SYS-07 an app's donations are limited in number and age; those of the future happened now"
    ) {
        probe in
        try await probe.withStore { store async throws in
            let many = (0..<Donation.mostPerApp + 50).map { number in
                TimedContribution(.donation(Self.donation("\(number)", ended: Self.now - Double(number))), at: Self.now)
            }
            try await store.keep(many.shuffled(), of: "a", for: "ann")
            try await store.keep(Self.items(.donation(Self.donation("x"))), of: "b", for: "ann")
            let kept = try await Self.identifiers(store)
            await probe.expect(kept == (0..<Donation.mostPerApp).map { "\($0)" } && kept.count == Donation.mostPerApp)
            let old = Self.donation("old", ended: Self.now - Donation.longestAge - 1)
            let future = Self.donation("future", ended: Self.now + 1e9)
            let endless = Self.donation("endless", ended: Date(timeIntervalSinceReferenceDate: .infinity))
            try await store.keep(Self.items(.donation(old), .donation(future), .donation(endless)), of: "b", for: "ann")
            await probe.expect(try await Self.identifiers(store, "b").sorted(), equals: ["endless", "future", "x"])
            await probe.expect(try await store.donations(of: "b", for: "ann", limit: 9).allSatisfy { $0.time == Self.now })
            // Half a year later, one donation drops what is too old.
            try await store.keep(Self.items(.donation(Self.donation("new")), at: Donation.longestAge + 1), of: "b", for: "ann")
            await probe.expect(try await Self.identifiers(store, "b"), equals: ["new"])
        }
    }

    static let uses = StoreRequirement("SYS-07 a person's uses are told by app, without what others did and what failed") {
        probe in
        try await probe.withStore { store async throws in
            let donations = [
                Self.donation("1", ended: Self.now - 10), Self.donation("2", ended: Self.now - 5),
                Self.donation("3", direction: 2),
                Self.donation("4", status: 4), Self.donation("5", intent: "INPlayMediaIntent"), Self.donation("6", status: 3),
                Self.activity("7"),
            ]
            for app in ["a", "b", "c"] {
                try await store.keep(donations.map { TimedContribution(.donation($0), at: Self.now) }, of: app, for: "ann")
            }
            let uses = try await store.uses(of: Self.walk, by: ["a", "b", "none"], for: "ann", limit: 64)
            let times = [Self.now, Self.now - 5, Self.now - 10]
            await probe.expect(uses, equals: ["a": times, "b": times])
            await probe.expect(
                try await store.uses(of: Self.walk, by: ["a"], for: "ann", limit: 2), equals: ["a": Array(times.prefix(2))])
            await probe.expect(try await store.uses(of: Self.walk, by: ["a"], for: "ben", limit: 64).isEmpty)
        }
    }

    static let supplies = StoreRequirement("SYS-08 what an app supplies replaces what it supplied before") { probe in
        try await probe.withStore { store async throws in
            let first = Self.items(
                .suggestedShortcuts([Self.activity("1"), Self.activity("2")]), .relevantShortcuts([Record("INRelevantShortcut")]),
                .upcomingMedia([Record("INPlayMediaIntent")]), .predictionMode(1, mediaType: 5), .predictionMode(0, mediaType: 6),
                .userContext(Record("INMediaUserContext")))
            try await store.keep(first, of: "a", for: "ann")
            try await store.keep(
                Self.items(.suggestedShortcuts([Self.activity("3")]), .predictionMode(2, mediaType: 5)), of: "a", for: "ann")
            let all = try await store.supplied(by: "a", for: "ann")
            await probe.expect(all.suggestedShortcuts == [Self.activity("3")] && all.relevantShortcuts.count == 1)
            await probe.expect(all.upcomingMedia == [Record("INPlayMediaIntent")] && all.predictionModes == [5: 2, 6: 0])
            await probe.expect(all.userContext == Record("INMediaUserContext") && all.donations.isEmpty)
        }
    }

    // MARK: - Any sequence

    /// What is kept, in the simplest way.
    private struct Model {
        var donations: [(owner: String, donation: Donation)] = []

        mutating func apply(_ item: TimedContribution, _ app: String, _ person: String) {
            let owner = "\(person) \(app)"
            switch item.contribution {
            case .donation(let record):
                let new = Donation(record, of: app, at: item.time)
                donations.removeAll {
                    $0.owner == owner && $0.donation.identifier == new.identifier && $0.donation.content.type == record.type
                }
                donations.append((owner, new))
            case .deletion(.identifiers(let names)):
                donations.removeAll {
                    $0.owner == owner && !$0.donation.content.isActivity && names.contains($0.donation.identifier)
                }
            case .deletion(.activities(let names)):
                donations.removeAll {
                    $0.owner == owner && $0.donation.content.isActivity && names.contains($0.donation.identifier)
                }
            case .deletion(.group(let name)): donations.removeAll { $0.owner == owner && $0.donation.group == name }
            case .deletion(.all): donations.removeAll { $0.owner == owner && !$0.donation.content.isActivity }
            case .deletion(.allActivities): donations.removeAll { $0.owner == owner && $0.donation.content.isActivity }
            default: break
            }
        }
    }

    static let agreesWithModel = StoreRequirement(
        "SYS-07 any sequence of donations and deletions leaves what a simple model says"
    ) {
        probe in
        let seed: UInt64 = 20_261_123
        var random = SeededRandom(seed: seed)
        for _ in 0..<10 {
            var model = Model()
            var batches: [(items: [TimedContribution], app: String, person: String)] = []
            for step in 0..<60 {
                let (app, person) = (["a", "b"][random.below(2)], ["ann", "ben"][random.below(2)])
                let items = (0..<1 + random.below(4)).map { place in
                    TimedContribution(Self.contribution(&random), at: Self.now + Double(step * 10 + place))
                }
                for item in items { model.apply(item, app, person) }
                batches.append((items, app, person))
            }
            let (steps, expected) = (batches, model.donations)
            try await probe.withStore { store async throws in
                for step in steps { try await store.keep(step.items, of: step.app, for: step.person) }
                for person in ["ann", "ben"] {
                    for app in ["a", "b"] {
                        let kept = try await store.donations(of: app, for: person, limit: .max)
                        let own = expected.filter { $0.owner == "\(person) \(app)" }.map(\.donation)
                        await probe.expect(Set(kept) == Set(own) && kept.count == own.count, "seed \(seed)")
                        await probe.expect(zip(kept, kept.dropFirst()).allSatisfy { $0.time >= $1.time }, "seed \(seed)")
                    }
                }
            }
        }
    }

    private static func contribution(_ random: inout SeededRandom) -> AppContribution {
        let names = (0..<1 + random.below(2)).map { _ in "\(random.below(6))" }
        switch random.below(12) {
        case 0: return .deletion(.identifiers(names))
        case 1: return .deletion(.activities(names))
        case 2: return .deletion(.group("g\(random.below(3))"))
        case 3: return random.below(3) == 0 ? .deletion(.all) : .deletion(.allActivities)
        case 4, 5: return .donation(activity(names[0], title: "t\(random.below(3))"))
        default:
            let ended = random.below(2) == 0 ? nil : now + Double(random.below(1_000) - 500)
            return .donation(donation(names[0], group: random.below(2) == 0 ? nil : "g\(random.below(3))", ended: ended))
        }
    }
}
