import Assistant
import Foundation
public import Hosting
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
public import Logging
import NIOSSL
public import ServiceLifecycle
public import Store
public import Tracing

/// An assistant for many people, over HTTP: conversations as JSON and server-sent events, and a console for browsers.
///
/// Every request carries a token, which says for which person it is and what its holder may do. `GET /v1/openapi.json` describes the
/// paths.
public struct AssistantServer: Service {
    private let host: AssistantHost
    private let settings: ServerSettings
    private let logger: Logger
    private let responder: OwnTask<RouterResponder<ServerContext>>
    private let live: LiveConversations
    private let people: ServedPeople
    private let onListening: @Sendable (_ port: Int) async -> Void
    /// How the one who starts the server gets into its console.
    public let invitations: Invitations

    /// - Parameters:
    ///   - host: what is served.
    ///   - book: the people and their tokens.
    ///   - tracer: receives the spans of turns and of calls to apps; `nil` to log them, where `info` is logged.
    ///   - onListening: called when the server accepts connections.
    /// - Throws: an error if the program's own files are not beside it.
    public init(
        _ host: AssistantHost, book: any AccessBook, settings: ServerSettings = ServerSettings(), logger: Logger,
        tracer: (any Tracer)? = nil, invitations: Invitations = Invitations(),
        onListening: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
    ) throws {
        self.host = host
        self.settings = settings
        self.logger = logger
        self.invitations = invitations
        self.onListening = onListening
        let tracer = tracer ?? SpanLog(logger)
        people = ServedPeople(host: host, book: book)
        live = LiveConversations(people, logger: logger, tracer: tracer)
        let router = Self.router(
            host, book: book, settings: settings, logger: logger, live: live, people: people, invitations: invitations,
            description: try Description(), tracer: tracer)
        responder = OwnTask(responder: router.buildResponder())
    }

    private static func router(
        _ host: AssistantHost, book: any AccessBook, settings: ServerSettings, logger: Logger, live: LiveConversations,
        people: ServedPeople, invitations: Invitations, description: Description, tracer: any Tracer
    ) -> Router<ServerContext> {
        let (router, budget, metrics) = (Router(context: ServerContext.self), Budget(settings), Metrics())
        router.add(middleware: RequestLog(metrics: metrics, logger: logger, tracer: tracer))
        router.add(middleware: SecurityHeaders())
        router.add(middleware: Faults(logger: logger, description: description))
        Health(host: host, live: live, budget: budget, metrics: metrics, book: book).add(to: router)
        router.get("v1/openapi.json") { _, _ in JSONAnswer.response(data: description.document) }
        router.add(middleware: Self.console(logger))
        router.add(middleware: Authentication(book: book, settings: settings))
        let session = SessionRoutes(book: book, settings: settings, invitations: invitations)
        session.addLinks(to: router)
        let routes = router.group("v1")
        session.add(to: routes)
        ConversationRoutes(host: host, people: people, live: live, budget: budget, metrics: metrics).add(to: routes)
        PersonRoutes(host: host, people: people, settings: settings).add(to: routes)
        DataRoutes(host: host, people: people, live: live, budget: budget).add(to: routes)
        FormRoutes(people: people, live: live, budget: budget, metrics: metrics).add(to: routes)
        FlowRoutes(host: host, people: people).add(to: routes)
        AppRoutes(host: host, people: people).add(to: routes)
        AccessRoutes(book: book, people: people).add(to: routes)
        return router
    }

    /// The console's files.
    private static func console(_ logger: Logger) -> some RouterMiddleware<ServerContext> {
        FileMiddleware<ServerContext, LocalFileSystem>(
            Bundle.module.bundleURL.appending(path: "Console").path,
            // Asked for again whenever a page is opened, and sent again when a file has changed.
            cacheControl: CacheControl([(MediaType(type: .any), [.noCache])]), searchForIndexHtml: true, logger: logger)
    }

    private func server() throws -> HTTPServerBuilder {
        let connections = HTTP1Channel.Configuration(
            idleTimeout: .seconds(30),
            httpDecoderConfiguration: .init(maxHeaderFieldSize: 16_384, maxHeaderListSize: 32_768, maxHeaderFieldCount: 100))
        let http = HTTPServerBuilder { SmallReads(base: HTTP1Channel(responder: $0, configuration: connections)) }
        guard let certificate = settings.certificate else { return http }
        let chain = try NIOSSLCertificate.fromPEMFile(certificate.chain).map { NIOSSLCertificateSource.certificate($0) }
        let key = try NIOSSLPrivateKey(file: certificate.key, format: .pem)
        return try .tls(http, tlsConfiguration: .makeServerConfiguration(certificateChain: chain, privateKey: .privateKey(key)))
    }

    /// Serves until it is told to stop gracefully; then turns in progress are completed, and streams end.
    public func run() async throws {
        try await live.wake()
        let application = try Application(
            responder: responder, server: server(),
            configuration: ApplicationConfiguration(
                address: .hostname(settings.address, port: settings.port), serverName: nil),
            services: [Streams(live: live), Forgetting(live: live, people: people), OtherNodes(host: host, live: live)],
            onServerRunning: { [onListening] channel in await onListening(channel.localAddress?.port ?? 0) }, logger: logger)
        try await application.run()
    }
}

// Groups of services ask each for its description, which would otherwise be that of all that it refers to: megabytes, made at each start.
extension AssistantServer: CustomStringConvertible {
    public var description: String { "AssistantServer" }
}

/// Forgets the people whom other processes erase from the same store.
private struct Forgetting: Service, CustomStringConvertible {
    let description = "Forgetting"
    let live: LiveConversations
    let people: ServedPeople

    private static let pause = Duration.seconds(60)

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            while true {
                try await Task.sleep(for: Self.pause)
                // A store that cannot be read is asked again.
                for person in (try? await people.erased()) ?? [] {
                    await live.end(of: person)
                    try? await people.forget(person)
                }
            }
        }
    }
}

/// Hears of what other nodes write, and takes over from those that are gone.
private struct OtherNodes: Service, CustomStringConvertible {
    let description = "OtherNodes"
    let host: AssistantHost
    let live: LiveConversations

    private static let pause = Duration.seconds(1)

    func run() async throws {
        let news = host.assistant.nodes?.membership.news
        try? await cancelWhenGracefulShutdown {
            try await withThrowingTaskGroup(of: Void.self) { group in
                if let news {
                    group.addTask { for await one in news { await live.hear(one) } }
                }
                group.addTask {
                    while true {
                        try await Task.sleep(for: Self.pause)
                        await live.watch(isTold: news != nil)
                    }
                }
                try await group.waitForAll()
            }
        }
    }
}

/// Keeps the connections of streams while the server runs, and ends them when it stops.
private struct Streams: Service, CustomStringConvertible {
    let description = "Streams"
    let live: LiveConversations

    /// Proxies close connections on which nothing happens for a minute.
    private static let beat = Duration.seconds(15)

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            while true {
                try await Task.sleep(for: Self.beat)
                await live.tick()
            }
        }
        await live.close()
    }
}
