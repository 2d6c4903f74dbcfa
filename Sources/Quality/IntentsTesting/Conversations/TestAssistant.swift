public import Assistant
import Dialogue
import Foundation
import IntentSchema
package import Store
import Understanding

/// One assistant with its apps in a test, for several people who talk to it concurrently.
///
///     let assistant = try TestAssistant(with: [app], for: [anna, ben])
///     let talk = try assistant.startConversation(with: "anna")
///
/// The people share the assistant, the clock and the faults.
public final class TestAssistant: Sendable {
    /// The assistant, with everything that the tests' apps and people share.
    package let assistant: Assistant
    let world: TestWorld
    /// Where everything is kept.
    package let store: MemoryStore
    private let people: [String: TestSurroundings]
    private let scratch: ScratchFolder
    private let apps: [TestApp]
    private let permissions = MemoryPermissions()

    /// - Parameters:
    ///   - people: each person's surroundings; instant, policy, faults, patience and clock are those of the first.
    ///   - languages: the languages that the people speak; `nil` for the language packs of their locales.
    /// - Throws: `LanguagePackError` if there is no language pack for a locale, `PersonError` if two people have the same
    ///   identifier, `CatalogueError` if the apps' own intents conflict.
    public init(with apps: [TestApp], for people: [TestSurroundings], languages: Languages? = nil) throws {
        precondition(!people.isEmpty, "an assistant in a test needs somebody who talks to it")
        let surroundings = people[0]
        let types = try apps.types
        let catalogue = apps.catalogue(of: types)
        let languages = try languages ?? Languages(people.map { try $0.language(catalogue, examples: apps.examples) })
        scratch = ScratchFolder()
        self.apps = apps
        let world = TestWorld(
            surroundings, types: types, catalogue: catalogue, people: People(speaking: languages), folder: scratch.url)
        self.world = world
        for person in people { try world.people.add(person.asPerson(with: apps, permissions)) }
        self.people = Dictionary(people.map { ($0.person, $0) }) { first, _ in first }
        let store = MemoryStore()
        let memory = PersonalMemory(
            store, now: { world.now },
            isRefused: { id, app in world.people[id]?.permissions.access(of: app)?.answers[.assistant] == false })
        self.store = store
        let installed = apps.map { $0.installed(in: world, remembering: memory) }
        assistant = Assistant(
            apps: installed, catalogue: world.catalogue, languages: languages, journal: store,
            policy: surroundings.policy, memory: memory, now: { world.now }, clock: world.clock,
            makeIdentifier: { world.makeIdentifier() })
    }

    /// Starts a conversation with one of the people.
    ///
    /// - Throws: `PersonError` if there is no such person.
    public func startConversation(with person: String) throws -> TestConversation {
        try TestConversation(self, with: world.people.person(person))
    }

    /// One of the people.
    ///
    /// - Throws: `PersonError` if there is no such person.
    package func person(_ id: String) throws -> Person { try world.people.person(id) }

    /// Changes what a person lets an app use outside of a conversation, as `errand permissions` does; `nil` for what they are to be asked
    /// about again. Only for apps of which something was undecided at the beginning.
    public func decide(_ permission: Permission, _ isGranted: Bool?, of app: TestApp, by person: String) {
        guard let requests = apps.first(where: { $0.description.id == app.description.id })?.permissionRequests else { return }
        var answers = permissions.access(of: app.description.id, for: person).answers
        answers[permission] = isGranted
        permissions.set(AppAccess(wanting: requests, answers: answers), of: app.description.id, for: person)
    }

    /// What a person lets an app use now.
    public func permission(_ permission: Permission, of app: TestApp, by person: String) -> AccessPermission {
        world.people[person]?.permissions[permission, app.description.id] ?? .denied
    }

    /// What apps consider relevant for a person now.
    ///
    /// - Throws: `PersonError` if there is no such person.
    public func relevantShortcuts(for person: String) async throws -> [RelevantShortcut] {
        try await assistant.relevantShortcuts(for: try world.people.person(person))
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
    fileprivate func language(_ catalogue: Catalogue, examples: [String: [String]]) throws -> SpokenLanguage {
        let language = try LoadedLanguage.shared(for: locale, catalogue, examples: examples).language
        return SpokenLanguage(
            language.code, interpreter: reading(language.interpreter), renderers: language.renderers,
            descriptions: language.descriptions)
    }

    /// The person, with the permissions that the apps have in the test.
    ///
    /// - Parameter book: keeps what the person is asked about.
    fileprivate func asPerson(with apps: [TestApp], _ book: MemoryPermissions) -> Person {
        var kept: [String: any PermissionBook] = [:]
        for app in apps {
            guard let requests = app.permissionRequests else { continue }
            kept[app.description.id] = book
            book.set(AppAccess(wanting: requests, answers: app.earlierAnswers), of: app.description.id, for: person)
        }
        var permissions = AppPermissions(kept: kept, of: person)
        for app in apps { app.set(&permissions) }
        return Person(
            person, locale: locale, calendar: calendar, location: location, contacts: ContactIndex(contacts),
            permissions: permissions)
    }
}

extension Contact {
    /// What identifies the contact wherever it appears.
    fileprivate var texts: [String] { [id, givenName, familyName, fullName].filter { !$0.isEmpty } + handles.map(\.value) }
}
