import AppBundles
import AppLibrary
import ArgumentParser
import CommandSupport
import Foundation
import Hosting
import IntentSchema

struct AppsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apps", abstract: "List the apps, their names and their intents; say which to use without asking.",
        subcommands: [List.self, Prefer.self, Forget.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the apps that come with errand and those installed, their names and their intents.")

        @OptionGroup var options: GlobalOptions

        func run() async throws {
            // A bad policy is reported by every command that starts.
            _ = try options.configuration.policySettings()
            let preferred = try await options.preferences()
            let locale = Locale(identifier: options.locale)
            let (installed, problems) = options.library.installed()
            let identifiers = Set(installed.map(\.identifier))
            let defined = DefinedCatalogue(.system, addingIntentsOf: installed.map(\.bundle))
            let samples = try BundledApps.descriptions(locale: locale)
            for app in samples where !identifiers.contains(app.id) { show(app, ["comes with errand"], preferred, defined) }
            let replaced = identifiers.intersection(samples.map(\.id))
            var found = problems + defined.problems
            for app in installed {
                do {
                    let place = replaced.contains(app.identifier) ? ["in place of the app that comes with errand"] : []
                    show(try app.description(locale: locale), origin(of: app) + place, preferred, defined)
                } catch {
                    found.append("\(app.name) (\(app.identifier)) is damaged: \(error); install it again from '\(app.source)'")
                }
            }
            for problem in found { warn("warning: \(PrintableText.of(problem))") }
        }

        /// - Parameters:
        ///   - preferred: the apps that the person always uses, by intent.
        ///   - defined: the definitions of the apps' own intents.
        private func show(
            _ app: AppDescription, _ origin: [String], _ preferred: [String: String], _ defined: DefinedCatalogue
        ) {
            let synonyms = app.synonyms.isEmpty ? "" : ", also called \(app.synonyms.joined(separator: ", "))"
            print(PrintableText.of("\(app.name) (\(app.id))\(synonyms)"))
            for line in origin { print("  \(PrintableText.of(line))") }
            for intent in app.intents {
                let definition = defined.catalogue.intents[intent]
                let kind =
                    definition == nil ? ", unknown: no definition file has it" : definition?.custom == nil ? "" : ", its own"
                let use = preferred[intent] == app.id ? ", always used" : ""
                let language = Locale(identifier: options.locale).language.languageCode?.identifier ?? "en"
                let example = app.examples[intent]?.first ?? definition?.custom?.title?.text(in: language)
                print(PrintableText.of("  \(intent)\(kind)\(use)" + (example.map { ": \"\($0)\"" } ?? "")))
            }
        }

        private func origin(of app: InstalledBundle) -> [String] {
            let day = app.installed.formatted(Date.ISO8601FormatStyle(timeZone: options.calendar.timeZone).year().month().day())
            // That it works with the assistant goes without saying.
            let granted = app.rights.granted(to: HostedPerson.owner).subtracting([.permission(.assistant)]).map(\.title).sorted()
                .joined(separator: ", ")
            return [
                "installed\(app.appVersion.map { ": version \($0)" } ?? ""), on \(day) from \(app.source)",
                "may use: \(granted.isEmpty ? "neither your data nor the network" : granted)",
            ]
        }
    }
}
