public import AsyncHTTPClient
public import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1

/// A client of an assistant's server.
///
///     let client = AssistantClient(url: url, token: token)
///     let conversation = try await client.startConversation()
///     let turn = try await client.say("book me a ride to the airport", in: conversation)
///
/// What is said is sent under a name of its own and repeated until the server answers, so that it is heard once, whatever becomes of
/// connections.
public struct AssistantClient: Sendable {
    private let url: URL
    private let token: String
    private let http: HTTPClient
    /// How often a request is repeated that the server has not answered.
    private static let mostAttempts = 6
    private static let largestAnswer = 16 << 20

    /// - Parameters:
    ///   - url: the server's, without a path.
    ///   - http: the client to use.
    public init(url: URL, token: String, http: HTTPClient = .shared) {
        self.url = url
        self.token = token
        self.http = http
    }

    /// Starts a conversation.
    ///
    /// - Returns: its identifier.
    /// - Throws: `ServerProblem` if the server refuses; the HTTP client's errors if it cannot be reached.
    public func startConversation() async throws -> String {
        struct State: Decodable { var id: String }
        return try await decoded(State.self, try await send(.POST, "conversations")).id
    }

    /// Says something in a conversation.
    ///
    /// - Parameter question: the reference of the question that it answers; the server refuses it if another one is open.
    /// - Throws: `ServerProblem` if the server refuses; the HTTP client's errors if it cannot be reached for a while. Then the words may
    ///   have been heard.
    public func say(_ text: String, in conversation: String, answering question: String? = nil) async throws -> ServedTurn {
        struct Said: Encodable {
            var text: String
            var message: String
            var question: String?
        }
        let body = try JSONEncoder().encode(Said(text: text, message: UUID().uuidString, question: question))
        return try await decoded(ServedTurn.self, try await sendUntilAnswered(.POST, "conversations/\(conversation)/turns", body))
    }

    /// Turns of a conversation, in order.
    ///
    /// - Parameter number: turns after this one.
    public func turns(of conversation: String, after number: Int = 0) async throws -> [ServedTurn] {
        struct Turns: Decodable { var turns: [ServedTurn] }
        return try await decoded(
            Turns.self, try await send(.GET, "conversations/\(conversation)/turns?after=\(number)&limit=1000")
        ).turns
    }

    /// The turns of a conversation as they happen, those that other clients begin among them. When the connection ends, it is made
    /// again, and nothing is left out or repeated.
    ///
    /// - Parameter number: begins behind this turn.
    public func events(of conversation: String, after number: Int) -> AsyncThrowingStream<ServedTurn, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                var last = number
                var failures = 0
                while !Task.isCancelled {
                    do {
                        for try await turn in try await stream(of: conversation, after: last) {
                            (last, failures) = (turn.turn, 0)
                            continuation.yield(turn)
                        }
                    } catch let problem as ServerProblem where problem.status < 500 && problem.status != 429 {
                        return continuation.finish(throwing: problem)
                    } catch {
                        failures += 1
                    }
                    try? await Task.sleep(for: .milliseconds(min(200 << min(failures, 5), 5_000)))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func stream(of conversation: String, after number: Int) async throws -> AsyncThrowingStream<ServedTurn, any Error> {
        let response = try await http.execute(
            request(.GET, "conversations/\(conversation)/events?after=\(number)"), deadline: .distantFuture)
        guard response.status == .ok else { throw try await problem(response) }
        return AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    var events = EventReader()
                    for try await part in response.body {
                        for data in events.read(part.readableBytesView) {
                            continuation.yield(try JSONDecoder().decode(ServedTurn.self, from: data))
                        }
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    // MARK: - Requests

    private func request(_ method: HTTPMethod, _ path: String, _ body: Data? = nil) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: url.absoluteString.trimming("/") + "/v1/" + path)
        request.method = method
        request.headers.add(name: "Authorization", value: "Bearer \(token)")
        if let body {
            request.headers.add(name: "Content-Type", value: "application/json")
            request.body = .bytes(ByteBuffer(bytes: body))
        }
        return request
    }

    private func send(_ method: HTTPMethod, _ path: String, _ body: Data? = nil) async throws -> Data {
        let response = try await http.execute(request(method, path, body), timeout: .minutes(2))
        guard (200..<300).contains(Int(response.status.code)) else { throw try await problem(response) }
        return Data(buffer: try await response.body.collect(upTo: Self.largestAnswer))
    }

    private func sendUntilAnswered(_ method: HTTPMethod, _ path: String, _ body: Data) async throws -> Data {
        for attempt in 1... {
            do {
                return try await send(method, path, body)
            } catch let problem as ServerProblem where problem.status != 429 && problem.status != 503 {
                throw problem
            } catch {
                guard attempt < Self.mostAttempts else { throw error }
                try await Task.sleep(for: .milliseconds(200 << attempt))
            }
        }
        throw CancellationError()
    }

    private func decoded<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw ServerProblem(
                status: 200, kind: "foreign", detail: "\(url.absoluteString) does not answer as a server of errand does")
        }
    }

    private func problem(_ response: HTTPClientResponse) async throws -> ServerProblem {
        struct Details: Decodable {
            var type: String?
            var title: String?
            var detail: String?
        }
        let data = Data(buffer: try await response.body.collect(upTo: 1 << 20))
        let details = try? JSONDecoder().decode(Details.self, from: data)
        return ServerProblem(
            status: Int(response.status.code), kind: details?.type?.split(separator: ":").last.map(String.init) ?? "",
            detail: details?.detail ?? details?.title ?? "the server answered \(response.status.code)")
    }
}

extension String {
    fileprivate func trimming(_ end: String) -> String { hasSuffix(end) ? String(dropLast(end.count)) : self }
}
