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

    /// Requests that no client library sends, and the status of what is answered; `nil` where the connection is closed without an answer.
    static let raw: [(name: String, head: String, body: [[UInt8]], statuses: [Int])] = {
        let many = (0..<100_000).map { "X-\($0): a\r\n" }.joined()
        let megabyte = [UInt8](repeating: 97, count: 1 << 20)
        let chunk = Array("100000\r\n".utf8) + megabyte + Array("\r\n".utf8)
        return [
            ("100,000 headers", "GET /health HTTP/1.1\r\n\(many)", [], [400, 431]),
            ("a header of a megabyte", "GET /health HTTP/1.1\r\nX: ", [megabyte], [400, 431]),
            ("a path of a megabyte", "GET /", [megabyte], [400, 414]),
            ("no HTTP", "\u{16}\u{3}\u{1}\u{2}\r\n\r\n", [], [400]),
            ("no host", "GET /v1/apps HTTP/1.1\r\nConnection: close\r\n\r\n", [], [400]),
            (
                "a path that is not UTF-8", "GET /v1/conversations/",
                [[0xFF, 0xFE], Array(" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8)], [400]
            ),
            ("a negative length", "POST TURNS HTTP/1.1\r\nContent-Length: -1\r\nAUTH\r\n\r\n", [], [400]),
            (
                "two lengths", "POST TURNS HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\nAUTH\r\n\r\n0\r\n\r\n",
                [], [400]
            ),
            ("a chunk that is none", "POST TURNS HTTP/1.1\r\nTransfer-Encoding: chunked\r\nAUTH\r\n\r\nzz\r\n\r\n", [], [400]),
            (
                "100 MB", "POST TURNS HTTP/1.1\r\nContent-Length: 104857600\r\nAUTH\r\n\r\n",
                Array(repeating: megabyte, count: 100), [413]
            ),
            (
                "100 MB of unknown length", "POST TURNS HTTP/1.1\r\nTransfer-Encoding: chunked\r\nAUTH\r\n\r\n",
                Array(repeating: chunk, count: 100) + [Array("0\r\n\r\n".utf8)], [413]
            ),
            ("a file's name with a zero byte", "GET /modules/console.js%00.html HTTP/1.1\r\nAUTH\r\n\r\n", [], [400]),
        ]
    }()

    @Test("bytes that are no request, or too much of one, are refused, and the server serves others")
    func bytes() async throws {
        try await ServerUnderTest.with { server in
            let token = try await server.token()
            let port = try #require(try server.url.port)
            let id = try #require(try await server.send("POST", "/v1/conversations", token: token).fields["id"] as? String)
            let fields =
                "Host: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\nAuthorization: Bearer \(token)\r\n"
            for (name, head, body, statuses) in Self.raw {
                let head = head.replacing("TURNS", with: "/v1/conversations/\(id)/turns").replacing("AUTH\r\n", with: fields)
                let answer = try await RawConnection.exchange([Array(head.utf8)] + body, port: port)
                let status = RawConnection.status(of: answer)
                #expect(status.map(statuses.contains) ?? false, "\(name): \(answer.prefix(100))")
            }
            let said = try await server.send("POST", "/v1/conversations/\(id)/turns", token: token, json: #"{"text":"help"}"#)
            #expect(said.status == 200)
            #expect(said.fields["turn"] as? Int == 1, "nothing of that was heard")
            let metrics = try await server.send("GET", "/metrics").text
            #expect(!metrics.contains(#"status="5"#), "\(metrics.split(separator: "\n").filter { $0.contains(#"status="5"#) })")
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
