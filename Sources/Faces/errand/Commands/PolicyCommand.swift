import ArgumentParser
import CommandSupport
import Foundation
import Hosting
import TerminalUI

struct PolicyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "policy",
        abstract: "Print the policy in force and the source of each value.",
        discussion: "Documentation/CommandLine.md describes the policy file.")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        let settings = try options.configuration.policySettings()
        if let file = options.policyFile { print("Policy file: \(file.path)") }
        let rows = PolicyTable(settings: settings).rows
        let widths = (rows.map(\.setting.count).max() ?? 0, rows.map { min($0.value.count, 40) }.max() ?? 0)
        for row in rows {
            let setting = row.setting.padding(toLength: widths.0, withPad: " ", startingAt: 0)
            let value = row.value.padding(toLength: max(widths.1, row.value.count), withPad: " ", startingAt: 0)
            print("\(setting)  \(value)  \(row.source)")
        }
    }
}
