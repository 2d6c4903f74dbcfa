import AssistantClient
import Foundation
import Hosting
import Store
import Testing

@testable import AssistantServer

/// Two servers on one store.
struct NodesTests {
    /// Where two servers may have their store together.
    enum SharedStore: String, CaseIterable, Sendable {
        case sqlite, postgres

        /// The URL of the server for tests; see Scripts/postgres.
        private static let server = ProcessInfo.processInfo.environment["ERRAND_TEST_POSTGRES"]

        static var allCases: [Self] { server == nil ? [.sqlite] : [.sqlite, .postgres] }

        /// Calls the body with two servers, and clears up after them.
        func withServers(_ body: (_ one: ServerUnderTest, _ two: ServerUnderTest) async throws -> Void) async throws {
            let folder = FileManager.default.temporaryDirectory.appending(
                path: "errand-nodes-\(UUID().uuidString)", directoryHint: .isDirectory)
            var (location, database) = (StoreLocation.dataFolder, String?.none)
            if self == .postgres, let server = Self.server {
                let name = "nodes_\(UUID().uuidString.replacing("-", with: "").lowercased())"
                try await Self.ask(server, "CREATE DATABASE \(name)")
                location = try StoreLocation(server.replacing(/\/postgres(\?|$)/) { "/\(name)\($0.output.1)" })
                database = name
            }
            let servers = [ServerUnderTest(on: folder, store: location), ServerUnderTest(on: folder, store: location)]
            let result: Result<Void, any Error>
            do {
                for server in servers { try await server.start() }
                result = .success(try await body(servers[0], servers[1]))
            } catch {
                result = .failure(error)
            }
            for server in servers { try await server.stop() }
            if let database, let server = Self.server { try await Self.ask(server, "DROP DATABASE \(database) WITH (FORCE)") }
            try FileManager.default.removeItem(at: folder)
            try result.get()
        }

        private static func ask(_ url: String, _ sql: String) async throws {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["psql", "--no-psqlrc", "--quiet", "--command=\(sql)", url]
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                process.terminationHandler = { _ in continuation.resume() }
                do { try process.run() } catch { continuation.resume(throwing: error) }
            }
            try #require(process.terminationStatus == 0)
        }
    }

    private static func clients(_ servers: [ServerUnderTest]) async throws -> (clients: [AssistantClient], token: String) {
        let token = try await servers[0].token()
        return (try servers.map { AssistantClient(url: try $0.url, token: token) }, token)
    }

    @Test("a conversation goes on turn by turn at either server", arguments: SharedStore.allCases)
    func alternates(store: SharedStore) async throws {
        try await store.withServers { one, two in
            let clients = try await Self.clients([one, two]).clients
            let id = try await clients[0].startConversation()
            #expect(try await clients[1].turns(of: id).isEmpty)
            let asked = try await clients[1].say("book me a ride", in: id)
            #expect(asked.question?.parameter == "dropOffLocation")
            let confirming = try await clients[0].say("the airport", in: id, answering: asked.question?.reference)
            #expect(confirming.question?.kind == "confirmRequest")
            let done = try await clients[1].say("yes", in: id, answering: confirming.question?.reference)
            #expect(done.outcome?.kind == "succeeded")
            for client in clients { #expect(try await client.turns(of: id).map(\.turn) == [1, 2, 3]) }
        }
    }

    @Test(
        "a server that does not know yet that the other has gone on says what the open question is now",
        arguments: SharedStore.allCases)
    func asksTheSame(store: SharedStore) async throws {
        try await store.withServers { one, two in
            let (clients, token) = try await Self.clients([one, two])
            let id = try await clients[0].startConversation()
            _ = try await clients[0].say("book me a ride", in: id)
            let confirming = try await clients[1].say("the airport", in: id)
            let state = try await one.send("GET", "/v1/conversations/\(id)", token: token).fields
            #expect((state["question"] as? [String: Any])?["reference"] as? String == confirming.question?.reference)
        }
    }

    @Test("a message that is sent to both servers is heard once", arguments: SharedStore.allCases)
    func hearsOnce(store: SharedStore) async throws {
        try await store.withServers { one, two in
            let (clients, token) = try await Self.clients([one, two])
            let id = try await clients[0].startConversation()
            let path = "/v1/conversations/\(id)/turns"
            for (number, text) in ["book me a ride to the airport", "yes", "help"].enumerated() {
                let said = #"{"text":"\#(text)","message":"m\#(number)"}"#
                async let first = Self.answer(of: one, path, token, said)
                async let second = Self.answer(of: two, path, token, said)
                let answers = [try await first, try await second]
                #expect(answers.map(\.status) == [200, 200])
                #expect(answers[0].body == answers[1].body)
                #expect(answers[0].fields["turn"] as? Int == number + 1)
            }
            #expect(try await clients[1].turns(of: id).map(\.outcome?.kind) == [nil, "succeeded", nil])
        }
    }

    /// What a server answers to a message, which is sent again, as clients do, while the other server takes longer for its turn than requests wait.
    private static func answer(
        of server: ServerUnderTest, _ path: String, _ token: String, _ message: String
    ) async throws -> ServerUnderTest.Answer {
        while true {
            let answer = try await server.send("POST", path, token: token, json: message)
            guard answer.status == 503 else { return answer }
        }
    }

    @Test("of many messages that are sent to both servers at once, each is heard once", arguments: SharedStore.allCases)
    func hearsAll(store: SharedStore) async throws {
        try await store.withServers { one, two in
            let clients = try await Self.clients([one, two]).clients
            let id = try await clients[0].startConversation()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<12 {
                    group.addTask { _ = try await clients[number % 2].say(number % 3 == 0 ? "help" : "book me a ride", in: id) }
                }
                try await group.waitForAll()
            }
            #expect(try await clients[0].turns(of: id).count == 12)
        }
    }

    @Test(
        "who follows a conversation at one server has the turns of the other, each once and in order",
        arguments: SharedStore.allCases)
    func follows(store: SharedStore) async throws {
        try await store.withServers { one, two in
            let clients = try await Self.clients([one, two]).clients
            let id = try await clients[0].startConversation()
            _ = try await clients[0].say("book me a ride", in: id)
            var seen: [Int] = []
            for try await turn in clients[1].events(of: id, after: 0) {
                seen.append(turn.turn)
                if turn.turn == 5 { break }
                _ = try await clients[turn.turn % 2].say(turn.turn % 2 == 0 ? "help" : "never mind", in: id)
            }
            #expect(seen == [1, 2, 3, 4, 5])
        }
    }
}
