import AppBundles
import ArgumentParser
import CommandSupport
import Foundation
import HandlerCheck
import LanguagePacks

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find handler methods that are never called, mistakes in an app's property lists, and faulty templates.",
        discussion: """
            Builds the Swift package in the folder and examines every class that adopts a handling protocol. A method that nearly \
            matches one of the protocol's compiles like any other and is silently ignored; this command reports it, with the method \
            that was probably meant. The apps' property lists, vocabularies and definition files in the package are checked, too.

            A bundle (Tickets.app) is checked as errand install does: its files, programs and links.

            With --templates, checks template files instead, and samples sentences from every template: finds templates that cannot \
            be parsed, that explode, are ambiguous, or never match. With --own-templates, checks Errand's own.

            Exit codes: 0 no problems; 1 the package cannot be checked, for example because it does not build; 5 problems were found.
            """)

    /// The exit code for findings.
    static let found: Int32 = 5

    @Flag(name: .long, help: "Print one JSON object instead of text.")
    var json = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Do not build; read the symbol graphs in this folder: those of the package's modules with all access levels, and "
                + "the one of Intents.", valueName: "folder"))
    var symbolGraphs: String?

    @Option(
        name: .long, parsing: .upToNextOption,
        help: ArgumentHelp("Check these template files together with Errand's own, without building.", valueName: "file"))
    var templates: [String] = []

    @Flag(name: .long, help: "Check Errand's own template files, without building.")
    var ownTemplates = false

    @Argument(help: ArgumentHelp("The folder of the Swift package, or a bundle.", valueName: "path"))
    var package: String = "."

    func run() throws {
        guard templates.isEmpty, !ownTemplates else { return try checkTemplates() }
        let folder = URL(filePath: (package as NSString).expandingTildeInPath, directoryHint: .isDirectory).standardizedFileURL
        let layout = BundleLayout(of: folder)
        let isPackage = FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        let isBundle = layout.form == .bundle && !isPackage && symbolGraphs == nil
        let check =
            try isBundle
            ? PackageCheck(bundle: layout)
            : symbolGraphs.map {
                try PackageCheck(symbolGraphs: URL(filePath: ($0 as NSString).expandingTildeInPath), folder: folder)
            } ?? PackageCheck(SwiftPackage(folder))
        let report = CheckReport(package: folder, check: check, isBundle: isBundle)
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
