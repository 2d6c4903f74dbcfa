import ArgumentParser
import AssistantServer
import CommandSupport
import Foundation
import Hosting
import Logging
import ServiceLifecycle
import Store

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve the assistant over HTTP, with a console for browsers.",
        discussion: """
            Programs send a token with every request (errand token add); what there is to ask for, GET /v1/openapi.json says. People open the \
            link that is printed, or log in with a token. The server listens on this machine alone unless --address says otherwise.

            It stops on SIGTERM and SIGINT when the turns in progress are done.
            """)

    @OptionGroup var options: GlobalOptions

    @Option(help: ArgumentHelp("The address to listen at: a name, or an IP address.", valueName: "address"))
    var address = "127.0.0.1"

    @Option(help: "The port; 0 for one that is free.")
    var port = 8_765

    @Option(
        help: ArgumentHelp(
            "A name by which clients address the server, such as errand.example.org; repeat it for several.", valueName: "name"))
    var name: [String] = []

    @Option(help: ArgumentHelp("The certificate chain for TLS, in PEM; needs --key.", valueName: "file"))
    var certificate: String?

    @Option(help: ArgumentHelp("The certificate's private key, in PEM.", valueName: "file"))
    var key: String?

    @Flag(help: "A proxy in front of the server speaks TLS with clients.")
    var behindProxy = false

    @Option(name: .customLong("turns-per-second"), help: "How many turns a person may begin in a second, on average.")
    var turnsPerSecond = 10.0

    @Option(
        help: ArgumentHelp("What to log: trace, debug, info, notice, warning, error or critical.", valueName: "level"),
        transform: Self.level)
    var log = Logger.Level.notice

    private static func level(_ name: String) throws -> Logger.Level {
        guard let level = Logger.Level(rawValue: name) else {
            throw ValidationError("'\(name)' is not one of \(Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        return level
    }

    func validate() throws {
        guard (certificate == nil) == (key == nil) else {
            throw ValidationError("--certificate and --key must be used together.")
        }
        guard 0...65_535 ~= port else { throw ValidationError("--port must be from 0 to 65535.") }
        guard turnsPerSecond > 0 else { throw ValidationError("--turns-per-second must be positive.") }
    }

    func run() async throws {
        LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
        var logger = Logger(label: "errand")
        logger.logLevel = log
        let report = logger
        let host = try await options.open { $0.report = { report.warning("\($0)") } }
        let settings = ServerSettings(
            address: address, port: port, names: name, isBehindProxy: behindProxy,
            certificate: certificate.flatMap { chain in key.map { (chain, $0) } }, turnsPerSecond: turnsPerSecond)
        try await check(settings, host)
        let invitations = Invitations()
        let server = try AssistantServer(host, book: host.store, settings: settings, logger: logger, invitations: invitations) {
            port in
            Self.tell(settings, port: port, code: invitations.invite(host.owner.id))
        }
        var configuration = ServiceGroupConfiguration(
            services: [server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        // A client that reads nothing is not to keep the server from stopping.
        configuration.maximumGracefulShutdownDuration = .seconds(30)
        try await ServiceGroup(configuration: configuration).run()
        host.leave()
    }

    /// Refuses to listen to others while nobody needs a token, or tokens could be read on their way.
    private func check(_ settings: ServerSettings, _ host: AssistantHost) async throws {
        guard !settings.isLoopback else { return }
        guard try await !host.store.tokens(of: nil).isEmpty else {
            throw CommandFailure(
                "the server would listen to other machines, but there are no tokens; make one with: errand token add")
        }
        guard settings.certificate != nil || settings.isBehindProxy else {
            throw CommandFailure(
                "tokens would travel in the clear; give a certificate (--certificate, --key), or run behind a proxy that speaks TLS "
                    + "(--behind-proxy)")
        }
    }

    private static func tell(_ settings: ServerSettings, port: Int, code: String) {
        let scheme = settings.certificate == nil ? "http" : "https"
        let name = settings.names.first ?? (settings.address.contains(":") ? "[\(settings.address)]" : settings.address)
        print("Errand is listening at \(scheme)://\(name):\(port). To open its console (this link works once):")
        print("  \(scheme)://\(name):\(port)/open/\(code)")
        fflush(nil)
    }
}
