import AppBundles
import AppLibrary
import CommandSupport
import Foundation
import Hosting
import IntentSchema

/// An app that is built and installed again and again.
struct AppUnderDevelopment: Sendable {
    /// An installation that succeeded.
    struct Installation: Sendable {
        var installed: InstalledBundle
        var app: AppBundle
        /// What may be wrong with the app, as sentences.
        var warnings: [String]
        /// The folders of the package's targets, relative to the package.
        var targets: [String]
        /// The folders of the packages on this machine that it depends on.
        var dependencies: [URL]

        /// Whether a host that runs with this installation uses all of another one: it reads programs again, but not what the app declares.
        func isUsed(insteadOf other: Installation) -> Bool { declared == other.declared }

        private var declared: Declared {
            Declared(
                description: app.description, inApp: app.inAppIntents,
                intentsOfExtensions: app.intentsExtensions.map(\.intents),
                hasProgram: app.executable != nil)
        }
    }

    private struct Declared: Hashable {
        var description: AppDescription
        var inApp: [String]
        var intentsOfExtensions: [[String]]
        var hasProgram: Bool
    }

    let source: AppSource
    let library: AppLibrary
    let locale: Locale
    /// Whether the library is for this app only.
    let ownsLibrary: Bool

    /// Builds the app for debugging and installs it, granting what it wants. Blocks its thread, for minutes where much is to be built.
    ///
    /// - Throws: an error whose description says what is wrong. The compiler's errors were reported to the monitor.
    func install(_ monitor: BuildMonitor) throws -> Installation {
        let temporary = try TemporaryFolder()
        let prepared = try source.prepare(.debug, in: temporary.url, locale: locale, monitor: monitor)
        let (id, path) = (prepared.app.description.id, source.url.path)
        let samples = try BundledApps.descriptions(locale: locale)
        let others = library.installed().apps.filter { $0.identifier != id }
        let before = try? library.current(id)
        let names = InstallConsent(app: prepared.app, before: before).warnings(others: others, samples: samples)
        let installed = try library.install(
            prepared.bundle, from: path, granting: Set(prepared.app.requests.map(\.capability)),
            by: HostedPerson.owner)
        if ownsLibrary {
            // The app had another identifier before; what it kept under that may still be wanted.
            for other in others where other.source == path { try library.uninstall(other.identifier, keepingData: true) }
        }
        return Installation(
            installed: installed, app: prepared.app,
            warnings: (prepared.warnings.map(\.message) + names).map { PrintableText.of($0) },
            targets: prepared.targets, dependencies: prepared.dependencies)
    }

    /// The same, on a thread of its own.
    func installed(_ monitor: BuildMonitor) async throws -> Installation {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue(label: "building").async { continuation.resume(with: Result { try install(monitor) }) }
        }
    }
}
