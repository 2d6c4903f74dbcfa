import Foundation
import HTTPTypes
import Hummingbird

/// An error as problem details (RFC 9457).
struct Problem: Error, HTTPResponseError {
    var status: HTTPResponse.Status
    /// Identifies the kind of problem; the last part of its type's URI.
    var kind: String
    /// The kind in words, the same for every problem of the kind.
    var title: String
    /// This problem in words: what is wrong, and what to do.
    var detail: String?
    var headers: HTTPFields = [:]

    init(_ status: HTTPResponse.Status, _ kind: String, _ title: String, _ detail: String? = nil, headers: HTTPFields = [:]) {
        self.status = status
        self.kind = kind
        self.title = title
        self.detail = detail
        self.headers = headers
    }

    private struct Document: Encodable {
        var type: String
        var title: String
        var status: Int
        var detail: String?
    }

    func response(from request: Request, context: some RequestContext) throws -> Response {
        let document = Document(type: "urn:errand:problem:\(kind)", title: title, status: status.code, detail: detail)
        var response = try JSONAnswer.response(document, status: status, type: "application/problem+json")
        for field in headers { response.headers[field.name] = field.value }
        return response
    }

    static let unauthorized = Problem(
        .unauthorized, "no-token", "The request needs a token.",
        "Send 'Authorization: Bearer TOKEN' with a token that works; 'errand token add' makes one.",
        headers: [.wwwAuthenticate: #"Bearer realm="errand""#])

    static func notFound(_ subject: String) -> Problem {
        Problem(.notFound, "not-found", "There is no such thing here.", "There is \(subject) of that name for this person.")
    }

    /// The conversation was there and has been erased, with all of the person's data or because nobody had touched it for long.
    static let gone = Problem(
        .gone, "gone", "The conversation has been erased.",
        "Nothing can be said in it any more, and nothing of this request was stored. Start another conversation.")

    static func malformed(_ detail: String) -> Problem { Problem(.badRequest, "malformed", "The request is malformed.", detail) }

    /// More than a person may have stored.
    static func quota(_ detail: String) -> Problem { Problem(.conflict, "quota", "There is too much of it.", detail) }

    static let stopping = busy(.serviceUnavailable, "The server is about to stop. Try again in a moment.", retryAfter: 2)

    /// Too much at once.
    static func busy(_ status: HTTPResponse.Status, _ detail: String, retryAfter seconds: Int) -> Problem {
        Problem(status, "busy", "There are too many requests.", detail, headers: [.retryAfter: "\(max(1, seconds))"])
    }
}

/// JSON as the body of responses.
enum JSONAnswer {
    static func data(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return try encoder.encode(value)
    }

    static func response(
        _ value: some Encodable, status: HTTPResponse.Status = .ok, type: String = "application/json; charset=utf-8"
    ) throws -> Response { response(data: try data(value), status: status, type: type) }

    static func response(
        data: Data, status: HTTPResponse.Status = .ok, type: String = "application/json; charset=utf-8"
    ) -> Response {
        Response(
            status: status, headers: [.contentType: type, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }
}
