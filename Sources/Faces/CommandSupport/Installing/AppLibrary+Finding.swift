package import AppLibrary
package import Foundation

extension AppLibrary {
    /// The installed app with this identifier, or else with this name in whatever capital letters.
    ///
    /// - Throws: `CommandFailure` that says what there is instead, or that several apps have the name.
    package func app(_ text: String, locale: Locale) throws -> InstalledBundle {
        let (apps, problems) = installed()
        if let app = apps.first(where: { $0.identifier == text }) { return app }
        let named = apps.filter { $0.name.lowercased() == text.lowercased() }
        if named.count == 1 { return named[0] }
        let shown = PrintableText.of(text)
        guard named.isEmpty else {
            let identifiers = named.map(\.identifier).joined(separator: ", ")
            throw CommandFailure(
                "\(named.count) installed apps are called '\(shown)'; name one by its identifier: \(identifiers)")
        }
        let samples = try BundledApps.descriptions(locale: locale)
        if samples.contains(where: { $0.id == text || $0.name.lowercased() == text.lowercased() }) {
            throw CommandFailure(
                "'\(shown)' comes with errand and runs inside it; only installed apps can be removed and have logs")
        }
        let damaged = problems.isEmpty ? "" : "; damaged apps are named by their identifier"
        throw CommandFailure("no app '\(shown)' is installed; errand apps lists those that are\(damaged)")
    }
}
