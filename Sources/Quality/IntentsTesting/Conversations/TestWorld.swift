import Assistant
import Foundation
import IntentSchema
import Intents
import Synchronization
import Understanding

/// The state that the apps and the assistant of a test conversation share: time, faults and places.
final class TestWorld: Sendable {
    let surroundings: TestSurroundings
    let people: People
    /// The folder that contains the app group folders of the first person.
    let groupContainers: URL
    /// The folder that contains the home folders of apps that are programs.
    let homes: URL
    let types: IntentTypes
    /// The definitions of the types, with what definition files of the apps add to them.
    let catalogue: Catalogue
    let faults: FaultPlan
    let later = LaterEvents()
    private let identifiers = Mutex(0)

    init(_ surroundings: TestSurroundings, types: IntentTypes, catalogue: Catalogue, people: People, folder: URL) {
        self.surroundings = surroundings
        self.types = types
        self.catalogue = catalogue
        self.people = people
        groupContainers = folder.appending(path: "groups", directoryHint: .isDirectory)
        homes = folder.appending(path: "homes", directoryHint: .isDirectory)
        faults = FaultPlan(surroundings.faults)
    }

    /// The gazetteer of the person's language.
    func places(for person: Person) -> PlaceIndex? {
        // No one is added whose language is missing; a language made by a test may have no pack.
        (try? people.languages.language(for: person.locale).interpreter as? TemplateInterpreter)?.places
            ?? (try? LoadedLanguage.shared(for: person.locale, catalogue).places)
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
