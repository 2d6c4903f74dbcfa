import Dialogue
import IntentSchema
import Testing

/// Which dialogues decide alike, for snapshots and resuming.
struct DigestTests {
    private static let names = (0..<40).map { "INNumber\($0)Intent" }

    private func digest(of person: String = "owner", _ change: (inout Policy, inout AppDescription) -> Void = { _, _ in })
        -> String
    {
        var (policy, app) = (Policy(), AppDescription(id: "trips", name: "Trips", intents: ["INTripIntent"]))
        change(&policy, &app)
        return Dialogue(catalogue: Script.catalogue, policy: policy, apps: [app], person: person).digest
    }

    @Test("every difference of person, policy and apps makes another digest")
    func differs() {
        let changes: [(inout Policy, inout AppDescription) -> Void] = [
            { _, _ in },
            { policy, _ in policy.attempts += 1 },
            { policy, _ in policy.deadlines.resolve += 1 },
            { policy, _ in policy.reminders.mostForSilence += 1 },
            { policy, _ in policy.confirmedIntents = ["INLookIntent"] },
            { policy, _ in policy.unconfirmedIntents = ["INLookIntent"] },
            { policy, _ in policy.unconfirmedIntents = ["INTripIntent"] },
            { policy, _ in policy.attemptsByParameter = ["goal": 2] },
            { policy, _ in policy.attemptsByParameter = ["goal": 3] },
            { _, app in app.name = "Journeys" },
            { _, app in app.restrictedWhileLocked = ["INTripIntent"] },
            { _, app in app.examples = ["INTripIntent": ["take a trip"]] },
            { _, app in app.seesContacts = false },
        ]
        let digests = changes.map { digest($0) } + [digest(of: "guest")]
        #expect(Set(digests).count == digests.count)
        #expect(digest() == digest())
    }

    @Test("the order in which a set or a dictionary was filled makes no difference")
    func order() {
        // Sets of different capacity differ in their order.
        let digests = [Self.names, Self.names.reversed()].flatMap { names in
            [0, 1_000].map { capacity in
                digest { policy, app in
                    policy.confirmedIntents = Set(minimumCapacity: capacity)
                    for name in names {
                        policy.confirmedIntents.insert(name)
                        policy.attemptsByParameter[name] = name.count
                        app.restrictedWhileLocked.insert(name)
                    }
                }
            }
        }
        #expect(Set(digests).count == 1)
    }
}
