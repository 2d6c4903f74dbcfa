import ArgumentParser
import CommandSupport
import IntentSchema

struct AppsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apps", abstract: "List the installed apps, their names and their intents.")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        let host = try await options.open()
        for app in host.assistant.apps.map(\.description) {
            let synonyms = app.synonyms.isEmpty ? "" : ", also called \(app.synonyms.joined(separator: ", "))"
            print("\(app.name) (\(app.id))\(synonyms)")
            for intent in app.intents {
                print("  \(intent)" + (app.examples[intent]?.first.map { ": \"\($0)\"" } ?? ""))
            }
        }
    }
}
