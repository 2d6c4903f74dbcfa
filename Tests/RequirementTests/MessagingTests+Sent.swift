import IntentSchema
import IntentsTesting
import Testing

// Messages that were sent, and those that are about to be.
extension MessagingTests {
    @Test(
        "SYS-13 editing and taking back name the message that was sent last, also after something else was said",
        arguments: [
            "edit that message to I am there", "unsend that", "edit my last message to say I am there", "unsend my last message",
        ])
    func sentLast(words: String) async throws {
        try await Notebook.open { notebook in
            let talk = try Self.assistant(["Mail", "Post"]).startConversation(with: "kim")
            try await talk.say("message Ida that I am here with Post")
            try await talk.answer("yes")
            try await talk.say("hello")
            try await talk.say(words)
            if await talk.lastTurn?.prompt != nil { try await talk.answer("yes") }
            let intent = try #require(notebook.intents.last)
            #expect(await talk.lastTurn?.calls.last?.call.app == "test.Post")
            #expect((intent["messageIdentifier"] ?? intent["messageIdentifiers"]?.list?.first) == .string("sent"))
            // What was taken back is not meant again, and another app is told nothing of it.
            try await talk.say("unsend that with Mail")
            if await talk.lastTurn?.prompt != nil { try await talk.answer("yes") }
            #expect(notebook.intents.last?["messageIdentifiers"] == nil)
            if intent.type == "INUnsendMessagesIntent" {
                try await talk.say("unsend that with Post")
                if await talk.lastTurn?.prompt != nil { try await talk.answer("yes") }
                #expect(notebook.intents.last?["messageIdentifiers"] == nil)
            }
        }
    }

    @Test(
        "SYS-13 while a message is to be confirmed, editing changes that one; the last one is changed if it is named",
        arguments: [
            ("edit that to I am there", "I am there"), ("edit the message to say I am there", "I am there"),
            ("change it to I am there", "I am there"), ("edit that message to I am there", "I am there"), ("edit that", nil),
            ("edit my last message to say I am there", ""), ("change the message I just sent to I am there", ""),
        ])
    func edited(words: String, text: String?) async throws {
        try await Notebook.open { notebook in
            let talk = try Self.assistant().startConversation(with: "kim")
            try await talk.say("message Ida that I am here")
            try await talk.answer("yes")
            try await talk.say("message Sam that I am near")
            try await talk.say(words)
            if text == nil {
                try await talk.expectPrompt(for: "content")
                try await talk.answer("I am there")
            }
            let question = await talk.lastTurn?.prompt?.question
            #expect(
                question?.kind == .confirmRequest
                    && question?.intent == (text == "" ? "INEditMessageIntent" : "INSendMessageIntent"))
            try await talk.answer("yes")
            #expect(
                (notebook.intents.last?["content"] ?? notebook.intents.last?["editedContent"])?.string?.lowercased()
                    == "i am there")
            #expect(Self.recipients(notebook) == (text == "" ? [] : ["sam"]))
        }
    }
}
