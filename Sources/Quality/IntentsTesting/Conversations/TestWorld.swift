import Foundation
import IntentSchema
import Intents
import Synchronization
import Understanding

/// The state that the apps and the assistant of a test conversation share: time, faults and places.
final class TestWorld: Sendable {
    let surroundings: TestSurroundings
    let places: PlaceIndex
    let groupContainers: URL
    let types: IntentTypes
    let faults: FaultPlan
    let later = LaterEvents()
    private let identifiers = Mutex(0)

    init(_ surroundings: TestSurroundings, types: IntentTypes, places: PlaceIndex, groupContainers: URL) {
        self.surroundings = surroundings
        self.types = types
        self.places = places
        self.groupContainers = groupContainers
        faults = FaultPlan(surroundings.faults)
    }

    var catalogue: Catalogue { types.catalogue }

    var clock: ManualClock { surroundings.clock }

    /// The starting instant, advanced by the clock.
    var now: Date { surroundings.now + clock.now.offset / .seconds(1) }

    /// The clock's instant for that date.
    func instant(of date: Date) -> ManualClock.Instant {
        ManualClock.Instant(offset: .seconds(date.timeIntervalSince(surroundings.now)))
    }

    /// Identifiers that are the same in every run.
    func makeIdentifier() -> String {
        identifiers.withLock { number in
            number += 1
            return "test-\(number)"
        }
    }
}
