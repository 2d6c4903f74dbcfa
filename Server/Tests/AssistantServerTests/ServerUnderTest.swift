import AssistantClient
import AsyncHTTPClient
import CommandSupport
import Foundation
import Hosting
import Logging
import NIOCore
import ServiceLifecycle
import Store
import Synchronization

@testable import AssistantServer

/// A server with the example apps, on a port of its own, which can be stopped and started again on the same data.
final class ServerUnderTest: Sendable {
    private struct Running {
        var group: ServiceGroup
        var task: Task<Void, any Error>
        var host: AssistantHost
        var port: Int
    }

    let folder: URL
    let settings: ServerSettings
    let invitations = Invitations()
    private let running = Mutex<Running?>(nil)

    /// Compiled language data, which all servers of a run share.
    private static let cache = FileManager.default.temporaryDirectory.appending(
        path: "errand-server-tests-cache-\(ProcessInfo.processInfo.processIdentifier)", directoryHint: .isDirectory)

    private let logger: Logger?
    private let store: StoreLocation

    private init(_ settings: ServerSettings, _ logger: Logger?) {
        folder = FileManager.default.temporaryDirectory.appending(
            path: "errand-server-\(UUID().uuidString)", directoryHint: .isDirectory)
        self.settings = settings
        self.logger = logger
        store = .dataFolder
    }

    /// Another server on a data folder.
    ///
    /// - Parameter store: where all of these have their store.
    init(on folder: URL, store: StoreLocation) {
        self.folder = folder
        self.store = store
        settings = Self.generous
        logger = nil
    }

    /// Runs the body with a server, and clears up after it.
    static func with(_ settings: ServerSettings = generous, logger: Logger? = nil, _ body: (ServerUnderTest) async throws -> Void)
        async throws
    {
        let server = ServerUnderTest(settings, logger)
        try await server.start()
        do {
            try await body(server)
        } catch {
            try? await server.stop()
            try? FileManager.default.removeItem(at: server.folder)
            throw error
        }
        try await server.stop()
        try FileManager.default.removeItem(at: server.folder)
    }

    /// On a free port, with budgets that tests of other things do not reach.
    static let generous = ServerSettings(port: 0, turnsPerSecond: 10_000, mostTurnsAtOnce: 10_000)

    func start() async throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try TimeZone(identifier: "America/Los_Angeles") ?? { throw CommandFailure("no time zone") }()
        let host = try await AssistantHost(
            HostConfiguration(
                directory: folder, store: store, cacheDirectory: Self.cache, apps: BundledApps.hosted,
                owner: HostedPerson(calendar: calendar)))
        let (ports, opened) = AsyncStream<Int>.makeStream()
        let logger = logger ?? Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let server = try AssistantServer(host, book: host.store, settings: settings, logger: logger, invitations: invitations) {
            port in
            opened.yield(port)
        }
        let group = ServiceGroup(configuration: ServiceGroupConfiguration(services: [server], logger: logger))
        let task = Task {
            defer { opened.finish() }
            try await group.run()
        }
        guard let port = await ports.first(where: { _ in true }) else {
            try await task.value
            throw CommandFailure("the server has not begun to listen")
        }
        running.withLock { $0 = Running(group: group, task: task, host: host, port: port) }
    }

    func stop() async throws {
        guard
            let running = running.withLock({ running in
                defer { running = nil }
                return running
            })
        else { return }
        await running.group.triggerGracefulShutdown()
        try await running.task.value
        running.host.close()
    }

    var host: AssistantHost { get throws { try running.withLock { try $0.require().host } } }
    var url: URL {
        get throws { try URL(string: "http://127.0.0.1:\(running.withLock { try $0.require().port })").require() }
    }

    /// The secret of a new token.
    func token(
        for person: String = HostedPerson.owner, may scopes: Set<AccessToken.Scope> = [.converse, .confirm],
        seconds: Double? = nil
    ) async throws -> String {
        try await host.store.makeToken(for: person, label: "test", scopes: scopes, seconds: seconds, now: Date()).secret
    }

    func client(for person: String = HostedPerson.owner, may scopes: Set<AccessToken.Scope> = [.converse, .confirm]) async throws
        -> AssistantClient
    { AssistantClient(url: try url, token: try await token(for: person, may: scopes)) }

    /// Adds a person.
    func add(_ person: String) async throws {
        _ = try await host.store.add(KnownPerson(person, locale: "en_US", timeZone: "America/Los_Angeles"))
    }

    struct Answer: Sendable {
        var status: Int
        var headers: [String: String]
        var body: Data
        var text: String { String(decoding: body, as: UTF8.self) }
        var fields: [String: Any] { (try? JSONSerialization.jsonObject(with: body) as? [String: Any]) ?? [:] }
    }

    /// Sends a request as it is.
    func send(
        _ method: String, _ path: String, token: String? = nil, headers: [String: String] = [:], body: Data? = nil
    ) async throws -> Answer {
        var request = HTTPClientRequest(url: try url.absoluteString + path)
        request.method = .init(rawValue: method)
        for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
        if let token { request.headers.replaceOrAdd(name: "Authorization", value: "Bearer \(token)") }
        if let body { request.body = .bytes(ByteBuffer(bytes: body)) }
        let response = try await HTTPClient.shared.execute(request, deadline: .distantFuture)
        let data = Data(buffer: try await response.body.collect(upTo: 32 << 20))
        return Answer(
            status: Int(response.status.code),
            headers: Dictionary(response.headers.map { ($0.name.lowercased(), $0.value) }) { first, _ in first }, body: data)
    }

    /// Sends JSON.
    func send(_ method: String, _ path: String, token: String? = nil, json: String, headers: [String: String] = [:]) async throws
        -> Answer
    {
        try await send(
            method, path, token: token, headers: headers.merging(["Content-Type": "application/json"]) { $1 },
            body: Data(json.utf8))
    }
}

extension Optional {
    /// - Throws: an error if there is nothing.
    func require() throws -> Wrapped {
        guard let self else { throw CommandFailure("the server does not run") }
        return self
    }
}
