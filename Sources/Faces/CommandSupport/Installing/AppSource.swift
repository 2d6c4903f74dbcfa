package import AppBundles
package import AppLibrary
package import Foundation

/// What an app is installed from.
package enum AppSource: Hashable, Sendable {
    /// A folder such as `Tickets.app`.
    case bundle(URL)
    /// The folder of a Swift package, which is built.
    case package(URL)

    /// An app that can be installed.
    package struct Prepared: Sendable {
        /// The bundle to install.
        package var bundle: URL
        /// What is in it.
        package var app: AppBundle
        /// What may be wrong with the source.
        package var warnings: [BundleProblem]
        /// The folders of the package's targets, relative to the package.
        package var targets: [String] = []
        /// The folders of the packages on this machine that it depends on.
        package var dependencies: [URL] = []
    }

    /// - Parameter path: as a person gives it, with `~` for their home.
    /// - Throws: `CommandFailure` if there is neither.
    package init(path: String) throws {
        let url = URL(filePath: (path as NSString).expandingTildeInPath, directoryHint: .isDirectory).standardizedFileURL
        if FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path) {
            self = .package(url)
            return
        }
        let isThere = FileManager.default.fileExists(atPath: url.path)
        guard isThere, BundleLayout(of: url).form == .bundle else {
            let reason = isThere ? "neither a bundle nor a Swift package" : "missing"
            throw CommandFailure(
                "'\(url.path)' is \(reason); name a folder such as Tickets.app with an Info.plist, or one with a Package.swift")
        }
        self = .bundle(url)
    }

    /// The folder.
    package var url: URL {
        switch self {
        case .bundle(let url), .package(let url): url
        }
    }

    /// Builds a package, and checks the app.
    ///
    /// - Parameters:
    ///   - folder: where the bundle of a package is made. It must outlast what is prepared.
    ///   - scratch: the folder of what is built; `nil` for the package's own.
    ///   - willBuild: called with a package before it is built.
    /// - Throws: `CommandFailure` if the app has errors or does not build; `AppBundleError` if it cannot be read.
    package func prepare(
        _ configuration: SwiftPackage.Configuration, in folder: URL, scratch: URL? = nil, locale: Locale,
        monitor: BuildMonitor = BuildMonitor(), willBuild: (AppPackage) -> Void = { _ in }
    ) throws -> Prepared {
        var bundle = url
        var package: AppPackage?
        if case .package = self {
            let read = try AppPackage(url, locale: locale, monitor: monitor)
            willBuild(read)
            bundle = try read.makeBundle(configuration, in: folder, scratch: scratch, monitor: monitor)
            package = read
        }
        let inspection = BundleInspection(of: bundle, locale: locale)
        guard let app = inspection.bundle, inspection.errors.isEmpty else {
            throw CommandFailure(inspection.errors.map { PrintableText.lines($0.message) }.joined(separator: "\n"))
        }
        return Prepared(
            bundle: bundle, app: app, warnings: package?.warnings ?? inspection.warnings,
            targets: package?.package.targets.map(\.path) ?? [], dependencies: package?.package.localDependencies ?? [])
    }
}

extension PrintableText {
    /// The text as it can be shown, in its own lines.
    package static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }.joined(separator: "\n")
    }
}
