import Foundation
import Logging
import Synchronization
import Testing

@testable import AssistantServer

/// What the server logs of turns: spans of the client's trace, and nothing that was said.
struct TracingTests {
    /// Keeps what is logged.
    private final class Lines: Sendable {
        private let lines = Mutex<[(message: String, fields: [String: String])]>([])

        func add(_ message: String, _ fields: [String: String]) { lines.withLock { $0.append((message, fields)) } }

        func all(_ message: String) -> [[String: String]] { lines.withLock { $0.filter { $0.message == message }.map(\.fields) } }
    }

    private struct Handler: LogHandler {
        let lines: Lines
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.info
        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            lines.add(event.message.description, (event.metadata ?? [:]).mapValues { $0.description })
        }
    }

    @Test("a turn and its calls are spans of the trace that the request belongs to; none of them says what was said")
    func spans() async throws {
        let lines = Lines()
        try await ServerUnderTest.with(logger: Logger(label: "test") { _ in Handler(lines: lines) }) { server in
            let token = try await server.token()
            let id = try #require(try await server.send("POST", "/v1/conversations", token: token).fields["id"] as? String)
            let (trace, parent) = (String(repeating: "a1", count: 16), String(repeating: "b2", count: 8))
            let answer = try await server.send(
                "POST", "/v1/conversations/\(id)/turns", token: token, json: #"{"text":"book me a ride to the airport"}"#,
                headers: ["traceparent": "00-\(trace)-\(parent)-01"])
            #expect(answer.status == 200)
            let spans = lines.all("span")
            let turn = try #require(spans.first { $0["name"] == "turn" })
            #expect(turn["trace_id"] == trace)
            #expect(turn["parent_id"] == parent)
            let calls = spans.filter { $0["name"] == "call" }
            #expect(calls.count == (answer.fields["calls"] as? [Any])?.count)
            #expect(calls.contains { $0["method"] == "resolve" })
            #expect(calls.allSatisfy { $0["trace_id"] == trace && $0["parent_id"] == turn["span_id"] && $0["app"] != nil })
            #expect(lines.all("request").contains { $0["trace_id"] == trace })
            let everything = (spans + lines.all("request")).flatMap(\.values).joined(separator: " ")
            for secret in ["airport", "owner", id, token] { #expect(!everything.contains(secret), "\(secret)") }
        }
    }

    @Test("a message that is sent again is no turn, and a turn without a trace begins one")
    func own() async throws {
        let lines = Lines()
        try await ServerUnderTest.with(logger: Logger(label: "test") { _ in Handler(lines: lines) }) { server in
            let token = try await server.token()
            let id = try #require(try await server.send("POST", "/v1/conversations", token: token).fields["id"] as? String)
            for _ in 0..<2 {
                _ = try await server.send(
                    "POST", "/v1/conversations/\(id)/turns", token: token, json: #"{"text":"help","message":"m"}"#)
            }
            let spans = lines.all("span")
            #expect(spans.count == 1)
            #expect(spans.first?["trace_id"]?.count == 32)
            #expect(spans.first?["parent_id"] == nil)
        }
    }

    @Test("why the store failed is in the log, with what to do about it")
    func failedStore() async throws {
        let lines = Lines()
        try await ServerUnderTest.with(logger: Logger(label: "test") { _ in Handler(lines: lines) }) { server in
            let token = try await server.token()
            try server.host.close()
            let answer = try await server.send("POST", "/v1/conversations", token: token)
            #expect(answer.status == 503 && answer.text.contains("the server's log says more"))
            let line = try #require(lines.all("the store failed").first)
            #expect(line["code"] == "closed")
            #expect(line["problem"]?.contains("has been closed; open it again") == true, "\(line)")
        }
    }

    @Test(
        "headers that are no trace are ignored",
        arguments: [
            "", "00", "00-\(String(repeating: "0", count: 32))-b7ad6b7169203331-01",
            "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
            "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01",
            "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-x",
            "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-0x",
            String(repeating: "-", count: 9_000),
        ])
    func malformed(header: String) {
        #expect(TraceParent(header) == nil)
    }

    @Test("a trace is read and written as the standard has it")
    func header() throws {
        let text = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
        let parent = try #require(TraceParent(text))
        #expect(parent.header == text)
        #expect(TraceParent("01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00-more")?.isSampled == false)
        let child = parent.child()
        #expect(child.trace == parent.trace && child.span != parent.span && TraceParent(child.header) == child)
        #expect(TraceParent(TraceParent.new().header) != nil)
    }
}
