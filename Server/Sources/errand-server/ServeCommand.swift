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

            Each option can be given by a variable (--port by ERRAND_SERVE_PORT) or a line of the configuration file (port: 8765), too; \
            options come first, then variables. errand config shows and checks them.

            It stops on SIGTERM and SIGINT when the turns in progress are done.
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var location: ConfigurationOptions
    @OptionGroup var consulting: ConsultingOptions

    @Option(help: ArgumentHelp("The address to listen at: a name, or an IP address (default: 127.0.0.1).", valueName: "address"))
    var address: String?

    @Option(help: "The port; 0 for one that is free (default: 8765).")
    var port: Int?

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

    @Option(help: "How many turns a person may begin in a second, on average (default: 10).")
    var turnsPerSecond: Double?

    @Option(help: "How many turns a person may begin at once (default: 40).")
    var turnsAtOnce: Int?

    @Option(help: "How many turns a person may begin in 24 hours (default: no limit).")
    var turnsPerDay: Int?

    @Option(help: "How many turns of all people may be in progress (default: 1024).")
    var turnsInProgress: Int?

    @Option(help: "How many streams of events a person may have (default: 32).")
    var streams: Int?

    @Option(help: "How many contacts a person may have stored (default: 10000).")
    var contacts: Int?

    @Option(help: "How many shortcuts a person may have stored (default: 500).")
    var shortcuts: Int?

    @Option(
        help: ArgumentHelp(
            "What to log: trace, debug, info, notice, warning, error or critical (default: notice).", valueName: "level"))
    var log: String?

    /// What was given on the command line, by the names of settings.
    private var given: [String: ServerConfiguration.Option] {
        var given = options.given.merging(consulting.given) { $1 }
        let texts = ["address": address, "certificate": certificate, "key": key, "log": log]
        for (name, text) in texts { given[name] = text.map { .text($0) } }
        let numbers = [
            "port": port, "turnsAtOnce": turnsAtOnce, "turnsPerDay": turnsPerDay, "turnsInProgress": turnsInProgress,
            "streams": streams, "contacts": contacts, "shortcuts": shortcuts,
        ]
        for (name, number) in numbers { given[name] = number.map { .wholeNumber($0) } }
        if let turnsPerSecond { given["turnsPerSecond"] = .number(turnsPerSecond) }
        if !name.isEmpty { given["names"] = .texts(name) }
        if behindProxy { given["behindProxy"] = .flag }
        return given
    }

    func run() async throws {
        let configuration = try await location.read(given)
        OpenFiles.raiseLimit()
        LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
        var logger = Logger(label: "errand")
        logger.logLevel = configuration.text("log").flatMap { Logger.Level(rawValue: $0) } ?? .notice
        let report = logger
        let consulting = consulting.completed(by: configuration)
        let host = try await options.completed(by: configuration).open {
            try consulting.apply(to: &$0)
            $0.report = { report.warning("\($0)") }
        }
        let settings = configuration.server
        try await check(settings, host)
        let invitations = Invitations()
        let server = try AssistantServer(host, book: host.store, settings: settings, logger: logger, invitations: invitations) {
            port in
            Self.tell(settings, port: port, code: invitations.invite(host.owner.id))
            SystemNotice.ready.send()
        }
        var group = ServiceGroupConfiguration(
            services: [server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        // A client that reads nothing is not to keep the server from stopping.
        group.maximumGracefulShutdownDuration = .seconds(30)
        try await ServiceGroup(configuration: group).run()
        host.leave()
    }

    /// Refuses to listen to others while nobody has a token.
    private func check(_ settings: ServerSettings, _ host: AssistantHost) async throws {
        guard !settings.isLoopback else { return }
        guard try await !host.store.tokens(of: nil).isEmpty else {
            throw CommandFailure(
                "the server would listen to other machines, but there are no tokens; make one with: errand token add")
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
