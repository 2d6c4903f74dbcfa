import AppLibrary
import ArgumentParser
import CommandSupport
import Foundation
import Hosting
import Store

struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "Show and verify the trail of what was confirmed and handled.",
        subcommands: [Show.self, Verify.self])

    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List what a person has confirmed, or did not need to, and what became of it.")

        @OptionGroup var options: GlobalOptions
        @OptionGroup var whose: DataCommand.PersonOption

        func run() async throws {
            let store = try await options.configuration.openStore()
            guard let trail = try await store.auditTrails().first(where: { $0.person == whose.person }) else {
                print("Nothing was handled for \(whose.name).")
                return
            }
            let records = try await store.auditRecords(of: trail.id)
            for record in records { print(PrintableText.of(record.line(in: options.calendar.timeZone))) }
            if let fault = trail.fault(in: records) {
                throw CommandFailure("record \(fault.number) is not as it was written: \(fault.problem); see errand audit verify")
            }
        }
    }

    struct Verify: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Find records that were changed, removed, inserted or moved.",
            discussion: """
                Of every person's trail, also of people who were erased, names the first record that is not as it was written. That the newest records were \
                removed, or all written anew, shows only by a hash that was printed before and kept elsewhere: --last.

                Exit codes: 0 all trails are whole; 1 something is wrong.
                """)

        @OptionGroup var options: GlobalOptions

        @Option(help: ArgumentHelp("The hash of a record that is known to have been there.", valueName: "hash"))
        var last: Hash?

        func run() async throws {
            let check = try await options.configuration.openStore().checkAudit(knowing: last?.bytes)
            for newest in check.newest {
                let whose = newest.trail.person.map { "of '\(PrintableText.of($0))'" } ?? "of a person who was erased"
                print("\(newest.number) records \(whose) are whole; the last is \(newest.hash.text)")
            }
            for fault in check.faults {
                let whose = fault.trail.person.map { " of '\(PrintableText.of($0))'" } ?? ""
                print("Record \(fault.number) of trail \(PrintableText.of(fault.trail.id))\(whose): \(fault.problem).")
            }
            if check.isLastMissing, let last {
                print("No record has the hash \(last.bytes.text): the newest were removed, or all were written anew.")
            }
            guard check.isWhole else {
                throw CommandFailure("the audit trail is not as it was written; compare it with a backup of the store")
            }
            if check.newest.isEmpty { print("Nothing was handled yet.") }
        }
    }

    /// A hash given on the command line.
    struct Hash: ExpressibleByArgument {
        let bytes: Data

        /// Parses 64 hexadecimal digits; `nil` for anything else.
        init?(argument: String) {
            let digits = argument.compactMap(\.hexDigitValue)
            guard argument.count == 64, digits.count == 64 else { return nil }
            bytes = Data(stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) })
        }
    }
}

extension AuditRecord {
    fileprivate func line(in zone: TimeZone) -> String {
        guard let event else { return "\(number)  not readable" }
        var style = Date.ISO8601FormatStyle(timeZone: zone)
        style = style.year().month().day().time(includingFractionalSeconds: false).timeZone(separator: .colon)
        let consent = event.consent == .confirmed ? "confirmed" : "no confirmation needed"
        return [
            "\(number)", event.time.formatted(style), event.app, event.intent, event.operation, consent, event.outcome,
            String(event.values.prefix(16)),
        ].joined(separator: "  ")
    }
}

extension Data {
    /// Two digits for each byte.
    fileprivate var text: String { map { String(format: "%02x", $0) }.joined() }
}
