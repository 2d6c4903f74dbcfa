import AppLibrary
import ArgumentParser
import CommandSupport
import Foundation

struct LogsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "logs",
        abstract: "Show what an installed app's programs print.",
        discussion: """
            The log has at most two megabytes; older lines go. Control characters are written out, so that an app cannot change your terminal.
            """)

    @OptionGroup var options: GlobalOptions

    @Flag(name: .long, help: "Show new lines as they are written, until interrupted.")
    var follow = false

    @Option(name: .long, help: ArgumentHelp("The number of lines to begin with.", valueName: "number"))
    var lines = 50

    @Argument(help: ArgumentHelp("The app's name or identifier.", valueName: "app"))
    var app: String

    func validate() throws {
        guard lines >= 0 else { throw ValidationError("--lines requires a number that is not negative.") }
    }

    func run() async throws {
        let found = try options.library.app(app, locale: Locale(identifier: options.locale))
        var reader = LogReader(file: found.logFile)
        var new = try read(found) { try reader.last(lines) }
        if new.isEmpty, !follow { warn("\(PrintableText.of(found.name)) has not printed anything yet") }
        while true {
            for line in new { print(line) }
            guard follow else { return }
            fflush(nil)
            try await Task.sleep(for: .milliseconds(200))
            new = try read(found) { try reader.next() }
        }
    }

    private func read(_ app: InstalledBundle, _ read: () throws -> [String]) throws -> [String] {
        do {
            return try read()
        } catch {
            throw CommandFailure(
                "the log '\(app.logFile.path)' cannot be read: \(error.localizedDescription); check its permissions")
        }
    }
}
