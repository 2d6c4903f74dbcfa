import Foundation
import Store
import Testing

@testable import AssistantServer

/// Who may do what, and what is refused.
struct AccessTests {
    @Test(
        "without a token that works, there is nothing",
        arguments: ["", "errand_wrong", "x", String(repeating: "a", count: 500)])
    func unauthorized(token: String) async throws {
        try await ServerUnderTest.with { server in
            for path in ["/v1/conversations", "/v1/contacts", "/v1/apps", "/v1/tokens", "/v1/session"] {
                let answer = try await server.send("GET", path, token: token.isEmpty ? nil : token)
                #expect(answer.status == 401)
                #expect(answer.headers["content-type"] == "application/problem+json")
                #expect(answer.headers["www-authenticate"] != nil)
            }
        }
    }

    @Test("a token that has expired or been revoked does not work")
    func ended() async throws {
        try await ServerUnderTest.with { server in
            let expired = try await server.host.store.makeToken(
                for: "owner", label: "", scopes: [.converse], seconds: 1, now: Date(timeIntervalSinceNow: -10)
            ).secret
            #expect(try await server.send("GET", "/v1/apps", token: expired).status == 401)
            let (token, secret) = try await server.host.store.makeToken(for: "owner", label: "", scopes: [.converse], now: Date())
            #expect(try await server.send("GET", "/v1/apps", token: secret).status == 200)
            #expect(try await server.host.store.removeToken(token.id))
            #expect(try await server.send("GET", "/v1/apps", token: secret).status == 401)
        }
    }

