import AppBundles
import AppLibrary
import ArgumentParser
import CommandSupport
import Foundation
import Hosting
import TerminalUI

struct InstallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Install an app from a bundle or a Swift package, or update it.",
        discussion: """
            PATH is a bundle (Tickets.app) or the folder of a Swift package with App/Info.plist and Extension/Info.plist, which is built. \
            The app is checked, then errand shows what it wants to use and asks. What the app keeps survives updates.

            Exit codes: 0 installed; 1 the app has errors or does not build; 3 you declined; 64 the command line is wrong.
            """)

    @OptionGroup var options: GlobalOptions

    @Flag(name: .long, help: "Do not ask; accept what the app wants to use.")
    var yes = false

    @Option(
        name: .long,
        help: ArgumentHelp("How to build a package: release or debug.", valueName: "configuration"))
    var configuration: SwiftPackage.Configuration = .release

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Where a package is built (default: a folder in the cache that all packages share, so that Errand is built for them once).",
            valueName: "folder"))
    var scratchPath: String?

    @Argument(help: ArgumentHelp("The bundle or the package.", valueName: "path"), completion: .directory)
    var path: String

    func run() async throws {
        // Nobody could answer later.
        guard yes || Terminal.isTerminal(0) else {
            throw CommandFailure(
                "installing '\(path)' requires your consent to what the app wants to use, and standard input is not a terminal; run this in "
                    + "a terminal, or add --yes to accept it")
        }
        let source = try AppSource(path: path)
        let locale = Locale(identifier: options.locale)
        let temporary = try TemporaryFolder()
        let scratch =
            scratchPath.map { URL(filePath: $0, directoryHint: .isDirectory) }
            ?? options.cacheDirectory.appending(path: "packages", directoryHint: .isDirectory)
        let prepared = try source.prepare(configuration, in: temporary.url, scratch: scratch, locale: locale) { package in
            report(package.warnings)
            warn("Building \(PrintableText.of(package.package.name))…")
        }
        if case .bundle = source { report(prepared.warnings) }
        let app = prepared.app
        let library = options.library
        let before = try? library.current(app.description.id)
        let samples = try BundledApps.descriptions(locale: locale)
        let consent = InstallConsent(app: app, before: before)
        for warning in consent.warnings(others: library.installed().apps, samples: samples) { warn("warning: \(warning)") }
        for line in consent.lines { print(Terminal.fitted(line, to: 1)) }
        guard yes || asks("Install it?") else {
            print("Nothing was installed.")
            throw ExitCode(3)
        }
        let installed = try library.install(
            prepared.bundle, from: source.url.path, granting: Set(app.requests.map(\.capability)),
            by: HostedPerson.owner)
        print("\(PrintableText.of(installed.name)) is \(before == nil ? "installed" : "updated") (\(installed.identifier)).")
    }

    private func report(_ warnings: [BundleProblem]) {
        for warning in warnings { warn("warning: \(PrintableText.of(warning.message))") }
    }
}

extension SwiftPackage.Configuration: ExpressibleByArgument {}

/// Asks a question at the terminal; everything but yes is no.
func asks(_ question: String) -> Bool {
    print("\(question) [y/N] ", terminator: "")
    fflush(nil)
    let answer = readLine()?.trimmingCharacters(in: .whitespaces).lowercased()
    return answer == "y" || answer == "yes"
}
