import ArgumentParser
import CommandSupport
import Foundation

/// The commands that the program `errand-server` performs. It is a program of its own, so that those who need no server build and link
/// nothing of one.
enum ServerProgram {
    private static let name = "errand-server"

    /// Becomes the program.
    ///
    /// - Throws: `CommandFailure` if it is not there; nothing else returns.
    static func run(_ arguments: some Sequence<String>) throws -> Never {
        guard let program = location else {
            throw CommandFailure(
                "the server is a program of its own, \(name), which is neither beside this command nor on the path; in a checkout of "
                    + "errand, Scripts/errand serve builds and runs it")
        }
        let words = ([name] + arguments).map { strdup($0) } + [nil]
        execv(program, words)
        throw CommandFailure("'\(program)' cannot be run: \(String(cString: strerror(errno)))")
    }

    /// Beside this command, or on the path; `nil` if it is in neither place.
    static var location: String? {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let folders =
            [(own as NSString).deletingLastPathComponent]
            + (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

/// A command of the server's program.
protocol ServerCommand: ParsableCommand {
    var arguments: [String] { get }
}

extension ServerCommand {
    mutating func run() throws { try ServerProgram.run([Self._commandName] + arguments) }
}

struct ServeCommand: ServerCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the assistant over HTTP, with a console for browsers.")

    @Argument(parsing: .captureForPassthrough, help: .hidden)
    var arguments: [String] = []
}

struct PeopleCommand: ServerCommand {
    static let configuration = CommandConfiguration(
        commandName: "people", abstract: "List, add and remove the people whom the server serves.")

    @Argument(parsing: .captureForPassthrough, help: .hidden)
    var arguments: [String] = []
}

struct TokenCommand: ServerCommand {
    static let configuration = CommandConfiguration(
        commandName: "token", abstract: "List, make and revoke the tokens of the server's clients.")

    @Argument(parsing: .captureForPassthrough, help: .hidden)
    var arguments: [String] = []
}

struct ConfigCommand: ServerCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Show and check the configuration of the server.")

    @Argument(parsing: .captureForPassthrough, help: .hidden)
    var arguments: [String] = []
}
