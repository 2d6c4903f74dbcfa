import ArgumentParser
import Foundation
import HandlerCheck

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find handler methods that are never called, and mistakes in an app's property lists.",
        discussion: """
            Builds the Swift package in the folder and looks at every class that adopts a handling protocol. A method that is \
            nearly one of the protocol's compiles like any other and is silently passed over; this tells which, and what was \
            probably meant.

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

    @Argument(help: ArgumentHelp("The folder of the Swift package.", valueName: "package"))
    var package: String = "."

    func run() throws {
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
}
