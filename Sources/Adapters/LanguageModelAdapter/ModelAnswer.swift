import Foundation

/// Parses the response of an OpenAI-compatible server.
enum ModelAnswer {
    private struct Completion: Decodable {
        struct Choice: Decodable {
            struct Message: Decodable {
                var content: String?
                var refusal: String?
            }
            var message: Message
        }
        var choices: [Choice]
    }

    /// The model's text.
    ///
    /// - Throws: `ModelFailure`.
    static func text(in body: Data) throws(ModelFailure) -> String {
        guard let completion = try? JSONDecoder().decode(Completion.self, from: body),
            let message = completion.choices.first?.message
        else { throw ModelFailure(message: "the server's response is not a chat completion; check its URL", mayPass: false) }
        guard message.refusal == nil, let content = message.content, !content.isEmpty else {
            throw ModelFailure(message: "it declined to answer", mayPass: false)
        }
        return content
    }

    /// The single JSON object in the model's response, which may be in a Markdown code fence.
    ///
    /// - Throws: `ModelFailure` if there is none.
    static func request(in text: String) throws(ModelFailure) -> ProposedRequest {
        var text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.hasPrefix("```"), text.hasSuffix("```"), let line = text.firstIndex(of: "\n") {
            text = text[line...].dropLast(3).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        guard let request = try? JSONDecoder().decode(ProposedRequest.self, from: Data(text.utf8)) else {
            throw ModelFailure(message: "its response is not in the requested format", mayPass: false)
        }
        return request
    }
}

/// Why a model's response is unusable, without quoting the request or response.
struct ModelFailure: Error, CustomStringConvertible {
    var message: String
    /// Whether a retry may succeed.
    var mayPass: Bool
    var description: String { message }

    init(message: String, mayPass: Bool) {
        self.message = message
        self.mayPass = mayPass
    }

    init(status: Int) {
        switch status {
        case 401, 403: self.init(message: "the server rejected the API key (status \(status))", mayPass: false)
        case 404: self.init(message: "the server does not know the model or the URL (status 404)", mayPass: false)
        case 429: self.init(message: "the server limits the request rate (status 429)", mayPass: false)
        // Servers without support for response schemas reply with these codes.
        case 400, 422: self.init(message: "the server rejected the request (status \(status))", mayPass: true)
        default: self.init(message: "the server reports an error (status \(status))", mayPass: status >= 500)
        }
    }
}
