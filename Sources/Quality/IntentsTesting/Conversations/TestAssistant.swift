public import Assistant
import Dialogue
import Foundation
import IntentSchema
import Store
import Understanding

/// One assistant with its apps in a test, for several people who talk to it concurrently.
///
///     let assistant = try TestAssistant(with: [app], for: [anna, ben])
///     let talk = try assistant.startConversation(with: "anna")
///
/// The people share the assistant, the clock and the faults.
public final class TestAssistant: Sendable {
    let assistant: Assistant
    let world: TestWorld
    private let people: [String: TestSurroundings]
    private let scratch: ScratchFolder

    /// - Parameters:
    ///   - people: each person's surroundings; instant, policy, faults, patience and clock are those of the first.
    ///   - languages: the languages that the people speak; `nil` for the language packs of their locales.
    /// - Throws: `LanguagePackError` if there is no language pack for a locale, `PersonError` if two people have the same
    ///   identifier, `CatalogueError` if the apps' own intents conflict.
    public init(with apps: [TestApp], for people: [TestSurroundings], languages: Languages? = nil) throws {
        precondition(!people.isEmpty, "an assistant in a test needs somebody who talks to it")
        let surroundings = people[0]
        let types = try apps.types
        let languages = try languages ?? Languages(people.map { try $0.language(types.catalogue) })
        scratch = ScratchFolder()
        let world = TestWorld(surroundings, types: types, people: People(speaking: languages), folder: scratch.url)
        self.world = world
        let installed = apps.map { $0.installed(in: world) }
        for person in people { try world.people.add(person.asPerson(with: apps)) }
        self.people = Dictionary(people.map { ($0.person, $0) }) { first, _ in first }
        assistant = Assistant(
            apps: installed, catalogue: world.catalogue, languages: languages, journal: MemoryStore(),
            policy: surroundings.policy, now: { world.now }, clock: world.clock, makeIdentifier: { world.makeIdentifier() })
    }

    /// Starts a conversation with one of the people.
    ///
    /// - Throws: `PersonError` if there is no such person.
    public func startConversation(with person: String) throws -> TestConversation {
        try TestConversation(self, with: world.people.person(person))
    }

    /// The dialogue of a person's conversations, for the judge.
    func dialogue(for person: Person) throws -> Dialogue {
        Dialogue(
            catalogue: world.catalogue, policy: assistant.policy, apps: try assistant.apps(for: person).map(\.description),
            person: person.id)
    }

    /// What occurs only in the contacts of others: names, identifiers and handles, which no conversation of this person may
    /// contain.
    func foreignTexts(to person: String) -> Set<String> {
        let own = Set(people[person]?.contacts.flatMap(\.texts) ?? [])
        let others = people.values.filter { $0.person != person }
        return Set(others.flatMap { [$0.person] + $0.contacts.flatMap(\.texts) }).subtracting(own + [person])
    }
}

extension TestSurroundings {
    /// The person's language, with the interpreter from the surroundings.
    fileprivate func language(_ catalogue: Catalogue) throws -> SpokenLanguage {
        let language = try LoadedLanguage.shared(for: locale, catalogue).language
        return SpokenLanguage(
            language.code, interpreter: reading(language.interpreter), renderers: language.renderers,
            descriptions: language.descriptions)
    }

    /// The person, with the permissions that the apps have in the test.
    fileprivate func asPerson(with apps: [TestApp]) -> Person {
        var permissions = AppPermissions()
        for app in apps {
            permissions[.contacts, app.description.id] = app.contactAccess
            permissions[.location, app.description.id] = app.locationAccess
        }
        return Person(
            person, locale: locale, calendar: calendar, location: location, contacts: ContactIndex(contacts),
            permissions: permissions)
    }
}

extension Contact {
    /// What identifies the contact wherever it appears.
    fileprivate var texts: [String] { [id, givenName, familyName, fullName].filter { !$0.isEmpty } + handles.map(\.value) }
}
