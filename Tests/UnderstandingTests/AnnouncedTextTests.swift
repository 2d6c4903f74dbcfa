import IntentSchema
import Testing
import Understanding

/// Texts that are announced as they are: behind words that only say that they follow, or how they are to be taken.
struct AnnouncedTextTests {
    private static let texts = ["Shall we meet on Tuesday at 7? I can bring the cake.", "call me, it is about the boiler", "no"]

    @Test(
        "what only announces a text is no part of it",
        arguments: [
            "please send Mary this message, exactly as I write it: “%@”",
            "send Mary a message, only what stands between the quotation marks: “%@”", "send Mary this: %@",
            "text Mary exactly this: %@", "please send Mary the following message: “%@”",
            "would you please text Mary, word for word: “%@”", "please write to Mary, in exactly these words: “%@”",
            "text Mary the following: %@", "send Mary this message and nothing else: “%@”",
            "send Mary the message “%@”, exactly as I write it.", "send Mary the words “%@”, without the quotation marks.",
            "I should like to send Mary this message, word for word: “%@”",
        ])
    func announced(form: String) {
        for text in Self.texts {
            let said = form.replacing("%@", with: text)
            guard case .request(let request)? = Fixtures.read(said).acts.first else {
                Issue.record("'\(said)' is no request")
                continue
            }
            #expect(request.intent == "INSendMessageIntent" && request.leftOut?.isEmpty ?? true, "'\(said)'")
            #expect(request.parameters["content"]?.string == text, "'\(said)': \(request.parameters["content"]?.string ?? "")")
        }
    }

    @Test(
        "what somebody said stays in a text that quotes it",
        arguments: ["tell Mary he said: “no way”", "text Mary the sign says “closed”"])
    func quoting(said: String) {
        guard case .request(let request)? = Fixtures.read(said).acts.first else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(request.parameters["content"]?.string?.contains("sa") == true, "'\(said)'")
    }
}
