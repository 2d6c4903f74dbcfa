import AppLibrary
import CommandSupport
import Foundation
import IntentSchema

/// The apps that come with errand and those installed, by name.
struct KnownApps {
    let apps: [AppDescription]

    init(_ options: GlobalOptions) throws {
        let locale = Locale(identifier: options.locale)
        // A damaged app is reported by errand apps.
        let installed = options.library.installed().apps.compactMap { try? $0.description(locale: locale) }
        let taken = Set(installed.map(\.id))
        apps = installed + (try BundledApps.descriptions(locale: locale)).filter { !taken.contains($0.id) }
    }

    /// The app with this identifier, or else with this name or synonym in whatever capital letters.
    ///
    /// - Throws: `CommandFailure` if there is none, or several have the name.
    func app(_ text: String) throws -> AppDescription {
        if let app = apps.first(where: { $0.id == text }) { return app }
        let named = apps.filter { ([$0.name] + $0.synonyms).contains { $0.lowercased() == text.lowercased() } }
        if named.count == 1 { return named[0] }
        let shown = PrintableText.of(text)
        throw CommandFailure(
            named.isEmpty
                ? "there is no app '\(shown)'; errand apps lists those there are"
                : "\(named.count) apps are called '\(shown)'; name one by its identifier: "
                    + named.map(\.id).joined(separator: ", "))
    }

    /// The app's name, with its identifier; the identifier alone if it is no longer installed.
    func title(_ id: String) -> String {
        PrintableText.of(apps.first { $0.id == id }.map { "\($0.name) (\(id))" } ?? id)
    }
}
