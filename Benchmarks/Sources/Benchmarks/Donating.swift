import Assistant
import ExtensionProtocol
import ExtensionRuntime
import Foundation
import IntentSchema
import Intents
import Measuring
import SQLiteStore
import Store

/// What donations cost the app, and what they and habits cost a turn.
enum Donating {
    static func rows() async throws -> [Row] {
        let world = try World()
        let folder = FileManager.default.temporaryDirectory.appending(path: "errand-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let empty = try SQLiteStore(directory: folder.appending(path: "empty"))
        let full = try SQLiteStore(directory: folder.appending(path: "full"))
        try await fill(full, until: world.assistant.now())
        let turns = try await turns([nil, empty, full], world)
        return [
            await donating(empty, world), choosing(),
            Row(name: "turn, two apps for it, nothing remembered", distribution: turns[0]),
            Row(name: "turn, two apps for it, no donations", distribution: turns[1]),
            Row(
                name: "turn, two apps for it, 100,000 donations", distribution: turns[2],
                wantedMedian: turns[1].median * 1.05),
        ]
    }

    private static let ride = "INRequestRideIntent"
    private static let apps = ["first", "second"]

    /// A hundred apps with a thousand donations each, half of them of one intent.
    private static func fill(_ store: SQLiteStore, until now: Date) async throws {
        for app in apps + (0..<98).map({ "app \($0)" }) {
            let donations = (0..<1_000).map { number in
                let intent = Record(number % 2 == 0 ? ride : "INSendMessageIntent", ["note": .string("number \(number)")])
                return TimedContribution(
                    .donation(.interaction(intent, request: "\(number)")), at: now - Double(1_000 - number) * 3_600)
            }
            try await store.keep(donations, of: app, for: "owner")
        }
    }

    /// Making an interaction and donating it, as an app does.
    private static func donating(_ store: SQLiteStore, _ world: World) async -> Row {
        let memory = PersonalMemory(store, now: { Date() })
        let assistant = assistant(memory, world)
        let events = assistant.apps[0].connection.events
        let intent = INRequestRideIntent(
            pickupLocation: nil, dropOffLocation: nil, rideOptionName: INSpeakableString(spokenPhrase: "Pool"), partySize: 2,
            paymentMethod: nil, scheduledPickupTime: nil)
        let distribution = await measure(runs: 20_000) {
            let interaction = INInteraction(intent: intent, response: nil)
            events.post(ExtensionEvent(.contribution(.donation(interaction._record)), person: "owner"))
        }
        return Row(name: "donating an interaction", distribution: distribution, wantedMedian: 100)
    }

    /// Which of five apps is usual, from 64 uses of each.
    private static func choosing() -> Row {
        let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let names = (0..<5).map { "app \($0)" }
        let uses = Dictionary(uniqueKeysWithValues: names.map { ($0, (0..<64).map { now - Double($0) * 90_000 }) })
        let clock = ContinuousClock()
        var usual: [String?] = []
        let durations = (0..<5_000).map { _ in
            clock.measure { usual.append(AppHabit(preferred: nil, uses: uses, at: now).usual(among: names)) }
        }
        precondition(usual.allSatisfy { $0 == nil })
        return Row(name: "choosing among five apps by 64 uses each", distribution: Distribution(durations), wantedMedian: 20)
    }

    private static func assistant(_ memory: PersonalMemory?, _ world: World) -> Assistant {
        let services = HostServices(of: "owner", AppServices(permission: { _ in .granted }))
        let installed = apps.map { name in
            InProcessApp(InstantExtension.self).installed(
                AppDescription(id: name, name: name, intents: [ride]), services: services, types: .system)
        }
        return Assistant(
            apps: installed, catalogue: .system, languages: world.assistant.languages, journal: MemoryStore(), memory: memory,
            now: world.assistant.now)
    }

    /// The times of turns with each store, taken in turn, so that what else the machine does strikes all alike.
    private static func turns(_ stores: [SQLiteStore?], _ world: World) async throws -> [Distribution] {
        let assistants = stores.map { store in
            assistant(store.map { PersonalMemory($0, now: world.assistant.now) }, world)
        }
        let clock = ContinuousClock()
        var durations = [[Duration]](repeating: [], count: stores.count)
        for run in 0..<1_100 {
            for (index, assistant) in assistants.enumerated() {
                let conversation = try assistant.startConversation(for: world.person)
                let duration = try await clock.measure {
                    _ = try await conversation.say("book me a ride to the airport for two people")
                }
                if run >= 100 { durations[index].append(duration) }
            }
        }
        return durations.map { Distribution($0) }
    }
}
