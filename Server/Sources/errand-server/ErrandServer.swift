import ArgumentParser
import CommandSupport

@main
struct ErrandServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "errand-server",
        abstract: "Serve an assistant to many people, over HTTP and in a browser.",
        discussion: "errand serve, people, token and config run this program.",
        version: Version.text(of: "errand-server"),
        subcommands: [ServeCommand.self, PeopleCommand.self, TokenCommand.self, ConfigCommand.self],
        defaultSubcommand: ServeCommand.self)
}