    @Test("what needs a scope is refused without it")
    func scopes() async throws {
        try await ServerUnderTest.with { server in
            let token = try await server.token(may: [.converse])
            let refused: [(String, String, String)] = [
                ("POST", "/v1/tokens", #"{"scopes":["administer"]}"#), ("GET", "/v1/people", ""),
                ("POST", "/v1/people", #"{"id":"x"}"#), ("DELETE", "/v1/contacts/x", ""), ("POST", "/v1/contacts", ""),
                ("DELETE", "/v1/donations", ""), ("POST", "/v1/shortcuts", #"{"phrase":"a","request":"b"}"#),
                ("PUT", "/v1/conversations/x/lock", #"{"locked":false}"#), ("PUT", "/v1/permissions/a/contacts", "{}"),
                ("GET", "/v1/data", ""), ("DELETE", "/v1/data", ""), ("DELETE", "/v1/people/owner/data", ""),
            ]
            for (method, path, json) in refused {
                let answer = try await server.send(method, path, token: token, json: json)
                #expect(answer.status == 403, "\(method) \(path)")
                #expect(answer.text.contains("missing-scope"))
            }
        }
    }

    @Test("a session of the console works from our own pages only, and ends")
    func session() async throws {
        try await ServerUnderTest.with { server in
            let token = try await server.token()
            let login = #"{"token":"\#(token)"}"#
            #expect(try await server.send("POST", "/v1/session", json: login).status == 400)
            let own = ["X-Errand-Console": "1"]
            let begun = try await server.send("POST", "/v1/session", json: login, headers: own)
            #expect(begun.status == 201)
            let field = try #require(begun.headers["set-cookie"])
            for part in ["HttpOnly", "SameSite=Strict", "Path=/"] { #expect(field.contains(part)) }
            let cookie = String(field.prefix { $0 != ";" })
            #expect(!cookie.contains(token))
            #expect(try await server.send("GET", "/v1/session", headers: ["Cookie": cookie]).status == 200)
            let path = "/v1/conversations"
            #expect(try await server.send("POST", path, headers: ["Cookie": cookie]).status == 403)
            let foreign = own.merging(["Cookie": cookie, "Origin": "https://evil.example"]) { $1 }
            #expect(try await server.send("POST", path, headers: foreign).status == 403)
            let ours = own.merging(["Cookie": cookie, "Origin": try server.url.absoluteString]) { $1 }
            #expect(try await server.send("POST", path, headers: ours).status == 201)
            #expect(try await server.send("DELETE", "/v1/session", headers: ours).status == 204)
            #expect(try await server.send("GET", "/v1/session", headers: ["Cookie": cookie]).status == 401)
        }
    }

    @Test("the link into the console works once")
    func link() async throws {
        try await ServerUnderTest.with { server in
            let code = server.invitations.invite("owner")
            let opened = try await server.send("GET", "/open/\(code)")
            #expect(opened.headers["set-cookie"]?.contains("errand_session=errand_") == true || opened.status == 200)
            #expect(try await server.send("GET", "/open/\(code)").status == 410)
            #expect(try await server.send("GET", "/open/x").status == 410)
        }
    }

    @Test("a request for another name is refused, and an address is not a name")
    func names() {
        let local = ServerSettings()
        let open = ServerSettings(address: "0.0.0.0", names: ["errand.example.org"])
        for name in ["127.0.0.1", "localhost", "::1"] { #expect(local.accepts(name: name), "\(name)") }
        for name in ["evil.example", "127.0.0.1.evil.example", "", "localhost.evil"] {
            #expect(!local.accepts(name: name), "\(name)")
        }
        for name in ["errand.example.org", "192.0.2.1", "2001:db8::1"] { #expect(open.accepts(name: name), "\(name)") }
        for name in ["evil.example", "localhost"] { #expect(!open.accepts(name: name), "\(name)") }
        #expect(Authentication.name("[::1]:80") == "::1")
        #expect(Authentication.name("Localhost:80") == "localhost")
    }

    @Test("a person who begins too much waits; others do not")
    func limits() async throws {
        try await ServerUnderTest.with(ServerSettings(port: 0, turnsPerSecond: 0.001, mostTurnsAtOnce: 3, mostStreams: 1)) {
            server in
            try await server.add("ann")
            let (owner, ann) = (try await server.token(), try await server.token(for: "ann"))
            let id = try #require(try await server.send("POST", "/v1/conversations", token: owner).fields["id"] as? String)
            var statuses: [Int] = []
            for _ in 0..<4 {
                let answer = try await server.send(
                    "POST", "/v1/conversations/\(id)/turns", token: owner, json: #"{"text":"help"}"#)
                statuses.append(answer.status)
                if answer.status == 429 { #expect(Int(answer.headers["retry-after"] ?? "") ?? 0 > 0) }
            }
            #expect(statuses == [200, 200, 200, 429])
            let own = try #require(try await server.send("POST", "/v1/conversations", token: ann).fields["id"] as? String)
            let answer = try await server.send("POST", "/v1/conversations/\(own)/turns", token: ann, json: #"{"text":"help"}"#)
            #expect(answer.status == 200)
        }
    }

    @Test("a person who has begun as many turns as they may in a day is told when the next one begins; others are not held up")
    func quota() async throws {
        let budget = Budget(ServerSettings(turnsPerSecond: 1_000, mostTurnsPerDay: 2))
        for _ in 0..<2 { try await budget.turn(of: "ann") {} }
        let problem = await #expect(throws: Problem.self) { try await budget.turn(of: "ann") {} }
        #expect(problem?.status == .tooManyRequests)
        #expect(1...86_400 ~= Int(problem?.headers[.retryAfter] ?? "") ?? 0)
        // Nothing of it is in progress.
        #expect(budget.turns == 0)
        try await budget.turn(of: "ben") {}
    }

    @Test(
        "people and tokens are made and taken back by those who administer",
        arguments: [("ann", "ann"), ("Jürg <b>/%", "J%C3%BCrg%20%3Cb%3E%2F%25")])
    func administering(name: String, path: String) async throws {
        try await ServerUnderTest.with { server in
            let admin = try await server.token(may: [.administer])
            #expect(
                try await server.send("POST", "/v1/people", token: admin, json: #"{"id":"\#(name)","timeZone":"Europe/Berlin"}"#)
                    .status == 201)
            #expect(try await server.send("POST", "/v1/people", token: admin, json: #"{"id":"\#(name)"}"#).status == 409)
            #expect(try await server.send("POST", "/v1/people", token: admin, json: #"{"id":"b","locale":"xx"}"#).status == 400)
            #expect(
                try await server.send("POST", "/v1/people", token: admin, json: #"{"id":"b","timeZone":"Mars"}"#).status == 400)
            let made = try await server.send(
                "POST", "/v1/tokens", token: admin, json: #"{"person":"\#(name)","scopes":["converse"]}"#)
            #expect(made.status == 201)
            let secret = try #require(made.fields["token"] as? String)
            #expect(try await server.send("GET", "/v1/conversations", token: secret).status == 200)
            #expect(try await !server.send("GET", "/v1/tokens", token: admin).text.contains(secret))
            #expect(try await server.send("DELETE", "/v1/people/owner", token: admin).status == 404)
            #expect(try await server.send("DELETE", "/v1/people/\(path)", token: admin).status == 204)
            #expect(try await server.send("GET", "/v1/conversations", token: secret).status == 401)
        }
    }
}
