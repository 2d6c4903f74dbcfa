import AppLibrary
import ArgumentParser
import CommandSupport
import Foundation
import Hosting
import LanguagePacks
import Store

struct PeopleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "people", abstract: "List, add and remove the people whom the server serves.",
        subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the people.")

        @OptionGroup var options: GlobalOptions
        @OptionGroup var location: ConfigurationOptions

        func run() async throws {
            print("\(HostedPerson.owner) (you, at this machine)")
            for person in try await location.completed(options).configuration.openStore().people() {
                print(PrintableText.of("\(person.id) (\(person.locale), \(person.timeZone))"))
            }
        }
    }

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Add a person.",
            discussion: "--locale and --time-zone are theirs. Make a token for them with: errand token add --person NAME")

        @OptionGroup var options: GlobalOptions
        @OptionGroup var location: ConfigurationOptions

        @Argument(help: ArgumentHelp("A name for the person, of at most 100 bytes.", valueName: "name"))
        var name: String

        func run() async throws {
            guard name != HostedPerson.owner else { throw CommandFailure("'\(name)' is you, who use this machine") }
            let options = try await location.completed(options)
            let person = KnownPerson(
                name, locale: options.locale, timeZone: options.calendar.timeZone.identifier,
                location: options.location?.coordinate)
            guard try await options.configuration.openStore().add(person) else {
                throw CommandFailure("there is a person '\(PrintableText.of(name))' already")
            }
            print(PrintableText.of("\(name) may talk to the assistant. Make a token with: errand token add --person \(name)"))
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Remove a person and their tokens. Their conversations and contacts stay in the data folder.")

        @OptionGroup var options: GlobalOptions
        @OptionGroup var location: ConfigurationOptions

        @Argument(help: ArgumentHelp("The person's name.", valueName: "name"))
        var name: String

        func run() async throws {
            guard try await location.completed(options).configuration.openStore().removePerson(name) else {
                throw CommandFailure("there is no person '\(PrintableText.of(name))'; errand people lists them")
            }
            print(PrintableText.of("\(name) may not talk to the assistant any more."))
        }
    }
}
