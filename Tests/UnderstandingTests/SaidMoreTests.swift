import Foundation
import IntentSchema
import Testing
import Understanding

/// What is to be said, too, is said behind the rest of a message, and takes nothing of it away.
struct SaidMoreTests {
    @Test(
        "both parts are sent",
        arguments: [
            "let Mary know that I cannot come, and say that I'm sorry",
            "Could you let Mary know that I cannot come, and say that I'm sorry?",
            "tell Mary that I cannot come, and tell her that I'm sorry",
        ])
    func both(said: String) throws {
        guard case .request(let request)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            Issue.record("'\(said)'")
            return
        }
        let texts = ([request] + (request.followers ?? [])).compactMap { $0.parameters["content"]?.string }.joined(
            separator: ", ")
        #expect(texts.contains("I cannot come") && texts.contains("I'm sorry"), "'\(said)' sends '\(texts)'")
        #expect(!texts.contains("say") && !texts.contains("add") && !texts.hasSuffix("?"), "'\(said)' sends '\(texts)'")
    }
}
