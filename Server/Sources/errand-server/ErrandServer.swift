import ArgumentParser
import CommandSupport

@main
struct ErrandServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "errand-server",
        abstract: "Serve an assistant to many people, over HTTP and in a browser.",
        discussion: "errand serve, errand people and errand token run this program.",
        version: Version.text(of: "errand-server"),
        subcommands: [ServeCommand.self, PeopleCommand.self, TokenCommand.self], defaultSubcommand: ServeCommand.self)
}
