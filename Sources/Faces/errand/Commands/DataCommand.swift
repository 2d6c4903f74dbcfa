import AppLibrary
import ArgumentParser
import CommandSupport
import Foundation
import Hosting
import SQLiteStore

struct DataCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "data",
        abstract:
            "Check, back up and restore the store of conversations, contacts and settings; export and erase a person's data.",
        discussion: """
            check, backup and restore are for stores in SQLite: the one in the data folder, or --store sqlite:FILE. PostgreSQL has pg_dump and \
            pg_restore.
            """,
        subcommands: [Check.self, Backup.self, Restore.self, Export.self, Erase.self])

    struct Check: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Check that the store, or a backup of it, is whole.",
            discussion: "Changes nothing. Exit codes: 0 it is whole; 1 it is damaged, or no store of this program.")

        @OptionGroup var options: GlobalOptions

        @Argument(
            help: ArgumentHelp("A backup to check instead of the store.", valueName: "file"), completion: .file())
        var file: String?

        func run() async throws {
            let path = try file.map { URL(fileURLWithPath: ($0 as NSString).expandingTildeInPath) } ?? options.storeFile
            let check = try SQLiteStore.check(path)
            for problem in check.problems { print(PrintableText.of(problem)) }
            guard check.problems.isEmpty else {
                throw CommandFailure("'\(path.path)' is damaged; restore a backup with: errand data restore FILE")
            }
            let age = check.format < check.newestFormat ? ", which is migrated when it is used next" : ""
            print(
                "'\(path.path)' is whole: \(check.conversations) conversations with \(check.entries) entries, in format \(check.format)\(age)."
            )
        }
    }

    struct Backup: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Copy the store into a new file.",
            discussion: "The store may be in use. The copy is checked, is readable by you alone, and replaces no file.")

        @OptionGroup var options: GlobalOptions

        @Argument(help: ArgumentHelp("The new file.", valueName: "file"), completion: .file())
        var file: String

        func run() async throws {
            let copy = URL(fileURLWithPath: (file as NSString).expandingTildeInPath)
            try SQLiteStore.backUp(options.storeFile, to: copy)
            print("The store was copied to '\(copy.path)'.")
        }
    }

    struct Restore: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Put a backup in place of the store.",
            discussion: """
                The backup is checked first. The store as it is now is kept beside it, under a name with the time. Fails if another process has the store \
                open.
                """)

        @OptionGroup var options: GlobalOptions

        @Argument(help: ArgumentHelp("The backup.", valueName: "file"), completion: .file())
        var file: String

        func run() async throws {
            let backup = URL(fileURLWithPath: (file as NSString).expandingTildeInPath)
            let store = try options.storeFile
            let before = try SQLiteStore.restore(backup, to: store, at: Date())
            print("'\(store.path)' is now as in '\(backup.path)'.")
            if let before { print("What was there before is in '\(before.path)'.") }
        }
    }
}

extension GlobalOptions {
    /// The file of the store.
    ///
    /// - Throws: `CommandFailure` if it is in none.
    fileprivate var storeFile: URL {
        get throws {
            if let file = try storeLocation.file(in: directory) { return file }
            guard case .postgres = try storeLocation else { throw CommandFailure("a store in memory has no file") }
            throw CommandFailure(
                "the store is in PostgreSQL; check, back up and restore it with the server's tools: pg_dump, pg_restore")
        }
    }
}
