import AppLibrary
import ArgumentParser
import CommandSupport
import Foundation
import Hosting
import Store
import TerminalUI

extension DataCommand {
    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write everything that is kept of a person as JSON, with their files.",
            discussion: """
                From any store. Contains private data; only you can read it. See Documentation/PersonalData.md.
                """)

        @OptionGroup var options: GlobalOptions
        @OptionGroup var whose: PersonOption

        @Option(
            help: ArgumentHelp(
                "A new file that ends in .json, or else a new folder, with data.json and the files.", valueName: "file|folder"),
            completion: .file())
        var to: String

        func run() async throws {
            let target = URL(fileURLWithPath: (to as NSString).expandingTildeInPath)
            let written = try await whose.belongings(options).export(to: target, at: options.now?.date ?? Date())
            guard !written.isEmpty else {
                print("Nothing is kept of \(whose.name), and '\(target.path)' says so.")
                return
            }
            print("'\(target.path)' has everything that is kept of \(whose.name): \(written.text).")
        }
    }

    struct Erase: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Erase everything that is kept of a person.",
            discussion: """
                Says what there is, and asks. Conversations of the person that are open end with an error at their next turn. A file in SQLite is \
                rewritten, so that no byte of the person is left in it. Backups, logs of apps, and what apps keep elsewhere stay.

                Exit codes: 0 erased, or there was nothing; 1 something could not be erased; 3 you declined.
                """)

        @OptionGroup var options: GlobalOptions
        @OptionGroup var whose: PersonOption

        @Flag(name: .long, help: "Do not ask.")
        var yes = false

        func run() async throws {
            let belongings = try await whose.belongings(options)
            let summary = try await belongings.summary()
            if !summary.isEmpty {
                print("Kept of \(whose.name): \(summary.text).")
                guard yes || Terminal.isTerminal(0) else {
                    throw CommandFailure(
                        "erasing cannot be undone, and standard input is not a terminal; run this in a terminal, or add --yes")
                }
                guard yes || asks("Erase all of it? This cannot be undone.") else {
                    print("Nothing was erased.")
                    throw ExitCode(3)
                }
            }
            // Also where nothing is kept: bytes may be left of what was erased before.
            try await belongings.erase()
            print(summary.isEmpty ? "Nothing is kept of \(whose.name)." : "Everything that was kept of \(whose.name) is erased.")
            for file in options.formerStores {
                print("'\(file.path)' was not changed, and may hold more of \(whose.name); remove it if you do not need it.")
            }
        }
    }

    struct PersonOption: ParsableArguments {
        @Option(
            help: ArgumentHelp(
                "The person's identifier (default: yourself, who talks to errand on this machine).", valueName: "person"))
        var person: String = HostedPerson.owner

        /// What to call the person.
        var name: String { person == HostedPerson.owner ? "you" : "'\(PrintableText.of(person))'" }

        func belongings(_ options: GlobalOptions) async throws -> Belongings {
            let configuration = options.configuration
            return Belongings(
                of: person, configuration, store: try await configuration.openStore(), library: options.library)
        }

        func validate() throws {
            guard !person.isEmpty else { throw ValidationError("--person requires an identifier; omit it for yourself.") }
        }
    }
}

extension Belongings.Summary {
    /// How much there is of what.
    fileprivate var text: String {
        var parts = PersonalInventory.Kind.allCases.filter { stored[$0] > 0 }.map { "\(stored[$0]) \($0.rawValue)" }
        if permittedApps > 0 { parts.append("what \(permittedApps) apps may use") }
        if files > 0 { parts.append("\(files) files") }
        return parts.joined(separator: ", ")
    }
}

extension GlobalOptions {
    /// Stores that a restored one has replaced, which lie beside it.
    fileprivate var formerStores: [URL] {
        guard let file = try? storeLocation.file(in: directory) else { return [] }
        let folder = file.deletingLastPathComponent()
        // A folder that cannot be listed has none to tell of.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasPrefix("\(file.lastPathComponent).before-") }.sorted().map { folder.appending(path: $0) }
    }
}
