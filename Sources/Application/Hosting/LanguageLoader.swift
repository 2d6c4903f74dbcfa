import AppBundles
import Assistant
import Foundation
import IntentSchema
import LanguagePacks
import Learning
import Understanding

/// Loads the language packs of a host and prepares them for its apps.
struct LanguageLoader: Sendable {
    let configuration: HostConfiguration
    let languages: Languages
    /// The policy's, for creating the first renderer.
    let unspokenFields: Set<String>
    /// The intents that an app must not be asked for, by its folder.
    let rejectedIntents: [URL: Set<String>]

    /// The language for a person's locale, loaded when the first person who speaks it is added.
    ///
    /// - Throws: `LanguagePackError`, `AppBundleError` or `ModelError`, each naming the file.
    func language(for person: HostedPerson) async throws -> SpokenLanguage {
        if let known = try? languages.language(for: person.locale) { return known }
        let language = try await read(person)
        languages.add(language)
        return language
    }

    private func read(_ person: HostedPerson) async throws -> SpokenLanguage {
        let locale = person.locale
        let cache = configuration.cache
        let pack = try LanguagePack(for: locale, cache: cache)
        let descriptions = Task { [configuration, rejectedIntents] in
            let bundles = configuration.apps.map(\.bundle)
            let descriptions = try cache.value("apps", from: bundles, choice: locale.identifier) {
                try bundles.map { try AppBundle(directory: $0, locale: locale).description }
            }
            return zip(bundles, descriptions).map { bundle, description in
                var description = description
                description.intents.removeAll { rejectedIntents[bundle]?.contains($0) ?? false }
                return description
            }
        }
        // Independent of the interpreter, in parallel with it; but its model takes longest and is not to wait for this.
        async let renderers = {
            await Task.yield()
            let renderers = Renderers(dialogs: try pack.dialogs(), catalogue: configuration.catalogue)
            _ = renderers.renderer(locale: locale, calendar: person.calendar, unspokenFields: unspokenFields)
            return renderers
        }()
        let interpreter = try await AssistantHost.interpreter(
            pack, catalogue: configuration.catalogue, apps: { try await descriptions.value },
            cache: configuration.models)
        return SpokenLanguage(
            pack.language, interpreter: interpreter, renderers: try await renderers,
            descriptions: try await descriptions.value)
    }
}
