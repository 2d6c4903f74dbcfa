import AppLibrary
import ArgumentParser
import CommandSupport
import Foundation
import TerminalUI

struct UninstallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uninstall",
        abstract: "Remove an installed app and what it keeps.",
        discussion: """
            Exit codes: 0 removed; 1 no such app is installed, or it cannot be removed; 3 you declined; 64 the command line is wrong.
            """)

    @OptionGroup var options: GlobalOptions

    @Flag(name: .long, help: "Keep the app's data for when it is installed again.")
    var keepData = false

    @Flag(name: .long, help: "Do not ask before the app's data is removed.")
    var yes = false

    @Argument(help: ArgumentHelp("The app's name or identifier; a damaged app's identifier.", valueName: "app"))
    var app: String

    func run() async throws {
        let library = options.library
        let (identifier, name) = try found(in: library)
        guard yes || keepData || Terminal.isTerminal(0) else {
            throw CommandFailure(
                "removing '\(name)' removes its data, too, and standard input is not a terminal; run this in a terminal, or add --yes, or "
                    + "--keep-data")
        }
        guard yes || keepData || asks("Remove \(name) and all that it keeps?") else {
            print("Nothing was removed.")
            throw ExitCode(3)
        }
        try library.uninstall(identifier, keepingData: keepData)
        if !keepData, options.configuration.hasStore {
            try await options.configuration.openStore().eraseContributions(of: identifier)
        }
        print("\(name) was removed\(keepData ? "; its data was kept" : "").")
    }

    private func found(in library: AppLibrary) throws -> (identifier: String, name: String) {
        do {
            let found = try library.app(app, locale: Locale(identifier: options.locale))
            return (found.identifier, PrintableText.of(found.name))
        } catch let failure as CommandFailure {
            // A damaged app, or data that was kept, has a folder named by the identifier.
            let folder = library.directory.appending(path: app)
            guard !app.isEmpty, !app.contains("/"), !app.hasPrefix("."), FileManager.default.fileExists(atPath: folder.path)
            else {
                throw failure
            }
            return (app, PrintableText.of(app))
        }
    }
}
