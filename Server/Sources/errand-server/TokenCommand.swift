import AppLibrary
import ArgumentParser
import AssistantServer
import CommandSupport
import Foundation
import Hosting
import Store

struct TokenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token", abstract: "List, make and revoke the tokens of the server's clients.",
        discussion: """
            A token says for whom its holder speaks, and what it may do: converse (propose requests and answer questions), confirm (agree to \
            what needs a yes, unlock, change contacts and permissions), administer (people and tokens). Give a program converse alone: it \
            cannot approve what it proposes then.
            """,
        subcommands: [List.self, Add.self, Revoke.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the tokens, without their secrets, which are not kept.")

        @OptionGroup var options: GlobalOptions
        @OptionGroup var location: ConfigurationOptions

        func run() async throws {
            let tokens = try await location.completed(options).configuration.openStore().tokens(of: nil)
            if tokens.isEmpty { print("There are no tokens. Make one with: errand token add") }
            for token in tokens {
                let scopes = token.scopes.map(\.rawValue).sorted().joined(separator: ", ")
                let end = token.expires.map { ($0 > Date() ? ", until " : ", expired ") + $0.formatted(.iso8601) } ?? ""
                let label = token.label.isEmpty ? "" : ": \(token.label)"
                print(PrintableText.of("\(token.id) for \(token.person), may \(scopes)\(end)\(label)"))
            }
        }
    }

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Make a token, and print it; it is not shown again.")

        @OptionGroup var options: GlobalOptions
        @OptionGroup var location: ConfigurationOptions

        @Option(help: ArgumentHelp("For whom its holder speaks (default: you).", valueName: "name"))
        var person = HostedPerson.owner

        @Option(
            name: .customLong("may"),
            help: ArgumentHelp(
                "What it may do: converse, confirm or administer; repeat it for several (default: converse).", valueName: "scope"),
            transform: Self.scope)
        var scopes: [AccessToken.Scope] = []

        @Option(help: ArgumentHelp("What it is for.", valueName: "words"))
        var label = ""

        @Option(help: ArgumentHelp("How many days it works (default: until it is revoked).", valueName: "number"))
        var days: Double?

        private static func scope(_ name: String) throws -> AccessToken.Scope {
            guard let scope = AccessToken.Scope(rawValue: name) else {
                throw ValidationError(
                    "'\(name)' is not one of \(AccessToken.Scope.allCases.map(\.rawValue).joined(separator: ", ")).")
            }
            return scope
        }

        func validate() throws {
            guard days.map({ $0 > 0 && $0 < 100_000 }) ?? true else { throw ValidationError("--days must be positive.") }
        }

        func run() async throws {
            let store = try await location.completed(options).configuration.openStore()
            let people = try await store.people().map(\.id) + [HostedPerson.owner]
            guard people.contains(person) else {
                throw CommandFailure(
                    "there is no person '\(PrintableText.of(person))'; add them with: errand people add \(PrintableText.of(person))"
                )
            }
            let (token, secret) = try await store.makeToken(
                for: person, label: label, scopes: scopes.isEmpty ? [.converse] : Set(scopes), seconds: days.map { $0 * 86_400 },
                now: Date())
            warn("Token \(token.id); keep it, for it is not shown again:")
            print(secret)
        }
    }

    struct Revoke: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Revoke a token: it stops working at once.")

        @OptionGroup var options: GlobalOptions
        @OptionGroup var location: ConfigurationOptions

        @Argument(help: ArgumentHelp("The token's identifier, as errand token lists it.", valueName: "identifier"))
        var id: String

        func run() async throws {
            guard try await location.completed(options).configuration.openStore().removeToken(id) else {
                throw CommandFailure("there is no token '\(PrintableText.of(id))'; errand token lists them")
            }
            print(PrintableText.of("Token \(id) is revoked."))
        }
    }
}
