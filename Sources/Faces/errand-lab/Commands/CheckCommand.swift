import ArgumentParser
import Foundation
import HandlerCheck
import LanguagePacks

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find handler methods that are never called, mistakes in an app's property lists, and templates that mislead.",
        discussion: """
            Builds the Swift package in the folder and looks at every class that adopts a handling protocol. A method that is \
            nearly one of the protocol's compiles like any other and is silently passed over; this tells which, and what was \
            probably meant.

            With --templates, reads template files instead and tries sentences of every template: finds templates that cannot \
            be read, that explode, that mean two things, or that never win. With --own-templates, reads those of Errand.

            Exit codes: 0 nothing found; 1 the package cannot be checked, as when it does not build; 5 something was found.
            """)

    /// The exit code for findings.
    static let found: Int32 = 5

    @Flag(name: .long, help: "Print one JSON object instead of text.")
    var json = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Build nothing and read the symbol graphs in this folder: those of the package's modules with all access levels, and "
                + "the one of Intents.", valueName: "folder"))
    var symbolGraphs: String?

    @Option(
        name: .long, parsing: .upToNextOption,
        help: ArgumentHelp("Check these template files beside those of Errand; nothing is built.", valueName: "file"))
    var templates: [String] = []

    @Flag(name: .long, help: "Check the template files of Errand itself; nothing is built.")
    var ownTemplates = false

    @Argument(help: ArgumentHelp("The folder of the Swift package.", valueName: "package"))
    var package: String = "."

    func run() throws {
        guard templates.isEmpty, !ownTemplates else { return try checkTemplates() }
        let folder = URL(filePath: (package as NSString).expandingTildeInPath, directoryHint: .isDirectory).standardizedFileURL
        let check =
            try symbolGraphs.map {
                try PackageCheck(symbolGraphs: URL(filePath: ($0 as NSString).expandingTildeInPath), folder: folder)
            } ?? PackageCheck(SwiftPackage(folder))
        let report = CheckReport(package: folder, check: check)
        if json {
            print(try report.json())
        } else {
            for line in report.lines { print(line) }
        }
        guard check.findings.isEmpty else { throw ExitCode(Self.found) }
    }

    private func checkTemplates() throws {
        let files = templates.map { URL(filePath: ($0 as NSString).expandingTildeInPath) }
        let report = TemplateReport(
            try TemplateAudit(pack: LanguagePack(for: Locale(identifier: "en_US")), files: ownTemplates ? [] : files))
        if json {
            print(try report.json())
        } else {
            for line in report.lines { print(line) }
        }
        guard report.findings.isEmpty else { throw ExitCode(Self.found) }
    }
}
