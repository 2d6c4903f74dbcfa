import Assistant
import Foundation
import IntentSchema
import Synchronization
import Understanding

/// The state that the apps and the assistant of a test conversation share: time, faults and places.
final class TestWorld: Sendable {
    let surroundings: TestSurroundings
    let people: People
    let groupContainers: URL
    let catalogue = Catalogue.system
    let faults: FaultPlan
    let later = LaterEvents()
    private let identifiers = Mutex(0)

    init(_ surroundings: TestSurroundings, people: People, groupContainers: URL) {
        self.surroundings = surroundings
        self.people = people
        self.groupContainers = groupContainers
        faults = FaultPlan(surroundings.faults)
    }

    /// The gazetteer of the person's language.
    func places(for person: Person) -> PlaceIndex? {
        // Nobody is added whose language is missing.
        (try? people.languages.language(for: person.locale).interpreter as? TemplateInterpreter)?.places
    }

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
