import ArgumentParser
import CommandSupport
import ContactCards
import Foundation
import IntentSchema
import Store
import TerminalUI

struct ContactsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contacts", abstract: "Import and list contacts.", subcommands: [Import.self, List.self],
        defaultSubcommand: List.self)

    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Import a vCard file (.vcf, versions 2.1 to 4.0).",
            discussion: """
                Invalid cards are reported and skipped; valid ones are imported in one transaction. A card with a known UID replaces the \
                existing one, and the first import removes the sample contacts. --me names your own card, whose addresses become "home" \
                and "work". Nothing is imported if the file contains no valid card or --me matches none.
                """)

        @OptionGroup var options: GlobalOptions

        @Option(name: .long, help: ArgumentHelp("The full name on your own card.", valueName: "name"))
        var me: String?

        @Argument(help: "The vCard file.", completion: .file(extensions: ["vcf"]))
        var file: String

        func run() async throws {
            let configuration = options.configuration
            let store = try await configuration.openStore()
            let progress = ProgressLine(isShown: Terminal.isTerminal(2))
            let reading = try VCardReader(owner: me).read(contentsOf: URL(fileURLWithPath: file)) { progress.show($0) }
            progress.clear()
            for problem in reading.problems { warn("\(file): \(problem)") }
            guard !reading.contacts.isEmpty else {
                throw CommandFailure("'\(file)' contains no valid card; nothing was imported")
            }
            if let me, !reading.contacts.contains(where: \.isMe) {
                throw CommandFailure("no card is named '\(me)'; nothing was imported")
            }
            let located = try configuration.located(reading.contacts)
            let changes = try await store.upsert(located, of: configuration.owner.id)
            let gone = try await configuration.removeSampleContacts(from: store, except: Set(located.map(\.id)))
            try await store.noteContactsChanged(of: configuration.owner.id)
            let leftOut = reading.cardCount - reading.contacts.count
            print(
                "\(counted(changes.added, "contact")) added, \(changes.updated) updated, \(counted(leftOut, "card")) left out"
                    + (gone > 0 ? "; removed the \(gone) sample contacts" : ""))
        }

        private func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List your contacts by name.")

        @OptionGroup var options: GlobalOptions

        func run() async throws {
            let host = try await options.open()
            let contacts = host.owner.contacts.contacts
            if let notice = host.sampleNotice { warn(notice) }
            guard !contacts.isEmpty else {
                print("no contacts yet; import a vCard file with: errand contacts import FILE")
                return
            }
            for contact in contacts { print(Self.line(contact)) }
        }

        private static func line(_ contact: Contact) -> String {
            var details = [contact.organization, contact.relationship.map { "your \($0)" } ?? ""]
            details += contact.nicknames.map { "\"\($0)\"" }
            details += contact.handles.map { [$0.label, $0.value].compactMap { $0 }.joined(separator: " ") }
            details += contact.addresses.map { [$0.label, $0.city].compactMap { $0 }.joined(separator: " in ") }
            let text = details.filter { !$0.isEmpty }.joined(separator: ", ")
            return "\(contact.fullName)\(contact.isMe ? " (you)" : "")\(text.isEmpty ? "" : ": \(text)")"
        }
    }
}

/// The progress of reading a long file, on one line of the terminal.
private struct ProgressLine {
    var isShown: Bool

    func show(_ progress: CardProgress) {
        guard isShown, progress.cards % 100 == 0 else { return }
        let share = progress.totalBytes.map { $0 > 0 ? " (\(100 * progress.bytesRead / $0) %)" : "" } ?? ""
        FileHandle.standardError.write(Data("\r\(progress.cards) cards read\(share)".utf8))
    }

    func clear() {
        guard isShown else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
    }
}
