import Foundation
import Testing

@testable import AssistantServer

/// What clients send by mistake or on purpose: refused with a reason, and never a failure of the server.
struct BadInputTests {
    static let bodies: [(body: Data, status: Int)] = [
        (Data(), 400), (Data("{".utf8), 400), (Data("[]".utf8), 400), (Data("null".utf8), 400), (Data(#"{"text":1}"#.utf8), 400),
        (Data(#"{"text":"a","message":null}"#.utf8), 400),
        (Data(#"{"text":"a","more":1}"#.utf8), 400), (Data(#"{"text":"a","message":""}"#.utf8), 400),
        (Data(#"{"text":"a","message":7}"#.utf8), 400), (Data([0x7B, 0x22, 0xFF, 0x22, 0x7D]), 400),
        (Data(#"{"text":"\#(String(repeating: "a", count: 70_000))"}"#.utf8), 400),
        (Data(count: 300_000), 413), (Data(String(repeating: "[", count: 60_000).utf8), 400),
        (Data(#"{"text":"a","question":"none"}"#.utf8), 409),
        (Data(#"{"text":""}"#.utf8), 200), (Data(#"{"text":"\u0000"}"#.utf8), 200), (Data(#"{"text":"\ud800"}"#.utf8), 400),
        (Data(#"{"text":"<script>alert(1)</script>"}"#.utf8), 200),
    ]

    @Test("every body has its answer, and the conversation goes on")
    func turns() async throws {
        try await ServerUnderTest.with { server in
            let token = try await server.token()
            let id = try #require(try await server.send("POST", "/v1/conversations", token: token).fields["id"] as? String)
            for (index, (body, status)) in Self.bodies.enumerated() {
                let answer = try await server.send(
                    "POST", "/v1/conversations/\(id)/turns", token: token, headers: ["Content-Type": "application/json"],
                    body: body)
                #expect(answer.status == status, "body \(index): \(answer.text.prefix(200))")
                if status >= 400 { #expect(answer.headers["content-type"] == "application/problem+json", "body \(index)") }
            }
            let answer = try await server.send(
                "POST", "/v1/conversations/\(id)/turns", token: token, json: #"{"text":"book me a ride"}"#)
            #expect(answer.text.contains("dropOffLocation"))
        }
    }

    @Test("paths that lead nowhere, out of the console's folder, or to nobody's conversation")
    func paths() async throws {
        try await ServerUnderTest.with { server in
            let token = try await server.token()
            for path in [
                "/v1/conversations/x", "/v1/conversations/..%2f..", "/v1/conversations/%00", "/v1/nothing", "/../Package.swift",
                "/%2e%2e/openapi.json", "/modules/..%2f..%2fDescription%2fopenapi.json", "/v1/conversations/x/turns/0",
                "/v1/conversations/x/turns/99999999999999999999", "/console.css/x",
            ] {
                let answer = try await server.send("GET", path, token: token)
                #expect([400, 404].contains(answer.status), "\(path): \(answer.status)")
            }
            for query in ["limit=0", "limit=x", "limit=99999999999999999999", "limit=-1"] {
                #expect(try await server.send("GET", "/v1/conversations?\(query)", token: token).status == 400, "\(query)")
            }
            let other = try await server.send("PATCH", "/v1/conversations", token: token)
            #expect(other.status == 405)
            #expect(other.headers["allow"] == "GET, POST")
        }
    }

    @Test("pages and answers may do no more than they need")
    func headers() async throws {
        try await ServerUnderTest.with { server in
            for path in ["/", "/modules/console.js", "/v1/conversations", "/health", "/v1/openapi.json"] {
                let answer = try await server.send("GET", path)
                #expect(answer.headers["content-security-policy"]?.contains("default-src 'none'") == true, "\(path)")
                #expect(answer.headers["x-content-type-options"] == "nosniff", "\(path)")
            }
            #expect(try await server.send("GET", "/").text.contains("<title>Errand</title>"))
            #expect(try await server.send("GET", "/metrics").text.contains("errand_turn_seconds_count 0"))
            #expect(try await server.send("GET", "/ready").status == 200)
        }
    }
}
