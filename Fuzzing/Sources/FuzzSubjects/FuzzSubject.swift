import AppSubjects
import TextTokens

/// Something that takes what people say or write, and must neither trap nor break its promises on any.
public enum FuzzSubject: String, CaseIterable, Sendable {
    case tokens, times, quantities, templates, requests

    /// - Throws: `BrokenPromise`.
    public func run(_ input: [UInt8]) throws {
        let text = String(decoding: input, as: UTF8.self)
        switch self {
        case .tokens: try Tokens.run(text)
        case .times: try Times.run(text)
        case .quantities: try Quantities.run(text)
        case .templates: try Templates.run(text)
        case .requests: try Requests.run(text)
        }
    }
}

enum Tokens {
    static func run(_ text: String) throws {
        let tokens = TokenisedText(text)
        var end = 0
        for token in tokens.tokens {
            try BrokenPromise.check(token.start >= end && token.end > token.start, "tokens stand in order, and are not empty")
            try BrokenPromise.check(!token.text.isEmpty, "a token has a text")
            end = token.end
        }
        try BrokenPromise.check(end <= text.utf8.count, "tokens are within the text")
        try BrokenPromise.check(tokens.characters(upTo: end) <= text.count, "characters are within the text")
        try BrokenPromise.check(tokens.scalars(upTo: end) <= text.unicodeScalars.count, "scalars are within the text")
        if tokens.count > 0 {
            let written = tokens.written(0..<tokens.count)
            try BrokenPromise.check(text.utf8.count >= written.utf8.count, "what is written is part of the text")
        }
    }
}
